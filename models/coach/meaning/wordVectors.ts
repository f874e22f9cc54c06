import type { Span } from "../text/spans.ts";
import { type Meaning, toUnit } from "./embedder.ts";

/**
 * A vector for each of these words of a text, from the text's meaning: "O(n log n)" and "don't" are one word here and
 * several there. Null for a word that the meaning does not have. The words stand in order.
 */
export function wordVectors(
  words: readonly Span[],
  { spans, vectors, whole }: Meaning,
): (Float32Array | null)[] {
  const size = whole.length;
  let at = 0;
  return words.map(({ from, to }) => {
    while (at < spans.length && (spans[at + 1] ?? 0) <= from) at += 2;
    let end = at;
    while (end < spans.length && (spans[end] ?? Infinity) < to) end += 2;
    if (end === at) return null;
    if (end === at + 2) return vectors.subarray((at / 2) * size, (at / 2 + 1) * size);
    const mean = new Float32Array(size);
    for (let row = at / 2; row < end / 2; row++) {
      for (let i = 0; i < size; i++) mean[i] = (mean[i] ?? 0) + (vectors[row * size + i] ?? 0);
    }
    return toUnit(mean);
  });
}
