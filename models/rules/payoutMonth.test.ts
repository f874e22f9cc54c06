import fc from "fast-check";
import { expect, it } from "vitest";
import { endedMonth } from "./payoutMonth.ts";

const iso = (now: number) => {
  const { month, end } = endedMonth(now);
  return [month, new Date(end).toISOString()];
};

it.each([
  ["2026-11-30T18:29:59.999Z", "2026-10", "2026-10-31T18:30:00.000Z"],
  ["2026-11-30T18:30:00.000Z", "2026-11", "2026-11-30T18:30:00.000Z"],
  ["2026-12-31T18:30:00.000Z", "2026-12", "2026-12-31T18:30:00.000Z"],
  ["2027-01-15T00:00:00.000Z", "2026-12", "2026-12-31T18:30:00.000Z"],
  ["2028-02-29T18:29:00.000Z", "2028-01", "2028-01-31T18:30:00.000Z"],
  ["2028-02-29T18:30:00.000Z", "2028-02", "2028-02-29T18:30:00.000Z"],
])("[RW8] at %s the month that has ended is %s, at midnight in Kolkata: %s", (now, month, end) => {
  expect(iso(Date.parse(now))).toEqual([month, end]);
});

it("[RW8] is the same for the whole month, so that it does not matter how late anybody looks", () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true }),
      fc.nat(27 * 86_400_000),
      (date, later) => {
        const { end, month } = endedMonth(date.getTime());
        expect(end).toBeLessThanOrEqual(date.getTime());
        expect(endedMonth(end + later)).toEqual({ end, month });
        expect(endedMonth(end - 1).month < month).toBe(true);
      },
    ),
  );
});
