import type { Question } from "../../../entities/question.ts";
import { likeness, toUnit } from "../../meaning/embedder.ts";
import type { Meanings } from "../senses.ts";

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
 * How many behavioral questions of the bank an answer means more than this one, itself perhaps among them; null where the
 * meanings are not known.
 */
export function betterByMeaning(question: Question, answer: string, meanings: Meanings): number | null {
  const said = meanings(answer);
  const own = questionVector(question, meanings);
  if (!said || !own) return null;
  const like = likeness(said.whole, own);
  return said.beside.filter((its) => its > like).length;
}
