import type { Span } from "../text/spans.ts";
import { likeness, type Meaning, toUnit } from "./embedder.ts";

/** Vectors of any stretch of a text: the mean of its words as they are meant there. */
export type Stretches = (span: Span) => Float32Array;

/** The first of the words, in order, that begins at `place` or later. */
function firstFrom(spans: Int32Array, place: number): number {
  let [low, high] = [0, spans.length / 2];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[2 * middle] ?? Infinity) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Stretches of a text from its meaning; sums are made once, so that a stretch costs two rows. */
export function stretchesOf({ spans, vectors, whole }: Meaning): Stretches {
  const size = whole.length;
  const sums = new Float32Array(vectors.length + size);
  for (let i = 0; i < vectors.length; i++) sums[i + size] = (sums[i] ?? 0) + (vectors[i] ?? 0);
  return ({ from, to }) => {
    const [first, end] = [firstFrom(spans, from), firstFrom(spans, to)];
    const mean = new Float32Array(size);
    for (let i = 0; i < size; i++) mean[i] = (sums[end * size + i] ?? 0) - (sums[first * size + i] ?? 0);
    return toUnit(mean);
  };
}

/** How like each stretch of a text is to one vector; each is asked for once. */
export function likenessTo(vector: Float32Array, stretches: (span: Span) => Float32Array) {
  return (span: Span) => Math.max(0, likeness(stretches(span), vector));
}
