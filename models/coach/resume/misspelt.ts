import { editDistance } from "../text/soft.ts";

/** Words a letter or two beside a known one: "EXPERIANCE", "QUALIFICATOIN", "ACHIVEMENT". */

/** Shorter words are too near to each other. */
const SHORTEST = 7;
/** One letter may have been left out. */
const SHORTEST_MISSPELT = SHORTEST - 1;
/** Words that are rightly spelt and near to a heading's: who does it ("educator", "publisher"), and a contract. */
const RIGHTLY = /(?:[aeiou]tor|(?:sh|rt|at|iz|ig)er|ist|ian|contracts?|contractor)$/;
const LONG_FROM = 9;
/** No heading has more words. */
const MOST_WORDS = 6;

const isLong = (word: string) => word.length >= SHORTEST && /^[a-z]+$/.test(word);

/** The words of some phrases that are long enough to be known when they are misspelt. */
export const spellings = (phrases: readonly string[]): ReadonlySet<string> =>
  new Set(phrases.flatMap((phrase) => phrase.split(" ")).filter(isLong));

/** A word as it was meant. */
function meant(word: string, known: ReadonlySet<string>): string {
  if (word.length < SHORTEST_MISSPELT || known.has(word) || !/^[a-z]+$/.test(word)) return word;
  if (RIGHTLY.test(word)) return word;
  const near = [...known].filter(
    (one) => one[0] === word[0] && editDistance(word, one, 2) <= (one.length < LONG_FROM ? 1 : 2),
  );
  // "languages" is no misspelt "language": what only goes on is another word.
  return near.find((one) => !word.startsWith(one) && !one.startsWith(word)) ?? word;
}

/** A text in small letters whose misspelt words are written as they were meant. */
export function corrected(text: string, known: ReadonlySet<string>): string {
  const own = text.split(" ");
  return own.length > MOST_WORDS ? text : own.map((word) => meant(word, known)).join(" ");
}
