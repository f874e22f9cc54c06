/* eslint-disable no-console -- the page says that it cannot read; this is the only trace of why */
import type { PdfText } from "../../ports.ts";
import { fileOf, READER } from "./files.ts";
import type { FromReader, ToReader } from "./messages.ts";

/** The longest that a file may take on a slow phone, in milliseconds. */
const READING_MS = 30_000;

/** Reads in a worker of its own. @throws Error where it does not start */
async function readInWorker(order: ToReader): Promise<FromReader> {
  const worker = new Worker(READER, { type: "module" });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise((resolve, reject) => {
      timer = setTimeout(() => resolve({ problem: "damaged" }), READING_MS);
      worker.onmessage = ({ data }: MessageEvent<FromReader>) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(`The PDF's reader has failed: ${message}`));
      worker.postMessage(order);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The text of a PDF, read on this device; `away` where what reads it is not here and cannot be fetched. Never rejects. */
export async function readPdf(bytes: ArrayBuffer): Promise<PdfText> {
  try {
    await fileOf(READER);
  } catch (why) {
    console.warn("What reads a PDF is not here", why);
    return { problem: "away" };
  }
  try {
    const text = await readInWorker({ bytes });
    return "problem" in text ? text : { ...text, sha256: await hashOf(bytes) };
  } catch (why) {
    console.warn("The PDF could not be read", why);
    return { problem: "damaged" };
  }
}
