import { expect, it } from "vitest";
import { gradedAnswers } from "../testing/graded.ts";
import { heardOn, lostWithoutSigns } from "../testing/heard.ts";
import { scoreAnswer } from "./scoreAnswer.ts";

const score = (...[question, answer]: Parameters<typeof scoreAnswer>) => scoreAnswer(question, answer).score;

/* By words alone; by meaning see api/src/outside/embedder/signs.test.ts. */
it("[SC5] an answer without a full stop scores within a few points of the same with all its signs", () => {
  const stories = heardOn().flatMap(({ question, good: [answer = ""] }) => ({ question, answer }));
  const good = gradedAnswers().filter(({ grade }) => grade === "good");
  const lost = lostWithoutSigns([...stories, ...good], score);
  expect(Math.abs(lost.median)).toBeLessThanOrEqual(2);
  expect(lost.most).toBeLessThanOrEqual(9);
}, 60_000);

it("[SC5] a confident wrong answer, or one to another question, gains nothing by leaving its signs out", () => {
  const others = heardOn().flatMap(({ other: question, good: [answer = ""] }) => ({ question, answer }));
  const wrong = gradedAnswers().filter(({ grade }) => grade === "wrong");
  for (const answers of [others, wrong])
    expect(lostWithoutSigns(answers, score).median).toBeGreaterThanOrEqual(0);
}, 60_000);
