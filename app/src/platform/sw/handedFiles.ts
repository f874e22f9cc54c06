import { SHARED_FILE } from "#models/contract/worker.ts";

/** Not in the types: only Chromium on a computer has it. */
type LaunchQueue = { setConsumer(take: (launch: { files?: readonly FileSystemFileHandle[] }) => void): void };

const nameOf = (reply: Response) => decodeURIComponent(reply.headers.get("X-File-Name") ?? "resume.pdf");

/** The file that the worker has put down for the page, once; null where there is none. */
export async function sharedFile(caches: CacheStorage | undefined): Promise<File | null> {
  const cache = await caches?.open(SHARED_FILE.cache);
  const reply = await cache?.match(SHARED_FILE.address);
  if (!cache || !reply) return null;
  const blob = await reply.blob();
  await cache.delete(SHARED_FILE.address);
  return new File([blob], nameOf(reply), { type: blob.type });
}

/**
 * Told of each file that the person opens with the app.
 * @param window where the browser keeps such files
 */
export function onOpenedFile(
  window: EventTarget & { launchQueue?: LaunchQueue },
  take: (file: File) => void,
) {
  window.launchQueue?.setConsumer(({ files }) => {
    // A file that has gone meanwhile is none; the page then waits for one to be chosen.
    void files?.[0]?.getFile().then(take, () => undefined);
  });
}
