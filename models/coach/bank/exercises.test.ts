import { describe, expect, it } from "vitest";
import { Exercise } from "../../entities/exercise.ts";
import { Question } from "../../entities/question.ts";
import { askFrom } from "../ask/askCoach.ts";
import { developer } from "../resume/fixtures.ts";
import { bank } from "./index.ts";
import { moreSolutions } from "./solutions-2.fixture.ts";
import { solutions as firstSolutions } from "./solutions.fixture.ts";

const solutions = { ...firstSolutions, ...moreSolutions };
const exercises = bank.flatMap(({ id, kind, exercise }) =>
  exercise === undefined ? [] : [{ id, kind, exercise }],
);

describe("exercises of the bank", () => {
  it("[QS11] belong to coding entries, and each has a solution", () => {
    expect(exercises.filter(({ kind }) => kind !== "coding")).toEqual([]);
    expect(Object.keys(solutions).sort()).toEqual(exercises.map(({ id }) => id).sort());
  });

  it.each(exercises)("[QS11] $id has three to six examples of the right shape", ({ exercise }) => {
    expect(Exercise.parse(exercise)).toEqual(exercise);
    expect(exercise.examples.length).toBeGreaterThanOrEqual(3);
    expect(exercise.examples.length).toBeLessThanOrEqual(6);
    const values = exercise.examples.map(({ args, result }) => ({ args, result }));
    expect(JSON.parse(JSON.stringify(values))).toEqual(values);
    expect(new Set(values.map(({ args }) => JSON.stringify(args))).size).toBe(values.length);
    expect(values.filter(({ args }) => args.length !== exercise.params.length)).toEqual([]);
  });

  it.each(exercises)("[QS11] $id has examples that its solution gives", ({ id, exercise }) => {
    const solve = solutions[id];
    for (const { args, result } of exercise.examples) {
      expect({ args, result: solve?.(structuredClone(args)) }).toEqual({ args, result });
    }
  });

  it.each(exercises)("[QS11] $id begins with code that names its function", ({ exercise }) => {
    const { name, params, starter } = exercise;
    const head = `function ${name}(${params.join(", ")}) {`;
    expect(starter ?? head).toContain(head);
  });
});

describe("a coding round", () => {
  const round = { title: "", type: "coding", difficulty: "easy", duration: 45, questionCount: 8 } as const;
  const asked = askFrom(bank, { round, companyName: "", resume: developer, askedBefore: [], seed: "s" });

  it("[QS11] carries the function to write, unchanged over the wire", () => {
    const carried = asked.filter(({ exercise }) => exercise !== null);
    expect(carried.length).toBeGreaterThanOrEqual(4);
    for (const draft of carried) {
      const wire: unknown = JSON.parse(JSON.stringify({ ...draft, questionId: "q1" }));
      expect(Question.parse(wire).exercise).toEqual(bank.find(({ id }) => id === draft.entryId)?.exercise);
    }
  });

  it("[QS11] says so where there is nothing to write, and reads questions made before", () => {
    const talk = { ...round, type: "hr" } as const;
    const [first] = askFrom(bank, {
      round: talk,
      companyName: "",
      resume: developer,
      askedBefore: [],
      seed: "s",
    });
    expect(first?.exercise).toBeNull();
    expect(Question.safeParse({ ...first, questionId: "q1", exercise: undefined }).success).toBe(true);
  });
});
