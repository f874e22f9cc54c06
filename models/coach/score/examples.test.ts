import { describe, expect, it } from "vitest";
import { type ExampleRun, runOf } from "../../entities/exampleRun.ts";
import { bank } from "../bank/index.ts";
import { askCoach } from "../coach.ts";
import { scoreWithCoach } from "./scoreWithCoach.ts";

const round = { title: "Round", type: "coding", difficulty: "easy", duration: 60, questionCount: 8 } as const;
const asked = askCoach({
  round,
  companyName: "C",
  resume: ["Skills: JavaScript"],
  askedBefore: [],
  seed: "s",
});
const draft = asked.find(({ exercise }) => exercise);
if (!draft?.exercise) throw new Error("The round has no exercise.");
const question = { ...draft, questionId: "q1" };
const of = draft.exercise.examples.length;
const expected = bank.find(({ id }) => id === draft.entryId)?.expected ?? "";

const code = `\`\`\`javascript
function ${draft.exercise.name}(${draft.exercise.params.join(", ")}) {
  return null;
}
\`\`\``;
const score = (answer: string, run: ExampleRun | null) => {
  const [shown] = scoreWithCoach([{ question, answer, seconds: null, run }]).questions;
  if (!shown) throw new Error("Nothing was scored.");
  return shown;
};
const evidence = (run: ExampleRun | null, answer = `${expected}\n\n${code}`) =>
  score(answer, run).parts.find(({ competency }) => competency === "evidence");

describe("Code that was run", () => {
  it("[CO5] has the examples that it passed as its evidence, and says where they were run", () => {
    expect(evidence({ passed: of - 1, of })).toEqual({
      ...{ competency: "evidence", weight: 0.3, score: Math.round((100 * (of - 1)) / of) },
      reason: `${of - 1} of ${of} examples passed when you last ran it, on your device.`,
    });
    expect(evidence({ passed: of, of })?.reason).toMatch(/^All /);
  });

  it("[CO5] scores the more, the more examples pass; and the weights of its parts add up to 1", () => {
    const scores = Array.from({ length: of + 1 }, (_, passed) =>
      score(`${expected}\n\n${code}`, { passed, of }),
    );
    const totals = scores.map(({ score: total }) => total ?? 0);
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
    expect(totals.at(-1)).toBeGreaterThanOrEqual((totals[0] ?? 0) + 25);
    for (const { parts } of scores)
      expect(parts.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
  });

  it("[CO5] that passes everything is about the question without another word, and is told to explain itself", () => {
    const [alone, proven] = [score(code, null), score(code, { passed: of, of })];
    expect(alone.score ?? 0).toBeLessThan(40);
    expect(proven.score ?? 0).toBeGreaterThanOrEqual(42);
    expect(proven.feedback).not.toMatch(/too short|stops at|single words/);
    expect(proven.missing.length).toBeGreaterThan(0);
  });

  it("[CO5] and passes nothing gains nothing by having been run", () => {
    expect(score(code, { passed: 0, of }).score ?? 0).toBeLessThanOrEqual(score(code, null).score ?? 0);
  });

  it("[CO5] tells whoever has failing examples to look at them", () => {
    expect(score(`${expected}\n\n${code}`, { passed: 1, of }).feedback).toContain(
      "until every example passes",
    );
  });

  it("[CO5] counts as not run where the run was of another number of examples, or the question has none", () => {
    const plain = score(`${expected}\n\n${code}`, null);
    expect(score(`${expected}\n\n${code}`, { passed: of + 1, of: of + 1 })).toEqual(plain);
    expect(runOf(null, { passed: 1, of: 1 })).toBeNull();
  });

  it("is no run with more passed than there are", () => {
    expect(runOf(draft.exercise, { passed: of + 1, of })).toBeNull();
    expect(runOf(draft.exercise, { passed: of, of })).toEqual({ passed: of, of });
  });
});
