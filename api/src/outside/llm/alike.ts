import { contentStems } from "#models/coach/text/words.ts";

/** Two questions with such a share of their words in common are one, where the shorter has words enough to tell. */
const SAME_FROM = 0.8;
const FEWEST_TO_COMPARE = 4;

/** What a question is compared by; made once for each, since one may be held against a thousand. */
export type Look = { letters: string; stems: ReadonlySet<string> };

/** The letters and figures of a text in small letters, between single blanks. */
export const bare = (text: string): string =>
  text
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();

/** How a question looks. */
export const lookOf = (question: string): Look => ({
  letters: bare(question),
  stems: new Set(contentStems(question)),
});

/** Share of the words that two questions have in common, of the words of the shorter one. */
function overlap({ stems: a }: Look, { stems: b }: Look): number {
  const [few, many] = a.size <= b.size ? [a, b] : [b, a];
  if (few.size < FEWEST_TO_COMPARE) return 0;
  return [...few].filter((stem) => many.has(stem)).length / few.size;
}

/** Whether two questions are one: the same letters, or nearly the same words (rule LM3). */
export const isSame = (one: Look, other: Look): boolean =>
  one.letters === other.letters || overlap(one, other) >= SAME_FROM;
