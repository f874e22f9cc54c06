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

/** Questions asked when an admin left the number open: about one for every four minutes, 3 to 12 (rule DU2). */
export function questionsFor(duration: number, questionCount: number | null): number {
  return questionCount ?? Math.min(12, Math.max(3, Math.round(duration / 4)));
}
