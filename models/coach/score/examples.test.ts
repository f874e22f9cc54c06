import { describe, expect, it } from "vitest";
import { runOf } from "../../coding/runOf.ts";
import type { ExampleRun } from "../../entities/exampleRun.ts";
import { bank } from "../bank/index.ts";
import { askCoach } from "../coach.ts";
import { questionOf } from "./fixtures.ts";
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
const { exercise } = draft;
const { examples, checks = [] } = exercise;
const of = examples.length + checks.length;
/** A run with so many of all passed, the examples first. */
const runWith = (passed: number, examplesPassed = Math.min(passed, examples.length)): ExampleRun => ({
  passed,
  of,
  checks: { passed: passed - examplesPassed, of: checks.length },
});
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
    const [shown, hidden] = [examples.length, checks.length];
    expect(evidence(runWith(of - 1))).toEqual({
      ...{ competency: "evidence", weight: 0.3, score: Math.round((100 * (of - 1)) / of) },
      reason: `${shown} of ${shown} examples and ${hidden - 1} of ${hidden} other checks passed when you last ran it, on your device.`,
    });
    expect(evidence(runWith(of))?.reason).toMatch(
      new RegExp(`^All ${shown} examples and all ${hidden} other checks passed`),
    );
  });

  it("[CO5] scores the more, the more examples pass; and the weights of its parts add up to 1", () => {
    const scores = Array.from({ length: of + 1 }, (_, passed) =>
      score(`${expected}\n\n${code}`, runWith(passed)),
    );
    const totals = scores.map(({ score: total }) => total ?? 0);
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
    expect(totals.at(-1)).toBeGreaterThanOrEqual((totals[0] ?? 0) + 25);
    for (const { parts } of scores)
      expect(parts.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
  });

  it("[CO5] that passes everything is about the question without another word, and is told to explain itself", () => {
    const [alone, proven] = [score(code, null), score(code, runWith(of))];
    expect(alone.score ?? 0).toBeLessThan(40);
    expect(proven.score ?? 0).toBeGreaterThanOrEqual(60);
    expect(proven.feedback).not.toMatch(/too short|stops at|single words/);
    expect(proven.missing.length).toBeGreaterThan(0);
  });

  it("[CO5] and passes nothing gains nothing by having been run", () => {
    expect(score(code, runWith(0)).score ?? 0).toBeLessThanOrEqual(score(code, null).score ?? 0);
  });

  it("[CO5] tells whoever has failing examples to look at them", () => {
    expect(score(`${expected}\n\n${code}`, runWith(1)).feedback).toContain("until every example passes");
  });

  it("[CO5] tells whoever has all examples and not all checks that there is more to think of", () => {
    const { feedback } = score(`${expected}\n\n${code}`, runWith(of - 1));
    expect(feedback).toContain("until every check passes as well");
    expect(feedback).not.toContain("until every example passes");
  });

  it("[CO5] counts as not run where the run was of another number of examples or checks, or the question has none", () => {
    const plain = score(`${expected}\n\n${code}`, null);
    for (const run of [
      { passed: of + 1, of: of + 1 },
      { passed: examples.length, of: examples.length },
      { passed: of, of },
      { ...runWith(of), checks: { passed: 1, of: 1 } },
      { ...runWith(0), checks: { passed: 1, of: checks.length } },
      { ...runWith(of), checks: { passed: 0, of: checks.length } },
    ])
      expect(score(`${expected}\n\n${code}`, run), JSON.stringify(run)).toEqual(plain);
    expect(runOf(null, { passed: 1, of: 1 })).toBeNull();
  });

  it("is no run with more passed than there are", () => {
    expect(runOf(draft.exercise, { ...runWith(of), passed: of + 1 })).toBeNull();
    expect(runOf(draft.exercise, runWith(of))).toEqual(runWith(of));
  });
});

describe("Code that was run for a set made before there were checks", () => {
  const before = { ...question, exercise: { ...exercise, checks: undefined } };
  const scored = (run: ExampleRun) =>
    scoreWithCoach([{ question: before, answer: code, seconds: null, run }]);

  it("[CO5] counts by its examples alone, as it did", () => {
    const [shown] = scored({ passed: examples.length, of: examples.length }).questions;
    expect(shown?.score ?? 0).toBeGreaterThanOrEqual(60);
    expect(shown?.feedback).toMatch(new RegExp(`^Good: it passes all ${examples.length} examples\\.\n`));
    const [other] = scored(runWith(of)).questions;
    expect(other?.feedback).not.toContain("passes all");
  });
});

const others = bank.find(({ exercise }) => exercise?.name === "productOfOthers");
if (!others?.exercise) throw new Error("The bank has no product of all others.");
const shownOnes = others.exercise.examples.length;
const hiddenOnes = others.exercise.checks?.length ?? 0;
const all = shownOnes + hiddenOnes;
const asksForOthers = { ...questionOf(others), exercise: others.exercise };
const written = (lines: string) => `\`\`\`javascript\n${lines}\n\`\`\``;
const LINEAR = `function productOfOthers(numbers) {
  const result = [];
  let left = 1;
  for (let i = 0; i < numbers.length; i++) {
    result[i] = left;
    left *= numbers[i];
  }
  let right = 1;
  for (let i = numbers.length - 1; i >= 0; i--) {
    result[i] *= right;
    right *= numbers[i];
  }
  return result;
}`;
const HARD_CODED = `function productOfOthers(numbers) {
  if (numbers.length === 1) return [1];
  if (numbers[0] === 2) return [12, 8, 6];
  return [];
}`;
const EXPLAINED = `${LINEAR}
// Because nothing is divided, zeros need no special case.`;
const WORDS =
  "First I keep a running prefix product from the left, then a running suffix product from the right. It is linear time, O(n), because each number is touched twice.";

/** @param passed of all, the examples first */
const shownOf = (answer: string, passed: number) => {
  const hidden = { passed: Math.max(0, passed - shownOnes), of: hiddenOnes };
  const run = { passed, of: all, checks: hidden };
  const [shown] = scoreWithCoach([{ question: asksForOthers, answer, seconds: null, run }]).questions;
  if (!shown) throw new Error("Nothing was scored.");
  return shown;
};
const part = (shown: ReturnType<typeof shownOf>, name: string) =>
  shown.parts.find(({ competency }) => competency === name);
const linesOf = ({ parts, feedback }: ReturnType<typeof shownOf>) =>
  [feedback, ...parts.map(({ reason }) => reason)].join("\n");
const OFF_QUESTION =
  /not about the question|about (?:the|other) questions?|fits another question|says the question back/;

describe("Right code without a word", () => {
  const bare = shownOf(written(LINEAR), all);

  it("[CO5] gets 60 to 70, since it shows the approach", () => {
    expect(bare.score ?? 0).toBeGreaterThanOrEqual(60);
    expect(bare.score ?? 0).toBeLessThanOrEqual(70);
    expect(part(bare, "coverage")).toMatchObject({
      score: 50,
      reason: `It passes every example and every other check, which shows the approach; 0 of ${others.points.length} key points are said.`,
    });
  });

  it("[CO5] is praised for what it passes, and hears nowhere that it is not about the question", () => {
    expect(bare.feedback).toMatch(
      new RegExp(`^Good: it passes all ${shownOnes} examples and all ${hiddenOnes} other checks\\.\n`),
    );
    expect(linesOf(bare)).not.toMatch(OFF_QUESTION);
    expect(bare.feedback).not.toContain("Needed and not heard");
    for (const name of ["depth", "structure"])
      expect(part(bare, name)).toMatchObject({
        score: 0,
        reason: "There is code alone so far: no words beside it explain it.",
      });
  });

  it("[CO5] gets more the more of it is explained, in a comment or in words", () => {
    const commented = shownOf(written(EXPLAINED), all);
    const told = shownOf(`${WORDS}\n\n${written(LINEAR)}`, all);
    expect(commented.score ?? 0).toBeGreaterThan(bare.score ?? 0);
    expect(told.score ?? 0).toBeGreaterThanOrEqual((bare.score ?? 0) + 15);
    expect(told.feedback).toMatch(/^Good: it passes all \d examples and all \d other checks, and you said “/);
    expect(part(told, "depth")?.score ?? 0).toBeGreaterThan(0);
  });

  it("[CO5] gets the same where its words are about something else", () => {
    const off = shownOf(`I like long walks by the sea in winter.\n\n${written(LINEAR)}`, all);
    expect((off.score ?? 0) - (bare.score ?? 0)).toBeLessThanOrEqual(3);
  });
});

describe("Code that passes some examples", () => {
  it.each([1, 2, 4])("[CO5] hears nowhere that it is not about the question: %i", (passed) => {
    for (const answer of [written(HARD_CODED), `${WORDS}\n\n${written(LINEAR)}`, written(LINEAR)])
      expect(linesOf(shownOf(answer, passed))).not.toMatch(OFF_QUESTION);
  });

  it("[CO5] stays low where its results are written into it", () => {
    const guessed = shownOf(written(HARD_CODED), 2);
    expect(guessed.score ?? 0).toBeLessThanOrEqual(25);
    expect(guessed.feedback).toMatch(
      /^It passes 2 of 5 examples and 0 of 6 other checks, and that is a start\./,
    );
    expect(part(shownOf(written(HARD_CODED), 4), "relevance")?.reason).toBe(
      "The code gives what the question asks in 4 of 5 examples and 0 of 6 other checks.",
    );
  });

  it("[CO6] is not right where it gives every example and few of the checks: it has not shown the approach", () => {
    const table = written("const productOfOthers = (numbers) => TABLE[String(numbers)];");
    for (const passed of [shownOnes, shownOnes + 2]) {
      const found = shownOf(table, passed);
      expect(found.score ?? 0).toBeLessThanOrEqual(40);
      expect(part(found, "coverage")?.score).toBe(0);
      expect(found.feedback).toContain("until every check passes as well");
      // Its words count, and the needed point caps it as any other answer.
      expect(shownOf(`Good approach.\n\n${table}`, passed).score ?? 0).toBeLessThanOrEqual(45);
    }
  });

  it("[CO5] is held to the question by its words alone, however long it is", () => {
    const long = written(`${LINEAR}\n${"const walrus = ocean + pelican;\n".repeat(40)}`);
    expect(shownOf(long, 4).feedback).not.toMatch(OFF_QUESTION);
    const back = shownOf(`${asksForOthers.question}\n\n${written(HARD_CODED)}`, 2);
    expect(back.score ?? 0).toBeLessThanOrEqual(10);
  });
});
