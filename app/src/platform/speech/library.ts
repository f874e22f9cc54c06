import { env } from "@huggingface/transformers";
import { WEIGHTS_CACHE } from "#models/contract/worker.ts";
import type { FileSet } from "#models/entities/weights.ts";
import { runtimePaths } from "./cachedSets.ts";

/**
 * Has the library take weights and runtime from our own server and from what is kept of them, and nothing from elsewhere.
 * For workers: each has the library to itself.
 */
export function setUpLibrary(runtime: FileSet, threads: number) {
  env.allowRemoteModels = false;
  env.allowLocalModels = true;
  env.useBrowserCache = false;
  // Would import the runtime through a blob: address, which the page's policy forbids.
  env.useWasmCache = false;
  env.useCustomCache = true;
  env.customCache = {
    match: async (address: string) => (await caches.open(WEIGHTS_CACHE)).match(address),
    put: async () => {},
  };
  const { wasm } = env.backends.onnx;
  if (!wasm) throw new Error("This build of the runtime has no WebAssembly.");
  wasm.wasmPaths = runtimePaths(runtime);
  wasm.numThreads = threads;
}
