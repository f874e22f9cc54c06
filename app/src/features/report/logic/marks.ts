import { splitAtFollowUp, type FollowUp } from "#models/entities/followUp.ts";

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

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A quote cut where the words begin and end that stand for words of its point; each where it stands as a whole word. */
export function markWords(quote: string, words: readonly string[]): Stretch[] {
  const wanted = words.filter((word) => word !== "").map(escaped);
  if (wanted.length === 0) return [{ text: quote, marked: false }];
  const longestFirst = wanted.sort((a, b) => b.length - a.length).join("|");
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])(${longestFirst})(?![\\p{L}\\p{N}])`, "iu");
  return quote
    .split(whole)
    .map((text, at) => ({ text, marked: at % 2 === 1 }))
    .filter(({ text }) => text !== "");
}

/** Without the space before the first word. */
export const trimmed = (stretches: readonly Stretch[]): Stretch[] =>
  stretches.map((one, at) => (at === 0 ? { ...one, text: one.text.trimStart() } : one));

/** The same for an answer about which something was asked: what was said before that, and what was added. */
export function markAround(
  text: string,
  quotes: readonly string[],
  followUp: Pick<FollowUp, "at">,
): [before: Stretch[], after: Stretch[]] {
  const cut = splitAtFollowUp(text, followUp)[0].length;
  const parts: [Stretch[], Stretch[]] = [[], []];
  let at = 0;
  for (const { text: whole, marked } of markQuotes(text, quotes)) {
    const here = Math.max(0, Math.min(whole.length, cut - at));
    if (here > 0) parts[0].push({ text: whole.slice(0, here), marked });
    if (here < whole.length) parts[1].push({ text: whole.slice(here), marked });
    at += whole.length;
  }
  return parts;
}
