import { describe, expect, it } from "vitest";
import { callsOf } from "../../coding/calls.ts";
import { sameValue } from "../../coding/sameValue.ts";
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

  it.each(exercises)("[QS11] $id has three to six examples and three to eight checks", ({ exercise }) => {
    expect(Exercise.parse(exercise)).toEqual(exercise);
    const { examples, checks = [] } = exercise;
    expect(examples.length).toBeGreaterThanOrEqual(3);
    expect(examples.length).toBeLessThanOrEqual(6);
    expect(checks.length).toBeGreaterThanOrEqual(3);
    expect(checks.length).toBeLessThanOrEqual(8);
    const calls = callsOf(exercise);
    expect(JSON.parse(JSON.stringify(calls))).toEqual(calls);
    // None of them twice: a check is none of the examples.
    expect(new Set(calls.map(({ args }) => JSON.stringify(args))).size).toBe(calls.length);
    expect(calls.filter(({ args }) => args.length !== exercise.params.length)).toEqual([]);
  });

  it.each(exercises)("[QS11] $id has examples and checks that its solution gives", ({ id, exercise }) => {
    const solve = solutions[id];
    for (const { args, result } of callsOf(exercise)) {
      const own = solve?.(structuredClone(args));
      expect(sameValue(own, result), JSON.stringify({ args, result, own })).toBe(true);
    }
  });

  it.each(exercises)(
    "[QS11] $id lets through no table of its examples, whatever it gives else",
    ({ exercise }) => {
      const { examples, checks = [] } = exercise;
      const table = new Map(examples.map(({ args, result }) => [JSON.stringify(args), result]));
      // For what the table has not: nothing, what an example gives, or what it was given.
      const others: ((args: unknown[]) => unknown)[] = [
        () => undefined,
        ...examples.map(
          ({ result }) =>
            () =>
              result,
        ),
        ([first]) => first,
      ];
      for (const other of others) {
        const fromTable = (args: unknown[]) => {
          const key = JSON.stringify(args);
          return table.has(key) ? table.get(key) : other(args);
        };
        const passed = checks.filter(({ args, result }) => sameValue(fromTable(args), result));
        expect(passed.length, JSON.stringify(passed)).toBeLessThanOrEqual(checks.length / 2);
      }
    },
  );

  it("[QS11] stay small: a set of a dozen goes over a slow network, and is kept in a row of a database", () => {
    const sizes = exercises.map(({ exercise }) => JSON.stringify(exercise.checks).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(4_096);
    const largest = [...sizes].sort((a, b) => b - a).slice(0, 12);
    expect(largest.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(24_576);
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
