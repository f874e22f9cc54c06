import { expect, it } from "vitest";
import { scoreAnswer } from "#models/coach/score/scoreAnswer.ts";
import { textsOf } from "#models/coach/score/senses.ts";
import { gradedAnswers } from "#models/coach/testing/graded.ts";
import { heardOn, lostWithoutSigns, withoutSigns } from "#models/coach/testing/heard.ts";
import { hasWeights, realMeanings } from "./realMeanings.ts";

/* Every third question; the figures of all are much the same. */
it.skipIf(!hasWeights)(
  "[SC5] by meaning, an answer without a full stop scores within a few points of the same with all its signs",
  async () => {
    const stories = heardOn(3).flatMap(({ question, good: [answer = ""] }) => ({ question, answer }));
    const good = gradedAnswers(3).filter(({ grade }) => grade === "good");
    const answers = [...stories, ...good];
    const meanings = await realMeanings(
      answers.flatMap(({ question, answer }) => [...textsOf(question, answer), withoutSigns(answer)]),
    );
    const lost = lostWithoutSigns(
      answers,
      (question, answer) => scoreAnswer(question, answer, meanings).score,
    );
    expect(Math.abs(lost.median)).toBeLessThanOrEqual(2);
    expect(lost.most).toBeLessThanOrEqual(10);
  },
  240_000,
);
