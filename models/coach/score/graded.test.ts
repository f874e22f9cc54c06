import { expect, it } from "vitest";
import { figuresOfGraded, gradedAnswers } from "../testing/graded.ts";
import { scoreAnswer } from "./scoreAnswer.ts";

/* By words alone; by meaning see api/src/outside/embedder/graded.test.ts. */
it("[SC4] [SC5] scores a good answer high, half of one between, and a confident wrong one as next to nothing", () => {
  const figures = figuresOfGraded(gradedAnswers(), (question, answer) => scoreAnswer(question, answer).score);
  expect(figures.good).toBeGreaterThanOrEqual(75);
  expect(figures.half).toBeGreaterThanOrEqual(52);
  expect(figures.wrong).toBeLessThanOrEqual(10);
  expect(figures.r).toBeGreaterThanOrEqual(0.65);
}, 60_000);
