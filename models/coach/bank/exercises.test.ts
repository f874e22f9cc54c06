import { describe, expect, it } from "vitest";
import { Exercise } from "../../entities/exercise.ts";
import { bank } from "./index.ts";
import { moreSolutions } from "./solutions-2.fixture.ts";
import { solutions as firstSolutions } from "./solutions.fixture.ts";

const solutions = { ...firstSolutions, ...moreSolutions };
const exercises = bank.flatMap(({ id, kind, exercise }) =>
  exercise === undefined ? [] : [{ id, kind, exercise }],
);

describe("exercises of the bank", () => {
  it("belong to coding entries, and each has a solution", () => {
    expect(exercises.filter(({ kind }) => kind !== "coding")).toEqual([]);
    expect(Object.keys(solutions).sort()).toEqual(exercises.map(({ id }) => id).sort());
  });

  it.each(exercises)("$id has three to six examples of the right shape", ({ exercise }) => {
    expect(Exercise.parse(exercise)).toEqual(exercise);
    expect(exercise.examples.length).toBeGreaterThanOrEqual(3);
    expect(exercise.examples.length).toBeLessThanOrEqual(6);
    const values = exercise.examples.map(({ args, result }) => ({ args, result }));
    expect(JSON.parse(JSON.stringify(values))).toEqual(values);
    expect(new Set(values.map(({ args }) => JSON.stringify(args))).size).toBe(values.length);
    expect(values.filter(({ args }) => args.length !== exercise.params.length)).toEqual([]);
  });

  it.each(exercises)("$id has examples that its solution gives", ({ id, exercise }) => {
    const solve = solutions[id];
    for (const { args, result } of exercise.examples) {
      expect({ args, result: solve?.(structuredClone(args)) }).toEqual({ args, result });
    }
  });

  it.each(exercises)("$id begins with code that names its function", ({ exercise }) => {
    const { name, params, starter } = exercise;
    const head = `function ${name}(${params.join(", ")}) {`;
    expect(starter ?? head).toContain(head);
  });
});
