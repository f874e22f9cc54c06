// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listReports, reportOfRound } from "#models/contract/reports.ts";
import { refuse } from "#models/contract/problems.ts";
import type { ReportQuestion } from "#models/entities/report.ts";
import { expectAccessible } from "../../testing/expectAccessible.ts";
import { fakePorts, type FakePorts } from "../../testing/fakePorts.ts";
import { renderPage } from "../../testing/renderPage.tsx";
import { someReport } from "../../testing/someReport.ts";
import { markAround } from "./logic/marks.ts";
import { questionPaper } from "./logic/questionPaper.ts";
import ReportPage from "./ReportPage.tsx";
import { words } from "./words.ts";

const w = words.en;
const key = { userId: "user-1", companyId: "c-1", roundId: "r-1" };
const followUp = { question: "You said “by 40%”: how did you measure it?", at: 16 };
let ports: FakePorts;

async function show(own: Partial<ReportQuestion>) {
  const [first, ...rest] = someReport.questions;
  if (!first) throw new Error("A report has questions.");
  await ports.store.reports.keep(key, { ...someReport, questions: [{ ...first, ...own }, ...rest] });
  await renderPage(<ReportPage />, ports, "/report/:companyId/:roundId", "/report/c-1/r-1");
  await screen.findByRole("heading", { level: 1 });
  return within(screen.getAllByRole("article")[0] ?? document.body);
}

beforeEach(() => {
  ports = fakePorts();
  ports.api.answer(reportOfRound, refuse("report_missing"));
  ports.api.answer(listReports, { reports: [] });
});
afterEach(cleanup);

const found = [{ text: "how it was measured", quote: "a stopwatch" }];

describe("A follow-up in the report", () => {
  it("[FU5] stands between what was said before and what was added, with the marks where they are", async () => {
    const card = await show({ userAnswer: "I cut it by 40%. With a stopwatch.", followUp, found });
    const texts = [...document.querySelectorAll("article:first-of-type blockquote")].map(
      (one) => one.textContent,
    );
    expect(texts.slice(0, 2)).toEqual(["I cut it by 40%.", "With a stopwatch."]);
    expect(card.getByText(followUp.question)).toBeTruthy();
    expect(card.getByText("a stopwatch", { selector: "blockquote mark" })).toBeTruthy();
    await expectAccessible();
  });

  it("[FU5] says that nothing was added", async () => {
    const card = await show({ userAnswer: "I cut it by 40%.", followUp, found: [] });
    expect(card.getByText(w.nothingAdded)).toBeTruthy();
  });

  it("[FU5] cuts a mark that goes over the place, and loses no letter", () => {
    const text = "I cut it by 40%. With a stopwatch.";
    const [before, after] = markAround(text, ["40%. With"], followUp);
    expect([...before, ...after].map((one) => one.text).join("")).toBe(text);
    expect(before.at(-1)).toEqual({ text: "40%.", marked: true });
    expect(after[0]).toEqual({ text: " With", marked: true });
  });

  it("[FU5] stands on paper as well", () => {
    const [first] = someReport.questions;
    if (!first) throw new Error("A report has questions.");
    const asked = { ...first, userAnswer: "I cut it by 40%. With a stopwatch.", followUp, found: [] };
    const paper = JSON.stringify(questionPaper(w, "en-IN", asked, 1));
    expect(paper.indexOf(followUp.question)).toBeGreaterThan(paper.indexOf("I cut it by 40%."));
    expect(paper.indexOf("With a stopwatch.")).toBeGreaterThan(paper.indexOf(followUp.question));
    const alone = JSON.stringify(questionPaper(w, "en-IN", { ...asked, userAnswer: "I cut it by 40%." }, 1));
    expect(alone).toContain(w.nothingAdded);
  });
});
