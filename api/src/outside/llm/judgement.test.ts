import { describe, expect, it } from "vitest";
import { marks } from "../../testing/fakeModel.ts";
import { faultsOf, type JudgedAnswer } from "./judgement.ts";
import type { RawScore } from "./prompts/scores.ts";

const answered: JudgedAnswer = {
  question: "How do you change what many people use?",
  expectedAnswer: "First I measure before and after. Then I keep a way back, and tell everybody.",
  points: ["measure before and after", "keep a way back", "tell those who use it"],
  answer: "I measure before and after the change, and I always keep a way back in case it goes wrong.",
  coach: 55,
};
const heard = (point: number, quote: string) => ({ point, said: quote !== "", quote });
const good: RawScore = {
  points: [heard(1, "measure before and after"), heard(2, "keep a way back"), heard(3, "")],
  ...marks(60),
  ...{ good: "You named two steps.", missing: "tell those who use it", next: "Say who is told." },
};
const faults = (changes: Partial<RawScore>, of: Partial<JudgedAnswer> = {}) =>
  faultsOf({ ...good, ...changes }, { ...answered, ...of });

const NUMBERS = "there must be one entry for each key point, with its number";
const QUOTES = "each quote must be copied from the answer, letter for letter";
const ALIKE = "each reason must be a sentence of its own about its part";
const COPIED = "reasons must be your own words, and not copied from the data";
const SCORES = "the scores do not fit what the answer says";

describe("[LM11] a judgement", () => {
  it("is taken where somebody has looked, also a severe one, and one that says little", () => {
    expect(faults({})).toEqual([]);
    expect(faults({ ...marks(20) })).toEqual([]);
    expect(faults({ good: "", missing: "", next: "", points: [] })).toEqual([]);
    expect(faults({ ...marks(0), points: [] })).toEqual([]);
  });

  it.each<[string, RawScore["points"]]>([
    ["a point that there is not", [heard(4, "keep a way back")]],
    ["a point twice", [heard(2, "keep a way back"), heard(2, "keep a way back")]],
    ["half a point", [heard(1.5, "keep a way back")]],
  ])("is none with %s", (_what, points) => {
    expect(faults({ points })).toEqual([NUMBERS]);
  });

  it("is none where no quote stands in the answer, and is where one of them does", () => {
    const invented = [heard(1, "I built a bridge"), heard(3, "I told the king")];
    expect(faults({ points: invented })).toEqual([QUOTES]);
    expect(faults({ points: [...invented, heard(2, "keep a way back")] })).toEqual([]);
    expect(faults({ points: [heard(1, "I built a bridge")] })).toEqual([]);
  });

  it("is none where one sentence stands for everything", () => {
    const same = "What you do now.";
    expect(faults({ good: same, missing: same, next: "what you do now" })).toEqual([ALIKE]);
    expect(faults({ good: same, missing: same })).toEqual([]);
  });

  it("is none where its sentences were copied from what was shown", () => {
    const [one, two] = ["I always keep a way back", "First I measure before and after."];
    expect(faults({ depth: { score: 50, reason: one }, next: two })).toEqual([COPIED]);
    expect(faults({ depth: { score: 50, reason: one }, missing: "Too short." })).toEqual([]);
    expect(faults({ missing: "keep a way back", good: "a way back" })).toEqual([]);
  });

  it("is none where it calls an answer none that has half of the points, or that the coach gives 60", () => {
    expect(faults({ ...marks(10) })).toEqual([SCORES]);
    expect(faults({ ...marks(10), points: [heard(1, "measure before and after")] })).toEqual([]);
    expect(faults({ ...marks(10), points: [] }, { coach: 60 })).toEqual([SCORES]);
    expect(faults({ ...marks(11) }, { coach: 60 })).toEqual([]);
  });
});
