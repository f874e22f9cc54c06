/**
 * What a text means, as vectors of unit length: one for each of its words as it is meant there, and one for the whole.
 * Flat, so that it passes between threads without being built anew.
 */
export type Meaning = {
  /** Two numbers for each word: the offset of its first letter, and of the place after its last one. */
  spans: Int32Array;
  /** The words' vectors, one after another, each as long as `whole`. */
  vectors: Float32Array;
  whole: Float32Array;
  /** How like the whole is to each behavioral question of the bank, -1 to 1. */
  beside: Float32Array;
  /**
   * What people's sentences that say it are like, where the text is a point of the bank's questions about oneself; of an expected
   * answer on one's trade, what careless people say instead. Null for any other text.
   */
  said: Float32Array | null;
};

/** Tells what texts mean. The same text has the same meaning, whatever stands beside it in the call. */
export type Embedder = {
  /** One meaning for each text, in their order. Rejects where it cannot. */
  embed(texts: readonly string[]): Promise<Meaning[]>;
};

/** How alike two vectors of unit length are, -1 to 1. */
export function likeness(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

/** Makes a vector one of unit length, in its place. */
export function toUnit(vector: Float32Array): Float32Array {
  let squares = 0;
  for (const value of vector) squares += value * value;
  const length = Math.sqrt(squares) || 1;
  for (let i = 0; i < vector.length; i++) vector[i] = (vector[i] ?? 0) / length;
  return vector;
}
