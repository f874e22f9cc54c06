import { likeness } from "../../meaning/embedder.ts";
import type { Stretches } from "../../meaning/stretches.ts";
import type { OfWork } from "../../../entities/question.ts";
import type { Prepared } from "../prepared.ts";

/**
 * What tells that a clause says a point: its likeness to the point itself, its likeness to how people say the point, and that of
 * the sentence around it. Weights of greatest likelihood (a choice among the clauses of an answer) on 500 answers in which a
 * reader has marked where each point is said; of 175 points that 66 other answers say, the clause that says most is the reader's
 * in 62 of 100, and in the reader's sentence in 72.
 */
const WEIGHTS = { point: 3.8, clause: 5.3, sentence: 6.6, place: 5 } as const;
/** Points stand in the order of a story. So far off its place in it a clause may be, as a share of the answer, at no cost. */
const OFF_PLACE = 0.3;

/** From how much on a clause says a point, and from how much on it may. */
export type SaidFrom = { said: number; may: number };

const IN_STORY: SaidFrom = { said: 4.5, may: 3.9 };
/** So much more a clause must say where the answer may as well be to another question. */
const MORE_UNFIT = 1.5;

/** In a story. @param fit how well it fits its question, 0 to 1 */
export const fromInStory = (fit: number): SaidFrom => ({
  said: IN_STORY.said + MORE_UNFIT * (1 - fit),
  may: IN_STORY.may,
});

/**
 * Of one's studies or trade: the less a clause must say, the more is said of the other points, and the less the answer is like
 * what careless people say, since who is fluent and wrong says a little of all. Logistic regressions on 290 answers of many fields
 * and trades (testing/heardAtWork.ts) and on the good ones held against another question: of a trade, 80 in 100 points of good
 * answers are found, 7 in 100 of another question, and 18 in 100 of fluent bad practice.
 */
const AT_WORK: Readonly<Record<OfWork, { clause: number; others: number; careless: number; from: number }>> =
  {
    studies: { clause: 0.55, others: 2, careless: 0, from: 9.6 },
    trade: { clause: 0.66, others: 2.6, careless: 9.7, from: 11.8 },
  };
/** A logit below which a point is not even nearly said: a chance of 1 in 6. */
const NEARLY = 1.7;

/**
 * @param others how much a clause says each of the other points at most, in the mean
 * @param careless how like the answer is to what careless people say, -1 to 1
 */
export function fromAtWork(others: number, careless: number, of: OfWork): SaidFrom {
  const weights = AT_WORK[of];
  const said = (weights.from + weights.careless * careless - weights.others * others) / weights.clause;
  return { said, may: said - NEARLY / weights.clause };
}

/**
 * How much each clause says a point as people say it.
 * @param vector what people's sentences that say it are like @param likes how like each clause is to the point itself
 * @param place of the point among those of its question, 0 to 1
 */
export function sayingsIn(
  vector: Float32Array,
  { clauses, sentences }: Prepared,
  stretches: Stretches,
  likes: readonly number[],
  place: number,
): number[] {
  return clauses.map((clause, i) => {
    const around = sentences.find(({ from, to }) => from <= clause.from && clause.to <= to) ?? clause;
    const off = Math.abs(i / Math.max(1, clauses.length - 1) - place);
    return (
      WEIGHTS.point * (likes[i] ?? 0) +
      WEIGHTS.clause * likeness(vector, stretches(clause)) +
      WEIGHTS.sentence * likeness(vector, stretches(around)) -
      WEIGHTS.place * Math.max(0, off - OFF_PLACE)
    );
  });
}
