import type { Question } from "../../../entities/question.ts";
import { likeness, toUnit } from "../../meaning/embedder.ts";
import type { Meanings } from "../senses.ts";

/** Numbers of a vector of the model. */
const SIZE = 384;

/** What one question is about, as a vector of unit length: its text, expected answer and points; null where one is unknown. */
export function questionVector(
  { question, expectedAnswer, points }: Question,
  meanings: Meanings,
): Float32Array | null {
  const sum = new Float32Array(SIZE);
  const add = (vector: Float32Array) => vector.forEach((value, i) => (sum[i] = (sum[i] ?? 0) + value));
  const [text, expected, ...said] = [question, expectedAnswer, ...points.map((point) => point.text)].map(
    (one) => meanings(one)?.whole,
  );
  if (!text || !expected) return null;
  const together = new Float32Array(SIZE);
  for (const vector of said) {
    if (!vector) return null;
    vector.forEach((value, i) => (together[i] = (together[i] ?? 0) + value));
  }
  [text, expected, toUnit(together)].forEach(add);
  return toUnit(sum);
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
