const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long ago something was, in whole hours of the last day, then in days. The server tells it to the hour. */
export function agoOf(at: number, now: number): { count: number; unit: "hour" | "day" } {
  const passed = Math.max(0, now - at);
  return passed < DAY_MS
    ? { count: Math.floor(passed / HOUR_MS), unit: "hour" }
    : { count: Math.floor(passed / DAY_MS), unit: "day" };
}
