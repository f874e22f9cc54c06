import type { PracticeCard } from "../../../rows.ts";

const DAY = 86_400_000;

/** A day of the person's own calendar, from its first moment to the first of the next, in milliseconds. */
export type Day = { start: number; end: number };

/** The cards of the deck by when they are due: what is due in the course of a day is due from its morning (rule PD4). */
export type DeckOfDay = {
  due: PracticeCard[];
  later: PracticeCard[];
  /** Cards answered today. */
  done: number;
};

const soonest = (a: PracticeCard, b: PracticeCard) =>
  a.schedule.dueAt - b.schedule.dueAt || a.score - b.score || (a.id < b.id ? -1 : 1);

/** The deck as it stands today, without what was taken out of it, soonest first. */
export function deckOf(cards: readonly PracticeCard[], { start, end }: Day): DeckOfDay {
  const own = cards.filter(({ removedAt }) => removedAt === null).sort(soonest);
  const isDue = ({ schedule }: PracticeCard) => schedule.dueAt < end;
  return {
    due: own.filter(isDue),
    later: own.filter((card) => !isDue(card)),
    done: own.filter((card) => !isDue(card) && (card.tries[0]?.at ?? 0) >= start).length,
  };
}

/** Days from today until a moment: 0 today or before, 1 tomorrow. */
export const daysUntil = (at: number, { end }: Day): number =>
  at < end ? 0 : 1 + Math.floor((at - end) / DAY);

/** When cards come back next, and how many come on that day; null where there are none. */
export function nextOf(later: readonly PracticeCard[], day: Day): { days: number; count: number } | null {
  const days = later.map(({ schedule }) => daysUntil(schedule.dueAt, day));
  const next = Math.min(...days);
  return days.length === 0 ? null : { days: next, count: days.filter((one) => one === next).length };
}
