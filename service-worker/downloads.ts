import { WEIGHTS_CACHE, WEIGHTS_ROOT } from "#models/contract/worker.ts";

/** Whether a path belongs to what the page downloads by itself, when somebody wants to speak: too large for the shell. */
export const isDownloaded = (path: string): boolean => path.startsWith(WEIGHTS_ROOT);

/** The file as the page has kept it, or undefined. A browser without room for its caches has none. */
export async function downloaded(caches: CacheStorage, path: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(WEIGHTS_CACHE)).match(path);
  } catch {
    return undefined; // A damaged store: the network has the file too.
  }
}
