import { describe, expect, it } from "vitest";
import { scoreWithCoach } from "#models/coach/score/scoreWithCoach.ts";
import type { AttemptRow, ReportBody } from "../../../rows.ts";
import { questionOf, round } from "../testing/interviewServer.ts";
import { answered, reportWith } from "./provisional.ts";

const key = { userId: "u1", companyId: "c1", roundId: "r1", attemptId: "a1" };
const attempt: AttemptRow = {
  ...{ ...key, reportKey: "k1", phase: "finishing", companyName: "Quick Interview", round },
  ...{ position: 1, deadlineAt: 1_000, openFor: [1_499, 2_500], timestamp: 900 },
};
const exercise = { name: "double", params: ["n"], examples: [{ args: [1], result: 2 }] };
const questions = [{ ...questionOf(0), type: "coding" as const, exercise }, questionOf(1)];
const spoken = { words: 9, talkMs: 3_001, spanMs: 4_000, pauses: 0, longestPauseMs: 0, fillers: 0 };
const followUp = { question: "What would you do now?", at: 3 };
const run = { passed: 1, of: 1 };
const sent: ReportBody = {
  ...{ ...key, overTime: true },
  answers: [
    { answer: "one", seconds: 1, spoken, run },
    { answer: "two", seconds: 3, followUp },
  ],
};

describe("The device's own report", () => {
  it("[SP1] shows how an answer was spoken, which whoever scores it is not told", () => {
    const told = answered(questions, sent);
    expect(told.map(({ answer, seconds }) => [answer, seconds])).toEqual([
      ["one", 1],
      ["two", 3],
    ]);
    expect(told.every((one) => !("spoken" in one))).toBe(true);
    const [first, second] = reportWith(attempt, sent, scoreWithCoach(told)).questions;
    expect(first?.spoken).toEqual(spoken);
    expect(second).not.toHaveProperty("spoken");
  });

  it("[CO5] has what was sent for the full one: what code did, what was asked, and over time", () => {
    const report = reportWith(attempt, sent, scoreWithCoach(answered(questions, sent)));
    expect(report).toMatchObject({ provisional: true, overTime: true, reportId: "k1" });
    expect(report.questions).toMatchObject([{ run }, { followUp }]);
    expect(answered(questions, sent)[0]?.run).toEqual(run);
  });

  it("has a blank where nothing was sent", () => {
    expect(answered(questions, { ...sent, answers: [] })[1]).toMatchObject({ answer: "", seconds: null });
  });
});
