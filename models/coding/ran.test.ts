import { describe, expect, it } from "vitest";
import { countedIn, FromSandbox, ranOf } from "./ran.ts";

const exercise = {
  name: "double",
  params: ["n"],
  examples: [1, 2, 3].map((n) => ({ args: [n], result: n * 2 })),
};
const gave = (index: number, value: unknown) => ({ kind: "gave" as const, index, value });
const begun = { kind: "begun" as const };
const states = ({ tried }: ReturnType<typeof ranOf>) => tried.map(({ state }) => state);

describe("A run of somebody's code", () => {
  it("[CO3] says of each example what it gave", () => {
    const ran = ranOf(
      exercise,
      [begun, gave(0, 2), gave(1, "4"), { kind: "threw", index: 2, say: "TypeError: no", line: 3 }],
      "done",
    );
    expect(ran.tried).toEqual([
      { args: "1", expected: "2", state: "passed", got: "2", line: null },
      { args: "2", expected: "4", state: "different", got: '"4"', line: null },
      { args: "3", expected: "6", state: "threw", got: "TypeError: no", line: 3 },
    ]);
    expect([ran.passed, ran.fault]).toEqual([1, null]);
  });

  it("[CO3] that was stopped says which example was under way", () => {
    expect(states(ranOf(exercise, [begun, gave(0, 2)], "slow"))).toEqual(["passed", "slow", "not-run"]);
  });

  it("[CO3] whose code does not come to its end, cannot be read or is not there ran no example", () => {
    expect(ranOf(exercise, [], "slow").fault?.kind).toBe("slow");
    expect(ranOf(exercise, [], "not-begun").fault?.kind).toBe("not-begun");
    expect(ranOf(exercise, [{ kind: "missing" }], "done").fault?.kind).toBe("missing");
    const broken = ranOf(exercise, [{ kind: "broken", say: "SyntaxError: no", line: 2 }], "done");
    expect(broken.fault).toEqual({ kind: "broken", say: "SyntaxError: no", line: 2 });
    expect(states(broken)).toEqual(["not-run", "not-run", "not-run"]);
  });

  it("[CO3] counts the first word about an example, and none about others", () => {
    const ran = ranOf(exercise, [begun, gave(0, 0), gave(0, 2), gave(9, 1)], "done");
    expect(states(ran)).toEqual(["different", "not-run", "not-run"]);
  });

  it("shows long outputs and values in part", () => {
    const log = { kind: "log" as const, text: "x".repeat(9_999) };
    const large = Array.from({ length: 9_999 }, () => "y".repeat(99));
    const ran = ranOf(exercise, [...Array.from({ length: 999 }, () => log), gave(0, large)], "done");
    expect([ran.console.length, ran.console[0]?.length]).toEqual([100, 500]);
    expect(ran.tried[0]?.got.length).toBeLessThan(420);
  });

  it("shows what JSON cannot write", () => {
    const odd = [undefined, Number.NaN, -0, 5n, new Map([[1, new Set(["a"])]]), { a: null }];
    expect(ranOf(exercise, [gave(0, odd)], "done").tried[0]?.got).toBe(
      '[undefined, NaN, -0, 5n, Map { [1, Set { "a" }] }, { "a": null }]',
    );
  });

  it("takes nothing from a sandbox that has not its shape", () => {
    for (const told of [null, {}, { kind: "gave", index: -1 }, { kind: "log", text: 1 }, "done"])
      expect(FromSandbox.safeParse(told).success).toBe(false);
    expect(FromSandbox.parse({ kind: "gave", index: 0, value: undefined })).toMatchObject({ index: 0 });
  });
});

describe("A run of code with checks besides the examples", () => {
  const checks = [4, 5, 6].map((n) => ({ args: [n], result: n * 2 }));
  const more = { ...exercise, checks };
  const right = [2, 4, 6].map((value, at) => gave(at, value));

  it("[CO6] shows the examples, and of the checks how many passed and the first that does not, without its result", () => {
    const ran = ranOf(more, [begun, ...right, gave(3, 8), gave(4, 9), gave(5, 0)], "done");
    expect(states(ran)).toEqual(["passed", "passed", "passed"]);
    const failed = { args: "5", state: "different", got: "9", line: null };
    expect([ran.passed, ran.checks]).toEqual([3, { passed: 1, of: 3, failed }]);
    expect(countedIn(ran)).toEqual({ passed: 4, of: 6, checks: { passed: 1, of: 3 } });
  });

  it("[CO6] shows no check while an example fails: that is to be looked into first", () => {
    const ran = ranOf(more, [begun, gave(0, 1), ...right.slice(1), gave(3, 0)], "done");
    expect(ran.checks).toEqual({ passed: 0, of: 3, failed: null });
  });

  it("[CO6] says of a check that time was over or that it threw", () => {
    expect(ranOf(more, [begun, ...right, gave(3, 8)], "slow").checks?.failed).toMatchObject({
      ...{ args: "5", state: "slow", got: "" },
    });
    const threw = { kind: "threw" as const, index: 3, say: "TypeError: no", line: 2 };
    expect(ranOf(more, [begun, ...right, threw], "done").checks?.failed).toMatchObject({
      ...{ state: "threw", got: "TypeError: no", line: 2 },
    });
  });

  it("[CO6] has the console of the examples alone, or every check could be read there", () => {
    const log = (text: string) => ({ kind: "log" as const, text });
    const told = [log("1"), ...right.slice(0, 2), log("3"), ...right.slice(2), log("4"), gave(3, 8)];
    expect(ranOf(more, told, "done").console).toEqual(["1", "3"]);
    expect(ranOf(exercise, told, "done").console).toEqual(["1", "3", "4"]);
    expect(ranOf(more, [log("top"), { kind: "missing" }], "done").console).toEqual(["top"]);
  });

  it("[CO6] has none where the exercise has none, as in sets of before", () => {
    const ran = ranOf(exercise, [begun, ...right], "done");
    expect([ran.checks, countedIn(ran)]).toEqual([null, { passed: 3, of: 3 }]);
  });
});
