import type { Question } from "../../../entities/question.ts";
import { likeness, toUnit } from "../../meaning/embedder.ts";
import { meanOf } from "../keyWords.ts";
import type { Prepared } from "../prepared.ts";
import type { Meanings, Senses } from "../senses.ts";

/** Numbers of a vector of the model. */
const SIZE = 384;

/** The direction that these vectors have together, as one of unit length. */
function together(vectors: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(SIZE);
  for (const vector of vectors) vector.forEach((value, i) => (sum[i] = (sum[i] ?? 0) + value));
  return toUnit(sum);
}

/** What one question is about, as a vector of unit length: its text, expected answer and points; null where one is unknown. */
export function questionVector(
  { question, expectedAnswer, points }: Question,
  meanings: Meanings,
): Float32Array | null {
  const [text, expected] = [question, expectedAnswer].map((one) => meanings(one)?.whole);
  const said = points.flatMap((point) => meanings(point.text)?.whole ?? []);
  if (!text || !expected || said.length < points.length) return null;
  return together([text, expected, together(said)]);
}

/**
 * How near an answer's meaning is to this question, as a share of how near it is to the behavioral question of the bank that
 * it is nearest to, 0 to 1; null where the meanings are not known.
 */
function shareOfNearest(question: Question, answer: string, meanings: Meanings): number | null {
  const said = meanings(answer);
  const own = questionVector(question, meanings);
  if (!said || !own) return null;
  const like = likeness(said.whole, own);
  return Math.max(0, like) / Math.max(like, ...said.beside, Number.EPSILON);
}

/** How like the most like clause is to each point, 0 to 1, in the mean; null where the question has none of its own. */
function likenessToPoints({ points }: Question, { clauses }: Prepared, senses: Senses): number | null {
  if (points.length === 0) return null;
  const likes = points.map((_, at) => Math.max(0, ...senses.likes(at).slice(0, clauses.length)));
  return meanOf(likes);
}

/** How much an answer says the points as people say them, in the mean of what says each most; null where that is not known. */
function saidOfPoints({ points }: Question, senses: Senses): number | null {
  const most = points.map((_, at) => senses.saidAs(at)).map((said) => said && Math.max(...said));
  if (most.length === 0 || most.includes(null)) return null;
  return most.reduce<number>((sum, one) => sum + (one ?? 0), 0) / most.length;
}

/** Weight of the likeness to the points beside the share: what tells answers of people to their questions from others best. */
const WEIGHT_OF_POINTS = 2;

/** How an answer fits a question by its meaning. */
export type MeaningFit = {
  /** How near it is to question and points: 0.95 for half of the answers to other questions, 1.4 or more for 80 in 100 to it. */
  nearness: number;
  /** How near it is to the question, as a share of the nearest one; 0 to 1. */
  share: number;
  /** How much it says of the points as people say them: 2.9 in the mean of answers to other questions, 5.4 of those to it; null where unknown. */
  said: number | null;
  /** How like it is to what careless people say, -1 to 1; 0 where nobody knows what that is. */
  careless: number;
};

/** Holds an answer's meaning against the question and the others of the bank; null where the meanings are not known. */
export function fitByMeaning(
  question: Question,
  prepared: Prepared,
  { meanings, senses }: { meanings: Meanings; senses: Senses },
): MeaningFit | null {
  const share = shareOfNearest(question, prepared.text, meanings);
  const like = likenessToPoints(question, prepared, senses);
  if (share === null) return null;
  const nearness = like === null ? 2 * share : share + WEIGHT_OF_POINTS * like;
  return { share, nearness, said: saidOfPoints(question, senses), careless: senses.careless ?? 0 };
}
