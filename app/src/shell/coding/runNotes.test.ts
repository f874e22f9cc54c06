// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { ranOf } from "#models/coding/ran.ts";
import type { Question } from "#models/entities/question.ts";
import { noteRun, runIn, withRuns } from "./runNotes.ts";

const questionOf = (index: number): Question => ({
  ...{ questionId: `q${index}`, question: "Write double(n).", title: "Double", type: "coding", link: null },
  ...{ expectedAnswer: "n * 2", points: [], avoid: [], resumeLine: null, entryId: null },
});

/** Signing out with everything removes what begins so. */
const KEPT = "taiyari-draft:code-runs";
const exercise = {
  name: "double",
  params: ["n"],
  examples: [1, 2, 3].map((n) => ({ args: [n], result: n * 2 })),
};
const question = { ...questionOf(0), exercise };
const of = { attemptId: "a1", questionId: question.questionId };
const code = "const double = (n) => n * 2;";
const answer = `Twice.\n\n\`\`\`javascript\n${code}\n\`\`\``;
const gave = (index: number, value: unknown) => ({ kind: "gave" as const, index, value });
const ran = ranOf(exercise, [{ kind: "begun" }, gave(0, 2), gave(1, 4), gave(2, 7)], "done");

beforeEach(() => localStorage.clear());

describe("What code did when it was run", () => {
  it("[CO5] is known of the very code that stands in the answer", () => {
    noteRun(of, code, ran);
    expect(runIn("a1", question, answer)).toEqual({ passed: 2, of: 3 });
  });

  it("[CO5] is not known of code that was changed, of another attempt, or in another language", () => {
    noteRun(of, code, ran);
    expect(runIn("a1", question, answer.replace("n * 2", "2 * n"))).toBeNull();
    expect(runIn("a2", question, answer)).toBeNull();
    expect(runIn("a1", question, answer.replace("javascript", "python"))).toBeNull();
    expect(runIn("a1", question, "Only words.")).toBeNull();
  });

  it("[CO5] is that of the last run", () => {
    noteRun(of, code, ran);
    noteRun(of, code, { ...ran, passed: 3 });
    expect(runIn("a1", question, answer)).toEqual({ passed: 3, of: 3 });
  });

  it("is nothing where the sandbox did not begin, or where what was remembered cannot be read", () => {
    noteRun(of, code, ranOf(exercise, [], "not-begun"));
    expect(runIn("a1", question, answer)).toBeNull();
    localStorage.setItem(KEPT, "[{");
    expect(runIn("a1", question, answer)).toBeNull();
  });

  it("[CO5] has the checks that passed, and is none of a question that has no checks, or others", () => {
    const checks = [4, 5].map((n) => ({ args: [n], result: n * 2 }));
    const more = { ...exercise, checks };
    const told = [{ kind: "begun" as const }, ...[2, 4, 6, 8, 9].map((value, at) => gave(at, value))];
    noteRun(of, code, ranOf(more, told, "done"));
    const run = { passed: 4, of: 5, checks: { passed: 1, of: 2 } };
    expect(runIn("a1", { ...question, exercise: more }, answer)).toEqual(run);
    expect(runIn("a1", question, answer)).toBeNull();
    const other = { ...exercise, checks: checks.slice(1) };
    expect(runIn("a1", { ...question, exercise: other }, answer)).toBeNull();
  });

  it("[CO5] goes with the report's request, at its own answer, and keeps no letter of the code", () => {
    noteRun(of, code, ran);
    const body = {
      ...{ userId: "u1", companyId: "c1", roundId: "r1", attemptId: "a1", overTime: false },
      answers: [
        { answer, seconds: 1 },
        { answer, seconds: 2 },
      ],
    };
    const { answers } = withRuns(body, [question, questionOf(1)]);
    expect(answers).toEqual([
      { answer, seconds: 1, run: { passed: 2, of: 3 } },
      { answer, seconds: 2 },
    ]);
    expect(localStorage.getItem(KEPT)).not.toContain("double");
  });

  it("remembers sixty of them", () => {
    for (let n = 0; n < 70; n++) noteRun({ ...of, attemptId: `a${n}` }, code, ran);
    expect([runIn("a9", question, answer), runIn("a10", question, answer)]).toEqual([
      null,
      { passed: 2, of: 3 },
    ]);
  });
});
