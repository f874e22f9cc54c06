import { describe, expect, it } from "vitest";
import { bank } from "../../bank/index.ts";
import { behavioral } from "../../testing/heard.ts";
import { questionOf } from "../fixtures.ts";
import { prepare } from "../prepared.ts";
import { fitsWell, presume, presumedLevel } from "./presumption.ts";

const [story] = behavioral;
const knowledge = bank.find(({ type }) => type === "theoretical");
if (!story || !knowledge) throw new Error("The bank is empty.");
const OWN = "I told my manager and we did it at once, and since then I always ask my team before I begin.";

describe("[SC6] an answer is presumed to be about the question", { timeout: 30_000 }, () => {
  it("the less, the better it fits another one, and least where the needed point is not said", () => {
    const level = (fit: number, must: boolean) =>
      presumedLevel({ fit, by: "meaning", another: false, foreign: false, own: true }, must);
    expect([level(1, true), level(1, false)]).toEqual([1, 1]);
    expect(level(0.5, true)).toBeCloseTo(0.8, 6);
    expect(level(0.5, false)).toBeCloseTo(0.725, 6);
    expect([level(0, true), level(0, false)]).toEqual([0.6, 0.45]);
  });

  it("only as far as it fits, where it does not tell of the one who gives it", () => {
    const level = (fit: number | null) =>
      presumedLevel({ fit, by: "meaning", another: false, foreign: false, own: false }, true);
    expect([level(1), level(0.5), level(0), level(null)]).toEqual([1, 0.5, 0, 0]);
  });

  it("in part, where nothing tells what it fits", () => {
    const level = (must: boolean) =>
      presumedLevel({ fit: null, by: "meaning", another: false, foreign: false, own: true }, must);
    expect([level(true), level(false)]).toEqual([0.7, 0.45]);
    expect(fitsWell({ fit: null, by: "meaning", another: false, foreign: false, own: true })).toBe(false);
  });

  it("not where it is the example answer to another one", () => {
    for (const { expected, id } of bank.filter((_, i) => i % 50 === 0)) {
      const others = behavioral.filter(({ entryId }) => entryId !== id);
      const levels = others.map((one) => presumedLevel(presume(one, prepare(expected), null), true));
      expect([id, Math.max(...levels)]).toEqual([id, 0]);
    }
  });

  it("not where nobody tells of themselves, or the question does not ask for it", () => {
    const weather =
      "The weather was fine yesterday and the neighbour has bought a new scooter for his daughter who goes to school.";
    expect(presumedLevel(presume(story, prepare(weather), null), false)).toBe(0);
    expect(presumedLevel(null, true)).toBe(0);
    expect(presume(story, prepare(OWN), null)).not.toBeNull();
    expect(presume(questionOf(knowledge), prepare(OWN), null)).toBeNull();
  });

  it("by its words also where a question is not of the bank", () => {
    const made = { ...story, entryId: null };
    expect(presume(made, prepare(story.expectedAnswer), null)?.foreign).toBe(false);
    expect(presume(made, prepare(OWN), null)?.fit).toBeLessThan(1);
  });
});
