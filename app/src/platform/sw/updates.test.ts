import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { INTERVIEW_LOCK } from "#models/contract/worker.ts";
import { watchUpdates } from "./updates.ts";

type Reply = { type: string } | null;

/** A worker that answers `update.take` with `reply`, or not at all. */
const workerThat = (reply: Reply) => ({
  postMessage: vi.fn((_: unknown, [port]: MessagePort[]) => reply && port?.postMessage(reply)),
});

function browser({ active = true, controlled = true, lost = false } = {}) {
  const registration = Object.assign(new EventTarget(), {
    active: active ? {} : null,
    waiting: null as ReturnType<typeof workerThat> | null,
    installing: null as EventTarget | null,
    update: vi.fn(async () => {}),
  });
  const container = Object.assign(new EventTarget(), {
    controller: controlled ? {} : null,
    ready: Promise.resolve(registration),
  });
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  const held: { name: string }[] = [];
  const reload = vi.fn();
  const pressed = { note: vi.fn(), forget: vi.fn(), wasLost: () => lost };
  const world = { container, locks: { query: async () => ({ held }) }, page, reload, pressed };
  return {
    registration,
    container,
    page,
    held,
    reload,
    pressed,
    world: world as unknown as Parameters<typeof watchUpdates>[0],
  };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

/** A new version has been stored. */
async function arrive({ registration }: ReturnType<typeof browser>, reply: Reply = { type: "update.taken" }) {
  const installing = new EventTarget();
  registration.installing = installing;
  registration.dispatchEvent(new Event("updatefound"));
  registration.waiting = workerThat(reply);
  installing.dispatchEvent(new Event("statechange"));
  await settle();
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval"] }));
afterEach(() => void vi.useRealTimers());

describe("watching for updates", () => {
  it("tells of a version that has arrived, also before it looked", async () => {
    const early = browser();
    early.registration.waiting = workerThat(null);
    const updates = watchUpdates(early.world);
    await settle();
    expect(updates.state()).toBe("ready");
  });

  it("tells of one whose download had begun before it looked", async () => {
    const b = browser();
    const installing = new EventTarget();
    b.registration.installing = installing;
    const updates = watchUpdates(b.world);
    await settle();
    b.registration.waiting = workerThat(null);
    installing.dispatchEvent(new Event("statechange"));
    await settle();
    expect(updates.state()).toBe("ready");
  });

  it.each([true, false])(
    "is no update when the first worker of all takes charge, active: %s",
    async (active) => {
      const b = browser({ active, controlled: false });
      const updates = watchUpdates(b.world);
      await settle();
      Object.assign(b.container, { controller: {} });
      b.container.dispatchEvent(new Event("controllerchange"));
      await settle();
      expect([updates.state(), b.reload.mock.calls.length]).toEqual(["none", 0]);
    },
  );

  it("[bug 19] loads the page once when the new version has taken over", async () => {
    const b = browser();
    const updates = watchUpdates(b.world);
    await settle();
    await arrive(b);
    const taken = updates.take();
    await vi.waitFor(() => expect(b.registration.waiting?.postMessage).toHaveBeenCalled());
    expect(await taken).toBe(true);
    b.container.dispatchEvent(new Event("controllerchange"));
    b.container.dispatchEvent(new Event("controllerchange"));
    await vi.advanceTimersByTimeAsync(4_000);
    expect(b.reload).toHaveBeenCalledOnce();
  });

  it("[bug 18] loads the page after 3 s where the browser does not tell that it has taken over", async () => {
    const b = browser();
    const updates = watchUpdates(b.world);
    await settle();
    await arrive(b);
    await updates.take();
    await vi.advanceTimersByTimeAsync(2_900);
    expect(b.reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(b.reload).toHaveBeenCalledOnce();
  });

  it("[bug 12] loads the page again where a load was lost in the change of versions", async () => {
    const b = browser();
    const updates = watchUpdates(b.world);
    await settle();
    await arrive(b);
    await updates.take();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(b.reload).toHaveBeenCalledTimes(1);
    const next = Object.assign(new EventTarget(), { state: "activating" });
    Object.assign(b.container, { controller: next });
    b.container.dispatchEvent(new Event("controllerchange"));
    await settle();
    expect(b.reload).toHaveBeenCalledTimes(1);
    next.dispatchEvent(new Event("statechange"));
    await settle();
    expect(b.reload).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(b.reload).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(b.reload).toHaveBeenCalledTimes(3);
  });

  it("[bug 12] takes it again by itself where the load after a press has brought the old version once more", async () => {
    const b = browser({ lost: true });
    b.registration.waiting = workerThat({ type: "update.taken" });
    watchUpdates(b.world);
    await vi.waitFor(() => expect(b.registration.waiting?.postMessage).toHaveBeenCalledOnce());
    b.container.dispatchEvent(new Event("controllerchange"));
    await settle();
    expect([b.reload.mock.calls.length, b.pressed.note.mock.calls.length]).toEqual([1, 0]);
  });

  it("[bug 12] loads once more where the new version took over while the page of the old one began", async () => {
    const b = browser({ lost: true });
    watchUpdates(b.world);
    await settle();
    expect([b.reload.mock.calls.length, b.pressed.note.mock.calls.length]).toEqual([1, 0]);
  });

  it("notes the press for the page that the load brings, and forgets it where an attempt runs", async () => {
    const b = browser();
    const updates = watchUpdates(b.world);
    await settle();
    await arrive(b);
    b.held.push({ name: `${INTERVIEW_LOCK}a` });
    await updates.take();
    expect([b.pressed.note.mock.calls.length, b.pressed.forget.mock.calls.length]).toEqual([1, 1]);
  });

  it("[bug 20] says and does nothing while an attempt runs, and speaks up when it has ended", async () => {
    const b = browser();
    b.held.push({ name: `${INTERVIEW_LOCK}a` });
    const updates = watchUpdates(b.world);
    await settle();
    await arrive(b);
    expect([updates.state(), await updates.take(), b.reload.mock.calls.length]).toEqual(["none", false, 0]);
    expect(b.registration.waiting?.postMessage).not.toHaveBeenCalled();
    b.held.length = 0;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(updates.state()).toBe("ready");
  });

  it("[bug 20] stays where the worker itself refuses: an attempt has begun in the meantime", async () => {
    const b = browser();
    const updates = watchUpdates(b.world);
    await settle();
    await arrive(b, { type: "update.refused" });
    expect(await updates.take()).toBe(false);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(b.reload).not.toHaveBeenCalled();
  });

  it("[bug 20] is not loaded when an attempt has begun while the new version took over", async () => {
    const b = browser();
    const updates = watchUpdates(b.world);
    await settle();
    await arrive(b);
    await updates.take();
    b.held.push({ name: `${INTERVIEW_LOCK}a` });
    b.container.dispatchEvent(new Event("controllerchange"));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(b.reload).not.toHaveBeenCalled();
    b.held.length = 0;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(updates.state()).toBe("ready");
  });

  it("[bug 20] is not loaded because another tab has taken the new version, but can be", async () => {
    const b = browser();
    const updates = watchUpdates(b.world);
    await settle();
    b.container.dispatchEvent(new Event("controllerchange"));
    await settle();
    expect([updates.state(), b.reload.mock.calls.length]).toEqual(["ready", 0]);
    expect(await updates.take()).toBe(true);
    expect(b.reload).toHaveBeenCalledOnce();
  });

  it("asks the server when the page is looked at again, and every hour; a failure is none", async () => {
    const b = browser();
    b.registration.update.mockRejectedValue(new TypeError("no network"));
    watchUpdates(b.world);
    await settle();
    b.page.dispatchEvent(new Event("visibilitychange"));
    expect(b.registration.update).toHaveBeenCalledTimes(1);
    b.page.visibilityState = "hidden";
    b.page.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(b.registration.update).toHaveBeenCalledTimes(2);
  });

  it("[bug 16] tells that a new version did not fit", async () => {
    const b = browser();
    const updates = watchUpdates(b.world);
    const listener = vi.fn();
    updates.subscribe(listener);
    b.container.dispatchEvent(new MessageEvent("message", { data: { type: "update.failed", full: true } }));
    expect([updates.state(), listener.mock.calls.length]).toEqual(["full", 1]);
  });
});
