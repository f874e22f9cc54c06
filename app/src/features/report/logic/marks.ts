/** A stretch of a text; `marked` when it was quoted. */
export type Stretch = { text: string; marked: boolean };

const rangesOf = (text: string, quotes: readonly string[]) =>
  quotes
    .filter((quote) => quote !== "")
    .map((quote) => ({ from: text.indexOf(quote), length: quote.length }))
    .filter(({ from }) => from >= 0)
    .map(({ from, length }) => ({ from, to: from + length }))
    .sort((a, b) => a.from - b.from);

/** The text cut where quotes begin and end, letter for letter; overlapping quotes become one stretch. */
export function markQuotes(text: string, quotes: readonly string[]): Stretch[] {
  const stretches: Stretch[] = [];
  let at = 0;
  const cut = (to: number, marked: boolean) => {
    if (to <= at) return;
    const last = stretches.at(-1);
    if (last?.marked && marked) last.text += text.slice(at, to);
    else stretches.push({ text: text.slice(at, to), marked });
    at = to;
  };
  for (const { from, to } of rangesOf(text, quotes)) {
    cut(from, false);
    cut(to, true);
  }
  cut(text.length, false);
  return stretches;
}
