import { describe, expect, it } from "vitest";
import { type ExampleRun, runOf } from "../../entities/exampleRun.ts";
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
    expect(proven.score ?? 0).toBeGreaterThanOrEqual(60);
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

const others = bank.find(({ exercise }) => exercise?.name === "productOfOthers");
if (!others?.exercise) throw new Error("The bank has no product of all others.");
const all = others.exercise.examples.length;
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

const shownOf = (answer: string, passed: number) => {
  const [shown] = scoreWithCoach([
    { question: asksForOthers, answer, seconds: null, run: { passed, of: all } },
  ]).questions;
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
      reason: `It passes every example, which shows the approach; 0 of ${others.points.length} key points are said.`,
    });
  });

  it("[CO5] is praised for what it passes, and hears nowhere that it is not about the question", () => {
    expect(bare.feedback).toMatch(new RegExp(`^Good: it passes all ${all} examples\\.\n`));
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
    expect(told.feedback).toMatch(new RegExp(`^Good: it passes all ${all} examples, and you said “`));
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
    expect(guessed.feedback).toMatch(/^It passes 2 of 5 examples, and that is a start\./);
    expect(part(guessed, "relevance")?.reason).toBe(
      "The code gives what the question asks in 2 of 5 examples.",
    );
  });

  it("[CO5] is held to the question by its words alone, however long it is", () => {
    const long = written(`${LINEAR}\n${"const walrus = ocean + pelican;\n".repeat(40)}`);
    expect(shownOf(long, 4).feedback).not.toMatch(OFF_QUESTION);
    const back = shownOf(`${asksForOthers.question}\n\n${written(HARD_CODED)}`, 2);
    expect(back.score ?? 0).toBeLessThanOrEqual(10);
  });
});
