import type { Question } from "../../entities/question.ts";
import { bank } from "../bank/index.ts";
import { questionOf } from "../score/fixtures.ts";
import graded from "./graded.json" with { type: "json" };
import { median } from "./heard.ts";
import { pearson } from "./pearson.ts";

/*
 * What people may answer to questions of the bank that ask for no story: a good answer, one that says half of it, and one that is
 * fluent, confident and wrong. They were written without a look at the points; a reader has then scored each (0 to 100) and
 * marked which points it says (y), says in part (p) and does not say (n). What points.ts takes as telling was fitted to them.
 */

/** The kinds of those answers. */
export const GRADES = ["good", "half", "wrong"] as const;
export type Grade = (typeof GRADES)[number];

/** One answer with its question, and what the reader says of it. */
export type Graded = { question: Question; grade: Grade; answer: string; score: number; points: string };

/** The answers to every so many of those questions. @throws where the bank does not ask one of them */
export const gradedAnswers = (every = 1): Graded[] =>
  graded
    .filter((_, at) => at % every === 0)
    .flatMap((one) => {
      const entry = bank.find(({ id }) => id === one.id);
      if (entry?.points.length !== one.good.points.length)
        throw new Error(`The bank does not ask ${one.id}.`);
      return GRADES.map((grade) => ({ question: questionOf(entry), grade, ...one[grade] }));
    });

/** Median score of each kind, and how the scores go together with the reader's (Pearson's r). */
export function figuresOfGraded(
  all: readonly Graded[],
  score: (question: Question, answer: string) => number,
) {
  const scored = all.map((one) => ({ ...one, own: score(one.question, one.answer) }));
  const of = (grade: Grade) => median(scored.filter((one) => one.grade === grade).map(({ own }) => own));
  return {
    good: of("good"),
    half: of("half"),
    wrong: of("wrong"),
    r: pearson(
      scored.map(({ own }) => own),
      scored.map((one) => one.score),
    ),
  };
}
