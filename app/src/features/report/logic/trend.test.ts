import { describe, expect, it } from "vitest";
import type { ReportSummary } from "#models/entities/report.ts";
import { someReport } from "../../../testing/someReport.ts";
import { atFirst, reduce } from "./state.ts";
import { trendOf } from "./trend.ts";

const line = (day: number, score: number | null, own: Partial<ReportSummary> = {}): ReportSummary => ({
  ...{ reportId: `rep-${day}`, attemptId: `a-${day}-${own.roundId ?? ""}`, companyId: "c-1", roundId: "r-1" },
  ...{ companyName: "Quick Interview", roundTitle: "Technical round", overallScore: score },
  createdAt: `2026-11-${String(day).padStart(2, "0")}T10:00:00.000Z`,
  scoredBy: someReport.scoredBy,
  competencies: [{ competency: "coverage", score: (score ?? 0) + 5 }],
  ...own,
});

describe("the trend of a report", () => {
  it("[TR1] goes over the attempts at this round, oldest first, up to the report itself", () => {
    const { round, competencies, all, otherwiseFrom } = trendOf(someReport, [
      line(28, 99),
      line(12, 30),
      line(5, 20),
    ]);
    expect(round).toEqual([20, 30, 43]);
    expect(competencies).toEqual([{ competency: "coverage", scores: [25, 35, 81] }]);
    expect([all, otherwiseFrom]).toEqual([[], []]);
  });

  it("[TR1] is nothing for a first report, and never counts one twice", () => {
    const { round, competencies, all } = trendOf(someReport, [someReport]);
    expect([round, competencies, all]).toEqual([[], [], []]);
  });

  it("[TR1] goes over all rounds too, where there are others", () => {
    const { round, all } = trendOf(someReport, [line(3, 70, { roundId: "r-9" }), line(4, null)]);
    expect([round, all]).toEqual([[], [70, 43]]);
  });

  it("[TR1] says from when on this round was scored in another way", () => {
    const scoredBy = { by: "llm", version: "x" } as const;
    const other = line(12, 30, { scoredBy });
    expect(trendOf(someReport, [other, line(5, 20)]).otherwiseFrom).toEqual([
      other.createdAt,
      someReport.createdAt,
    ]);
  });

  it("[TR1] does without what a server of before does not tell", () => {
    const old = line(12, 30, { scoredBy: undefined, competencies: undefined });
    const { round, competencies, otherwiseFrom } = trendOf(someReport, [old]);
    expect([round, competencies, otherwiseFrom]).toEqual([[30, 43], [], []]);
  });

  it("keeps the lines of this device until the server's come, which say more", () => {
    const there = reduce(atFirst, { type: "came", report: someReport });
    const here = reduce(there, { type: "history.came", reports: [line(5, 20)] });
    const both = reduce(here, { type: "history.came", reports: [line(5, 21), line(12, 30)] });
    expect(trendOf(someReport, both.history).round).toEqual([21, 30, 43]);
    expect(both.before).toMatchObject({ score: 30 });
  });
});
