import { describe, expect, it } from "vitest";
import type { CronEntry } from "./port.ts";
import { lastTime } from "./schedule.ts";

const last = (fields: string, now: string, zone: CronEntry["zone"] = "UTC") => {
  const at = lastTime({ name: "x", fields, zone }, Date.parse(now));
  return at === undefined ? undefined : new Date(at).toISOString();
};

describe("work at fixed times", () => {
  it.each([
    ["* * * * *", "2026-11-28T03:04:59.999Z", "2026-11-28T03:04:00.000Z"],
    ["* * * * *", "2026-11-28T03:04:00.000Z", "2026-11-28T03:04:00.000Z"],
    ["*/15 * * * *", "2026-11-28T03:14:00Z", "2026-11-28T03:00:00.000Z"],
    ["17 * * * *", "2026-11-28T00:03:00Z", "2026-11-27T23:17:00.000Z"],
    ["0 9-17 * * 1-5", "2026-11-28T12:00:00Z", "2026-11-27T17:00:00.000Z"],
    ["30 1,13 * * *", "2026-11-28T12:00:00Z", "2026-11-28T01:30:00.000Z"],
    ["0 0 1 * *", "2026-11-28T12:00:00Z", "2026-11-01T00:00:00.000Z"],
    ["0 0 31 * *", "2026-11-28T12:00:00Z", "2026-10-31T00:00:00.000Z"],
    ["59 23 29 2 *", "2026-11-28T12:00:00Z", "2024-02-29T23:59:00.000Z"],
    ["40 2 * * *", "1970-01-01T00:00:00Z", "1969-12-31T02:40:00.000Z"],
    ["17 3 1 * *", "1970-01-01T00:00:00Z", "1969-12-01T03:17:00.000Z"],
    ["0 0 31 12 *", "2026-11-28T12:00:00Z", "2025-12-31T00:00:00.000Z"],
  ])("%s was last due before %s at %s", (fields, now, expected) => {
    expect(last(fields, now)).toBe(expected);
  });

  it("ends a month in India, where the day begins five and a half hours before", () => {
    const due = (now: string) => last("0 0 1 * *", now, "Asia/Kolkata");
    expect(due("2026-11-30T18:29:59Z")).toBe("2026-10-31T18:30:00.000Z");
    expect(due("2026-11-30T18:30:00Z")).toBe("2026-11-30T18:30:00.000Z");
  });

  it("has no time for a day that never comes", () => {
    expect(last("0 0 30 2 *", "2026-11-28T12:00:00Z")).toBeUndefined();
  });

  it.each([
    "* * * *",
    "* * * * * *",
    "60 * * * *",
    "* 24 * * *",
    "5-1 * * * *",
    "*/0 * * * *",
    "x * * * *",
    "",
  ])("refuses %j", (fields) => {
    expect(() => last(fields, "2026-11-28T12:00:00Z")).toThrow();
  });
});
