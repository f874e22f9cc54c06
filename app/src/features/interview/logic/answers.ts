import { isAnswered } from "#models/rules/score.ts";

/** Which questions have no answer yet, by index. */
export const unanswered = (count: number, answers: readonly string[]): number[] =>
  Array.from({ length: count }, (_, index) => index).filter((index) => !isAnswered(answers[index] ?? ""));

/** Words in a text, as people count them. */
export const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== "").length;
