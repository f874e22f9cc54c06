import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WEIGHTS_CACHE } from "#models/contract/worker.ts";
import { fakeCaches } from "../../testing/fakeCaches.ts";
import { hasCode, keepCode } from "./code.ts";

vi.mock("./capture.worklet.ts?worker&url", () => ({ default: "/assets/capture-new.js" }));
vi.mock("./listener.worker.ts?worker&url", () => ({ default: "/assets/listener-new.js" }));
vi.mock("./recogniser.worker.ts?worker&url", () => ({ default: "/assets/recogniser-new.js" }));

const OURS = ["/assets/capture-new.js", "/assets/listener-new.js", "/assets/recogniser-new.js"];
let world: ReturnType<typeof fakeCaches>;
let answer: () => Response;

beforeEach(() => {
  world = fakeCaches();
  answer = () => new Response("code");
  vi.stubGlobal("caches", world.caches);
  vi.stubGlobal("fetch", async (_: string, { signal }: RequestInit) => {
    signal?.throwIfAborted();
    return answer();
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe("The code of the speech workers", () => {
  it("is kept for use without a network, and that of other versions goes", async () => {
    const cache = await world.caches.open(WEIGHTS_CACHE);
    await cache.put("/assets/recogniser-old.js", new Response("old code"));
    await cache.put("/weights/a@1/model.onnx", new Response("weights"));
    expect(await hasCode()).toBe(false);
    await keepCode(new AbortController().signal);
    expect(await hasCode()).toBe(true);
    expect(world.kept().sort()).toEqual([...OURS, "/weights/a@1/model.onnx"].sort());
  });

  it("[bug transformers.js#99] says why it cannot be kept: no room, or no network", async () => {
    world.disk.full = true;
    await expect(keepCode(new AbortController().signal)).rejects.toMatchObject({ kind: "room" });
    world.disk.full = false;
    answer = () => new Response("gone", { status: 404 });
    await expect(keepCode(new AbortController().signal)).rejects.toMatchObject({ kind: "network" });
    expect(await hasCode()).toBe(false);
  });

  it("is not fetched any more once that is stopped", async () => {
    await expect(keepCode(AbortSignal.abort())).rejects.toMatchObject({ kind: "network" });
    expect(world.kept()).toEqual([]);
  });
});
