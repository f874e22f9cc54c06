/** India has one time, without summer time: 5:30 ahead of UTC. */
const AHEAD_MS = 330 * 60_000;
const DAY_MS = 86_400_000;

/** When the day of `now` began in Asia/Kolkata; both in milliseconds since 1970. */
export const dayStart = (now: number): number => now - ((now + AHEAD_MS) % DAY_MS);

/** When the month of `now` began in Asia/Kolkata. */
export function monthStart(now: number): number {
  const there = new Date(now + AHEAD_MS);
  return Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), 1) - AHEAD_MS;
}

/** So many whole days before `now`. */
export const daysBefore = (now: number, days: number): number => now - days * DAY_MS;
