import { toUnit } from "./embedder.ts";

/** One byte holds a number of a unit vector of this size: it seldom is above 0.3. */
const PER_UNIT = 400;

/** A vector of unit length in hexadecimal digits, two for each of its numbers. */
export const pack = (vector: Float32Array): string =>
  [...vector]
    .map((value) => Math.max(-127, Math.min(127, Math.round(value * PER_UNIT))) & 255)
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");

/** The vector again, of unit length. */
export function unpack(digits: string): Float32Array {
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], (two) => Number.parseInt(two, 16));
  return toUnit(Float32Array.from(new Int8Array(bytes.buffer)));
}
