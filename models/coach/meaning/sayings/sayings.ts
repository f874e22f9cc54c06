import { unpack } from "../packed.ts";
import made from "./vectors.json" with { type: "json" };

/*
 * How people say the points of the bank's questions about oneself. A point there is worded by who asks ("what you did about your
 * fear"), and nobody answers in such words; vectors.json has a vector of each that people's own sentences are like. It is made from
 * the sentences beside it by `npm run sayings`.
 */

const packed = new Map(Object.entries(made.vectors));
const unpacked = new Map<string, Float32Array>();

/**
 * The vector of how the point of this text is said, or, of an expected answer, of what careless people say instead of it; null where
 * it is none of the bank's.
 */
export function sayingOf(text: string): Float32Array | null {
  const known = unpacked.get(text);
  const own = packed.get(text);
  if (known !== undefined || own === undefined) return known ?? null;
  const vector = unpack(own);
  unpacked.set(text, vector);
  return vector;
}
