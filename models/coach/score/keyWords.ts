import type { Word } from "../text/words.ts";
import type { Piece, Prepared } from "./prepared.ts";

/** How much of what was looked for an answer says, where it says most of it, and with which of its words. */
export type Said = { share: number; piece: Piece | null; words: readonly string[] };

/** A word that is looked for, by how much it counts and how like it each word of the answer is, 0 to 1. */
export type KeyWord = { weight: number; alike: Float32Array };

/** A word of the answer that is at least so like one that was looked for stands in the evidence. */
const STANDS_FOR = 0.45;

/** Where each word of an answer stands among all of them. */
const placesOf = ({ words }: Prepared) => new Map(words.map((word, place) => [word, place]));

function shareIn(keys: readonly KeyWord[], total: number, from: number, to: number): number {
  let said = 0;
  for (const { weight, alike } of keys) {
    let best = 0;
    for (let place = from; place < to; place++) best = Math.max(best, alike[place] ?? 0);
    said += weight * best;
  }
  return said / total;
}

function wordsFor(keys: readonly KeyWord[], from: number, to: number, prepared: Prepared): string[] {
  const places = keys.flatMap(({ alike }) => {
    let best = from;
    for (let place = from; place < to; place++) if ((alike[place] ?? 0) > (alike[best] ?? 0)) best = place;
    return (alike[best] ?? 0) >= STANDS_FOR ? [best] : [];
  });
  const said = ({ from: start, to: end }: Word) => prepared.text.slice(start, end);
  return [...new Set(places)]
    .sort((a, b) => a - b)
    .flatMap((place) => prepared.words[place] ?? [])
    .filter(({ kind }) => kind !== "stop")
    .map(said);
}

const NOTHING: Said = { share: 0, piece: null, words: [] };

/** How much of these words each piece of an answer says, 0 to 1: each counts as far as the word that is most like it. */
export function sharesByPiece(keys: readonly KeyWord[], prepared: Prepared): number[] {
  const total = keys.reduce((sum, { weight }) => sum + weight, 0);
  const places = placesOf(prepared);
  return prepared.pieces.map(({ words, trust }) => {
    const from = words[0] && places.get(words[0]);
    return from === undefined || total <= 0 ? 0 : trust * shareIn(keys, total, from, from + words.length);
  });
}

/** What is said of these words in the piece at `at`, by its share. */
export function saidIn(keys: readonly KeyWord[], prepared: Prepared, at: number, share: number): Said {
  const piece = prepared.pieces[at];
  const from = piece?.words[0] && placesOf(prepared).get(piece.words[0]);
  if (piece === undefined || from === undefined) return NOTHING;
  return { share, piece, words: wordsFor(keys, from, from + piece.words.length, prepared) };
}

/** The place of the largest; among nearly equals the first, which is the shortest piece. -1 for an empty list. */
export const largest = (values: readonly number[]): number =>
  values.reduce((best, value, at) => (best < 0 || value > (values[best] ?? 0) + 0.001 ? at : best), -1);

/**
 * How much of these words an answer says in one piece, or anywhere in it where a sentence or two are the whole answer; the
 * evidence is a piece in either case.
 */
export function saidOf(keys: readonly KeyWord[], prepared: Prepared, anywhere: boolean): Said {
  const shares = sharesByPiece(keys, prepared);
  const at = largest(shares);
  const total = keys.reduce((sum, { weight }) => sum + weight, 0);
  if (total <= 0) return NOTHING;
  const share = anywhere ? shareIn(keys, total, 0, prepared.words.length) : (shares[at] ?? 0);
  return saidIn(keys, prepared, at, share);
}

/** Where a value stands between `from`, which is 0, and `to`, which is 1; it may lie outside. */
export const between = (value: number, from: number, to: number) => (value - from) / (to - from);

/** The same, never below 0 nor above 1. */
export const rising = (value: number, from: number, to: number) =>
  Math.max(0, Math.min(1, between(value, from, to)));

/** The mean of some numbers; 0 of none. */
export const meanOf = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
