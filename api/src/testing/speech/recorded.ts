import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * A sentence of John F. Kennedy's inaugural address of 20 January 1961, a work of the United States government in the
 * public domain, with a second of silence before and after it, as Chromium's MediaRecorder gave it out: `audio/webm;codecs=opus`
 * at 24 kbit/s, a chunk every 1.5 s.
 */
const CHUNKS = [1_779, 5_155, 4_539, 5_062, 4_983, 4_841, 5_190, 4_524, 1_659];

/** What is said in it. */
export const SAID =
  "And so my fellow Americans ask not what your country can do for you ask what you can do for your country";

/** How long it is, in samples at 16 kHz. */
export const SAMPLES = 212_160;

/** The whole recording. */
export const recording = (): Uint8Array =>
  new Uint8Array(readFileSync(join(import.meta.dirname, "jfk.webm")));

/** Its chunks, as they came. */
export function chunks(): Uint8Array[] {
  const all = recording();
  let at = 0;
  return CHUNKS.map((bytes) => all.subarray(at, (at += bytes)));
}

const words = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}'\s]/gu, " ")
    .split(/\s+/)
    .filter(Boolean);

/** The word error rate of a text, 0 for none: substitutions, deletions and insertions per word that was said. */
export function wordErrorRate(text: string, said = SAID): number {
  const [got, wanted] = [words(text), words(said)];
  let row = got.map((_, i) => i).concat(got.length);
  wanted.forEach((word, i) => {
    const next = [i + 1];
    got.forEach((other, k) => {
      const [above = 0, diagonal = 0, left = 0] = [row[k + 1], row[k], next[k]];
      next.push(Math.min(above + 1, left + 1, diagonal + (word === other ? 0 : 1)));
    });
    row = next;
  });
  return (row.at(-1) ?? 0) / wanted.length;
}
