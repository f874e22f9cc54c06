import { WEIGHTS_CACHE } from "#models/contract/worker.ts";
import embedderUrl from "../embedder/embedder.worker.ts?worker&url";
import captureUrl from "./capture.worklet.ts?worker&url";
import listenerUrl from "./listener.worker.ts?worker&url";
import recogniserUrl from "./recogniser.worker.ts?worker&url";
import { DownloadFault } from "./fetchSets.ts";

const CODE = [captureUrl, listenerUrl, recogniserUrl];

/** Fetches a file and keeps it. `Cache.add` would take no signal for an address. */
async function add(cache: Cache, address: string, signal: AbortSignal) {
  const reply = await fetch(address, { signal });
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
  await cache.put(address, reply);
}

/**
 * Keeps the workers' own code for use without a network; it is too large for everybody's precache.
 * @throws DownloadFault
 */
export async function keepCode(signal: AbortSignal): Promise<void> {
  const cache = await caches.open(WEIGHTS_CACHE);
  try {
    for (const address of CODE) if (!(await cache.match(address))) await add(cache, address, signal);
  } catch (why) {
    const full = why instanceof Error && why.name === "QuotaExceededError";
    throw new DownloadFault(full ? "room" : "network", why);
  }
  await dropCode([...CODE, embedderUrl]);
}

/** Whether the code of this version is here. */
export async function hasCode(): Promise<boolean> {
  const cache = await caches.open(WEIGHTS_CACHE);
  const found = await Promise.all(CODE.map((address) => cache.match(address)));
  return found.every((one) => one !== undefined);
}

/** Drops the code of other versions. */
export async function dropCode(wanted: readonly string[] = []): Promise<void> {
  const cache = await caches.open(WEIGHTS_CACHE);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/assets/") && !wanted.includes(pathname)) await cache.delete(request);
  }
}
