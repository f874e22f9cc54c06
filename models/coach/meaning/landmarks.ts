import { likeness, toUnit } from "./embedder.ts";
import packed from "./landmarks.json" with { type: "json" };

/* The behavioral questions of the bank, as vectors that the meaning of an answer is held against. */

/** One byte holds a number of a unit vector of this size: it seldom is above 0.3. */
const PER_UNIT = 400;

/** A vector in hexadecimal digits, two for each number, as landmarks.json has them. */
export const pack = (vector: Float32Array): string =>
  [...vector]
    .map((value) => Math.max(-127, Math.min(127, Math.round(value * PER_UNIT))) & 255)
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");

function unpack(digits: string): Float32Array {
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], (two) => Number.parseInt(two, 16));
  return toUnit(Float32Array.from(new Int8Array(bytes.buffer)));
}

let unpacked: readonly Float32Array[] | null = null;

/** How like a vector is to each of them, -1 to 1. */
export const besideLandmarks = (vector: Float32Array): Float32Array =>
  Float32Array.from((unpacked ??= Object.values(packed).map(unpack)), (one) => likeness(vector, one));
