import { describe, expect, it, vi } from "vitest";
import { alone } from "./locks.ts";

type Request = (name: string, options: LockOptions, work: () => Promise<unknown>) => Promise<unknown>;

// Only what is used of them.
const locksWith = (request: Request) => ({ request }) as unknown as LockManager;

describe("Work that one tab does at a time", () => {
  it("is done under its name, and brings what it brings", async () => {
    const names: string[] = [];
    const locks = locksWith((name, _, work) => {
      names.push(name);
      return work();
    });
    expect([await alone(locks, "weights", async () => "done"), names]).toEqual(["done", ["weights"]]);
  });

  it.each<[string, LockManager | undefined]>([
    ["has no locks", undefined],
    ["refuses them", locksWith(() => Promise.reject(new DOMException("No.", "SecurityError")))],
    [
      "refuses them at once",
      locksWith(() => {
        throw new DOMException("No.", "InvalidStateError");
      }),
    ],
  ])("is done all the same in a browser that %s", async (_, locks) => {
    const work = vi.fn(async () => "done");
    expect(await alone(locks, "weights", work)).toBe("done");
    expect(work).toHaveBeenCalledOnce();
  });

  it("is not done twice where it fails, and says why", async () => {
    const work = vi.fn(() => Promise.reject(new Error("no room")));
    const locks = locksWith((_, _options, granted) => granted());
    await expect(alone(locks, "weights", work)).rejects.toThrow("no room");
    expect(work).toHaveBeenCalledOnce();
  });

  it("is not done where the waiting for another tab was ended", async () => {
    const stop = new AbortController();
    const waiting = locksWith(
      (_, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
    );
    const work = vi.fn(async () => {});
    const ended = expect(alone(waiting, "weights", work, stop.signal)).rejects.toBe("enough");
    stop.abort("enough");
    await ended;
    expect(work).not.toHaveBeenCalled();
  });
});
