import type { PlainRow } from "../../../rows.ts";

/** What stands for bytes in plain JSON. */
const MARK = "$bytes";

/** `String.fromCharCode` takes only so many at once. */
const CHUNK = 8_192;

function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  }
  return btoa(text);
}

const fromBase64 = (text: string): ArrayBuffer =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer;

const viewOf = (value: unknown): Uint8Array | null => {
  if (value instanceof ArrayBuffer) return new Uint8Array(value);
  return ArrayBuffer.isView(value) ? new Uint8Array(value.buffer, value.byteOffset, value.byteLength) : null;
};

const isPlain = (value: unknown): value is PlainRow => typeof value === "object" && value !== null;

const mapped = (row: PlainRow, change: (value: unknown) => unknown): PlainRow =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, change(value)]));

/** A stored value as JSON can carry it. Blobs must have been read before (`withoutBlobs`). */
export function encode(value: unknown): unknown {
  const bytes = viewOf(value);
  if (bytes) return { [MARK]: toBase64(bytes) };
  if (Array.isArray(value)) return value.map(encode);
  return isPlain(value) ? mapped(value, encode) : value;
}

/** The stored value that `encode` has made this of. @throws {Error} where its bytes are no base64 */
export function decode(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(decode);
  if (!isPlain(value)) return value;
  const bytes = value[MARK];
  return typeof bytes === "string" ? fromBase64(bytes) : mapped(value, decode);
}

/** A row whose blobs have become their bytes. */
export async function withoutBlobs(row: PlainRow): Promise<PlainRow> {
  const entries = Object.entries(row).map(
    async ([name, value]) => [name, value instanceof Blob ? await value.arrayBuffer() : value] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

const textBytes = (text: string) => new TextEncoder().encode(text).length;

/** About how many bytes a stored value takes. */
export function sizeOf(value: unknown): number {
  if (typeof value === "string") return textBytes(value);
  if (value instanceof Blob) return value.size;
  const bytes = viewOf(value);
  if (bytes) return bytes.byteLength;
  if (!isPlain(value)) return 8;
  return Object.entries(value).reduce((sum, [name, part]) => sum + textBytes(name) + sizeOf(part), 0);
}
