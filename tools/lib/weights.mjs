/*
 * Sets of files that the page downloads once and keeps: machine-learning weights, and the runtime that computes with
 * them. Each set lies in a folder `<id>@<version>`, whose version is a hash of its content, with packed copies beside.
 */
import { createHash } from "node:crypto";
import {
  cpSync,
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { root } from "./ready.mjs";

/** Where the weights that ship lie, and their register. */
export const SHIPPED = join(root, "models", "weights");
const REGISTER = join(SHIPPED, "register.json");
const ORT = join(root, "node_modules", "onnxruntime-web", "dist");
const PACKED = join(root, ".cache", "packed");

/** Smaller files are sent as they are. */
const WORTH_PACKING = 1_024;

/** All sets of the register, those that ship and those that do not. */
export const registered = () => JSON.parse(readFileSync(REGISTER, "utf8")).sets;

/** Name of a set's folder, and the middle of its address. */
export const folderOf = ({ id, version }) => `${id}@${version}`;

/** The sha256 of a file in hex, read in pieces. */
export async function hashOf(path) {
  const hash = createHash("sha256");
  for await (const piece of createReadStream(path)) hash.update(piece);
  return hash.digest("hex");
}

/** Paths of the set's files that are missing in `folder` or are not what the register says. */
export async function faultsOf(set, folder) {
  const wrong = [];
  for (const { path, bytes, sha256 } of set.files) {
    const file = join(folder, path);
    const size = statSync(file, { throwIfNoEntry: false })?.size;
    if (size !== bytes || (await hashOf(file)) !== sha256) wrong.push(path);
  }
  return wrong;
}

/** How a file is packed: what the browser takes best in a time that a build can spend. */
function packing(bytes, path) {
  if (!path.endsWith(".wasm")) return { ending: ".gz", pack: () => promisify(gzip)(bytes, { level: 6 }) };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return { ending: ".br", pack: () => promisify(brotliCompress)(bytes, { params }) };
}

/** Writes the packed copy of a file beside it; what was packed once is kept under its hash. */
async function pack(file, sha256) {
  const bytes = readFileSync(file);
  if (bytes.length < WORTH_PACKING) return;
  const { ending, pack: compress } = packing(bytes, file);
  const kept = join(PACKED, sha256 + ending);
  if (!existsSync(kept)) {
    mkdirSync(PACKED, { recursive: true });
    writeFileSync(kept, await compress());
  }
  cpSync(kept, file + ending);
}

/** Writes the packed copies of a set's files beside them. */
export async function packAll(set, folder) {
  for (const { path, sha256 } of set.files) await pack(join(folder, path), sha256);
}

/** Lays a checked set out under `to`, with its packed copies. */
export async function layOut(set, from, to) {
  const folder = join(to, folderOf(set));
  const whole = set.files.every(({ path, bytes }) => {
    return statSync(join(folder, path), { throwIfNoEntry: false })?.size === bytes;
  });
  if (whole) return;
  for (const { path } of set.files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    cpSync(join(from, path), file);
  }
  await packAll(set, folder);
}

/** A set made of files of an installed package: its version follows from their content. */
async function setOf(id, from, paths) {
  const files = [];
  for (const path of paths) {
    files.push({ path, bytes: statSync(join(from, path)).size, sha256: await hashOf(join(from, path)) });
  }
  const content = files.map(({ path, sha256 }) => path + sha256).join("");
  const version = createHash("sha256").update(content).digest("hex").slice(0, 12);
  return { id, version, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), files };
}

/** What computes with the weights in the page: the build for the processor, with and without threads. */
export const runtimeSet = () =>
  setOf("ort", ORT, ["ort-wasm-simd-threaded.mjs", "ort-wasm-simd-threaded.wasm"]);

/** The build that knows WebGPU too: twice as large, and only for devices that have it. */
export const gpuRuntimeSet = () =>
  setOf("ort-gpu", ORT, ["ort-wasm-simd-threaded.asyncify.mjs", "ort-wasm-simd-threaded.asyncify.wasm"]);

/**
 * Lays out everything that ships under `to`, and drops what no longer does.
 * @returns the sets of both runtimes
 */
export async function layOutShipped(to) {
  const [runtime, gpuRuntime] = [await runtimeSet(), await gpuRuntimeSet()];
  mkdirSync(to, { recursive: true });
  const shipped = registered().filter(({ ships }) => ships);
  for (const set of shipped) await layOut(set, join(SHIPPED, set.id), to);
  for (const one of [runtime, gpuRuntime]) await layOut(one, ORT, to);
  const wanted = new Set([...shipped, runtime, gpuRuntime].map(folderOf));
  for (const name of readdirSync(to)) if (!wanted.has(name)) rmSync(join(to, name), { recursive: true });
  return { runtime, gpuRuntime };
}
