import type { Span } from "../text/spans.ts";

const LONGEST_QUOTE = 160;
/** A sentence of so many characters is quoted whole: a part of it says less than it costs to read all. */
const WHOLE_UP_TO = 130;
/** Signs that lead on to something that is not quoted. */
const LOOSE_END = /(?:[,;:]|\s[-–—]?)+$/u;

/** The answer's own words, letter for letter, cut between words where they are long. */
export function quoteOf(text: string, piece: Span): string {
  const whole = text.slice(piece.from, piece.to);
  if (whole.length <= LONGEST_QUOTE) return whole.replace(LOOSE_END, "");
  const space = whole.lastIndexOf(" ", LONGEST_QUOTE);
  return whole.slice(0, space > 0 ? space : LONGEST_QUOTE).replace(LOOSE_END, "");
}

/** The same, with the whole sentence where it is short, so that no quote breaks off ("The worst was"). */
export function quoteIn(
  { text, sentences }: { text: string; sentences: readonly Span[] },
  piece: Span,
): string {
  const around = sentences.find(({ from, to }) => from <= piece.from && piece.to <= to);
  return quoteOf(text, around && around.to - around.from <= WHOLE_UP_TO ? around : piece);
}

/** Whether a quote is one: words that stand in the answer, letter for letter. */
export const isQuoteOf = (answer: string, quote: string): boolean =>
  quote.trim() !== "" && answer.includes(quote);
