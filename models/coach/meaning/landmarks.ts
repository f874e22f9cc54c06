import { likeness, toUnit } from "./embedder.ts";
import packed from "./landmarks.json" with { type: "json" };

/* The behavioral questions of the bank, as vectors that the meaning of an answer is held against. */

/** One byte holds a number of a unit vector of this size: it seldom is above 0.3. */
const PER_UNIT = 400;

/** A vector in letters, a byte for each number, as landmarks.json has them. */
export function pack(vector: Float32Array): string {
  const bytes = [...vector].map((value) => Math.max(-127, Math.min(127, Math.round(value * PER_UNIT))) & 255);
  return btoa(String.fromCharCode(...bytes));
}

function unpack(letters: string): Float32Array {
  const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
  return toUnit(Float32Array.from(new Int8Array(bytes.buffer)));
}

let unpacked: readonly Float32Array[] | null = null;

/** How like a vector is to each of them, -1 to 1. */
export const besideLandmarks = (vector: Float32Array): Float32Array =>
  Float32Array.from((unpacked ??= Object.values(packed).map(unpack)), (one) => likeness(vector, one));
