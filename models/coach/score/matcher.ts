import { groupOf, sameStem } from "../text/soft.ts";
import type { Piece, Prepared } from "./prepared.ts";

/** Finds words of the question's side in an answer, softly: endings, near meanings, small misspellings. */
export type Matcher = {
  /** Stems of the answer that stand for this one; empty when the answer does not have it. */
  heard(stem: string): ReadonlySet<string>;
  /** Whether a piece of the answer has this stem. */
  has(piece: Piece, stem: string): boolean;
};

/** Words of the answer that may stand for a stem: those with its first letter or of its group of meaning. */
function nearbyWords(prepared: Prepared): (stem: string) => readonly (readonly string[])[] {
  const shelves = new Map<string | number, string[]>();
  const put = (key: string | number, word: string) => {
    const shelf = shelves.get(key);
    if (shelf === undefined) shelves.set(key, [word]);
    else shelf.push(word);
  };
  for (const word of new Set(prepared.pieces.flatMap((piece) => [...piece.stems]))) {
    put(word.charAt(0), word);
    const group = groupOf(word);
    if (group !== undefined) put(group, word);
  }
  return (stem) => [shelves.get(stem.charAt(0)) ?? [], shelves.get(groupOf(stem) ?? -1) ?? []];
}

const NONE: ReadonlySet<string> = new Set();

/** A matcher over one answer; every stem is compared with the answer's words once. */
export function matcherFor(prepared: Prepared): Matcher {
  const known = new Map<string, ReadonlySet<string>>();
  const nearby = nearbyWords(prepared);
  const heard = (stem: string): ReadonlySet<string> => {
    const before = known.get(stem);
    if (before !== undefined) return before;
    const found = nearby(stem).flatMap((shelf) => shelf.filter((word) => sameStem(word, stem)));
    const same = found.length === 0 ? NONE : new Set(found);
    known.set(stem, same);
    return same;
  };
  const has = (piece: Piece, stem: string) => {
    if (piece.stems.has(stem)) return true;
    for (const word of heard(stem)) if (piece.stems.has(word)) return true;
    return false;
  };
  return { heard, has };
}
