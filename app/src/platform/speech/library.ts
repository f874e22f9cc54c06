import { env } from "@huggingface/transformers";
import type { FileSet } from "#models/entities/weights.ts";
import { finding, type Made, runtimePaths } from "./cachedSets.ts";

/**
 * Has the library take weights and runtime from our own server and from what is kept of them, and nothing from elsewhere.
 * For workers: each has the library to itself.
 * @param made what is made here instead
 */
export function setUpLibrary(runtime: FileSet, threads: number, made: Made = new Map()) {
  env.allowRemoteModels = false;
  env.allowLocalModels = true;
  env.useBrowserCache = false;
  // Would import the runtime through a blob: address, which the page's policy forbids.
  env.useWasmCache = false;
  env.useCustomCache = true;
  env.customCache = { match: finding(made), put: async () => {} };
  const { wasm } = env.backends.onnx;
  if (!wasm) throw new Error("This build of the runtime has no WebAssembly.");
  wasm.wasmPaths = runtimePaths(runtime);
  wasm.numThreads = threads;
}

/** Resolves when the graphics processor is lost, with what is known of that; never where none is used. */
export async function gpuLost(): Promise<string> {
  const { lost }: { lost?: unknown } = Object(await env.backends.onnx.webgpu?.device);
  const { message = "" }: { message?: unknown } = Object(await (lost ?? new Promise<never>(() => {})));
  return `The graphics processor is lost. ${String(message)}`;
}
