// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { ReportQuestion } from "#models/entities/report.ts";
import { expectAccessible } from "../../testing/expectAccessible.ts";
import { someReport } from "../../testing/someReport.ts";
import { questionPaper } from "./logic/questionPaper.ts";
import { tidyReport } from "./logic/tidyReport.ts";
import { QuestionCard } from "./parts/QuestionCard.tsx";
import { words } from "./words.ts";

const w = words.en;
const [scored] = someReport.questions;
const near = [{ text: "how reads were switched", quote: "We ran both databases for two weeks" }];
const asked: ReportQuestion = { ...(scored ?? expect.unreachable("The sample has a scored question")), near };

afterEach(cleanup);

it("[SC5] shows what something comes near to with it, apart from what is missing", async () => {
  render(<QuestionCard question={asked} number={1} />);
  const unclear = screen.getByText(w.notClear).parentElement ?? expect.unreachable("It has a frame");
  expect(within(unclear).getByText("how reads were switched")).toBeDefined();
  expect(within(unclear).getByText("We ran both databases for two weeks")).toBeDefined();
  const missing = screen.getByText(w.stillMissing).parentElement ?? expect.unreachable("It has a frame");
  expect(missing.textContent).toBe(`${w.stillMissing}how you would have gone back`);
  await expectAccessible();
});

it("[SC5] prints it so as well", () => {
  const text = JSON.stringify(questionPaper(w, "en-IN", asked, 1));
  expect(text).toContain("how reads were switched: “We ran both databases for two weeks”");
});

it("shows no quote that does not stand in the answer", () => {
  const made = { ...asked, near: [{ text: "how reads were switched", quote: "never said" }] };
  expect(tidyReport({ ...someReport, questions: [made] })?.questions[0]?.near).toEqual([]);
});

it("[LM12] says that the coach has asked it in the AI interviewer's place", () => {
  render(<QuestionCard question={{ ...asked, standsIn: true }} number={1} />);
  expect(screen.getByText(w.standsIn)).toBeDefined();
});
