import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { FakeWorker } from "../../testing/fakeWorker.ts";
import { memoryStorage } from "../../testing/memoryStorage.ts";
import { someSets } from "../../testing/someSets.ts";
import { readLearned } from "./learned.ts";
import { loadRecogniser, stepFailed } from "./recogniser.ts";

vi.mock("./recogniser.worker.ts?worker", async () => ({
  default: (await import("../../testing/fakeWorker.ts")).FakeWorker,
}));

const nobody = { onCrash: () => {}, onGpu: () => {} };

let page: EventTarget;
let warn: MockInstance<typeof console.warn>;

beforeEach(() => {
  FakeWorker.all = [];
  page = Object.assign(new EventTarget(), { crossOriginIsolated: true });
  vi.stubGlobal("self", page);
  vi.stubGlobal("navigator", { hardwareConcurrency: 8 });
  vi.stubGlobal("localStorage", memoryStorage());
  warn = vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  warn.mockReset();
});

/** Waits for the worker with this number, from 0. */
async function worker(at: number): Promise<FakeWorker> {
  await vi.waitFor(() => expect(FakeWorker.all.length).toBe(at + 1));
  return FakeWorker.last();
}

const threadsOf = ({ got }: FakeWorker) => got.map((message) => (message as { threads?: number }).threads);

describe("Loading Whisper on this device", () => {
  it("[bug transformers.js#1767] [bug transformers.js#1635] takes a new worker for each step: one that has failed fails for ever", async () => {
    const loading = loadRecogniser(someSets, nobody);
    const first = await worker(0);
    first.say({ type: "failed", why: "no available backend found" });
    const second = await worker(1);
    expect([threadsOf(first), threadsOf(second)]).toEqual([[4], [1]]);
    second.say({ type: "ready", ms: 1 });
    expect(await loading).not.toBeNull();
    expect(readLearned()).toEqual({ working: "plain", loading: null, noGpu: null });
  });

  it("[bug transformers.js#836] [bug transformers.js#958] ends the worker with what it loaded: nothing else gives the memory back", async () => {
    const loading = loadRecogniser(someSets, nobody);
    const failing = await worker(0);
    failing.crash("out of memory");
    const working = await worker(1);
    expect(failing.ended).toBe(true);
    working.say({ type: "ready", ms: 1 });
    (await loading)?.end();
    expect(working.ended).toBe(true);
  });

  it("is told of where the worker has begun something and never ends it, as a stuck processor does, and only there", async () => {
    const onCrash = vi.fn();
    const loading = loadRecogniser(someSets, { ...nobody, onCrash });
    const working = await worker(0);
    working.say({ type: "ready", ms: 1 });
    const engine = await loading;
    vi.useFakeTimers();
    try {
      working.say({ type: "busy" });
      vi.advanceTimersByTime(59_000);
      working.say({ type: "idle" });
      vi.advanceTimersByTime(600_000);
      // The page was stopped in the middle: what has ended meanwhile is told right after.
      working.say({ type: "busy" });
      vi.advanceTimersByTime(62_000);
      working.say({ type: "idle" });
      vi.advanceTimersByTime(600_000);
      expect(onCrash).not.toHaveBeenCalled();
      working.say({ type: "busy" });
      vi.advanceTimersByTime(65_000);
      expect(onCrash).toHaveBeenCalledExactlyOnceWith("The worker hangs.");
      working.say({ type: "busy" });
      engine?.end();
      vi.advanceTimersByTime(600_000);
      expect(onCrash).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
  });

  it("[bug transformers.js#1205] [bug transformers.js#988] [bug transformers.js#1241] [bug transformers.js#1242] [bug transformers.js#1298] notes a step before it is begun, so that one that kills the tab is left out at the next visit", async () => {
    void loadRecogniser(someSets, nobody);
    await worker(0);
    expect(readLearned()).toEqual({ working: null, loading: "threads", noGpu: null });
    // The tab is gone; another one opens.
    const next = loadRecogniser(someSets, nobody);
    const plain = await worker(1);
    expect(threadsOf(plain)).toEqual([1]);
    expect(readLearned()).toEqual({ working: null, loading: "plain", noGpu: null });
    // That one dies as well: then this device cannot, and its tab does not die a third time.
    const last = loadRecogniser(someSets, nobody);
    expect([await last, FakeWorker.all.length]).toEqual([null, 2]);
    plain.say({ type: "failed", why: "" });
    await next;
  });

  it("does not take a page that was left while it loaded for one that has died", async () => {
    void loadRecogniser(someSets, nobody);
    await worker(0);
    page.dispatchEvent(new Event("pagehide"));
    expect(readLearned()).toEqual({ working: null, loading: null, noGpu: null });
    void loadRecogniser(someSets, nobody);
    expect(threadsOf(await worker(1))).toEqual([4]);
  });

  it("loads in one tab at a time: a tab that is loading is not taken for one that has died", async () => {
    let free: Promise<unknown> = Promise.resolve();
    const request = (_: string, _options: object, work: () => Promise<unknown>) => (free = free.then(work));
    vi.stubGlobal("navigator", { hardwareConcurrency: 8, locks: { request } });
    const here = loadRecogniser(someSets, nobody);
    const first = await worker(0);
    void loadRecogniser(someSets, nobody);
    first.say({ type: "ready", ms: 1 });
    await here;
    expect(threadsOf(await worker(1))).toEqual([4]);
  });

  it("loads in a browser that refuses locks as in one that has none", async () => {
    const request = () => Promise.reject(new DOMException("The operation is insecure.", "SecurityError"));
    vi.stubGlobal("navigator", { hardwareConcurrency: 8, locks: { request } });
    const loading = loadRecogniser(someSets, nobody);
    (await worker(0)).say({ type: "ready", ms: 1 });
    expect(await loading).not.toBeNull();
  });

  it("tells of a crash later on, and takes the step below it then", async () => {
    const crashed = vi.fn();
    const loading = loadRecogniser(someSets, { ...nobody, onCrash: crashed });
    (await worker(0)).say({ type: "ready", ms: 1 });
    await loading;
    FakeWorker.last().crash();
    expect(crashed).toHaveBeenCalledOnce();
    stepFailed();
    void loadRecogniser(someSets, nobody);
    expect(threadsOf(await worker(1))).toEqual([1]);
  });
});
