import type { Question } from "../../entities/question.ts";
import { median, questionBy, share } from "./heard.ts";
import said from "./short.json" with { type: "json" };

/*
 * Short answers to the behavioral questions of the bank as they are typed on a phone: true, concrete and to the question, often
 * with the "I" left out. "short" has 18 to 30 words, "longer" 30 to 50.
 */

/** One question with short answers to it. */
export type Short = (typeof said)[number] & { question: Question };

/** Every so many of those questions. @throws where the bank does not ask one of them */
export function shortOn(every = 1): Short[] {
  return said.filter((_, at) => at % every === 0).map((one) => ({ ...one, question: questionBy(one.id) }));
}

/** How such answers score, as shares of 1 and medians. */
export function figuresOfShort(all: readonly Short[], score: (question: Question, answer: string) => number) {
  const of = (scores: readonly number[]) => ({
    median: median(scores),
    below15: share(scores, (one) => one < 15),
  });
  return {
    short: of(all.map(({ question, short }) => score(question, short))),
    longer: of(all.map(({ question, longer }) => score(question, longer))),
  };
}
