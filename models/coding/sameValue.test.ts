import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sameValue } from "./sameValue.ts";

const ring = (name: string) => {
  const one: Record<string, unknown> = { name };
  one["self"] = one;
  return one;
};

describe("Two results", () => {
  it.each([
    [Number.NaN, Number.NaN],
    [0, -0],
    [null, null],
    [
      [1, [2, 3]],
      [1, [2, 3]],
    ],
    [[undefined], [undefined]],
    // A hole reads as undefined.
    [
      [1, , 3],
      [1, undefined, 3],
    ],
    [
      { a: 1, b: [2] },
      { b: [2], a: 1 },
    ],
    [
      new Map([
        ["a", { b: 1 }],
        ["c", { b: 2 }],
      ]),
      new Map([
        ["c", { b: 2 }],
        ["a", { b: 1 }],
      ]),
    ],
    [new Set([[1], [2]]), new Set([[2], [1]])],
    [new Date(5), new Date(5)],
    [ring("a"), ring("a")],
    [{ __proto__: null, a: 1 }, { a: 1 }],
    [JSON.parse('{"__proto__":1}'), JSON.parse('{"__proto__":1}')],
  ])("[CO2] are the same (pair %#)", (a, b) => {
    expect([sameValue(a, b), sameValue(b, a)]).toEqual([true, true]);
  });

  it.each([
    [null, undefined],
    [1, "1"],
    [true, 1],
    [0, false],
    [1n, 1],
    [
      [1, 2],
      [2, 1],
    ],
    [[], {}],
    [[1], [1, undefined]],
    [{ a: undefined }, {}],
    [{ a: undefined }, { b: undefined }],
    [new Set([1, 2]), new Set([1, 1, 3])],
    [new Map([["a", 1]]), new Map([["a", 2]])],
    [new Date(5), new Date(6)],
    [new Date(5), {}],
    [ring("a"), ring("b")],
    [JSON.parse('{"__proto__":1}'), {}],
  ])("[CO2] differ (pair %#)", (a, b) => {
    expect([sameValue(a, b), sameValue(b, a)]).toEqual([false, false]);
  });

  it("[CO2] are the same after a way through JSON, whatever they are", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(sameValue(value, JSON.parse(JSON.stringify(value)))).toBe(true);
      }),
    );
  });
});
