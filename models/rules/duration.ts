import type { Round } from "../entities/round.ts";

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

/** Minutes that a problem takes, by the kind of round that asks nothing else; talk takes a few. */
const PROBLEM_MINUTES = {
  coding: { easy: 15, medium: 15, hard: 20 },
  "system-design": { easy: 20, medium: 20, hard: 20 },
} as const;
const TALK_MINUTES = 4;
const FEWEST_TALKS = 3;
const MOST_OPEN = 12;

/** What decides how many questions a round asks. */
export type RoundSize = Pick<Round, "type" | "difficulty" | "duration" | "questionCount">;

/** Questions of a round, as many as fit its duration where an admin left the number open (rule DU2). */
export function questionsFor({ type, difficulty, duration, questionCount }: RoundSize): number {
  if (questionCount !== null) return questionCount;
  const isOfProblems = type === "coding" || type === "system-design";
  const minutes = isOfProblems ? PROBLEM_MINUTES[type][difficulty] : TALK_MINUTES;
  const fewest = isOfProblems ? 1 : FEWEST_TALKS;
  return Math.min(MOST_OPEN, Math.max(fewest, Math.round(duration / minutes)));
}
