import { expect, it } from "vitest";
import { agreement, markedAnswers } from "../testing/said.ts";
import { scoreAnswer } from "./scoreAnswer.ts";

/* By words alone; by meaning see api/src/outside/embedder/said.test.ts. */
it("[SC5] finds most points that are said in people's own words, and hardly one that is not", () => {
  const figures = agreement(markedAnswers(), ({ question, answer }) => scoreAnswer(question, answer).points);
  expect(figures.found).toBeGreaterThanOrEqual(0.67);
  expect(figures.unheard).toBeLessThanOrEqual(0.25);
  expect(figures.wronglyFound).toBeLessThanOrEqual(0.09);
  expect(figures.right).toBeGreaterThanOrEqual(0.96);
});
