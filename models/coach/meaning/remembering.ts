import type { Embedder, Meaning } from "./embedder.ts";

const bytesOf = ({ spans, vectors, whole, beside, said }: Meaning) =>
  spans.byteLength + vectors.byteLength + whole.byteLength + beside.byteLength + (said?.byteLength ?? 0);

/**
 * An embedder that remembers what it was asked last: questions and their points come again with every report, and only
 * what was answered is new.
 * @param mostBytes of meanings that are kept; those that were not asked for the longest go first
 */
export function remembering(embedder: Embedder, mostBytes: number): Embedder {
  const known = new Map<string, Meaning>();
  let bytes = 0;

  function forget(text: string) {
    bytes -= bytesOf(known.get(text) ?? NOTHING);
    known.delete(text);
  }

  /** Puts it at the end, where what was asked last stands. */
  function keep(text: string, meaning: Meaning) {
    forget(text);
    known.set(text, meaning);
    bytes += bytesOf(meaning);
    for (const oldest of known.keys()) {
      if (bytes <= mostBytes) return;
      forget(oldest);
    }
  }

  return {
    async embed(texts) {
      const fresh = [...new Set(texts)].filter((text) => !known.has(text));
      const told = new Map<string, Meaning>();
      for (const text of texts) {
        const meaning = known.get(text);
        if (meaning) told.set(text, meaning);
      }
      const meanings = fresh.length === 0 ? [] : await embedder.embed(fresh);
      fresh.forEach((text, i) => {
        const meaning = meanings[i];
        if (meaning) told.set(text, meaning);
      });
      for (const [text, meaning] of told) keep(text, meaning);
      return texts.flatMap((text) => told.get(text) ?? []);
    },
  };
}

const NOTHING: Meaning = {
  spans: new Int32Array(0),
  vectors: new Float32Array(0),
  whole: new Float32Array(0),
  beside: new Float32Array(0),
  said: null,
};
