import { describe, expect, it } from "vitest";
import { coach, COACH } from "./coach.ts";
import { nurse } from "./resume/fixtures.ts";

const cancel = { aborted: false };

describe("the built-in coach", () => {
  it("asks and scores a whole attempt by itself", async () => {
    const round = {
      title: "Ward round",
      type: "technical",
      difficulty: "easy",
      duration: 20,
      questionCount: null,
    } as const;
    const drafts = await coach.ask(
      { round, companyName: "Hospital", resume: nurse, askedBefore: [], seed: "1" },
      cancel,
    );
    expect(drafts).toHaveLength(5);
    const attempt = drafts.map((draft, i) => ({
      question: { ...draft, questionId: `q${i}` },
      answer: i === 0 ? "" : draft.expectedAnswer,
      seconds: 90,
    }));
    const scored = await coach.score(attempt, cancel);
    expect(scored).toMatchObject({ totalQuestions: 5, answeredQuestions: 4 });
    expect(scored.averageScore).toBeGreaterThanOrEqual(80);
    expect(scored.overallScore).toBeLessThan(scored.averageScore ?? 0);
    expect(COACH).toEqual({ by: "coach", version: "3.8" });
  });
});
