import devanagari from "@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff?url";
import devanagariBold from "@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff?url";
import latin from "@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff?url";
import latinBold from "@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff?url";
import latinExt from "@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff?url";
import latinExtBold from "@fontsource/noto-sans/files/noto-sans-latin-ext-700-normal.woff?url";
import type { PaperFont } from "../../paper.ts";
import { PDF_CACHE } from "./cacheName.ts";
import setter from "./pdf.worker.ts?worker&url";
import reader from "./reading.worker.ts?worker&url";

/** Address of the worker that makes PDFs. */
export const SETTER = setter;

/** Address of the worker that reads PDFs. */
export const READER = reader;

/** Addresses of the fonts; woff, since woff2 files cannot be cut to the letters that a document needs. */
export const FONTS: Record<PaperFont, { normal: string; bold: string }> = {
  Latin: { normal: latin, bold: latinBold },
  Devanagari: { normal: devanagari, bold: devanagariBold },
  LatinExt: { normal: latinExt, bold: latinExtBold },
};

/** A file that does not come in this time will not, in milliseconds. */
const FILE_MS = 60_000;

/** Undefined where the browser has no caches, or theirs is damaged. */
const open = async () => ("caches" in globalThis ? caches.open(PDF_CACHE).catch(() => undefined) : undefined);

/**
 * A file as this device has it, or fetched and then kept.
 * @throws where it is not here and cannot be fetched
 */
export async function fileOf(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const cache = await open();
  const here = await cache?.match(address).catch(() => undefined);
  if (here) return new Uint8Array(await here.arrayBuffer());
  const reply = await fetch(address, { signal: AbortSignal.timeout(FILE_MS) });
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
  const copy = reply.clone();
  const bytes = new Uint8Array(await reply.arrayBuffer());
  // A full disk is no reason to withhold what has just arrived.
  await cache?.put(address, copy).catch(() => undefined);
  return bytes;
}

/** Drops the files of other versions. */
export async function dropOthers(): Promise<void> {
  const wanted = [SETTER, READER, ...Object.values(FONTS).flatMap(({ normal, bold }) => [normal, bold])];
  const cache = await open();
  for (const request of (await cache?.keys()) ?? []) {
    if (!wanted.includes(new URL(request.url).pathname)) await cache?.delete(request);
  }
}
