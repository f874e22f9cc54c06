import { join } from "node:path";
import { env, LogLevel, pipeline } from "@huggingface/transformers";
import type { Browser, Page } from "playwright-core";
import { openBrowser } from "../../../tests/lib/browser.ts";
import { type BlankHouse, openBlankHouse } from "./blankHouse.ts";
import { fromBase64, HELPERS, soundToBase64, toBase64 } from "./inPage.ts";

/*
 * The measure of all others: transformers.js as its own documentation shows it, with the weights, the runtime and the
 * number of threads that the product has, on the whole clip.
 */

/** Folder of the weights, from the project's root. */
const WEIGHTS = "models/weights";
const MODEL = "whisper-tiny.en";
const PACKAGES = "node_modules";

/** A longer sound is decoded in parts of 30 s, as the library has it. */
const PART_SECONDS = 30;

/** Runs in a worker of the blank page. */
const WORKER = `
import { env, pipeline } from "/transformers/transformers.min.js";
env.allowRemoteModels = false;
env.allowLocalModels = true;
env.localModelPath = "/weights/";
env.useBrowserCache = false;
env.useWasmCache = false;
const at = (name) => new URL("/runtime/ort-wasm-simd-threaded." + name, location.origin).href;
env.backends.onnx.wasm.wasmPaths = { mjs: at("mjs"), wasm: at("wasm") };
env.backends.onnx.wasm.numThreads = Math.min(4, Math.ceil(navigator.hardwareConcurrency / 2));
const asr = pipeline("automatic-speech-recognition", "${MODEL}", { device: "wasm", dtype: "q8" });
onmessage = async ({ data }) => {
  const recognise = await asr;
  const begun = performance.now();
  const long = data.length > ${PART_SECONDS} * 16000;
  const { text } = await recognise(data, long ? { chunk_length_s: ${PART_SECONDS} } : {});
  postMessage({ text, ms: performance.now() - begun });
};
`;

/** A text, and how long it took to make. */
export type Plain = { text: string; ms: number };

/** A page with nothing but the library. */
export type PlainPage = {
  page: Page;
  isolated: boolean;
  recognise(samples: Float32Array): Promise<Plain>;
  close(): Promise<void>;
};

/** Runs in the page: hands samples, as their bytes, to the worker and waits for the text. */
function ask(base64: string): Promise<Plain> {
  const worker = (window as unknown as { plain: Worker }).plain;
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Plain>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message || "The worker has failed."));
    worker.postMessage(new Float32Array(bytes.buffer));
  });
}

async function blankPage(house: BlankHouse): Promise<{ browser: Browser; page: Page }> {
  const browser = await openBrowser();
  const page = await browser.newPage();
  await page.addInitScript(HELPERS);
  await page.goto(house.address);
  return { browser, page };
}

/** Opens it; the first decode, which is the slowest, is done. */
export async function openPlainPage(): Promise<PlainPage> {
  const house = await openBlankHouse({
    folders: {
      transformers: join(PACKAGES, "@huggingface/transformers/dist"),
      runtime: join(PACKAGES, "onnxruntime-web/dist"),
      weights: WEIGHTS,
    },
    texts: { "/plain.js": WORKER },
  });
  const { browser, page } = await blankPage(house);
  const isolated = await page.evaluate(() => {
    Object.assign(window, { plain: new Worker("/plain.js", { type: "module" }) });
    return self.crossOriginIsolated;
  });
  const recognise = (samples: Float32Array) => page.evaluate(ask, soundToBase64(samples));
  await recognise(new Float32Array(16_000));
  return {
    page,
    isolated,
    recognise,
    async close() {
      await browser.close();
      await house.close();
    },
  };
}

/** The same in Node. */
export async function openPlainNode(): Promise<(samples: Float32Array) => Promise<string>> {
  env.allowRemoteModels = false;
  env.logLevel = LogLevel.ERROR;
  const options = { device: "cpu", dtype: "q8", local_files_only: true } as const;
  const recognise = await pipeline(
    "automatic-speech-recognition",
    join(process.cwd(), WEIGHTS, MODEL),
    options,
  );
  return async (samples) => {
    const [result] = [await recognise(samples)].flat();
    return result?.text ?? "";
  };
}

/** Decodes a file of sound to samples at 16 kHz, by the browser's own decoders. */
export async function decodeIn(page: Page, file: Uint8Array): Promise<Float32Array> {
  const decoded = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const context = new OfflineAudioContext(1, 1, 16_000);
    const sound = (await context.decodeAudioData(bytes.buffer)).getChannelData(0);
    const out = new Uint8Array(sound.buffer, sound.byteOffset, sound.byteLength);
    let letters = "";
    for (let at = 0; at < out.length; at += 32_768)
      letters += String.fromCharCode(...out.subarray(at, at + 32_768));
    return btoa(letters);
  }, toBase64(file));
  return new Float32Array(fromBase64(decoded).buffer);
}
