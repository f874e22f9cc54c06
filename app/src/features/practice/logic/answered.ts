import type { PracticeCard } from "../../../rows.ts";
import { scheduleAfter } from "./schedule.ts";

/** Answers that a card keeps. */
const KEPT = 10;

/** A card after an answer to it: its next day, and the answer among its tries (rule PD3). */
export const answeredCard = (
  card: PracticeCard,
  answer: string,
  score: number,
  now: number,
): PracticeCard => ({
  ...card,
  schedule: scheduleAfter(card.schedule, score, now),
  tries: [{ answer, score, at: now }, ...card.tries].slice(0, KEPT),
});
