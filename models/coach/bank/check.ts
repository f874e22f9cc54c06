import type { Question } from "../../entities/question.ts";
import type { Entry } from "../entry.ts";
import { matcherFor } from "../score/matcher.ts";
import { prepare } from "../score/prepared.ts";
import { ceilingOf, scoreHeard } from "../score/scoreAnswer.ts";

/** The least that an expected answer scores on its own points, and the most on those of another question. */
export const OWN_AT_LEAST = 85;
export const OTHERS_AT_MOST = 25;

/** An expected answer that scores too much on another question. */
export type CrossScore = { asked: string; answered: string; score: number };

export type BankCheck = {
  /** Entries whose expected answer scores too little on its own points, with what it scores. */
  low: { id: string; score: number }[];
  /** Pairs of different entries that were looked at, and those that score too much, worst first. */
  pairs: number;
  high: CrossScore[];
};

/** Entries about one thing share points, and so what is said of one is right for the other as far as it goes. */
const sharesPoints = (a: Entry, b: Entry) =>
  a.topic === b.topic &&
  a.points.some(({ text, accept }) =>
    b.points.some((other) => [text, ...accept].some((one) => [other.text, ...other.accept].includes(one))),
  );

/**
 * Holds every expected answer against every question of the bank. An answer is taken apart once, and a pair whose words
 * cannot belong together is not looked at closely: half a million pairs take less than half a minute.
 * @param questionOf an entry as it is asked
 * @param answered which answers are tried; all, where it is left out
 */
export function checkBank(
  bank: readonly Entry[],
  questionOf: (entry: Entry) => Question,
  answered: readonly Entry[] = bank,
): BankCheck {
  const questions = bank.map((entry) => ({ entry, question: questionOf(entry) }));
  const low: BankCheck["low"] = [];
  const high: CrossScore[] = [];
  let pairs = 0;
  for (const own of answered) {
    const prepared = prepare(own.expected);
    const heard = { prepared, matcher: matcherFor(prepared) };
    for (const { entry, question } of questions) {
      if (entry === own) {
        const { score } = scoreHeard(question, heard);
        if (score < OWN_AT_LEAST) low.push({ id: own.id, score });
      } else if (!sharesPoints(entry, own)) {
        pairs += 1;
        if (ceilingOf(question, heard) <= OTHERS_AT_MOST) continue;
        const { score } = scoreHeard(question, heard);
        if (score > OTHERS_AT_MOST) high.push({ asked: entry.id, answered: own.id, score });
      }
    }
  }
  high.sort((a, b) => b.score - a.score);
  return { low, pairs, high };
}
