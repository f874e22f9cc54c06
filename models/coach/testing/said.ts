import type { Question } from "../../entities/question.ts";
import { bank } from "../bank/index.ts";
import { askedOf } from "../score/asked.ts";
import { questionOf } from "../score/fixtures.ts";
import type { PointResult } from "../score/points.ts";
import { median, share } from "./heard.ts";
import marked from "./said.json" with { type: "json" };

/*
 * Answers in people's own words to questions of every family, written without a look at the points, and what a careful reader
 * has marked in them: which point they say ("yes"), say in part, or do not say.
 */

/** One answer with its question, and what it says of each point, in their order. */
export type Marked = (typeof marked)[number] & { question: Question };

/** Every so many of them. @throws where the bank does not ask one of the questions */
export const markedAnswers = (every = 1): Marked[] =>
  marked
    .filter((_, at) => at % every === 0)
    .map((one) => {
      const entry = bank.find(({ id }) => id === one.id);
      if (entry?.points.length !== one.points.length) throw new Error(`The bank does not ask ${one.id}.`);
      return { ...one, question: questionOf(entry) };
    });

/**
 * Median score of the answers of each level to questions that do not ask of oneself, and of the good ones held against the
 * question after their own: 0 to 100.
 */
export function levels(answers: readonly Marked[], score: (question: Question, answer: string) => number) {
  const told = answers.filter(({ question }) => !askedOf(question).ofOneself);
  const of = (level: Marked["level"]) =>
    median(told.filter((one) => one.level === level).map((one) => score(one.question, one.answer)));
  const elsewhere = told.flatMap(({ answer }, at) => {
    const other = told[(at + 1) % told.length];
    return other ? [score(other.question, answer)] : [];
  });
  return {
    good: of("good"),
    middling: of("middling"),
    short: of("short"),
    weak: of("weak"),
    elsewhere: median(elsewhere),
    elsewhereFrom60: share(elsewhere, (one) => one >= 60),
  };
}

/**
 * How the points that were found agree with what was marked, for questions that do not ask of oneself: shares, 0 to 1.
 * @param find what becomes of the points of an answer
 */
export function agreement(answers: readonly Marked[], find: (one: Marked) => readonly PointResult[]) {
  const points = answers
    .filter(({ question }) => !askedOf(question).ofOneself)
    .flatMap((one) => find(one).map((result, at) => ({ result, said: one.points[at]?.said })));
  const said = points.filter((one) => one.said === "yes");
  const unsaid = points.filter((one) => one.said === "no");
  const isFound = ({ result }: { result: PointResult }) => result.found;
  return {
    /** Of the points that are said, those that are found, and those of which nothing is heard. */
    found: share(said, isFound),
    unheard: share(said, ({ result }) => !result.found && result.near === ""),
    /** Of the points that are not said, those that are found all the same. */
    wronglyFound: share(unsaid, isFound),
    /** Of the points that are found, those that are said, wholly or in part. */
    right: share(points.filter(isFound), (one) => one.said !== "no"),
  };
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];

/** Whether two quotes say the same: half of the words of the shorter one are in the other. */
function sameQuote(a: string, b: string): boolean {
  const [shorter = [], longer = []] = [wordsOf(a), wordsOf(b)].toSorted((x, y) => x.length - y.length);
  return shorter.filter((word) => longer.includes(word)).length >= shorter.length / 2;
}

/**
 * The same for questions that ask for a story or for what people want of work, and how often the words that are quoted for a point
 * are those that the reader has marked.
 */
export function agreementOnStories(
  answers: readonly Marked[],
  find: (one: Marked) => readonly PointResult[],
) {
  const points = answers
    .filter(({ question }) => question.type === "behavioral")
    .flatMap((one) => find(one).map((result, at) => ({ result, marked: one.points[at] })));
  const said = points.filter(({ marked }) => marked?.said === "yes");
  const found = points.filter(({ result }) => result.found);
  const isRight = ({ result, marked }: (typeof points)[number]) =>
    marked !== undefined && marked.said !== "no" && sameQuote(result.quote, marked.quote);
  return {
    found: share(said, ({ result }) => result.found),
    unheard: share(said, ({ result }) => !result.found && result.near === ""),
    wronglyFound: share(
      points.filter(({ marked }) => marked?.said === "no"),
      ({ result }) => result.found,
    ),
    right: share(found, ({ marked }) => marked?.said !== "no"),
    rightlyQuoted: share(found, isRight),
  };
}
