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

function urlEnding(set: FileSet, ending: string): string {
  const file = set.files.find(({ path }) => path.endsWith(ending));
  if (!file) throw new Error(`${set.id} has no file ${ending}.`);
  return urlOf(set, file.path);
}

/** Addresses of ONNX Runtime's two files. */
export const runtimePaths = (runtime: FileSet) => ({
  mjs: urlEnding(runtime, ".mjs"),
  wasm: urlEnding(runtime, ".wasm"),
});

/** Files that are made here when they are asked for, by their addresses. */
export type Made = ReadonlyMap<string, () => Promise<Response>>;

/** What the library finds at an address: what is made here, else what is kept. */
export const finding =
  (made: Made) =>
  async (address: string): Promise<Response | undefined> =>
    made.get(address)?.() ?? (await caches.open(WEIGHTS_CACHE)).match(address);
