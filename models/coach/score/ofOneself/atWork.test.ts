import { expect, it } from "vitest";
import "../fit/known.ts";
import { figuresAtWork, heardAtWork } from "../../testing/heardAtWork.ts";
import { scoreAnswer } from "../scoreAnswer.ts";

/* By words alone; by meaning see api/src/outside/embedder/atWork.test.ts. */
it("[SC5] [SC6] by words, half of the good answers on one's own studies or trade score well, and hardly one on another question", () => {
  const figures = figuresAtWork(heardAtWork(), (question, answer) => scoreAnswer(question, answer).score);
  expect(figures.good).toBeGreaterThanOrEqual(50);
  expect(figures.goodBelow25).toBeLessThanOrEqual(0.07);
  expect(figures.offFrom60).toBeLessThanOrEqual(0.12);
  expect(figures.elsewhereFrom60).toBeLessThanOrEqual(0.03);
});
