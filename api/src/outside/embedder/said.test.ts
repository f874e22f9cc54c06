import { expect, it } from "vitest";
import { askedOf } from "#models/coach/score/asked.ts";
import { scoreAnswer } from "#models/coach/score/scoreAnswer.ts";
import { agreement, agreementOnStories, levels, markedAnswers } from "#models/coach/testing/said.ts";
import { hasWeights, meaningsFor } from "./realMeanings.ts";

/* Every second answer; the figures of all are much the same. */
it.skipIf(!hasWeights)(
  "[SC6] [SC14] by meaning, finds most points that are said and hardly one that is not, says of hardly one that nothing was heard of it; good answers score high",
  async () => {
    const answers = markedAnswers(2).filter(({ question }) => !askedOf(question).ofOneself);
    const meanings = await meaningsFor(answers);
    const figures = agreement(
      answers,
      ({ question, answer }) => scoreAnswer(question, answer, meanings).points,
    );
    expect(figures.found).toBeGreaterThanOrEqual(0.76);
    expect(figures.unheard).toBeLessThanOrEqual(0.07);
    expect(figures.wronglyFound).toBeLessThanOrEqual(0.1);
    expect(figures.right).toBeGreaterThanOrEqual(0.95);
    const median = levels(answers, (question, answer) => scoreAnswer(question, answer, meanings).score);
    expect(median.good).toBeGreaterThanOrEqual(88);
    expect(median.middling).toBeGreaterThanOrEqual(65);
    expect(median.weak).toBeLessThanOrEqual(25);
    expect(median.elsewhere).toBeLessThanOrEqual(12);
    expect(median.elsewhereFrom60).toBeLessThanOrEqual(0.05);
  },
  240_000,
);

it.skipIf(!hasWeights)(
  "[SC5] [SC14] by meaning, quotes of a story what a reader would pick for two of three points that it takes for said",
  async () => {
    const answers = markedAnswers().filter(({ question }) => question.type === "behavioral");
    const meanings = await meaningsFor(answers);
    const figures = agreementOnStories(
      answers,
      ({ question, answer }) => scoreAnswer(question, answer, meanings).points,
    );
    expect(figures.rightlyQuoted).toBeGreaterThanOrEqual(0.66);
    expect(figures.right).toBeGreaterThanOrEqual(0.9);
  },
  240_000,
);

it.skipIf(!hasWeights)(
  "[SC9] by meaning, three good answers to other questions of the trade copied together get at most 40",
  async () => {
    const good = markedAnswers().filter(
      ({ question, level }) => !askedOf(question).ofOneself && level === "good",
    );
    const pasted = good
      .filter((_, at) => at % 5 === 0)
      .map(({ id, question }) => {
        const [trade] = id.split("-");
        const others = good.filter((one) => one.id !== id && one.id.startsWith(`${trade}-`)).slice(0, 3);
        return { question, answer: others.map(({ answer }) => answer).join(" ") };
      });
    const meanings = await meaningsFor(pasted);
    const scores = pasted.map(({ question, answer }) => scoreAnswer(question, answer, meanings).score);
    expect(scores.length).toBeGreaterThan(10);
    expect(Math.max(...scores)).toBeLessThanOrEqual(40);
  },
  240_000,
);
