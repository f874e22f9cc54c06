import { describe, expect, it } from "vitest";
import type { Report } from "#models/entities/report.ts";
import type { Paper, PaperRun } from "../../../paper.ts";
import { someReport } from "../../../testing/someReport.ts";
import { words } from "../words.ts";
import { hi } from "../words.hi.ts";
import { paperName, reportPaper } from "./reportPaper.ts";

const en = words.en;
const set = (report: Report, w = en) => reportPaper(report, { w, locale: "en-IN", date: "27 November 2026" });

const isRuns = (part: unknown): part is PaperRun[] =>
  Array.isArray(part) && part.length > 0 && part.every((one) => typeof one === "object" && "font" in one);

/** The paragraphs of a document in their order. */
function paragraphs(part: unknown): string[] {
  if (isRuns(part)) return [part.map(({ text }) => text).join("")];
  if (typeof part !== "object" || part === null) return [];
  return Object.values(part).flatMap(paragraphs);
}
const said = (paper: Paper) => paragraphs(paper.content);
const runs = (part: unknown): PaperRun[] => {
  if (isRuns(part)) return part;
  return typeof part === "object" && part !== null ? Object.values(part).flatMap(runs) : [];
};

const [scored, open, unscored] = someReport.questions;
const only = (...questions: (typeof scored)[]): Report => ({
  ...someReport,
  questions: questions.filter((one) => one !== undefined),
});

describe("A report on paper", () => {
  it("begins with where, when and which round, then [SB1] the score with its band in words", () => {
    expect(said(set(someReport)).slice(0, 4)).toEqual([
      "Quick Interview · 27 November 2026",
      "Technical round",
      "43 of 100, Fair",
      "2 of 3 answered",
    ]);
  });

  it("says where the score came from, and what to work on", () => {
    const text = said(set(someReport));
    expect(text).toContain("22 of 27 key points");
    expect(text).toContain("81");
    expect(text).toContain("Say how you would go back");
  });

  it("has all of a question: its resume line, own words, what was said with quotes, what is missing, and why", () => {
    const text = said(set(only(scored)));
    for (const part of [
      "Question 1 · theoretical · 1\u00a0min 35\u00a0s",
      "86 of 100",
      scored?.question,
      "From your resume: “Moved the order service from MongoDB to PostgreSQL”",
      scored?.userAnswer,
      "replay of failures: “a failed write could be replayed”",
      "how reads were switched",
      "A clear account of the double writes.",
      "Say how the reads were switched.",
      "Covered the key points (90 of 100, counts 60%): Three of four key points.",
      scored?.expectedAnswer,
      "Practise this on the web: https://example.com/practice",
    ]) {
      expect(text).toContain(part);
    }
  });

  it("marks the person's own words that earned a point, letter for letter", () => {
    const marked = runs(set(only(scored)).content).filter(({ background }) => background);
    expect(marked.map(({ text }) => text)).toEqual(scored?.found.map(({ quote }) => quote));
  });

  it("says that a question was not answered or not scored, and gives neither a number", () => {
    for (const [question, word] of [
      [open, en.notAnswered],
      [unscored, en.notScored],
    ] as const) {
      const text = said(set({ ...only(question), overallScore: null, averageScore: null, competencies: [] }));
      expect(text).toContain(word);
      expect(text.join("\n")).not.toContain("of 100");
    }
    expect(said(set(only(open)))).toContain(en.notAnsweredText);
    expect(said(set(only(unscored)))).toContain(en.notScoredText);
  });

  it("says that nothing was scored, that it is provisional, and that time had run out", () => {
    const text = said(
      set({ ...someReport, overallScore: null, averageScore: null, provisional: true, overTime: true }),
    );
    for (const part of [
      en.noScore,
      en.noScoreText,
      `${en.provisional}: ${en.provisionalText}`,
      en.overTimeText,
    ])
      expect(text).toContain(part);
  });

  it("says how answers were spoken, each and all together, where any was", () => {
    const spoken = {
      words: 60,
      talkMs: 20_000,
      spanMs: 30_000,
      pauses: 2,
      longestPauseMs: 2_100,
      fillers: 1,
    };
    const text = said(set(only(scored && { ...scored, spoken }, open)));
    expect(text).toContain("words a minute: 120");
    expect(text).toContain("1 of 2 answers were spoken. " + en.notInScore);
    expect(text.find((line) => line.startsWith("words a minute: 120 · "))).toContain(
      "the longest pause: 2.1\u00a0s",
    );
    expect(said(set(someReport)).join("\n")).not.toContain("words a minute");
  });

  it("says who scored, and numbers its pages", () => {
    const paper = set(someReport);
    expect(said(paper).at(-1)).toBe("Scored by the built-in coach, version 1.0.0.");
    const byMeaning = set({ ...someReport, scoredBy: { by: "coach", version: "2.0 · meaning" } });
    expect(said(byMeaning).at(-1)).toContain(en.scoredHow.meaning);
    expect(paragraphs(paper.foot)).toEqual(["Quick Interview · Technical round", "Page {page} of {pages}"]);
  });

  it("reads nothing of the person's text as a mark: it stays text, in runs without a link", () => {
    const userAnswer = '<b>bold</b> **stars** {page} ["a", {"image": "x"}] https://example.com';
    const paper = set(only(unscored && { ...unscored, userAnswer }));
    const own = runs(paper.content).filter(({ text }) => text.includes("stars"));
    expect(own).toEqual([{ text: userAnswer, font: "Latin" }]);
  });

  it("has its labels in the page's language, and names the fonts that it needs", () => {
    expect(set(someReport).fonts).toEqual(["Latin"]);
    const paper = set(someReport, hi);
    expect(said(paper)).toContain("100 में से 43, ठीक-ठाक");
    expect([...paper.fonts].sort()).toEqual(["Devanagari", "Latin"]);
  });
});

describe("The name of the file", () => {
  it("says whose it is, where, which round and when", () => {
    expect(paperName(someReport, "2026-11-28")).toBe(
      "Taiyari - Quick Interview - Technical round - 2026-11-28.pdf",
    );
  });

  it("is safe on every system", () => {
    const report = { ...someReport, companyName: '../A/B: "C"?\u202e', roundTitle: `${"long ".repeat(40)}.` };
    const name = paperName(report, "2026-11-28");
    expect(name).toMatch(/^Taiyari - A B C - long long [a-z ]+ - 2026-11-28\.pdf$/);
    expect(name.length).toBeLessThan(160);
    expect(paperName({ ...someReport, companyName: "???", roundTitle: "एचआर राउंड" }, "2026-11-28")).toBe(
      "Taiyari - एचआर राउंड - 2026-11-28.pdf",
    );
  });
});
