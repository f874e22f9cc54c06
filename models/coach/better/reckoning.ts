import type { KeyPoint, Question } from "../../entities/question.ts";
import { figureValue } from "../text/figure.ts";
import { clausesOf, sentencesOf } from "../text/spans.ts";
import { wordsOf, type Word } from "../text/words.ts";

const DENIES = /\b(?:not|no|never|nor|without|wrong)\b|n['’]t\b/i;

const valueOf = ({ stem }: Word): number | null => {
  if (stem === "hundr") return 100;
  return figureValue(stem);
};

/** Figures of a text, whether in digits or in words; "two hundred and forty" is one as a whole. */
function figuresIn(text: string): number[] {
  const words = wordsOf(text);
  return words.flatMap((word, at) => {
    const value = valueOf(word);
    if (value === null) return [];
    const rest = words[at + 1]?.plain === "and" ? words[at + 2] : undefined;
    const more = rest && valueOf(rest);
    const isWhole = value % 100 === 0 && typeof more === "number" && more < 100;
    return isWhole ? [value, value + more] : [value];
  });
}

/** Figures of those clauses of a text that deny something, or of the others; taken together, since "and" also joins a number. */
function figuresOf(text: string, denied: boolean): number[] {
  const clauses = sentencesOf(text).flatMap((sentence) =>
    clausesOf(text, sentence).map(({ from, to }) => text.slice(from, to)),
  );
  return figuresIn(clauses.filter((clause) => DENIES.test(clause) === denied).join(" "));
}

/** How a point names what a reckoning comes to: "the answer is 48 km an hour", "a loss of twenty rupees". */
const NAMES_OUTCOME = /\b(?:answer|final|next number|loss|profit|gain|about|simple|compound|total|sum)\b/i;
/** So many figures are given to reckon with, at least. */
const FEWEST_GIVEN = 2;

const outcomes = (points: readonly KeyPoint[]) =>
  points.filter(({ must, text }) => must && NAMES_OUTCOME.test(text) && figuresIn(text).length > 0);

/** Whether a question gives figures and wants another worked out: one answer is right, and nobody's work shows it. */
export const isReckoning = ({ points, type, question }: Question): boolean =>
  type === "theoretical" && outcomes(points).length > 0 && figuresIn(question).length >= FEWEST_GIVEN;

/**
 * Whether a sentence comes to a figure that does not stand in the expected answer, where the right one is missing.
 * @param lacks the points that the answer does not say
 */
export function concludesOtherwise(own: string, question: Question, lacks: readonly KeyPoint[]): boolean {
  if (!isReckoning(question) || outcomes(lacks).length === 0) return false;
  const right = new Set(figuresOf(question.expectedAnswer, false));
  return figuresOf(own, false).some((figure) => !right.has(figure));
}

/** Whether two sentences deny the same figure ("not 50, because …"): the second says nothing new. */
export function denyTheSame(one: string, other: string): boolean {
  const known = new Set(figuresOf(one, true));
  return figuresOf(other, true).some((figure) => known.has(figure));
}
