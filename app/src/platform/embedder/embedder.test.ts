import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeCaches } from "../../testing/fakeCaches.ts";
import { FakeWorker } from "../../testing/fakeWorker.ts";
import { someSet } from "../../testing/someSets.ts";
import { isCheap } from "./cheap.ts";
import { browserEmbedder } from "./embedder.ts";

vi.mock("./embedder.worker.ts?worker", async () => ({
  default: (await import("../../testing/fakeWorker.ts")).FakeWorker,
}));
vi.mock("./embedder.worker.ts?worker&url", () => ({ default: "/assets/embedder.worker.js" }));
vi.mock("./sets.ts", () => ({ embedderSets: () => ({ runtime: someSet, weights: someSet }) }));

const fast = { onLine: true, connection: { effectiveType: "4g", saveData: false } };
let disk: ReturnType<typeof fakeCaches>;

beforeEach(() => {
  FakeWorker.all = [];
  disk = fakeCaches();
  vi.stubGlobal("caches", disk.caches);
  vi.stubGlobal("navigator", {
    ...fast,
    locks: { request: (_: string, __: unknown, work: () => unknown) => work() },
  });
  vi.stubGlobal("fetch", async () => new Response("code"));
});
afterEach(() => vi.unstubAllGlobals());

async function here() {
  const device = browserEmbedder();
  await device.bringWhereCheap();
  const embedder = await device.here();
  if (!embedder) throw new Error("Nothing is here.");
  return embedder;
}

const meaning = { spans: new Int32Array(), vectors: new Float32Array(), whole: new Float32Array([1]) };
const asked = () => Number(Object(FakeWorker.last().got.at(-1))["id"]);

describe("Meanings on this device", () => {
  it("are told only where all that is needed for them is here, and nothing is loaded to find out", async () => {
    expect(await browserEmbedder().here()).toBeNull();
    expect(FakeWorker.all).toEqual([]);
    await here();
    expect(FakeWorker.all).toEqual([]);
  });

  it("come from a worker, one asking after another", async () => {
    const embedder = await here();
    const both = [embedder.embed(["a"]), embedder.embed(["b"])];
    await vi.waitFor(() => expect(FakeWorker.last().got).toHaveLength(1));
    FakeWorker.last().say({ id: asked(), meanings: [meaning] });
    await vi.waitFor(() => expect(FakeWorker.last().got).toHaveLength(2));
    FakeWorker.last().say({ id: asked(), meanings: [meaning] });
    expect(await Promise.all(both)).toEqual([[meaning], [meaning]]);
    expect(FakeWorker.all).toHaveLength(1);
  });

  it("fail aloud where the worker fails or dies, and come from a new one the next time", async () => {
    const embedder = await here();
    const first = embedder.embed(["a"]);
    await vi.waitFor(() => expect(FakeWorker.all).toHaveLength(1));
    FakeWorker.last().say({ id: asked(), why: "no memory" });
    await expect(first).rejects.toThrow("no memory");
    expect(FakeWorker.last().ended).toBe(true);
    const second = embedder.embed(["a"]);
    await vi.waitFor(() => expect(FakeWorker.all).toHaveLength(2));
    FakeWorker.last().crash();
    await expect(second).rejects.toThrow("out of memory");
  });

  it("are not brought over a network that is slow, counted or unknown", async () => {
    vi.stubGlobal("navigator", { onLine: true });
    await browserEmbedder().bringWhereCheap();
    expect(disk.kept()).toEqual([]);
    expect(isCheap(fast)).toBe(true);
    expect(isCheap({ connection: { effectiveType: "4g", type: "cellular" } })).toBe(false);
    expect(isCheap({ connection: { effectiveType: "3g" } })).toBe(false);
    expect(isCheap({ connection: { effectiveType: "4g", saveData: true } })).toBe(false);
    expect(isCheap({ ...fast, onLine: false })).toBe(false);
  });

  it("are done without where bringing fails, and tried again", async () => {
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("no network")));
    const device = browserEmbedder();
    await device.bringWhereCheap();
    expect(await device.here()).toBeNull();
    vi.stubGlobal("fetch", async () => new Response("code"));
    await device.bringWhereCheap();
    expect(await device.here()).not.toBeNull();
  });
});
