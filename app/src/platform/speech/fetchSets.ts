import { WEIGHTS_CACHE, WEIGHTS_ROOT } from "#models/contract/worker.ts";
import { addressOf, type FileSet, folderOf } from "#models/entities/weights.ts";
import { alone, locksHere } from "./locks.ts";

/** Bytes that are here, of all, unpacked. */
export type Progress = { have: number; all: number };

/** What a download ended with: no network or server, no room on the device, or files that are not what they should be. */
export class DownloadFault extends Error {
  readonly kind: "network" | "room" | "damaged";
  constructor(kind: DownloadFault["kind"], cause?: unknown) {
    super(`The download ended: ${kind}.`, { cause });
    this.kind = kind;
  }
}

type File = FileSet["files"][number];

/** What is kept at once: a download that is cut off goes on after the last whole part. */
const PART = 4 * 1_048_576;
/** A server that sends nothing for so long will not; milliseconds. */
const SILENCE_MS = 30_000;
/** Of the bytes to come: a file is there twice while its parts are put together. */
const ROOM = 1.5;

const MEDIA_TYPES: Record<string, string> = {
  mjs: "text/javascript",
  wasm: "application/wasm",
  json: "application/json",
};
const typeOf = (path: string) => MEDIA_TYPES[path.split(".").at(-1) ?? ""] ?? "application/octet-stream";

const partOf = (address: string, part: number) => `${address}?part=${part}`;

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Writes into the cache. @throws DownloadFault where there is no room */
async function put(cache: Cache, address: string, bytes: BlobPart, type: string) {
  try {
    await cache.put(address, new Response(new Blob([bytes]), { headers: { "Content-Type": type } }));
  } catch (why) {
    throw new DownloadFault("room", why);
  }
}

async function partsOf(cache: Cache, address: string): Promise<Blob[]> {
  const parts: Blob[] = [];
  for (;;) {
    const part = await cache.match(partOf(address, parts.length));
    if (!part) return parts;
    parts.push(await part.blob());
  }
}

const sizeOf = (parts: readonly Blob[]) => parts.reduce((sum, { size }) => sum + size, 0);

async function dropParts(cache: Cache, address: string, count: number) {
  for (let part = 0; part < count; part++) await cache.delete(partOf(address, part));
}

/** How many bytes of a file are here. */
async function haveOf(cache: Cache, address: string, file: File): Promise<number> {
  if (await cache.match(address)) return file.bytes;
  return sizeOf(await partsOf(cache, address));
}

/** Bytes of all sets that are here. */
export async function progressOf(sets: readonly FileSet[]): Promise<Progress> {
  const cache = await caches.open(WEIGHTS_CACHE);
  let have = 0;
  for (const set of sets) {
    for (const file of set.files) have += await haveOf(cache, addressOf(set, file.path), file);
  }
  return { have, all: sets.reduce((sum, { bytes }) => sum + bytes, 0) };
}

/** Whether a set is here and put together, so that it can be used without a network. */
export async function isWhole(set: FileSet): Promise<boolean> {
  const cache = await caches.open(WEIGHTS_CACHE);
  const found = await Promise.all(set.files.map(({ path }) => cache.match(addressOf(set, path))));
  return found.every((file) => file !== undefined);
}

/** The rest of a file from `from` on; the plain bytes where it is a rest, packed on the wire where it is all. */
async function ask(address: string, from: number, signal: AbortSignal): Promise<Response> {
  const headers: HeadersInit = from > 0 ? { Range: `bytes=${from}-` } : {};
  const reply = await fetch(address, { headers, signal, cache: "no-store" });
  if (reply.status !== (from > 0 ? 206 : 200)) throw new Error(`${address}: ${reply.status}`);
  return reply;
}

/** Calls `stop` when `touch` has not been called for a while. */
function watchSilence(stop: () => void) {
  let timer = setTimeout(stop, SILENCE_MS);
  return {
    touch() {
      clearTimeout(timer);
      timer = setTimeout(stop, SILENCE_MS);
    },
    end: () => clearTimeout(timer),
  };
}

/** Reads what is missing of a file and keeps it in parts. */
async function fetchParts(
  cache: Cache,
  address: string,
  had: Blob[],
  more: (bytes: number) => void,
  signal: AbortSignal,
) {
  const stop = new AbortController();
  const silence = watchSilence(() => stop.abort());
  const given = () => stop.abort();
  signal.addEventListener("abort", given);
  let count = had.length;
  let waiting: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const keep = async () => {
    if (length > 0) await put(cache, partOf(address, count++), new Blob(waiting), "application/octet-stream");
    [waiting, length] = [[], 0];
  };
  try {
    const reply = await ask(address, sizeOf(had), stop.signal);
    const reader = reply.body?.getReader();
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done) break;
      silence.touch();
      waiting.push(value);
      length += value.length;
      more(value.length);
      if (length >= PART) await keep();
    }
    await keep();
  } catch (why) {
    if (why instanceof DownloadFault) throw why;
    await keep();
    signal.throwIfAborted();
    throw new DownloadFault("network", why);
  } finally {
    signal.removeEventListener("abort", given);
    silence.end();
  }
}

/** Puts the parts together where they are what the register says. @throws DownloadFault; the parts are then gone */
async function assemble(cache: Cache, address: string, { path, bytes, sha256 }: File) {
  const parts = await partsOf(cache, address);
  const whole = await new Blob(parts).arrayBuffer();
  const right = whole.byteLength === bytes && hex(await crypto.subtle.digest("SHA-256", whole)) === sha256;
  if (right) await put(cache, address, whole, typeOf(path));
  await dropParts(cache, address, parts.length);
  if (!right) throw new DownloadFault("damaged");
}

async function fetchFile(
  cache: Cache,
  address: string,
  file: File,
  more: (bytes: number) => void,
  signal: AbortSignal,
) {
  if (await cache.match(address)) return;
  const parts = await partsOf(cache, address);
  // Between two files nobody listens for it.
  signal.throwIfAborted();
  if (sizeOf(parts) < file.bytes) await fetchParts(cache, address, parts, more, signal);
  await assemble(cache, address, file);
}

/** Whether the device has room for so many bytes more; true where the browser does not tell. */
async function hasRoom(bytes: number): Promise<boolean> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined || usage === undefined || quota - usage >= bytes * ROOM;
}

/**
 * Downloads what is missing of the sets, each file checked by its hash, and keeps it for use without a network. A
 * download that was cut off goes on where it stopped. One tab at a time.
 * @throws DownloadFault, or the signal's reason; what has come so far is kept
 */
export async function fetchSets(
  sets: readonly FileSet[],
  { onProgress, signal }: { onProgress(progress: Progress): void; signal: AbortSignal },
): Promise<void> {
  const fetchAll = async () => {
    const cache = await caches.open(WEIGHTS_CACHE);
    const progress = await progressOf(sets);
    onProgress({ ...progress });
    if (!(await hasRoom(progress.all - progress.have))) throw new DownloadFault("room");
    const more = (bytes: number) => {
      progress.have += bytes;
      onProgress({ ...progress });
    };
    for (const set of sets) {
      for (const file of set.files) await fetchFile(cache, addressOf(set, file.path), file, more, signal);
    }
  };
  await alone(locksHere(), "weights", fetchAll, signal);
}

/** Removes every file of sets that are not among these. */
export async function keepOnly(sets: readonly FileSet[]): Promise<void> {
  const cache = await caches.open(WEIGHTS_CACHE);
  const folders = sets.map((set) => `${WEIGHTS_ROOT}${folderOf(set)}/`);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    const isOurs = folders.some((folder) => pathname.startsWith(folder));
    if (pathname.startsWith(WEIGHTS_ROOT) && !isOurs) await cache.delete(request);
  }
}
