import { describe, expect, it } from "vitest";
import type { ReportSummary } from "#models/entities/report.ts";
import { someAttempt, someCompanies, someCompany, someRound } from "../../../testing/someCompanies.ts";
import { choiceOf, inOrder, matches } from "./catalogue.ts";
import { latestOfRounds, merged, trend } from "./history.ts";
import { atFirst, isFirstTime, reduce, reportsOf, type DashboardEvent } from "./state.ts";

const report = (day: number, own: Partial<ReportSummary> = {}): ReportSummary => ({
  reportId: `rep-${day}`,
  attemptId: `a-${day}`,
  companyId: "c",
  roundId: "r",
  companyName: "Quick Interview",
  roundTitle: "Warm-up",
  overallScore: day,
  createdAt: `2026-11-${String(day).padStart(2, "0")}T00:00:00.000Z`,
  ...own,
});

describe("the companies", () => {
  it("come with Quick Interview first and the others in their order", () => {
    const names = ["B", "Quick Interview", "A"].map((name) => someCompany(name, []));
    expect(inOrder(names).map((company) => company.name)).toEqual(["Quick Interview", "B", "A"]);
  });

  it("are found by name, industry and round title, every typed word somewhere", () => {
    const company = someCompany("Northwind Systems", [someRound("coding", { title: "Online round" })], {
      industry: "Cloud",
    });
    const found = ["", "north", "CLOUD online", " systems  round "].map((typed) => matches(company, typed));
    expect(found).toEqual([true, true, true, true]);
    expect(matches(company, "north bank")).toBe(false);
  });

  it("are not needed to go on with a begun round", () => {
    const { selectedCompany, selectedRound } = choiceOf({ ...someAttempt, timestamp: 0 });
    expect(selectedCompany).toMatchObject({ companyId: "Quick-Interview", name: "Quick Interview" });
    expect(selectedCompany.rounds).toEqual([selectedRound]);
  });
});

describe("the history", () => {
  it("has one line an attempt, newest first, and prefers the server's", () => {
    const device = [report(3), report(2, { overallScore: 99 })];
    expect(merged([report(2), report(1)], device).map((one) => [one.attemptId, one.overallScore])).toEqual([
      ["a-3", 3],
      ["a-2", 2],
      ["a-1", 1],
    ]);
  });

  it("shows the last five scores, oldest first, without reports that have none", () => {
    const all = [9, 8, 7, 6, 5, 4, 3].map((day) => report(day));
    expect(trend(all)).toEqual([5, 6, 7, 8, 9]);
    expect(trend([report(9, { overallScore: null }), report(8)])).toEqual([8]);
  });

  it("lists the newest report of each round", () => {
    const all = [report(9), report(8, { roundId: "other" }), report(7)];
    expect(latestOfRounds(all).map((one) => one.reportId)).toEqual(["rep-9", "rep-8"]);
    expect(latestOfRounds(all, 1)).toHaveLength(1);
  });
});

describe("the dashboard's state", () => {
  const after = (...events: DashboardEvent[]) => events.reduce(reduce, atFirst);
  const read: DashboardEvent = {
    type: "device.read",
    attempts: [],
    commands: [],
    reports: [],
    hasResume: false,
  };

  it("orders the companies and forgets the failure when they come", () => {
    const state = after(
      { type: "companies.failed", say: "x" },
      { type: "companies.came", companies: someCompanies },
    );
    expect([state.companies?.[0]?.name, state.failure]).toEqual(["Quick Interview", null]);
  });

  it("clears the failure for another try", () => {
    expect(after({ type: "companies.failed", say: "x" }, { type: "companies.asked" }).failure).toBeNull();
  });

  it("shows reports as soon as one side has some, and none only when both have answered", () => {
    expect(reportsOf(after(read))).toBeNull();
    expect(reportsOf(after({ type: "reports.came", reports: [report(1)] }))).toHaveLength(1);
    expect(reportsOf(after(read, { type: "reports.came", reports: [] }))).toEqual([]);
  });

  it("knows somebody who is here for the first time", () => {
    const came: DashboardEvent = { type: "reports.came", reports: [] };
    expect(isFirstTime(after(read, came))).toBe(true);
    expect(isFirstTime(after({ ...read, hasResume: true }, came))).toBe(false);
    expect(isFirstTime(after(read, { ...came, reports: [report(1)] }))).toBe(false);
    expect(isFirstTime(after({ type: "device.failed" }, came))).toBe(false);
  });
});
