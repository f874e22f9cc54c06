import { WEIGHTS_CACHE } from "#models/contract/worker.ts";
import { addressOf, type FileSet } from "#models/entities/weights.ts";

/** The file of a set as it is kept here, or fetched from our own server. @throws where neither has it */
export async function fileOf(set: FileSet, path: string): Promise<Response> {
  const address = addressOf(set, path);
  const cache = await caches.open(WEIGHTS_CACHE);
  const reply = (await cache.match(address)) ?? (await fetch(address));
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
  return reply;
}

/** The whole address of a set's file, as ONNX Runtime wants it. */
export const urlOf = (set: FileSet, path: string): string =>
  new URL(addressOf(set, path), self.location.origin).href;

/** Addresses of ONNX Runtime's two files. */
export const runtimePaths = (runtime: FileSet) => ({
  mjs: urlOf(runtime, "ort-wasm-simd-threaded.mjs"),
  wasm: urlOf(runtime, "ort-wasm-simd-threaded.wasm"),
});
