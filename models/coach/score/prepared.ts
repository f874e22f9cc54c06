import { clausesOf, sentencesOf, type Span } from "../text/spans.ts";
import { GLUE_WORDS } from "../text/stopWords.ts";
import { wordsOf, type Word } from "../text/words.ts";
import { speaksToScorer } from "./toScorer.ts";

/** A stretch of the answer that a point is looked for in, with its words. */
export type Piece = Span & {
  words: readonly Word[];
  stems: ReadonlySet<string>;
  /** 1 for a clause or sentence, less for neighbours taken together: what stands apart hangs together less. */
  trust: number;
};

/** An answer taken apart once: words, sentences, and the pieces in which points are looked for. */
export type Prepared = {
  /** The answer, letter for letter. */
  text: string;
  /** The same with straight apostrophes, letter beside letter: phones write "I’m". */
  plain: string;
  words: readonly Word[];
  /** Sentences that count; repeated ones and those that speak to the scorer are left out. */
  sentences: readonly Piece[];
  /** The parts of those between commas, colons and joining words, in order. */
  clauses: readonly Piece[];
  /** The clauses, and then, longer and longer, neighbours and sentences. */
  pieces: readonly Piece[];
  /** Whether a sentence that speaks to the scorer was left out. */
  instructed: boolean;
  /** Share of words that only sentences have ("I", "is", "because"). */
  glue: number;
};

/** Words of a stretch; they stand in order, so the first one is found by halving. */
function wordsWithin(words: readonly Word[], { from, to }: Span): Word[] {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.from ?? Infinity) < from) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while ((words[end]?.to ?? Infinity) <= to) end += 1;
  return words.slice(low, end);
}

function pieceOf(words: readonly Word[], span: Span, trust = 1): Piece {
  const own = wordsWithin(words, span);
  const stems = new Set(own.filter((w) => w.kind !== "stop").map((w) => w.stem));
  own.forEach((word, i) => {
    const next = own[i + 1];
    // "hand shake" said for "handshake": neighbours also count as one word.
    if (next !== undefined && word.to + 1 === next.from && word.plain.length + next.plain.length >= 7) {
      stems.add(word.plain + next.stem);
    }
  });
  return { ...span, words: own, stems, trust };
}

const keyOf = (piece: Piece) => piece.words.map((word) => word.stem).join(" ");

function countingSentences(text: string, words: readonly Word[]) {
  const seen = new Set<string>();
  let instructed = false;
  const kept = sentencesOf(text).flatMap((span) => {
    const piece = pieceOf(words, span);
    if (speaksToScorer(text.slice(span.from, span.to))) instructed = true;
    else if (piece.words.length > 0 && !seen.has(keyOf(piece))) {
      seen.add(keyOf(piece));
      return [piece];
    }
    return [];
  });
  return { kept, instructed };
}

const MOST_WORDS_IN_PAIR = 60;

/** Takes an answer apart for scoring. Sentences said twice count once. */
export function prepare(text: string): Prepared {
  const words = wordsOf(text);
  const { kept, instructed } = countingSentences(text, words);
  const clauses = kept
    .flatMap((sentence) => clausesOf(text, sentence).map((span) => pieceOf(words, span)))
    .filter((piece) => piece.words.length > 0);
  const pairs = kept.flatMap((sentence, i) => {
    const next = kept[i + 1];
    if (next === undefined || sentence.words.length + next.words.length > MOST_WORDS_IN_PAIR) return [];
    return [pieceOf(words, { from: sentence.from, to: next.to }, 0.85)];
  });
  const neighbours = clauses.flatMap((clause, i) => {
    const next = clauses[i + 1];
    if (next === undefined || next.from - clause.to > 2) return [];
    return [pieceOf(words, { from: clause.from, to: next.to }, 0.95)];
  });
  const counted = kept.flatMap((piece) => piece.words);
  const glue = counted.filter((word) => GLUE_WORDS.has(word.plain)).length / Math.max(1, counted.length);
  const pieces = [...clauses, ...neighbours, ...kept, ...pairs].filter((piece) => piece.words.length > 0);
  const plain = text.replace(/[’‘]/g, "'");
  return { text, plain, words: counted, sentences: kept, clauses, pieces, instructed, glue };
}
