import { describe, expect, it } from "vitest";
import type { Report } from "#models/entities/report.ts";
import { someReport } from "../../../testing/someReport.ts";
import { markQuotes } from "./marks.ts";
import { atFirst, attemptBefore, reduce, waitBefore } from "./state.ts";
import { isBetter, tidyReport } from "./tidyReport.ts";

const questionOf = (report: Report | undefined) => report?.questions[0];
const first = someReport.questions[0];

describe("tidyReport", () => {
  it("takes a report of today's shape as it is", () => {
    expect(tidyReport(JSON.parse(JSON.stringify(someReport)))).toEqual(someReport);
  });

  it("refuses anything else", () => {
    for (const stored of [undefined, null, "x", {}, { ...someReport, overallScore: "74" }]) {
      expect(tidyReport(stored)).toBeUndefined();
    }
  });

  it("drops a quote that does not stand in the answer", () => {
    const found = [{ text: "made up", quote: "I never said this" }];
    expect(questionOf(tidyReport({ ...someReport, questions: [{ ...first, found }] }))?.found).toEqual([]);
  });

  it("drops a practice link that is not https", () => {
    for (const link of ["javascript:alert(1)", "http://example.com/", "nothing", "//example.com"]) {
      expect(questionOf(tidyReport({ ...someReport, questions: [{ ...first, link }] }))?.link).toBeNull();
    }
  });
});

describe("isBetter", () => {
  const later = "2026-11-28T00:00:00.000Z";

  it("replaces a provisional report by the full one of the same attempt, never the other way round", () => {
    const provisional = { ...someReport, provisional: true, createdAt: later };
    expect(isBetter(someReport, provisional)).toBe(true);
    expect(isBetter(provisional, someReport)).toBe(false);
  });

  it("replaces the report of an earlier attempt only by a later one", () => {
    const next = { ...someReport, attemptId: "a-2", createdAt: later };
    expect(isBetter(next, someReport)).toBe(true);
    expect(isBetter(someReport, next)).toBe(false);
    expect(isBetter(someReport, undefined)).toBe(true);
  });
});

describe("markQuotes", () => {
  const shown = (text: string, quotes: string[]) =>
    markQuotes(text, quotes)
      .map(({ text, marked }) => (marked ? `[${text}]` : text))
      .join("");

  it("marks quotes letter for letter, in any order", () => {
    expect(shown("one two three", ["three", "one"])).toBe("[one] two [three]");
  });

  it("makes one stretch of quotes that overlap, touch or contain each other", () => {
    expect(shown("abcdef", ["abc", "bcd", "b", "e"])).toBe("[abcde]f");
  });

  it("leaves a text without quotes, and quotes that are not there", () => {
    expect(shown("text", ["", "Text"])).toBe("text");
    expect(markQuotes("", ["a"])).toEqual([]);
  });
});

describe("the report's state", () => {
  it("shows what came, and no 'missing' after it", () => {
    const there = reduce(atFirst, { type: "came", report: someReport });
    expect(reduce(there, { type: "missing", say: "" })).toBe(there);
    expect(reduce(atFirst, { type: "missing", say: "x" })).toMatchObject({ missing: "x" });
  });

  it("knows the attempt before at the same round", () => {
    const summary = {
      ...someReport,
      attemptId: "a-0",
      overallScore: 65,
      createdAt: "2026-11-12T00:00:00.000Z",
    };
    const other = { ...summary, roundId: "r-9", createdAt: "2026-11-20T00:00:00.000Z" };
    expect(attemptBefore(someReport, [someReport, other, summary])).toEqual({
      score: 65,
      createdAt: summary.createdAt,
    });
    expect(attemptBefore(someReport, [someReport])).toBeNull();
  });

  it("looks again soon at first, and at most once a minute", () => {
    expect([0, 1, 2, 50].map((count) => waitBefore(count))).toEqual([2_000, 3_200, 5_120, 60_000]);
  });

  it("looks less often while nobody sees the page", () => {
    expect([0, 50].map((count) => waitBefore(count, false))).toEqual([8_000, 240_000]);
  });

  it("tells an arrival from a report that was there from the start", () => {
    const came = { type: "came", report: someReport } as const;
    const provisional = { type: "came", report: { ...someReport, provisional: true } } as const;
    const waited = reduce(atFirst, { type: "stands", standing: { at: "queued" } });
    expect(reduce(atFirst, came).arrived).toBe(false);
    expect(reduce(waited, provisional).arrived).toBe(false);
    expect(reduce(waited, came).arrived).toBe(true);
    expect(reduce(reduce(atFirst, provisional), came).arrived).toBe(true);
  });
});
