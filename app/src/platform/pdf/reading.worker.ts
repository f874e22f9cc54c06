import { tell } from "./ownPort.ts";
import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
// Puts pdfjs's second half where its first looks for it: in this worker, which is ended when it takes too long.
import "pdfjs-dist/legacy/build/pdf.worker.mjs";
import type { Inflate } from "#models/resumeText/actualText.ts";
import { READ_ONLY, readText } from "#models/resumeText/readText.ts";
import type { FromReader, ToReader } from "./messages.ts";

/** All of a stream, or null where there is more of it than `most`. */
async function upTo(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    parts.push(next.value);
    if (size > most) {
      await reader.cancel();
      return null;
    }
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

async function unpacked(packed: Uint8Array, most: number): Promise<Uint8Array | null> {
  try {
    const stream = new Blob([new Uint8Array(packed)]).stream();
    return await upTo(stream.pipeThrough(new DecompressionStream("deflate")), most);
  } catch {
    // Not packed this way: such a stream has no wording for us, and pdfjs reads the page anyhow.
    return null;
  }
}

/** Where a stream's data ends before the line end that stands in front of "endstream". */
function dataEnd(packed: Uint8Array): number {
  const last = packed.length - 1;
  if (packed[last] === 10) return packed[last - 1] === 13 ? last - 1 : last;
  return packed[last] === 13 ? last : last + 1;
}

/** A browser takes nothing behind the data, and a line end may belong to it: then the whole is tried. */
const inflate: Inflate = async (packed, most) => {
  const end = dataEnd(packed);
  const data = await unpacked(packed.subarray(0, end), most);
  return data === null && end < packed.length ? unpacked(packed, most) : data;
};

async function read(bytes: Uint8Array): Promise<FromReader> {
  // pdfjs takes the bytes over, so it gets a copy.
  const task = getDocument({ ...READ_ONLY, useWorkerFetch: false, data: bytes.slice() });
  try {
    const text = await readText(await task.promise, bytes, { OPS, inflate });
    return text === null ? { problem: "no_text" } : { lines: text.lines, hidden: text.hidden };
  } catch (why) {
    const locked = why instanceof Error && why.name === "PasswordException";
    return { problem: locked ? "locked" : "damaged" };
  } finally {
    await task.destroy();
  }
}

/** Reads one file; long ones take seconds on a phone, and the page goes on meanwhile. */
addEventListener("message", ({ data }: MessageEvent<ToReader>) => {
  void read(new Uint8Array(data.bytes)).then(tell);
});
