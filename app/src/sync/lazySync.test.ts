import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakePorts, fakeSync } from "../testing/fakePorts.ts";
import { lazySync } from "./lazySync.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("The sync, fetched after the page", () => {
  it("claims nothing before it is there, and is there a moment after the page", async () => {
    const real = fakeSync();
    const fetch = vi.fn(async () => real);
    const sync = lazySync(fakePorts(), fetch);
    const listener = vi.fn();
    sync.subscribe(listener);
    expect(sync.state()).toMatchObject({ waiting: 0, counted: false });
    await vi.advanceTimersByTimeAsync(3_500);
    expect(fetch).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(listener).toHaveBeenCalledTimes(1);
    real.set({ waiting: 3 });
    expect(listener).toHaveBeenCalledTimes(2);
    expect(sync.state()).toMatchObject({ waiting: 3, counted: true });
  });

  it("comes at once where an answer waits from an earlier visit and there is a network", async () => {
    const fetch = vi.fn(async () => fakeSync());
    const ports = fakePorts();
    const ids = { userId: "user-1", companyId: "c", roundId: "r", attemptId: "a", questionId: "q" };
    ports.store.answers.type({ ...ids, index: 0, text: "Left behind" }, { onKept() {}, onLost() {} });
    lazySync(ports, fetch);
    await vi.advanceTimersByTimeAsync(600);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("comes at once when somebody asks, and once only", async () => {
    const real = fakeSync();
    const fetch = vi.fn(async () => real);
    const sync = lazySync(fakePorts(), fetch);
    await sync.now();
    await vi.advanceTimersByTimeAsync(5_000);
    expect([real.asked, fetch.mock.calls.length]).toEqual([1, 1]);
  });

  it("is fetched again later where it could not be, and `now` does not fail for it", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const real = fakeSync();
    const fetch = vi.fn().mockRejectedValueOnce(new TypeError("offline")).mockResolvedValue(real);
    const sync = lazySync(fakePorts(), fetch);
    await sync.now();
    expect(real.asked).toBe(0);
    await sync.now();
    expect(real.asked).toBe(1);
    warn.mockReset();
  });
});
