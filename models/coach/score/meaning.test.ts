import { describe, expect, it } from "vitest";
import type { Question } from "../../entities/question.ts";
import type { Embedder } from "../meaning/embedder.ts";
import { makeCoach } from "../coach.ts";
import { pointsFrom } from "./keyPoints.ts";
import { scoreAnswer } from "./scoreAnswer.ts";
import { byMeaningOf, scoreByMeaning } from "./scoreByMeaning.ts";
import { methodOf } from "./version.ts";

const asked = (expectedAnswer: string, question = "What is a stack?"): Question => ({
  questionId: "q1",
  question,
  title: question,
  type: "theoretical",
  link: null,
  expectedAnswer,
  points: [],
  avoid: [],
  resumeLine: null,
  entryId: null,
});

const BROKEN: Embedder = { embed: () => Promise.reject(new Error("no weights")) };

describe("a question without points", () => {
  it("[SC14] gets one for each sentence of its expected answer, at most six, that weigh 1 together", () => {
    const points = pointsFrom(
      "Elements are added on top. They are taken from the top as well. Both take constant time, whatever its size.",
    );
    expect(points.map(({ text }) => text)).toEqual([
      "Elements are added on top",
      "They are taken from the top as well",
      "Both take constant time, whatever its size",
    ]);
    expect(points.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
    const many = Array.from({ length: 14 }, (_, i) => `Step ${i} copies another file.`).join(" ");
    expect(pointsFrom(many)).toHaveLength(6);
  });

  it("[SC14] is not asked for reasons and examples where a sentence answers it", () => {
    const question = asked("A structure in which the last element added is the first one removed.");
    const right = scoreAnswer(question, "The last element that was added is removed first.");
    const wrong = scoreAnswer(question, "A big box where the company keeps its printed bills.");
    expect(right.score).toBeGreaterThanOrEqual(85);
    expect(wrong.score).toBeLessThan(25);
    expect(right.points.filter(({ found }) => found)[0]?.words).toContain("element");
  });

  it("[SC9] [SC14] gives nothing for its own words said back", () => {
    const question = asked(
      "The last element added is removed first.",
      "What is a stack and how does it work?",
    );
    expect(scoreAnswer(question, "What is a stack and how does it work?").score).toBeLessThanOrEqual(10);
  });
});

describe("scoring with an embedder", () => {
  const attempt = [
    {
      question: asked("The last one in is the first one out."),
      answer: "Last in, first out.",
      seconds: null,
    },
  ];

  it("[SC16] that fails is scored by its words, and whoever keeps the log is told", async () => {
    const told: unknown[] = [];
    const scored = await makeCoach(byMeaningOf(BROKEN), (why) => told.push(why)).score(attempt, {
      aborted: false,
    });
    expect(told).toHaveLength(1);
    expect(scored.scoredBy && methodOf(scored.scoredBy)).toBe("words");
    expect(scored).toEqual(await scoreByMeaning(attempt, null, () => {}));
  });

  it("[SC16] asks nothing of it for a blank answer", async () => {
    const texts: string[] = [];
    const none: Embedder = { embed: async (all) => (texts.push(...all), []) };
    await scoreByMeaning(
      [{ ...attempt[0], answer: "  " } as (typeof attempt)[number]],
      byMeaningOf(none),
      () => {},
    );
    expect(texts).toEqual([]);
  });

  it("[SC16] is named in the report; one of before names no way", () => {
    expect(methodOf({ by: "coach", version: "2.0 · meaning" })).toBe("meaning");
    expect(methodOf({ by: "coach", version: "1.0" })).toBeNull();
    expect(methodOf({ by: "llm", version: "x · words" })).toBeNull();
  });
});
