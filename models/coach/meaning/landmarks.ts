import { likeness } from "./embedder.ts";
import packed from "./landmarks.json" with { type: "json" };
import { unpack } from "./packed.ts";

/* The behavioral questions of the bank, as vectors that the meaning of an answer is held against. */

let unpacked: readonly Float32Array[] | null = null;

/** How like a vector is to each of them, -1 to 1. */
export const besideLandmarks = (vector: Float32Array): Float32Array =>
  Float32Array.from((unpacked ??= Object.values(packed).map(unpack)), (one) => likeness(vector, one));
