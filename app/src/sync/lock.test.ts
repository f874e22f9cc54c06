import { afterEach, describe, expect, it, vi } from "vitest";
import { drainLock, openInterviews } from "./lock.ts";

/** A lock manager as the browser's: one holder, asked for without waiting, or stolen. */
function fakeLocks() {
  let holder: { lose(): void } | null = null;
  const request = (_name: string, options: LockOptions, work: (lock: Lock | null) => Promise<unknown>) =>
    new Promise<unknown>((resolve, reject) => {
      if (holder && !options.steal) return void work(null).then(resolve, reject);
      holder?.lose();
      const mine = { lose: () => reject(new DOMException("Stolen", "AbortError")) };
      holder = mine;
      void work({ mode: "exclusive", name: "" } as Lock)
        .then(resolve, reject)
        .finally(() => holder === mine && (holder = null));
    });
  return { request } as unknown as LockManager;
}

afterEach(() => vi.useRealTimers());

const forever = () => new Promise<void>(() => {});

describe("One drain at a time among the tabs", () => {
  it("passes on what the work failed with, also where that looks like a lost lock", async () => {
    const why = new DOMException("The rows could not be written.", "AbortError");
    await expect(drainLock(fakeLocks(), () => 0).run(() => Promise.reject(why))).rejects.toBe(why);
  });

  it("is given to the first and refused to the second, and free again after it", async () => {
    const locks = fakeLocks();
    const [first, second] = [drainLock(locks, () => 0), drainLock(locks, () => 0)];
    let end = () => {};
    const running = first.run(() => new Promise((resolve) => (end = resolve)));
    expect(await second.run(async () => {})).toBe(false);
    end();
    expect(await running).toBe(true);
    expect(await second.run(async () => {})).toBe(true);
  });

  it("[bug 39] is taken from a frozen tab after 30 seconds, which then begins nothing new", async () => {
    const locks = fakeLocks();
    let now = 0;
    const [frozen, awake] = [drainLock(locks, () => now), drainLock(locks, () => now)];
    let stop: AbortSignal | undefined;
    const lost = frozen.run((signal) => {
      stop = signal;
      return forever();
    });
    expect(await awake.run(async () => {})).toBe(false);
    now = 29_000;
    expect(await awake.run(async () => {})).toBe(false);
    now = 30_000;
    expect(await awake.run(async () => {})).toBe(true);
    expect(await lost).toBe(false);
    expect(stop?.aborted).toBe(true);
  });

  it("asks a drain to end after 25 seconds", async () => {
    vi.useFakeTimers();
    let stop: AbortSignal | undefined;
    void drainLock(fakeLocks(), () => 0).run((signal) => {
      stop = signal;
      return forever();
    });
    vi.advanceTimersByTime(25_000);
    expect(stop?.aborted).toBe(true);
  });

  it("is not needed where the browser has no locks, and passes a fault on", async () => {
    const lock = drainLock(undefined, () => 0);
    expect(await lock.run(async () => {})).toBe(true);
    await expect(lock.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  });
});

describe("Whether an interview is open in some tab", () => {
  const told = (query: () => Promise<LockManagerSnapshot>) => openInterviews({ query } as LockManager);

  it("is told by the lock of its attempt, whichever tab holds it", async () => {
    const isOpen = told(async () => ({ held: [{ name: "interview:a1" }, { name: "taiyari-sync" }] }));
    expect([await isOpen("a1"), await isOpen("a")]).toEqual([true, false]);
  });

  it("is not known where the browser has no locks, or refuses to tell", async () => {
    const refuses = told(() => Promise.reject(new DOMException("no", "SecurityError")));
    expect([await openInterviews(undefined)("a1"), await refuses("a1")]).toEqual([false, false]);
  });
});
