/** Months end by the clock of Asia/Kolkata, which knows no summer time. */
const KOLKATA_MS = 330 * 60_000;
const DAY_MS = 86_400_000;

const there = new Intl.DateTimeFormat("en-IN", {
  timeZone: "Asia/Kolkata",
  year: "numeric",
  month: "numeric",
  day: "numeric",
});

/** Year, month from 1 and day of the month in Kolkata. */
function dateThere(now: number) {
  const parts = new Map(there.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  return { year: parts.get("year") ?? 0, month: parts.get("month") ?? 0, day: parts.get("day") ?? 0 };
}

/** The month that has ended last, YYYY-MM, and the moment at which it did, in milliseconds since 1970. */
export type EndedMonth = { month: string; end: number };

/** The month that has ended last at `now`, by the clock of Asia/Kolkata (rule RW8). */
export function endedMonth(now: number): EndedMonth {
  const { year, month, day } = dateThere(now);
  const midnight = now - ((now + KOLKATA_MS) % DAY_MS);
  const ended = month === 1 ? [year - 1, 12] : [year, month - 1];
  return {
    month: ended.map((part) => String(part).padStart(2, "0")).join("-"),
    end: midnight - (day - 1) * DAY_MS,
  };
}
