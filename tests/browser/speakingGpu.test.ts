import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FromRecogniser, JobDone, ToRecogniser } from "#app/platform/speech/messages.ts";
import { FileSet } from "#models/entities/weights.ts";
import { FAST_WHISPER, registeredSet } from "#models/weights/registered.ts";
import { builtPage } from "../lib/builds.ts";
import { chromiumPath, openGpuBrowser } from "../lib/browser.ts";
import { type Deployed, deployBuilt } from "../lib/deployed.ts";
import { voice } from "../lib/voice.ts";

/*
 * Whisper's encoder on WebGPU, in the built worker under the built server's headers. The graphics processor is a program,
 * which is far too slow for a person: the product refuses it, and only the order that is given here lets it be.
 */
if (chromiumPath === undefined) console.log("skipped: no Chromium");

type Load = Extract<ToRecogniser, { type: "load" }>;

/** Address of the worker's code, which belongs to this build. */
function workerAddress(): string {
  const manifest = readFileSync(join(builtPage, ".vite/manifest.json"), "utf8");
  const [file] = /assets\/recogniser\.worker-[\w-]+\.js/.exec(manifest) ?? [];
  if (file === undefined) throw new Error("The build has no worker that recognises.");
  return `/${file}`;
}

async function gpuRuntime(): Promise<FileSet> {
  const file = new URL("../../tools/lib/weights.mjs", import.meta.url).href;
  const { gpuRuntimeSet } = await import(/* @vite-ignore */ file);
  return FileSet.parse(await gpuRuntimeSet());
}

/** Runs in the page: has a worker load, and write down what it is given; says what it told of each. */
async function write({ address, load, samples }: { address: string; load: Load; samples: number[] }) {
  const worker = new Worker(address, { type: "module" });
  const loaded = new Promise<FromRecogniser>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FromRecogniser>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
  });
  worker.postMessage(load);
  const told = await loaded;
  if (told.type !== "ready") return { told, done: null };
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ type: "serve", port: port2, given: null }, [port2]);
  const about = { voicedRms: 0.1, partial: false };
  port1.postMessage({ id: 1, userId: "u", samples: Float32Array.from(samples), about });
  const done = await new Promise<JobDone>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<JobDone>) => resolve(data);
  });
  worker.terminate();
  return { told, done };
}

describe.skipIf(chromiumPath === undefined)("Whisper on a graphics processor", () => {
  const asked: string[] = [];
  const complaints: string[] = [];
  let server: Deployed;
  let browser: Browser;
  let page: Page;
  let load: Load;

  beforeAll(async () => {
    server = await deployBuilt();
    browser = await openGpuBrowser();
    page = await browser.newPage();
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    page.on("console", (line) => void (line.type() === "error" && complaints.push(line.text())));
    await page.goto(server.address);
    const rules = { software: true, slowest: null };
    const weights = registeredSet(FAST_WHISPER);
    load = { type: "load", weights, runtime: await gpuRuntime(), threads: 2, on: "gpu", rules, look: false };
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  it("[bug transformers.js#1317] [bug transformers.js#894] writes down what is said and no gibberish, without weights in halves, with an encoder that is nowhere to be downloaded, under the page's own policy", async () => {
    const samples = Array.from((await voice()).subarray(0, 4.5 * 16_000));
    const { told, done } = await page.evaluate(write, { address: workerAddress(), load, samples });
    expect([told.type, done?.why]).toEqual(["ready", ""]);
    expect(done?.text).toMatch(/my fellow americans/i);
    const files = asked.filter((path) => /ort-|onnx/.test(path)).map((path) => path.replace(/.*\//, ""));
    expect(new Set(files)).toEqual(
      new Set([
        "decoder_model_merged_quantized.onnx",
        "encoder_model_quantized.onnx",
        "ort-wasm-simd-threaded.asyncify.mjs",
        "ort-wasm-simd-threaded.asyncify.wasm",
      ]),
    );
    expect(complaints).toEqual([]);
  }, 240_000);

  it("is refused as the product has it, since this one is only a program", async () => {
    const rules = { software: false, slowest: 300 };
    const order = { address: workerAddress(), load: { ...load, rules }, samples: [] };
    const { told } = await page.evaluate(write, order);
    expect(told).toMatchObject({ type: "failed", absent: true });
  });
});
