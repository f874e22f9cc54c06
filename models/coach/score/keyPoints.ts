import type { KeyPoint, Question } from "../../entities/question.ts";
import { clausesOf, sentencesOf, type Span } from "../text/spans.ts";
import { contentStems } from "../text/words.ts";

/** More points than this nobody checks. */
const MOST_POINTS = 6;
/** A clause with fewer words that say something belongs to the one before it. */
const FEWEST_WORDS = 2;

const sizeOf = (text: string, { from, to }: Span) => contentStems(text.slice(from, to)).length;

/** Joins what is too small to stand alone with what is before it, or after it at the beginning. */
function joined(text: string, spans: readonly Span[]): Span[] {
  const whole: Span[] = [];
  for (const span of spans) {
    const last = whole.at(-1);
    const small =
      last !== undefined && (sizeOf(text, span) < FEWEST_WORDS || sizeOf(text, last) < FEWEST_WORDS);
    if (small) whole.splice(-1, 1, { from: last.from, to: span.to });
    else whole.push(span);
  }
  return whole;
}

/** Joins the two neighbours that are smallest together until there are few enough. */
function few(text: string, spans: readonly Span[]): Span[] {
  const left = [...spans];
  while (left.length > MOST_POINTS) {
    const sizes = left.slice(1).map((span, i) => sizeOf(text, span) + sizeOf(text, left[i] ?? span));
    const at = sizes.indexOf(Math.min(...sizes));
    const [a, b] = [left[at], left[at + 1]];
    if (a === undefined || b === undefined) break;
    left.splice(at, 2, { from: a.from, to: b.to });
  }
  return left;
}

/**
 * Points of a question that came without any, from its expected answer: one for each sentence, or for each clause of a
 * single one; the more it says, the more it counts (rule SC14).
 */
export function pointsFrom(expected: string): KeyPoint[] {
  const sentences = sentencesOf(expected);
  const parts = sentences.length === 1 ? sentences.flatMap((one) => clausesOf(expected, one)) : sentences;
  const spans = few(expected, joined(expected, parts));
  const sizes = spans.map((span) => Math.max(1, sizeOf(expected, span)));
  const all = sizes.reduce((sum, size) => sum + size, 0);
  return spans.map(({ from, to }, i) => ({
    text: expected.slice(from, to).replace(/[\s,;:.!?।]+$/u, ""),
    accept: [],
    weight: (sizes[i] ?? 1) / all,
    must: false,
  }));
}

/** The points that an answer is looked through for: the question's own, else those of its expected answer. */
export const keyPointsOf = ({ points, expectedAnswer }: Question): readonly KeyPoint[] =>
  points.length > 0 ? points : pointsFrom(expectedAnswer);
