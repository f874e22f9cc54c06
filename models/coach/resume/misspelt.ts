/** Words a letter or two beside a known one: "EXPERIANCE", "QUALIFICATOIN", "ACHIVEMENT". */

/** How many letters are wrong, left out, too many, or changed about with the next one. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const changed = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const one = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      row.push(changed ? Math.min(one, (before[j - 2] ?? 0) + 1) : one);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}

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
    (one) => one[0] === word[0] && distance(word, one, 2) <= (one.length < LONG_FROM ? 1 : 2),
  );
  // "languages" is no misspelt "language": what only goes on is another word.
  return near.find((one) => !word.startsWith(one) && !one.startsWith(word)) ?? word;
}

/** A text in small letters whose misspelt words are written as they were meant. */
export function corrected(text: string, known: ReadonlySet<string>): string {
  const own = text.split(" ");
  return own.length > MOST_WORDS ? text : own.map((word) => meant(word, known)).join(" ");
}
