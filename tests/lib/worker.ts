import type { Page } from "playwright-core";
import { until, within } from "./within.ts";

/** Waits until the page is in the charge of a worker that has the whole app. */
export const workerReady = (page: Page): Promise<void> =>
  until(
    "the worker takes charge",
    page,
    () => navigator.serviceWorker.controller?.state === "activated",
    20_000,
  );

/** Addresses in all caches of this origin. */
export function cached(page: Page): Promise<string[]> {
  const paths = page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  return within("the caches are read", paths);
}

/** Drops what matches `pattern` from all caches, as a browser does that needs room. */
export function evict(page: Page, pattern: string): Promise<void> {
  const dropped = page.evaluate(async (source) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (new RegExp(source).test(new URL(request.url).pathname)) await cache.delete(request);
      }
    }
  }, pattern);
  return within("parts are dropped from the caches", dropped);
}

/** Counts the documents that the page loads from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("domcontentloaded", () => loads++);
  return () => loads;
}

/** Which release the page shows. */
export function releaseOf(page: Page): Promise<string | null> {
  const release = page.evaluate(
    () => document.querySelector('meta[name="build"]')?.getAttribute("content") ?? null,
  );
  return within("the release is read", release);
}
