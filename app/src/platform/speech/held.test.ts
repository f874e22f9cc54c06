import { describe, expect, it } from "vitest";
import { makeHeld } from "./held.ts";

/** The locks of a browser, whose tabs share them. */
function browserLocks() {
  const last = new Map<string, Promise<unknown>>();
  const request = (name: string, _: object, given: () => Promise<unknown>) => {
    const next = (last.get(name) ?? Promise.resolve()).then(given);
    last.set(name, next);
    return next;
  };
  // Only what is used of them.
  return { request } as unknown as LockManager;
}

/** Whether it has come by now. */
const hasCome = (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => true), new Promise((over) => setTimeout(() => over(false), 10))]);

describe("A stretch of speaking", () => {
  it("is one tab's at a time: another waits until that one lets it go", async () => {
    const locks = browserLocks();
    const [here, there] = [makeHeld(locks), makeHeld(locks)];
    const release = await here.hold("s");
    const waiting = there.hold("s");
    expect([await hasCome(waiting), await hasCome(there.hold("t"))]).toEqual([false, true]);
    release();
    expect(await hasCome(waiting)).toBe(true);
  });

  it("may be held more than once by its own tab, and is free after the last of them", async () => {
    const locks = browserLocks();
    const [here, there] = [makeHeld(locks), makeHeld(locks)];
    const [first, second] = await Promise.all([here.hold("s"), here.hold("s")]);
    const waiting = there.hold("s");
    first();
    first();
    expect(await hasCome(waiting)).toBe(false);
    second();
    expect(await hasCome(waiting)).toBe(true);
    expect(await hasCome(here.hold("s"))).toBe(false);
  });

  it("is ours where a browser has no locks, or refuses them", async () => {
    const refusing = { request: () => Promise.reject(new Error("SecurityError")) } as unknown as LockManager;
    expect(await hasCome(makeHeld(undefined).hold("s"))).toBe(true);
    expect(await hasCome(makeHeld(refusing).hold("s"))).toBe(true);
  });
});
