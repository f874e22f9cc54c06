import type { Page } from "playwright-core";

/** Waits until the page is in the charge of a worker that has the whole app. */
export const workerReady = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated", null, {
    timeout: 20_000,
  });

/** Addresses in all caches of this origin. */
export const cached = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });

/** Drops what matches `pattern` from all caches, as a browser does that needs room. */
export const evict = (page: Page, pattern: string): Promise<void> =>
  page.evaluate(async (source) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (new RegExp(source).test(new URL(request.url).pathname)) await cache.delete(request);
      }
    }
  }, pattern);

/** Counts the documents that the page loads from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("domcontentloaded", () => loads++);
  return () => loads;
}

/** Which release the page shows. */
export const releaseOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('meta[name="build"]')?.getAttribute("content") ?? null);
