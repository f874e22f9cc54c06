import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addressOf } from "#models/entities/weights.ts";
import { WEIGHTS_CACHE } from "#models/contract/worker.ts";
import { fakeCaches } from "../../testing/fakeCaches.ts";
import { FakeWorker } from "../../testing/fakeWorker.ts";
import { memoryStorage } from "../../testing/memoryStorage.ts";
import { someSets } from "../../testing/someSets.ts";
import { GPU_RULES } from "./gpuRules.ts";
import { keepLearned, readLearned } from "./learned.ts";
import type { ToRecogniser } from "./messages.ts";
import { loadRecogniser, stepFailed } from "./recogniser.ts";

vi.mock("./recogniser.worker.ts?worker", async () => ({
  default: (await import("../../testing/fakeWorker.ts")).FakeWorker,
}));

const FILE = { path: "ort.wasm", bytes: 4, sha256: "" };
const sets = { ...someSets, gpuRuntime: { ...someSets.gpuRuntime, bytes: 4, files: [FILE] } };
const told = { onCrash: vi.fn(), onGpu: vi.fn() };
let disk: ReturnType<typeof fakeCaches>;

beforeEach(async () => {
  FakeWorker.all = [];
  disk = fakeCaches();
  vi.stubGlobal("caches", disk.caches);
  vi.stubGlobal("self", Object.assign(new EventTarget(), { crossOriginIsolated: true }));
  vi.stubGlobal("navigator", { hardwareConcurrency: 8, gpu: {} });
  vi.stubGlobal("localStorage", memoryStorage());
  vi.spyOn(console, "warn").mockImplementation(() => {});
  told.onCrash.mockReset();
  told.onGpu.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What WebGPU needs is kept here. */
async function keepRuntime() {
  const cache = await disk.caches.open(WEIGHTS_CACHE);
  await cache.put(addressOf(sets.gpuRuntime, FILE.path), new Response("wasm"));
}

/** Waits for the worker with this number, from 0. */
async function worker(at: number): Promise<FakeWorker> {
  await vi.waitFor(() => expect(FakeWorker.all.length).toBe(at + 1));
  return FakeWorker.last();
}

/** How a worker was told to load. */
function order({ got }: FakeWorker): Extract<ToRecogniser, { type: "load" }> {
  const [load] = got as ToRecogniser[];
  if (load?.type !== "load") throw new Error("It was not told to load anything.");
  return load;
}

/** Loads, and has the worker with this number say so. */
async function loadedBy(at: number) {
  const loading = loadRecogniser(sets, told);
  const one = await worker(at);
  one.say({ type: "ready", ms: 1 });
  await loading;
  return one;
}

describe("Whisper on the graphics processor", () => {
  it("is the first step where all that it needs is kept here, and never one that is only a program", async () => {
    await keepRuntime();
    const { on, runtime, rules } = order(await loadedBy(0));
    expect([on, runtime.id]).toEqual(["gpu", "gpu"]);
    expect(rules).toEqual(GPU_RULES);
    expect(GPU_RULES.software).toBe(false);
    expect(readLearned()).toEqual({ working: null, loading: null, noGpu: null });
  });

  it("is left out where that is not kept: the processor begins at once, and tells later of what could be used", async () => {
    const one = await loadedBy(0);
    expect([order(one).on, order(one).look]).toEqual(["processor", true]);
    one.say({ type: "gpu" });
    expect(told.onGpu).toHaveBeenCalledOnce();
    await keepRuntime();
    expect(order(await loadedBy(1)).on).toBe("gpu");
  });

  it("is left out, and nothing is asked for it, in a browser without WebGPU", async () => {
    vi.stubGlobal("navigator", { hardwareConcurrency: 8 });
    await keepRuntime();
    const { on, look } = order(await loadedBy(0));
    expect([on, look]).toEqual(["processor", false]);
  });

  it("is left out where the browser keeps no files for the page", async () => {
    vi.stubGlobal("caches", { open: () => Promise.reject(new DOMException("", "SecurityError")) });
    expect(order(await loadedBy(0)).on).toBe("processor");
  });

  it("[bug subtitler#12] [bug BrowserAI#97] [bug whisper-web#52] is passed over while there is no adapter, and is tried again at the next visit", async () => {
    await keepRuntime();
    const loading = loadRecogniser(sets, told);
    (await worker(0)).say({ type: "failed", why: "", absent: true });
    (await worker(1)).say({ type: "ready", ms: 1 });
    await loading;
    expect(readLearned()).toEqual({ working: "threads", loading: null, noGpu: null });
    expect(order(await loadedBy(2)).on).toBe("gpu");
  });

  it("is not tried again where it has failed or was slow, until its runtime or the weights are others", async () => {
    await keepRuntime();
    const loading = loadRecogniser(sets, told);
    (await worker(0)).say({ type: "failed", why: "The graphics processor takes 5000 ms.", absent: false });
    (await worker(1)).say({ type: "ready", ms: 1 });
    await loading;
    const { on, look } = order(await loadedBy(2));
    expect([on, look]).toEqual(["processor", false]);
    const other = loadRecogniser({ ...sets, whisper: { ...sets.whisper, id: "other" } }, told);
    expect(order(await worker(3)).on).toBe("gpu");
    FakeWorker.last().say({ type: "ready", ms: 1 });
    await other;
  });

  it("is given up where it takes longer than 30 s to load: somebody may be waiting to speak", async () => {
    await keepRuntime();
    vi.useFakeTimers();
    const loading = loadRecogniser(sets, told);
    const slow = await worker(0);
    await vi.advanceTimersByTimeAsync(30_000);
    (await worker(1)).say({ type: "ready", ms: 1 });
    await loading;
    vi.useRealTimers();
    expect(slow.ended).toBe(true);
    expect(order(FakeWorker.last()).on).toBe("processor");
  });

  it("[bug transformers.js#740] [bug transformers.js#1205] [bug transformers.js#988] is not tried again where the tab has died of it, and what works on the processor is still known", async () => {
    await keepRuntime();
    keepLearned({ working: "plain", loading: null, noGpu: null });
    void loadRecogniser(sets, told);
    await worker(0);
    expect(readLearned()).toEqual({ working: "plain", loading: "gpu", noGpu: null });
    // The tab is gone; another one opens.
    const { on, threads } = order(await loadedBy(1));
    expect([on, threads]).toEqual(["processor", 1]);
    expect(readLearned()).toMatchObject({ working: "plain", loading: null });
    expect(order(await loadedBy(2)).on).toBe("processor");
  });

  it("that is lost later on is a crash, after which the processor goes on", async () => {
    await keepRuntime();
    const one = await loadedBy(0);
    one.say({ type: "failed", why: "The graphics processor is lost.", absent: false });
    expect(told.onCrash).toHaveBeenCalledOnce();
    stepFailed();
    const { on, threads } = order(await loadedBy(1));
    expect([on, threads]).toEqual(["processor", 4]);
  });
});
