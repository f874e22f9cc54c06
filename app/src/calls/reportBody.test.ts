// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { generateReport } from "#models/contract/reports.ts";
import { ranOf } from "#models/coding/ran.ts";
import { ANSWER_MAX } from "#models/entities/basics.ts";
import type { Question } from "#models/entities/question.ts";
import type { AttemptRow } from "../rows.ts";
import { isOver } from "../shell/isOver.ts";
import { noteRun } from "../shell/coding/runNotes.ts";
import { fakePorts, someUser, type FakePorts } from "../testing/fakePorts.ts";
import { gather, reportBody } from "./reportBody.ts";
import { storedReportBody } from "./storedReportBody.ts";

const key = { userId: someUser.userId, companyId: "c1", roundId: "r1" };
const round = {
  ...{ roundId: "r1", title: "Technical", type: "technical" as const, difficulty: "easy" as const },
  ...{ duration: 30, description: "", questionCount: null },
};
const attempt = (over: Partial<AttemptRow> = {}): AttemptRow => ({
  ...{ ...key, attemptId: "a1", reportKey: "k1", phase: "finishing", companyName: "Acme", round },
  ...{ position: 1, deadlineAt: 1_000, openFor: [1_499, 2_500], timestamp: 900 },
  ...over,
});
const question = (at: number): Question => ({
  ...{ questionId: `q${at}`, question: "Write double(n).", title: "Double", type: "coding", link: null },
  ...{ expectedAnswer: "n * 2", points: [], avoid: [], resumeLine: null, entryId: null },
});
const three = [0, 1, 2].map(question);
const spoken = { words: 9, talkMs: 3_000.5, spanMs: 4_000, pauses: 0, longestPauseMs: 0, fillers: 0 };

describe("What a report is asked for with", () => {
  it("has every question's answer and seconds, in order, and fits the contract", () => {
    const body = gather(attempt(), { questions: three, answers: ["one", "two"] });
    expect(body).toMatchObject({ attemptId: "a1", companyId: "c1", roundId: "r1", overTime: false });
    expect(body.answers).toEqual([
      { answer: "one", seconds: 1 },
      { answer: "two", seconds: 3 },
      { answer: "", seconds: 0 },
    ]);
    expect(generateReport.body.safeParse(body).success).toBe(true);
  });

  it("has how an answer was spoken, in whole numbers, unless it is blank", () => {
    const dictated = [{ spoken, heard: [] }, { spoken, heard: [] }, null];
    const body = gather(attempt(), { questions: three, answers: ["one", " ", "typed"], dictated });
    expect(body.answers.map((one) => one.spoken)).toEqual([
      { ...spoken, talkMs: 3_001 },
      undefined,
      undefined,
    ]);
    expect(generateReport.body.safeParse(body).success).toBe(true);
  });

  it("says over time when the person finished after the deadline, whenever it is sent", () => {
    const nothing = { questions: three, answers: [] };
    expect(gather(attempt({ timestamp: 1_000 }), nothing).overTime).toBe(true);
    expect(gather(attempt({ timestamp: 999 }), nothing).overTime).toBe(false);
    expect([isOver(null, 9), isOver(10, 9), isOver(10, 10)]).toEqual([false, false, true]);
  });

  it("takes out what the server could not keep", () => {
    const answers = [`a\u0000b${"x".repeat(ANSWER_MAX)}`];
    const [first] = gather(attempt(), { questions: three, answers }).answers;
    expect(first?.answer).toHaveLength(ANSWER_MAX);
    expect(first?.answer.startsWith("abx")).toBe(true);
  });
});

describe("The same of what this device has stored", () => {
  const exercise = { name: "double", params: ["n"], examples: [{ args: [1], result: 2 }] };
  const questions = [{ ...question(0), exercise }, question(1), question(2)];
  const code = "const double = (n) => n * 2;";
  const written = `Twice.\n\n\`\`\`javascript\n${code}\n\`\`\``;
  const followUp = { question: "What would you do now?", at: 6 };
  let ports: FakePorts;

  const type = async (index: number, text: string, own: object = {}) => {
    const ids = { ...key, index, attemptId: "a1", questionId: `q${index}` };
    ports.store.answers.type({ ...ids, text, ...own }, { onKept: () => {}, onLost: () => {} });
    await ports.store.answers.flush();
  };

  beforeEach(async () => {
    localStorage.clear();
    ports = fakePorts();
    await ports.store.questions.keep({ ...key, attemptId: "a1", questions });
    await type(0, written);
    await type(1, "Later.");
    await type(1, "");
    await type(2, "Spoken.", { dictated: { spoken, heard: [] }, followUp });
    noteRun(
      { attemptId: "a1", questionId: "q0" },
      code,
      ranOf(exercise, [{ kind: "begun" }, { kind: "gave", index: 0, value: 2 }], "done"),
    );
  });

  it("[CO5] has all that the first request had: runs, seconds, what was cleared, spoken and asked, and over time", async () => {
    const row = attempt({ timestamp: 1_000 });
    const body = await storedReportBody(ports, row);
    expect(body).toEqual({
      ...{ ...key, attemptId: "a1", overTime: true },
      answers: [
        { answer: written, seconds: 1, run: { passed: 1, of: 1 } },
        { answer: "", seconds: 3, cleared: true },
        { answer: "Spoken.", seconds: 0, spoken: { ...spoken, talkMs: 3_001 }, followUp },
      ],
    });
    expect(generateReport.body.safeParse(body).success).toBe(true);
    const open = {
      ...{ attempt: row, questions, answers: [written, "", "Spoken."] },
      ...{ dictated: [null, null, { spoken, heard: [] }], followUps: [null, null, followUp] },
    };
    expect((await reportBody(ports, open))(row)).toEqual(body);
  });

  it("has no answers of another attempt at the round", async () => {
    const body = await storedReportBody(ports, attempt({ attemptId: "a2" }));
    expect(body).toMatchObject({ attemptId: "a2", answers: [] });
  });
});
