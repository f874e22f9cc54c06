// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { joinAnswer } from "#models/coding/answerText.ts";
import { listReports, reportOfRound } from "#models/contract/reports.ts";
import { refuse } from "#models/contract/problems.ts";
import type { ReportQuestion } from "#models/entities/report.ts";
import { expectAccessible } from "../../testing/expectAccessible.ts";
import { fakePorts, type FakePorts } from "../../testing/fakePorts.ts";
import { renderPage } from "../../testing/renderPage.tsx";
import { someReport } from "../../testing/someReport.ts";
import { markWords } from "./logic/marks.ts";
import { questionPaper } from "./logic/questionPaper.ts";
import ReportPage from "./ReportPage.tsx";
import { words } from "./words.ts";

const w = words.en;
const key = { userId: "user-1", companyId: "c-1", roundId: "r-1" };
const code = "const double = (n) => {\n  return n * 2;\n};";
const coded: Partial<ReportQuestion> = {
  type: "coding",
  userAnswer: joinAnswer({ words: "I add it to itself, in constant time.", code, language: "javascript" }),
  found: [{ text: "the cost", quote: "in constant time", words: ["constant"] }],
  run: { passed: 2, of: 3 },
};
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
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("An answer with code in the report", () => {
  it("[CO5] shows the words, the code as it was written, and what it did when it was run", async () => {
    const card = await show(coded);
    expect(document.querySelector("blockquote")?.textContent).toBe("I add it to itself, in constant time.");
    expect(card.getByRole("region", { name: w.yourCode("JavaScript") }).textContent).toBe(code);
    expect(card.getByText(w.examplesPassed(2, 3))).toBeTruthy();
    await expectAccessible();
  });

  it("[CO6] says of the checks that were not shown how many passed, on the page and on paper", async () => {
    const run = { passed: 7, of: 11, checks: { passed: 2, of: 6 } };
    const card = await show({ ...coded, run });
    const said = `${w.examplesPassed(5, 5)} ${w.checksPassed(2, 6)}`;
    expect(card.getByText(said)).toBeTruthy();
    const [first] = someReport.questions;
    if (!first) throw new Error("A report has questions.");
    expect(JSON.stringify(questionPaper(w, "en-IN", { ...first, ...coded, run }, 1))).toContain(said);
  });

  it("says nothing of a run where there was none, and shows code without words", async () => {
    const card = await show({
      ...coded,
      userAnswer: joinAnswer({ words: "", code, language: "sql" }),
      run: null,
    });
    expect(card.getByRole("region", { name: w.yourCode("SQL") }).textContent).toBe(code);
    expect(card.queryByText(/examples passed/)).toBeNull();
  });

  it("is copied with a press, and says where the browser does not allow it", async () => {
    const user = userEvent.setup();
    const card = await show(coded);
    await user.click(card.getByRole("button", { name: w.copyCode }));
    expect(await card.findByText(w.codeCopied)).toBeTruthy();
    expect(ports.device.copied).toEqual([code]);
    vi.spyOn(ports.device, "copy").mockRejectedValue(new DOMException("", "NotAllowedError"));
    vi.spyOn(console, "warn").mockReturnValue();
    await user.click(card.getByRole("button", { name: w.copyCode }));
    expect(await card.findByText(w.codeNotCopied)).toBeTruthy();
  });

  it("stands on paper without the marks around its code", () => {
    const [first] = someReport.questions;
    if (!first) throw new Error("A report has questions.");
    const paper = JSON.stringify(questionPaper(w, "en-IN", { ...first, ...coded }, 1));
    expect(paper).toContain("return n * 2;");
    expect(paper).toContain(w.examplesPassed(2, 3));
    expect(paper).not.toContain("```");
  });
});

describe("A point that was found", () => {
  it("has the words beside it that earned it, and among them those that stand for the point", async () => {
    const card = await show({
      userAnswer: "We wrote to one machine only.",
      found: [{ text: "a single primary", quote: "wrote to one machine", words: ["one", "machine"] }],
    });
    const quote = card.getByLabelText(w.inYourWords("wrote to one machine"));
    expect([...quote.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual(["one", "machine"]);
  });

  it("[SC5] says so where only its sound has told it, on the page and on paper", async () => {
    const found = [{ text: "what you told them", quote: "I rang at six", words: [], sound: true }];
    const card = await show({ userAnswer: "I rang at six.", found });
    expect(card.getByText(w.bySound, { exact: false }).textContent).toBe(` · ${w.bySound}`);
    const [first] = someReport.questions;
    if (!first) throw new Error("A report has questions.");
    const paper = JSON.stringify(questionPaper(w, "en-IN", { ...first, found }, 1));
    expect(paper).toContain(w.bySound);
  });

  it("has them as whole words, letter for letter, whatever signs are in them", () => {
    const text = "C++ is one; anyone uses c++ (one).";
    const pieces = markWords(text, ["one", "C++"]);
    expect(pieces.map((piece) => piece.text).join("")).toBe(text);
    expect(pieces.filter(({ marked }) => marked).map((piece) => piece.text)).toEqual([
      "C++",
      "one",
      "c++",
      "one",
    ]);
    expect(markWords("plain", [])).toEqual([{ text: "plain", marked: false }]);
  });
});
