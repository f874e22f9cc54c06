import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WEIGHTS_CACHE } from "#models/contract/worker.ts";
import { addressOf } from "#models/entities/weights.ts";
import { floatModel } from "#models/speech/onnx/floatModel.ts";
import { FAST_WHISPER, registeredSet } from "#models/weights/registered.ts";
import { fakeCaches } from "../../testing/fakeCaches.ts";
import { finding } from "./cachedSets.ts";
import { floatEncoder, hasGpu } from "./gpu.ts";
import { GPU_RULES } from "./gpuRules.ts";

const whisper = registeredSet(FAST_WHISPER);
const at = (path: string) => addressOf(whisper, path);
const QUANTISED = "onnx/encoder_model_quantized.onnx";
const shipped = new Uint8Array(readFileSync(`models/weights/${FAST_WHISPER}/${QUANTISED}`));

let disk: ReturnType<typeof fakeCaches>;

beforeEach(() => {
  disk = fakeCaches();
  vi.stubGlobal("caches", disk.caches);
  vi.stubGlobal("fetch", async () => new Response("not here", { status: 404 }));
});
afterEach(() => vi.unstubAllGlobals());

const keep = async (path: string, body: BodyInit) =>
  (await disk.caches.open(WEIGHTS_CACHE)).put(at(path), new Response(body));

describe("What the library finds", () => {
  it("is the float encoder, made of the one that is kept here; of all else what is kept, or nothing", async () => {
    await keep(QUANTISED, shipped);
    await keep("config.json", "{}");
    const find = finding(floatEncoder(whisper));
    const made = await (await find(at("onnx/encoder_model.onnx")))?.arrayBuffer();
    expect(Buffer.from(made ?? new ArrayBuffer(0)).equals(floatModel(shipped))).toBe(true);
    expect(await (await find(at("config.json")))?.text()).toBe("{}");
    expect(await find(at("tokenizer.json"))).toBeUndefined();
    expect(disk.kept()).toEqual([at(QUANTISED), at("config.json")]);
  });

  it("fails where that encoder is not here, or not such as is known, so that the next step is taken", async () => {
    const find = finding(floatEncoder(whisper));
    await expect(find(at("onnx/encoder_model.onnx"))).rejects.toThrow("404");
    await keep(QUANTISED, "<!doctype html>");
    await expect(find(at("onnx/encoder_model.onnx"))).rejects.toThrow();
  });
});

describe("A graphics processor", () => {
  const browser = (requestAdapter?: () => Promise<unknown>) =>
    vi.stubGlobal("navigator", requestAdapter ? { gpu: { requestAdapter } } : {});

  it("is there where an adapter is given, not where there is WebGPU in name only", async () => {
    browser(async () => ({ info: { isFallbackAdapter: false } }));
    expect(await hasGpu(GPU_RULES)).toBe(true);
    browser(async () => ({}));
    expect(await hasGpu(GPU_RULES)).toBe(true);
    browser(async () => null);
    expect(await hasGpu(GPU_RULES)).toBe(false);
    browser(() => Promise.reject(new DOMException("", "OperationError")));
    expect(await hasGpu(GPU_RULES)).toBe(false);
    browser();
    expect(await hasGpu(GPU_RULES)).toBe(false);
  });

  it("is none where it is only a program, however the browser says so, but for who asks for that", async () => {
    browser(async () => ({ info: { isFallbackAdapter: true } }));
    expect(await hasGpu(GPU_RULES)).toBe(false);
    expect(await hasGpu({ ...GPU_RULES, software: true })).toBe(true);
    browser(async () => ({ isFallbackAdapter: true }));
    expect(await hasGpu(GPU_RULES)).toBe(false);
  });
});
