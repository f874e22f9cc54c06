import type { Span } from "../text/spans.ts";

const LONGEST_QUOTE = 160;
/** Signs that lead on to something that is not quoted. */
const LOOSE_END = /(?:[,;:]|\s[-–—]?)+$/u;

/** The answer's own words, letter for letter, cut between words where they are long. */
export function quoteOf(text: string, piece: Span): string {
  const whole = text.slice(piece.from, piece.to);
  if (whole.length <= LONGEST_QUOTE) return whole.replace(LOOSE_END, "");
  const space = whole.lastIndexOf(" ", LONGEST_QUOTE);
  return whole.slice(0, space > 0 ? space : LONGEST_QUOTE).replace(LOOSE_END, "");
}
