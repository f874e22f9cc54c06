import { expect, it } from "vitest";
import { SHELL } from "#app/platform/store/names.ts";
import { precache } from "#sw/precache.ts";

it("the caches of the service worker are called as the page knows them", () => {
  const world = { caches: {} as CacheStorage, fetch: () => Promise.reject(new TypeError("unused")) };
  expect(precache([], world).name.startsWith(SHELL)).toBe(true);
});
