import { describe, expect, it, vi } from "vitest";
import { browserTurns } from "./turns.ts";

type Given = (lock: Lock | null) => Promise<void> | null;

/** The locks of one browser, as far as turns use them; every tab has the same. */
function browserLocks() {
  const held = new Map<string, { end: (why: Error) => void }>();
  async function request(name: string, { steal, ifAvailable, signal }: LockOptions, given: Given) {
    await Promise.resolve();
    const waits = () => held.has(name) && !steal && !ifAvailable;
    while (waits() && !signal?.aborted) await settle();
    if (signal?.aborted) throw new DOMException("no more", "AbortError");
    const holder = held.get(name);
    if (holder && !steal) return void (await given(null));
    const own: { end: (why: Error) => void } = { end: () => {} };
    const stolen = new Promise<void>((_, reject) => (own.end = reject));
    held.set(name, own);
    holder?.end(new DOMException("stolen", "AbortError"));
    await Promise.race([given({ name, mode: "exclusive" }), stolen]);
    if (held.get(name) === own) held.delete(name);
  }
  return { held, locks: { request } as unknown as LockManager };
}

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

describe("the turn to answer an attempt", () => {
  it("is the first tab's until that gives it back", async () => {
    const { locks, held } = browserLocks();
    const [first, second] = [vi.fn(), vi.fn()];
    const giveBack = browserTurns(locks).keep("a", first);
    await settle();
    browserTurns(locks).keep("a", second);
    await settle();
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
    expect([...held.keys()]).toEqual(["interview:a"]);
    giveBack();
    await settle();
    const third = vi.fn();
    browserTurns(locks).keep("a", third);
    await settle();
    expect(third).not.toHaveBeenCalled();
  });

  it("can be taken over: the tab that had it is told, and the new one keeps it", async () => {
    const { locks } = browserLocks();
    const [first, second] = [vi.fn(), vi.fn()];
    browserTurns(locks).keep("a", first);
    await settle();
    const tab = browserTurns(locks);
    await tab.takeOver("a");
    await settle();
    expect(first).toHaveBeenCalledOnce();
    tab.keep("a", second);
    await settle();
    expect(second).not.toHaveBeenCalled();
  });

  it("is not kept by a page that was left before it came", async () => {
    const { locks, held } = browserLocks();
    browserTurns(locks).keep("a", () => {})();
    await settle();
    expect(held.size).toBe(0);
  });

  it("is waited for: told once when no tab has it any more, and not taken by that", async () => {
    const { locks, held } = browserLocks();
    const [free, gone] = [vi.fn(), vi.fn()];
    const giveBack = browserTurns(locks).keep("a", () => {});
    await settle();
    browserTurns(locks).whenFree("a", free);
    const stop = browserTurns(locks).whenFree("a", gone);
    await settle();
    expect(free).not.toHaveBeenCalled();
    stop();
    giveBack();
    await settle();
    await settle();
    expect([free.mock.calls.length, gone.mock.calls.length]).toEqual([1, 0]);
    expect(held.size).toBe(0);
  });

  it("is always ours where the browser has no locks or refuses them", async () => {
    const lost = vi.fn();
    const refusing = { request: () => Promise.reject(new DOMException("no", "SecurityError")) };
    for (const turns of [browserTurns(undefined), browserTurns(refusing as unknown as LockManager)]) {
      turns.keep("a", lost);
      turns.whenFree("a", lost)();
      await turns.takeOver("a");
    }
    await settle();
    expect(lost).not.toHaveBeenCalled();
  });
});
