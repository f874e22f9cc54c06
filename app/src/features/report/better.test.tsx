// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import type { ReportQuestion } from "#models/entities/report.ts";
import { fakePorts } from "../../testing/fakePorts.ts";
import { expectAccessible } from "../../testing/expectAccessible.ts";
import { someReport } from "../../testing/someReport.ts";
import { PortsContext } from "../../shell/usePorts.ts";
import { questionPaper } from "./logic/questionPaper.ts";
import { BetterAnswer } from "./parts/BetterAnswer.tsx";
import { words } from "./words.ts";

const w = words.en;
const [scored, open] = someReport.questions;
const asked: ReportQuestion = {
  ...(scored ?? expect.unreachable("The sample has a scored question")),
  score: 55,
  resumeLine: "• Cut the bill of the data store by 30%",
  missing: ["reads are switched step by step", "what your own part was"],
};

async function show(question: ReportQuestion) {
  const ports = fakePorts();
  const loaded = Object.assign(Promise.resolve(ports), { status: "fulfilled", value: ports });
  render(
    <PortsContext value={() => loaded}>
      <BetterAnswer question={question} />
    </PortsContext>,
  );
  return ports;
}

afterEach(cleanup);

describe("a better answer in the report", () => {
  it("[BA1] stands closed, in the person's own words, with each source said aloud", async () => {
    await show(asked);
    const details = screen.getByText(w.better).closest("details");
    expect(details?.open).toBe(false);
    const text = details?.textContent ?? "";
    for (const part of [
      "your own words: We ran both databases for two weeks.",
      "from your resume: “Cut the bill of the data store by 30%”",
      "worth adding: Write to both, backfill, compare, switch reads, keep the way back open.",
      "only you can fill this in: [what your own part was]",
      w.betterNote,
    ])
      expect(text).toContain(part);
    await expectAccessible();
  });

  it("is an outline where nothing was answered", async () => {
    await show(open ?? asked);
    expect(screen.getByText(w.outline)).toBeDefined();
    expect(screen.queryByText(w.better)).toBeNull();
  });

  it("[BA1] is nowhere from 85 points on", async () => {
    await show({ ...asked, score: 85 });
    expect(document.querySelector("details")).toBeNull();
  });

  it("can be copied as one text", async () => {
    const { device } = await show(asked);
    await userEvent.setup().click(screen.getByRole("button", { name: w.copyBetter, hidden: true }));
    expect(device).toMatchObject({
      copied: [expect.stringMatching(/^We ran both .*\[what your own part was\]/)],
    });
  });

  it("is on paper too, with brackets for what is to be filled in", () => {
    const paper = JSON.stringify(questionPaper(w, "en-IN", asked, 1));
    for (const part of [w.better, "[what your own part was]", w.betterFrom.gap, w.betterNote])
      expect(paper).toContain(part);
  });
});
