import type { QuestionType } from "../entities/question.ts";
import type { Round, RoundType } from "../entities/round.ts";

/** Shortest round, in minutes. */
export const MIN_DURATION = 5;
/** Longest round, in minutes. */
export const MAX_DURATION = 180;
/** Minutes of a round whose duration is missing or out of range. */
export const DEFAULT_DURATION = 30;

/** Minutes for what an admin typed; anything but a whole number from 5 to 180 becomes 30 (rule DU1). */
export function tidyDuration(typed: unknown): number {
  const minutes = typeof typed === "string" && typed.trim() !== "" ? Number(typed) : typed;
  const fits =
    typeof minutes === "number" &&
    Number.isInteger(minutes) &&
    minutes >= MIN_DURATION &&
    minutes <= MAX_DURATION;
  return fits ? minutes : DEFAULT_DURATION;
}

/** Minutes that a problem takes, by its type and the round's level; talk takes a few. */
const PROBLEM_MINUTES = {
  coding: { easy: 15, medium: 15, hard: 20 },
  "system-design": { easy: 20, medium: 20, hard: 20 },
} as const;
const TALK_MINUTES = 4;
const FEWEST_TALKS = 3;
const MOST_OPEN = 12;
/** Problems take no more than this share of a round that asks other questions as well. */
const MOST_OF_PROBLEMS = 2 / 3;

/** What decides how many questions a round asks. */
export type RoundSize = Pick<Round, "type" | "difficulty" | "duration" | "questionCount">;

type Problem = keyof typeof PROBLEM_MINUTES;
const isProblem = (type: RoundType | QuestionType): type is Problem => type in PROBLEM_MINUTES;

/**
 * Questions that a round asks at most: the number that an admin has given, else as many as fit its duration where none of them
 * is a problem among talk (rule DU2).
 */
export function questionsFor({ type, difficulty, duration, questionCount }: RoundSize): number {
  if (questionCount !== null) return questionCount;
  const minutes = isProblem(type) ? PROBLEM_MINUTES[type][difficulty] : TALK_MINUTES;
  const fewest = isProblem(type) ? 1 : FEWEST_TALKS;
  return Math.min(MOST_OPEN, Math.max(fewest, Math.round(duration / minutes)));
}

/**
 * Whether a round has time for one more question, each counted by its own minutes (rule DU2).
 * @param asked types of the questions that it asks already
 */
export function hasTimeFor(round: RoundSize, asked: readonly QuestionType[], next: QuestionType): boolean {
  if (asked.length >= questionsFor(round)) return false;
  if (round.questionCount !== null || isProblem(round.type)) return true;
  const minutesOf = (type: QuestionType) =>
    isProblem(type) ? PROBLEM_MINUTES[type][round.difficulty] : TALK_MINUTES;
  const minutesFor = (types: readonly QuestionType[]) =>
    types.reduce((sum, type) => sum + minutesOf(type), 0);
  const all = [...asked, next];
  const fits = minutesFor(all) <= round.duration + TALK_MINUTES / 2;
  if (!isProblem(next)) return fits || asked.length < FEWEST_TALKS;
  return fits && minutesFor(all.filter(isProblem)) <= MOST_OF_PROBLEMS * round.duration;
}

/** How many more questions of a type a round has time for, besides those that it asks already (rule DU2). */
export function placesLeft(round: RoundSize, asked: readonly QuestionType[], type: QuestionType): number {
  const all = [...asked];
  while (hasTimeFor(round, all, type)) all.push(type);
  return all.length - asked.length;
}
