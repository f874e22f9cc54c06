import { contentStems } from "#models/coach/text/words.ts";
import type { QuestionType } from "#models/entities/question.ts";
import type { RoundType } from "#models/entities/round.ts";

type Asked = { question: string };

/** Types of questions that a round of a type asks. */
const TYPES: Readonly<Record<RoundType, readonly QuestionType[]>> = {
  technical: ["theoretical", "coding", "system-design"],
  behavioral: ["behavioral"],
  coding: ["coding"],
  "system-design": ["system-design"],
  hr: ["behavioral", "theoretical"],
  other: ["behavioral", "theoretical"],
  mixed: ["theoretical", "coding", "behavioral", "system-design"],
};
export const typesFor = (type: RoundType) => TYPES[type];

/** The words of a text. */
export const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.+#-]*/gu) ?? [];

const bagOf = (text: string) => {
  const bag = new Map<string, number>();
  for (const stem of contentStems(text)) bag.set(stem, (bag.get(stem) ?? 0) + 1);
  return bag;
};
const length = (bag: ReadonlyMap<string, number>) => Math.hypot(...bag.values());

/** Cosine of two questions by the stems of their words. */
export function alike(one: Asked, other: Asked): number {
  const [a, b] = [bagOf(one.question), bagOf(other.question)];
  const product = [...a].reduce((sum, [stem, many]) => sum + many * (b.get(stem) ?? 0), 0);
  return product / Math.max(1e-9, length(a) * length(b));
}

const syllables = (word: string) =>
  Math.max(
    1,
    word
      .toLowerCase()
      .replace(/e$/, "")
      .match(/[aeiouy]+/g)?.length ?? 1,
  );

/** School grade of a text by Flesch and Kincaid (1975). */
export function gradeOf(text: string): number {
  const words = wordsIn(text);
  const sentences = Math.max(1, text.match(/[.?!](?:\s|$)/g)?.length ?? 1);
  const all = words.reduce((sum, word) => sum + syllables(word), 0);
  return (0.39 * words.length) / sentences + (11.8 * all) / Math.max(1, words.length) - 15.59;
}
