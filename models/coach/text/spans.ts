import { sentencesOfRun } from "./runOn.ts";

/** A stretch of a text; `text.slice(from, to)` is what stands there, letter for letter. */
export type Span = { from: number; to: number };

/** Whether two stretches have a letter in common. */
export const overlap = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;

/** Longest clause in characters; a spoken text without full stops is cut into clauses of this size. */
const LONGEST_CLAUSE = 200;

/** "n!" is a factorial and ends nothing. */
const SENTENCE_END = /(?:[.?।]|(?<!(?<![\p{L}\p{N}'’])[a-z])!)+["”’)]*(?=\s|$)|\n+/gu;
const CLAUSE_END =
  /[;:,–—]+(?=\s)|\s(?=(?:and|but|so|because|then|while|whereas|after|before|which|when|if)\s)/giu;

function trimmed(text: string, from: number, to: number): Span[] {
  const part = text.slice(from, to);
  const lead = part.length - part.trimStart().length;
  const span = { from: from + lead, to: from + part.trimEnd().length };
  return /[\p{L}\p{N}]/u.test(part) ? [span] : [];
}

function splitAt(text: string, ends: RegExp, within: Span): Span[] {
  const spans: Span[] = [];
  let from = within.from;
  for (const match of text.slice(within.from, within.to).matchAll(ends)) {
    const to = within.from + match.index + match[0].length;
    spans.push(...trimmed(text, from, to));
    from = to;
  }
  return [...spans, ...trimmed(text, from, within.to)];
}

/** Cuts a span that is too long between words. */
function cutLong(text: string, span: Span): Span[] {
  if (span.to - span.from <= LONGEST_CLAUSE) return [span];
  const space = text.lastIndexOf(" ", span.from + LONGEST_CLAUSE);
  const cut = space > span.from ? space : span.from + LONGEST_CLAUSE;
  return [...trimmed(text, span.from, cut), ...cutLong(text, { from: cut, to: span.to })];
}

const ABBREVIATION = /\b(?:Rs|No|Dr|Mr|Mrs|Ms|Ltd|Pvt|vs|etc|e\.g|i\.e|approx)\.$/i;

/** Sentences of a text in order; "Rs. 4.2" does not end one, and one that runs on without a sign is cut where the speaker begins anew. */
export function sentencesOf(text: string): Span[] {
  const raw = splitAt(text, SENTENCE_END, { from: 0, to: text.length });
  const whole: Span[] = [];
  for (const span of raw) {
    const last = whole.at(-1);
    if (last !== undefined && ABBREVIATION.test(text.slice(last.from, last.to))) last.to = span.to;
    else whole.push({ ...span });
  }
  return whole.flatMap((span) => sentencesOfRun(text, span));
}

/** Clauses of a sentence: parts between commas, colons and joining words, long ones cut. */
export function clausesOf(text: string, sentence: Span): Span[] {
  return splitAt(text, CLAUSE_END, sentence).flatMap((span) => cutLong(text, span));
}
