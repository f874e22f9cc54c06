/** Runs of words that were compared before; a process meets few different words. */
const KNOWN = new Map<string, ReadonlySet<string>>();
const MOST_KNOWN = 20_000;

function runsOf(word: string): ReadonlySet<string> {
  const before = KNOWN.get(word);
  if (before !== undefined) return before;
  const framed = `^${word}$`;
  const runs = new Set(Array.from({ length: framed.length - 2 }, (_, i) => framed.slice(i, i + 3)));
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
  KNOWN.set(word, runs);
  return runs;
}

/** How alike two words are by the runs of three letters that both have, 0 to 1 (Dice's coefficient). */
export function alikeByLetters(a: string, b: string): number {
  const [own, other] = [runsOf(a), runsOf(b)];
  let both = 0;
  for (const run of own) if (other.has(run)) both += 1;
  return (2 * both) / (own.size + other.size);
}
