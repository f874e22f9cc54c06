import { describe, expect, it } from "vitest";
import type { AttemptRow, StoredAnswer, StoredQuestions } from "../../../rows.ts";
import { choice, questionOf, round } from "../testing/interviewServer.ts";
import { resume, type Rows } from "./fromRows.ts";
import { unanswered, wordsIn } from "./answers.ts";
import { openedWith, stateFor } from "./navigation.ts";
import { barAt, stepAt } from "./progress.ts";
import { clockText, countOpen, deadlineFrom, timeLeft } from "./time.ts";

const key = { userId: "u1", companyId: "c1", roundId: "r1" };

const attempt = (over: Partial<AttemptRow> = {}): AttemptRow => ({
  ...key,
  ...{ attemptId: "a1", reportKey: "k1", phase: "answering", companyName: "Quick Interview", round },
  ...{ position: 1, deadlineAt: 1_000, openFor: [1_499, 2_500], timestamp: 900 },
  ...over,
});

const questions: StoredQuestions = {
  ...key,
  attemptId: "a1",
  questions: [questionOf(0), questionOf(1)],
  timestamp: 1,
};

const answer = (index: number, text: string, attemptId = "a1"): StoredAnswer => ({
  ...{ ...key, index, attemptId, questionId: `q${index}`, text },
  ...{ rev: 1, ackRev: 0, baseServerRev: 0, timestamp: 1 },
});

const rows = (over: Partial<Rows> = {}): Rows => ({
  attempt: attempt(),
  questions,
  answers: [answer(0, "one"), null],
  report: null,
  ...over,
});

const reportRow = (attemptId: string, timestamp: number) =>
  ({ ...key, report: { attemptId }, timestamp }) as unknown as Rows["report"];

describe("Where the rows say that an interview stands", () => {
  it("goes on answering at the question that was open, with the texts of this attempt alone", () => {
    const answers = [answer(0, "one"), answer(1, "of another attempt", "a0")];
    expect(resume(rows({ answers }), false, 0)).toMatchObject({
      place: "answering",
      attempt: { position: 1 },
      answers: ["one", ""],
    });
  });

  it("goes to the report when the person had finished", () => {
    expect(resume(rows({ attempt: attempt({ phase: "finishing" }) }), false, 0).place).toBe("finishing");
  });

  it("prepares where there is no attempt, and asks the server first where it may know the questions", () => {
    expect(resume(rows({ attempt: null, questions: null }), false, 0)).toEqual({
      place: "preparing",
      known: false,
    });
    expect(resume(rows({ attempt: null, questions: null }), true, 0)).toEqual({
      place: "preparing",
      known: true,
    });
    expect(resume(rows({ attempt: attempt({ phase: "preparing" }), questions: null }), false, 0)).toEqual({
      place: "preparing",
      known: true,
    });
    expect(resume(rows({ questions: null }), false, 0)).toEqual({ place: "preparing", known: true });
  });

  it("is done when the report of the attempt is there, though the attempt was not closed", () => {
    expect(resume(rows({ report: reportRow("a1", 1) }), false, 5).place).toBe("done");
    expect(resume(rows({ report: reportRow("a0", 1) }), false, 0).place).toBe("answering");
  });

  it("begins no new attempt from an entry of the history whose report was made since", () => {
    expect(resume(rows({ attempt: null, report: reportRow("a1", 50) }), false, 40).place).toBe("done");
    expect(resume(rows({ attempt: null, report: reportRow("a1", 50) }), false, 60).place).toBe("preparing");
  });

  it("stays within the questions when the position is out of them", () => {
    expect(resume(rows({ attempt: attempt({ position: 9 }) }), false, 0)).toMatchObject({
      attempt: { position: 1 },
    });
  });
});

describe("Time", () => {
  it("counts down to a stored deadline and over it", () => {
    expect(deadlineFrom(1_000, 30)).toBe(1_801_000);
    expect(timeLeft(5_000, 2_000)).toBe(3_000);
    expect(timeLeft(null, 2_000)).toBeNull();
  });

  it("is written as minutes and seconds, with hours where there are some", () => {
    expect([0, 59_999, 1_300_000, 3_900_000, -12_000].map(clockText)).toEqual([
      "0:00",
      "0:59",
      "21:40",
      "1:05:00",
      "0:12",
    ]);
  });

  it("counts for the question on screen, but neither sleep nor a clock that was set back", () => {
    expect(countOpen([], 1, 1_000, 2_000)).toEqual([0, 1_000]);
    expect(countOpen([5, 5], 0, 1_000, 3_600_000)).toEqual([5_005, 5]);
    expect(countOpen([5], 0, 2_000, 1_000)).toEqual([5]);
  });
});

describe("The bar of preparing", () => {
  it("fills over 30 seconds and is never full before the questions are there", () => {
    const values = [0, 1, 5, 10, 20, 30, 45, 90, 600].map((seconds) => barAt(seconds * 1_000));
    expect(values[0]).toBe(0);
    expect(values[5]).toBeCloseTo(92);
    expect(values).toEqual([...values].sort((a, b) => a - b));
    expect(Math.max(...values)).toBeLessThan(100);
  });

  it("goes through its sentences and stays with the last", () => {
    expect([0, 8_000, 15_000, 29_000, 80_000].map((ms) => stepAt(ms, 4))).toEqual([0, 1, 2, 3, 3]);
  });
});

describe("What is written so far", () => {
  it("[SC3] counts white space as no answer", () => {
    expect(unanswered(3, ["one", " \n"])).toEqual([1, 2]);
    expect([wordsIn(""), wordsIn(" one\n two "), wordsIn("एक दो तीन")]).toEqual([0, 2, 3]);
  });
});

describe("The navigation state", () => {
  it("carries company and round, over a reload as well", () => {
    expect(openedWith(stateFor(choice, { userId: "u1", openedAt: 7 }), "u1")).toEqual({
      choice,
      known: false,
      openedAt: 7,
    });
  });

  it("knows from questions that came along that the server has some", () => {
    expect(openedWith({ ...stateFor(choice), questions: [{}] }, "u1")).toEqual({
      choice,
      known: true,
      openedAt: null,
    });
  });

  it("is none where somebody else has left it in the history: going back must not charge their round", () => {
    const left = stateFor(choice, { userId: "u1", openedAt: 7 });
    expect(openedWith(left, "u2")).toEqual({ choice: null, known: false, openedAt: null });
  });

  it("is none where it is not ours", () => {
    for (const state of [null, "x", { selectedCompany: {} }, { ...stateFor(choice), selectedRound: null }]) {
      expect(openedWith(state, "u1")).toEqual({ choice: null, known: false, openedAt: null });
    }
  });
});
