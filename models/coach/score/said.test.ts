import { expect, it } from "vitest";
import { agreement, agreementOnStories, levels, markedAnswers } from "../testing/said.ts";
import { scoreAnswer } from "./scoreAnswer.ts";

/* By words alone; by meaning see api/src/outside/embedder/said.test.ts. */
it("[SC5] finds most points that are said in people's own words, and hardly one that is not", () => {
  const figures = agreement(markedAnswers(), ({ question, answer }) => scoreAnswer(question, answer).points);
  expect(figures.found).toBeGreaterThanOrEqual(0.67);
  expect(figures.unheard).toBeLessThanOrEqual(0.25);
  expect(figures.wronglyFound).toBeLessThanOrEqual(0.09);
  expect(figures.right).toBeGreaterThanOrEqual(0.96);
});

it("[SC4] [SC6] scores good answers in people's own words high, weak ones low, and those to another question as nothing", () => {
  const median = levels(markedAnswers(), (question, answer) => scoreAnswer(question, answer).score);
  expect(median.good).toBeGreaterThanOrEqual(65);
  expect(median.middling).toBeGreaterThanOrEqual(55);
  expect(median.short).toBeGreaterThanOrEqual(55);
  expect(median.weak).toBeLessThanOrEqual(10);
  expect(median.elsewhere).toBeLessThanOrEqual(3);
  expect(median.elsewhereFrom60).toBe(0);
});

it("[SC5] quotes of a story, where words alone are known, what a reader would pick for nearly half of the points that it takes for said", () => {
  const figures = agreementOnStories(
    markedAnswers(),
    ({ question, answer }) => scoreAnswer(question, answer).points,
  );
  expect(figures.rightlyQuoted).toBeGreaterThanOrEqual(0.43);
});
