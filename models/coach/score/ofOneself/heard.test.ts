import { describe, expect, it } from "vitest";
import { behavioral, figuresOf, heardOn, share } from "../../testing/heard.ts";
import { figuresOfShort, shortOn } from "../../testing/short.ts";
import { presume } from "../fit/presumption.ts";
import { prepare } from "../prepared.ts";
import { scoreAnswer } from "../scoreAnswer.ts";

const heard = heardOn();
const figures = figuresOf(heard, (question, answer) => scoreAnswer(question, answer).score);

/* By words alone; by meaning see api/src/outside/embedder/heard.test.ts. */
describe("[SC6] what people say of themselves, in words that the bank has not", () => {
  it("counts: most good answers are good, and hardly one is nothing", () => {
    expect(heard).toHaveLength(behavioral.length);
    expect(figures.good.median).toBeGreaterThanOrEqual(80);
    expect(figures.good.from55).toBeGreaterThanOrEqual(0.88);
    expect(figures.good.below25).toBeLessThanOrEqual(0.03);
  });

  it('counts also where it is short, with the "I" left out', () => {
    const { short, longer } = figuresOfShort(
      shortOn(),
      (question, answer) => scoreAnswer(question, answer).score,
    );
    expect(short.median).toBeGreaterThanOrEqual(35);
    expect(longer.median).toBeGreaterThanOrEqual(42);
    expect([short.below15, longer.below15].map((one) => one <= 0.25)).toEqual([true, true]);
  });

  it("counts less where next to nothing is said", () => {
    expect(figures.weak.median).toBeLessThanOrEqual(35);
    expect(figures.weak.below).toBeGreaterThanOrEqual(0.95);
  });

  it("[SC18] counts for little where it would fit any question, also after the question said back", () => {
    expect(figures.empty.median).toBeLessThanOrEqual(40);
    expect(figures.empty.above60).toBeLessThanOrEqual(0.07);
    expect(figures.empty.below).toBeGreaterThanOrEqual(0.84);
  });

  it("counts less on another question", () => {
    expect(figures.elsewhere.median).toBeLessThanOrEqual(20);
    expect(figures.elsewhere.above60).toBeLessThanOrEqual(0.05);
  });

  it("is seldom good on any of the other questions, and its needed point is seldom heard there by its sound alone", () => {
    const pairs = heard.flatMap(({ id, good: [answer = ""] }, at) =>
      behavioral
        .filter(({ entryId }, i) => entryId !== id && i % 10 === at % 10)
        .map((question) => scoreAnswer(question, answer)),
    );
    const sounds = ({ points }: (typeof pairs)[number]) =>
      points.some(({ point, by }) => point.must && by === "sound");
    expect(pairs.length).toBeGreaterThan(1_500);
    expect(share(pairs, ({ score }) => score >= 60)).toBeLessThanOrEqual(0.05);
    expect(share(pairs, sounds)).toBeLessThanOrEqual(0.07);
  }, 30_000);

  it("is never taken for the example answer to another question", () => {
    const foreign = heard.filter(({ question, good }) =>
      good.some((answer) => presume(question, prepare(answer), null)?.foreign),
    );
    expect(foreign.map(({ id }) => id)).toEqual([]);
  });
});
