import type { Question } from "../../entities/question.ts";
import { bank } from "../bank/index.ts";
import { questionOf } from "../score/fixtures.ts";
import said from "./heard.json" with { type: "json" };

/*
 * What people may answer to the behavioral questions of the bank: three good answers to each, a weak one, a general one that
 * would fit any question, and the question said back with such talk after it. Each was written for its question without a look at how
 * answers are scored.
 */

const questions = bank.filter(({ type }) => type === "behavioral").map(questionOf);

/** The behavioral question of the bank with this id. @throws where it does not ask it */
export function questionBy(id: string): Question {
  const question = questions.find(({ entryId }) => entryId === id);
  if (!question) throw new Error(`The bank does not ask ${id}.`);
  return question;
}

/** One question with what people answer to it, and another one that none of it answers. */
export type Heard = (typeof said)[number] & { question: Question; other: Question };

/** Every so many of those questions. @throws where the bank does not ask one of them */
export function heardOn(every = 1): Heard[] {
  return said.flatMap((one, at) => {
    if (at % every !== 0) return [];
    const own = questions.findIndex(({ entryId }) => entryId === one.id);
    const question = questions[own];
    const other = questions[(own + 41) % questions.length];
    if (!question || !other) throw new Error(`The bank does not ask ${one.id}.`);
    return [{ ...one, question, other }];
  });
}

/** All behavioral questions of the bank. */
export const behavioral: readonly Question[] = questions;

export const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
export const share = <T>(all: readonly T[], is: (one: T) => boolean) => all.filter(is).length / all.length;

/** How such answers score, as shares of 1 and medians. */
export function figuresOf(heard: readonly Heard[], score: (question: Question, answer: string) => number) {
  const all = heard.map(({ question, other, good, weak, general, echo }) => ({
    good: good.map((answer) => score(question, answer)),
    empty: [general, echo].map((answer) => score(question, answer)),
    weak: score(question, weak),
    elsewhere: good.map((answer) => score(other, answer)),
  }));
  const good = all.flatMap((one) => one.good);
  const empty = all.flatMap((one) => one.empty);
  const elsewhere = all.flatMap((one) => one.elsewhere);
  const above = (low: (one: (typeof all)[number]) => readonly number[]) =>
    share(
      all.flatMap((one) => one.good.flatMap((high) => low(one).map((value) => high > value))),
      Boolean,
    );
  return {
    good: { median: median(good), from55: share(good, (s) => s >= 55), below25: share(good, (s) => s < 25) },
    weak: { median: median(all.map(({ weak }) => weak)), below: above(({ weak }) => [weak]) },
    empty: { median: median(empty), above60: share(empty, (s) => s > 60), below: above((one) => one.empty) },
    elsewhere: { median: median(elsewhere), above60: share(elsewhere, (s) => s > 60) },
  };
}

/** A text as it is typed on a phone, or written down from speech: in small letters, without any sign but those in a figure. */
export const withoutSigns = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[.,](?!\d)|[;!?]/g, "")
    .replace(/\s+/g, " ");

/** How much less answers score without their signs: the median and what nine of ten stay below. */
export function lostWithoutSigns(
  answers: readonly { question: Question; answer: string }[],
  score: (question: Question, answer: string) => number,
) {
  const lost = answers
    .map(({ question, answer }) => score(question, answer) - score(question, withoutSigns(answer)))
    .toSorted((a, b) => a - b);
  return { median: median(lost), most: lost[Math.floor(lost.length * 0.9)] ?? Number.NaN };
}
