import { expect, it } from "vitest";
import { scoreAnswer } from "#models/coach/score/scoreAnswer.ts";
import { textsOf } from "#models/coach/score/senses.ts";
import { agreement, levels, markedAnswers } from "#models/coach/testing/said.ts";
import { hasWeights, realMeanings } from "./realMeanings.ts";

/* Every second answer; the figures of all are much the same. */
it.skipIf(!hasWeights)(
  "[SC6] [SC14] by meaning, finds nearly all points that are said, and says of hardly one that nothing was heard of it; good answers score high",
  async () => {
    const answers = markedAnswers(2);
    const meanings = await realMeanings(answers.flatMap(({ question, answer }) => textsOf(question, answer)));
    const figures = agreement(
      answers,
      ({ question, answer }) => scoreAnswer(question, answer, meanings).points,
    );
    expect(figures.found).toBeGreaterThanOrEqual(0.81);
    expect(figures.unheard).toBeLessThanOrEqual(0.07);
    expect(figures.wronglyFound).toBeLessThanOrEqual(0.13);
    expect(figures.right).toBeGreaterThanOrEqual(0.95);
    const median = levels(answers, (question, answer) => scoreAnswer(question, answer, meanings).score);
    expect(median.good).toBeGreaterThanOrEqual(88);
    expect(median.middling).toBeGreaterThanOrEqual(70);
    expect(median.weak).toBeLessThanOrEqual(55);
    expect(median.elsewhere).toBeLessThanOrEqual(12);
    expect(median.elsewhereFrom60).toBeLessThanOrEqual(0.05);
  },
  120_000,
);
