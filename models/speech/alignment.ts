/** Distances from all of `a` to each beginning of `b`: index n is the edit distance to its first n parts. */
export function distances(a: readonly string[], b: readonly string[]): number[] {
  let row = Array.from({ length: b.length + 1 }, (_, n) => n);
  a.forEach((part, m) => {
    const next = [m + 1];
    for (let n = 1; n <= b.length; n++) {
      const swapped = (row[n - 1] ?? Infinity) + (b[n - 1] === part ? 0 : 1);
      next.push(Math.min(swapped, (row[n] ?? Infinity) + 1, (next[n - 1] ?? Infinity) + 1));
    }
    row = next;
  });
  return row;
}

/** The edit distance of two texts, letter by letter. */
const letters = (a: string, b: string): number => distances([...a], [...b]).at(-1) ?? 0;

/** Where a text that is fixed ends in a new hearing of it, and how many words differ up to there. */
export type Alignment = { end: number; differs: number };

/** How unlike two words are: the same, one the beginning of the other ("I" and "I've"), or neither. */
function unlike(a: string, b: string): 0 | 1 | 2 {
  if (a === b) return 0;
  return a !== "" && b !== "" && (a.startsWith(b) || b.startsWith(a)) ? 1 : 2;
}

/**
 * Finds the beginning of `heard` that is most like all of `fixed`, word by word. Of equally good ones the one that ends
 * with the same or nearly the same word, then the one with the nearest letters ("real time" and "realtime"), then with
 * the nearest number of words.
 */
export function align(fixed: readonly string[], heard: readonly string[]): Alignment {
  const byWords = distances(fixed, heard);
  const differs = Math.min(...byWords);
  const ends = byWords.flatMap((distance, end) => (distance === differs ? [end] : []));
  if (ends.length === 1) return { end: ends[0] ?? 0, differs };
  const whole = fixed.join("");
  const badness = (end: number) =>
    unlike(heard[end - 1] ?? "", fixed.at(-1) ?? "") * 1e9 +
    letters(whole, heard.slice(0, end).join("")) * 1e3 +
    Math.abs(end - fixed.length);
  return { end: ends.reduce((best, end) => (badness(end) < badness(best) ? end : best)), differs };
}
