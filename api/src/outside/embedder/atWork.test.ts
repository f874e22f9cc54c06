import { expect, it } from "vitest";
import { scoreAnswer } from "#models/coach/score/scoreAnswer.ts";
import { figuresAtWork, heardAtWork } from "#models/coach/testing/heardAtWork.ts";
import { hasWeights, realMeanings } from "./realMeanings.ts";
import { textsOf } from "#models/coach/score/senses.ts";

/* Every second question; the figures of all are much the same. */
it.skipIf(!hasWeights)(
  "[SC5] [SC6] by meaning, a good answer on one's own studies or trade scores high whatever the field, and three in four of fluent bad practice and most answers to another question do not",
  async () => {
    const answers = heardAtWork(2);
    const meanings = await realMeanings(
      answers.flatMap(({ question, other, good, half, off }) => [
        ...[...good, ...half, ...off].flatMap((answer) => textsOf(question, answer)),
        ...good.flatMap((answer) => textsOf(other, answer)),
      ]),
    );
    const figures = figuresAtWork(
      answers,
      (question, answer) => scoreAnswer(question, answer, meanings).score,
    );
    expect(figures.good).toBeGreaterThanOrEqual(90);
    expect(figures.goodFrom60).toBeGreaterThanOrEqual(0.8);
    expect(figures.goodBelow25).toBeLessThanOrEqual(0.07);
    expect(figures.half).toBeLessThan(figures.good - 30);
    expect(figures.off).toBeLessThanOrEqual(30);
    expect(figures.offFrom60).toBeLessThanOrEqual(0.27);
    expect(figures.elsewhere).toBeLessThanOrEqual(20);
    expect(figures.elsewhereFrom60).toBeLessThanOrEqual(0.16);
  },
  240_000,
);
