import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { FileSet } from "#models/entities/weights.ts";
import { runtimePaths } from "./cachedSets.ts";

const root = process.cwd();
const text = (...path: string[]) => readFileSync(join(root, ...path), "utf8");

/** The files that the build lays out for the workers; `gpu`: for those that use WebGPU. */
async function laidOut(which: "runtimeSet" | "gpuRuntimeSet"): Promise<FileSet> {
  const file = new URL("../../../../tools/lib/weights.mjs", import.meta.url).href;
  const sets = await import(/* @vite-ignore */ file);
  return FileSet.parse(await sets[which]());
}

describe("The runtime of the speech workers", () => {
  it("[bug vad#44] [bug vad#128] [bug vad#130] [bug vad#165] [bug vad#204] is one for Whisper and for the voice detector: ours and the library's own are the same package", () => {
    const ours = createRequire(join(root, "package.json"));
    const library = createRequire(ours.resolve("@huggingface/transformers"));
    expect(library.resolve("onnxruntime-web")).toBe(ours.resolve("onnxruntime-web"));
    const { dependencies } = JSON.parse(text("package.json"));
    const pinned = JSON.parse(text("node_modules", "@huggingface", "transformers", "package.json"));
    expect(dependencies["onnxruntime-web"]).toBe(pinned.dependencies["onnxruntime-web"]);
  });

  it("[bug transformers.js#1231] [bug transformers.js#1250] [bug transformers.js#1700] is the plain build, which older Safaris can run", async () => {
    const { files } = await laidOut("runtimeSet");
    expect(files.map(({ path }) => path)).toEqual([
      "ort-wasm-simd-threaded.mjs",
      "ort-wasm-simd-threaded.wasm",
    ]);
  });

  it("[bug onnxruntime#23257] [bug transformers.js#744] is found by its whole address; another build where there is WebGPU, whose two files the workers find by their endings", async () => {
    const set = await laidOut("gpuRuntimeSet");
    vi.stubGlobal("self", { location: { origin: "https://app.example" } });
    const folder = `https://app.example/weights/ort-gpu@${set.version}`;
    expect(runtimePaths(set)).toEqual({
      mjs: `${folder}/ort-wasm-simd-threaded.asyncify.mjs`,
      wasm: `${folder}/ort-wasm-simd-threaded.asyncify.wasm`,
    });
    vi.unstubAllGlobals();
  });

  it("[bug lion-reader#1287] compiles no text to code: the page's policy has no unsafe-eval", () => {
    const code = text("node_modules", "onnxruntime-web", "dist", "ort-wasm-simd-threaded.mjs");
    expect(code.length).toBeGreaterThan(10_000);
    expect(code).not.toMatch(/new Function\b|\beval\(/);
  });

  it("[bug onnxruntime#20876] is not in the service worker, which may import nothing later on", () => {
    const sources = readdirSync(join(root, "service-worker")).filter((name) => name.endsWith(".ts"));
    expect(sources.length).toBeGreaterThan(5);
    for (const name of sources)
      expect(text("service-worker", name)).not.toMatch(/onnx|transformers|platform\/speech/);
  });

  it("[bug onnxruntime#24770] [bug onnxruntime#24918] [bug onnxruntime#22877] [bug GitNexus#2372] comes with its package: installing fetches nothing from elsewhere", () => {
    expect(text("tools", "lib", "ready.mjs")).toContain('ONNXRUNTIME_NODE_INSTALL: "skip"');
    // For npm versions that know it, whoever calls them.
    expect(JSON.parse(text("package.json")).allowScripts["onnxruntime-node"]).toBe(false);
  });
});
