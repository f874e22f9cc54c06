import { fsrs, Rating, type CardInput, type Grade } from "ts-fsrs";
import type { Schedule } from "../../../rows.ts";

/** Days, not minutes: a deck is for once a day. Nothing is left to chance, so that a repeat gives the same. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });

/** How well a card was known, by the score of its answer (rule PD3). */
export function gradeOf(score: number): Grade {
  if (score < 40) return Rating.Again;
  if (score < 60) return Rating.Hard;
  return score < 85 ? Rating.Good : Rating.Easy;
}

/** A card that nobody has practised yet is due at once. */
export const firstSchedule = (now: number): Schedule => ({
  ...{ dueAt: now, lastAt: null, stability: 0, difficulty: 0 },
  ...{ scheduledDays: 0, reps: 0, lapses: 0, state: 0 },
});

const cardOf = (schedule: Schedule): CardInput => ({
  due: schedule.dueAt,
  last_review: schedule.lastAt,
  stability: schedule.stability,
  difficulty: schedule.difficulty,
  scheduled_days: schedule.scheduledDays,
  reps: schedule.reps,
  lapses: schedule.lapses,
  state: schedule.state,
  elapsed_days: 0,
  learning_steps: 0,
});

/**
 * The schedule after an answer.
 * @param score of the answer, 0 to 100
 * @param now milliseconds since 1970
 */
export function scheduleAfter(schedule: Schedule, score: number, now: number): Schedule {
  const { card } = scheduler.next(cardOf(schedule), now, gradeOf(score));
  return {
    dueAt: card.due.getTime(),
    lastAt: now,
    stability: card.stability,
    difficulty: card.difficulty,
    scheduledDays: card.scheduled_days,
    reps: card.reps,
    lapses: card.lapses,
    state: card.state,
  };
}
