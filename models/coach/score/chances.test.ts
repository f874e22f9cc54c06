import { describe, expect, it } from "vitest";
import { chancesOf, type Seen } from "./chances.ts";

/** As everyday as the words of the bank's expected answers are in the middle. */
const USUAL = 0.67;
const chances = (points: readonly Seen[]) => chancesOf(points, USUAL);
const seen = (level: number | null, byWords = false) => ({ level, byWords });
const chanceAmong = (others: number | null) =>
  chances([seen(1.2), seen(others), seen(others), seen(others)])[0] ?? NaN;

describe("[SC14] The chance that a point is said", () => {
  it("rises with how much it is meant, and with its words", () => {
    const [little = 1, much = 0, inWords = 0] = chances([seen(0.2), seen(1.5), seen(1.5, true)]);
    expect(little).toBeLessThan(much);
    expect(much).toBeLessThan(inWords);
  });

  it("is more than even among points that are said, and less where none of the others is", () => {
    expect(chanceAmong(2.5)).toBeGreaterThan(0.5);
    expect(chanceAmong(0)).toBeLessThan(0.3);
  });

  it("is no less for points of which nothing is said than for some that are hardly meant", () => {
    expect(chanceAmong(null)).toBe(chanceAmong(-1));
  });

  it("is more where such things are said in everyday words than where they have terms of the trade", () => {
    const points = [seen(1), seen(1)];
    const [inTerms = 1, usual = 0, everyday = 0] = [0.6, USUAL, 0.75].map(
      (share) => chancesOf(points, share)[0],
    );
    expect(inTerms).toBeLessThan(usual);
    expect(usual).toBeLessThan(everyday);
  });

  it("is told by the point alone where it is the only one", () => {
    expect(chances([seen(3)])[0]).toBeGreaterThan(0.5);
    expect(chances([seen(null)])[0]).toBeLessThan(0.1);
  });
});
