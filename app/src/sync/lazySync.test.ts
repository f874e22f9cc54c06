import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakePorts, fakeSync } from "../testing/fakePorts.ts";
import { lazySync } from "./lazySync.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("The sync, fetched after the page", () => {
  const ids = { userId: "user-1", companyId: "c", roundId: "r", attemptId: "a", questionId: "q" };
  const untold = { onKept() {}, onLost() {} };

  it("says what the rows say as soon as they are counted, and what it knows itself once it is there", async () => {
    const real = fakeSync();
    real.set({ counted: false });
    const fetch = vi.fn(async () => real);
    const ports = fakePorts();
    ports.network.set(false);
    ports.store.answers.type({ ...ids, index: 0, text: "Left behind" }, untold);
    const sync = lazySync(ports, fetch);
    const listener = vi.fn();
    sync.subscribe(listener);
    expect(sync.state()).toMatchObject({ waiting: 0, counted: false });
    await vi.advanceTimersByTimeAsync(0);
    expect(sync.state()).toMatchObject({ waiting: 1, refused: 0, counted: true });
    expect(listener).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(3_500);
    expect(fetch).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(sync.state()).toMatchObject({ waiting: 1, counted: true });
    real.set({ waiting: 3, counted: true });
    expect(listener).toHaveBeenCalledTimes(2);
    expect(sync.state()).toMatchObject({ waiting: 3, counted: true });
  });

  it("counts again when rows change or the person does, and claims nothing of them until then", async () => {
    const ports = fakePorts();
    const sync = lazySync(ports, async () => fakeSync());
    await vi.advanceTimersByTimeAsync(0);
    expect(sync.state()).toMatchObject({ waiting: 0, counted: true });
    ports.store.answers.type({ ...ids, index: 0, text: "Typed" }, untold);
    expect(sync.state()).toMatchObject({ waiting: 0, counted: false });
    await vi.advanceTimersByTimeAsync(0);
    expect(sync.state()).toMatchObject({ waiting: 1, counted: true });
    ports.auth.set({ user: null });
    await vi.advanceTimersByTimeAsync(0);
    expect(sync.state()).toMatchObject({ waiting: 0, counted: true });
  });

  it("claims nothing of a text from its first key on, whose row is not down yet", async () => {
    const ports = fakePorts();
    const sync = lazySync(ports, async () => fakeSync());
    await vi.advanceTimersByTimeAsync(0);
    const listener = vi.fn();
    sync.subscribe(listener);
    ports.store.full = new Error("not yet");
    ports.store.answers.type({ ...ids, index: 0, text: "T" }, untold);
    ports.store.answers.type({ ...ids, index: 0, text: "Ty" }, untold);
    await vi.advanceTimersByTimeAsync(0);
    expect(sync.state()).toMatchObject({ counted: false });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("comes at once where an answer waits from an earlier visit and there is a network", async () => {
    const fetch = vi.fn(async () => fakeSync());
    const ports = fakePorts();
    ports.store.answers.type({ ...ids, index: 0, text: "Left behind" }, untold);
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
