import { expect, it } from "vitest";
import { scoreAnswer } from "#models/coach/score/scoreAnswer.ts";
import { figuresOfGraded, gradedAnswers } from "#models/coach/testing/graded.ts";
import { hasWeights, meaningsFor } from "./realMeanings.ts";

/* Every third question; the figures of all are much the same. */
it.skipIf(!hasWeights)(
  "[SC14] by meaning, a good answer is told from half of one, and a confident wrong one from both, as a reader tells them",
  async () => {
    const answers = gradedAnswers(3);
    const meanings = await meaningsFor(answers);
    const figures = figuresOfGraded(
      answers,
      (question, answer) => scoreAnswer(question, answer, meanings).score,
    );
    expect(figures.good).toBeGreaterThanOrEqual(90);
    expect(figures.half).toBeGreaterThanOrEqual(50);
    expect(figures.half).toBeLessThanOrEqual(75);
    expect(figures.wrong).toBeLessThanOrEqual(25);
    expect(figures.r).toBeGreaterThanOrEqual(0.7);
  },
  240_000,
);
