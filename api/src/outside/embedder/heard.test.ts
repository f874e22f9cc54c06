import { expect, it } from "vitest";
import { scoreAnswer } from "#models/coach/score/scoreAnswer.ts";
import { textsOf } from "#models/coach/score/senses.ts";
import { figuresOf, heardOn } from "#models/coach/testing/heard.ts";
import { figuresOfShort, shortOn } from "#models/coach/testing/short.ts";
import { hasWeights, realMeanings } from "./realMeanings.ts";

/* Every sixth question; the figures of all are much the same. */
it.skipIf(!hasWeights)(
  "[SC6] [SC18] by meaning, good answers about oneself are good, and empty ones and those to another question are not",
  async () => {
    const heard = heardOn(6);
    const meanings = await realMeanings(
      heard.flatMap(({ question, other, good, weak, general, echo }) =>
        [question, other].flatMap((asked) =>
          [...good, weak, general, echo].flatMap((answer) => textsOf(asked, answer)),
        ),
      ),
    );
    const figures = figuresOf(heard, (question, answer) => scoreAnswer(question, answer, meanings).score);
    expect(figures.good.median).toBeGreaterThanOrEqual(74);
    expect(figures.good.from55).toBeGreaterThanOrEqual(0.92);
    expect(figures.good.below25).toBeLessThanOrEqual(0.05);
    expect(figures.weak.below).toBeGreaterThanOrEqual(0.93);
    expect(figures.empty.median).toBeLessThanOrEqual(36);
    expect(figures.empty.above60).toBeLessThanOrEqual(0.05);
    expect(figures.empty.below).toBeGreaterThanOrEqual(0.93);
    expect(figures.elsewhere.median).toBeLessThanOrEqual(25);
    expect(figures.elsewhere.above60).toBeLessThanOrEqual(0.08);
  },
  120_000,
);

it.skipIf(!hasWeights)(
  '[SC6] by meaning, short true answers count, though they leave the "I" out',
  async () => {
    const all = shortOn(3);
    const meanings = await realMeanings(
      all.flatMap(({ question, short, longer }) => [short, longer].flatMap((one) => textsOf(question, one))),
    );
    const { short, longer } = figuresOfShort(
      all,
      (question, answer) => scoreAnswer(question, answer, meanings).score,
    );
    expect(short.median).toBeGreaterThanOrEqual(36);
    expect(longer.median).toBeGreaterThanOrEqual(52);
    expect(Math.max(short.below15, longer.below15)).toBeLessThanOrEqual(0.2);
  },
  120_000,
);
