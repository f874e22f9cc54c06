import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Question } from "../../entities/question.ts";
import { CAP_NOT_AN_ANSWER, CAP_TOO_SHORT, CAP_WITHOUT_MUST, WEIGHTS } from "../rubric.ts";
import { scoreWithCoach } from "./scoreWithCoach.ts";

const question: Question = {
  questionId: "q1",
  question: "When would you put a cache in front of a database, and what can go wrong?",
  title: "Cache before a database",
  type: "theoretical",
  link: null,
  expectedAnswer:
    "I cache what is read often and changes seldom. The risk is stale data, so I set an expiry.",
  points: [
    { text: "data that is read often and changes seldom", accept: ["read heavy"], weight: 0.4, must: true },
    { text: "stale data is the risk", accept: ["old value"], weight: 0.3, must: false },
    { text: "set an expiry", accept: ["TTL", "invalidate on write"], weight: 0.3, must: false },
  ],
  avoid: ["a cache is always consistent with the database"],
  resumeLine: null,
  entryId: null,
};
const GOOD =
  "I use a cache for data that is read often and changes seldom, for example the product list. The risk is stale data, because the database moves on. So I set an expiry of 60 seconds and delete the key on a write.";
const score = (answer: string) => scoreWithCoach([{ question, answer, seconds: 30 }]);
const first = (answer: string) => {
  const [only] = score(answer).questions;
  if (only === undefined) throw new Error("no question came back");
  return only;
};

describe("the score of one answer", () => {
  it("[SC4] is high for an answer that says all key points with a reason and an example", () => {
    expect(first(GOOD).score).toBeGreaterThanOrEqual(85);
    expect(first(GOOD).missing).toEqual([]);
  });

  it("[SC4] is the same for the same answer", () => {
    expect(score(GOOD)).toEqual(score(GOOD));
  });

  it("[SC5] finds points in spite of small misspellings and other endings", () => {
    const spoken =
      "we cached data thats read often and seldom changes. stale dta is a risk there. setting an expirey helps us.";
    expect(first(spoken).found.length).toBeGreaterThanOrEqual(2);
  });

  it("[SC5] does not find a point in words that call it needless", () => {
    const against = GOOD.replace("So I set an expiry of 60 seconds", "To set an expiry is not needed");
    expect(first(GOOD).missing).toEqual([]);
    expect(first(against).missing).toEqual(["set an expiry"]);
  });

  it("[SC7] stops at 59 without the point that it must have", () => {
    const answer = GOOD.replace("data that is read often and changes seldom", "things");
    expect(first(answer).score).toBeLessThanOrEqual(CAP_WITHOUT_MUST);
    expect(first(answer).feedback).toContain("Needed and not heard yet");
  });

  it("[SC8] says that fewer than eight words are too short", () => {
    expect(first("Set an expiry.").feedback).toContain("too short");
    expect(first("Set an expiry.").score).toBeLessThanOrEqual(CAP_TOO_SHORT);
  });

  it("[SC9] takes short notes for sentences, and single words with full stops for none", () => {
    const notes =
      "Cache for data read often, changes seldom. Product list in Redis. Risk is stale data. Set an expiry, 60 seconds. Delete the key on a write.";
    const words =
      "Cache. Data. Read. Often. Seldom. Redis. Stale. Risk. Expiry. Seconds. Delete. Key. Write. Product. List. Set.";
    expect(first(notes).score).toBeGreaterThanOrEqual(60);
    expect(first(words).score).toBeLessThanOrEqual(CAP_NOT_AN_ANSWER);
  });

  it("[SC10] points out a wrong claim and takes ten points off, and not when it is denied", () => {
    const wrong = `${GOOD} A cache is always consistent with the database.`;
    const denied = `${GOOD} A cache is not always consistent with the database.`;
    expect(first(wrong).feedback).toContain("Check this");
    expect(first(denied).feedback).not.toContain("Check this");
    expect((first(GOOD).score ?? 0) - (first(wrong).score ?? 0)).toBeGreaterThanOrEqual(8);
  });

  it("[SC10] shows no point by a clause that claims what is wrong, though it has all of its words", () => {
    const wrong = "Stale data is never the risk with a cache.";
    const answer = `We put the product list into Redis. ${wrong} Reads fell to a tenth and the page was fast.`;
    const missing = (avoid: string[]) =>
      scoreWithCoach([{ question: { ...question, avoid }, answer, seconds: 30 }]).questions[0]?.missing;
    expect(missing([])).not.toContain("stale data is the risk");
    expect(missing([wrong])).toContain("stale data is the risk");
  });

  it("[SC3] is 0 for a blank answer, which is not answered and has no parts", () => {
    const blank = first("  \n ");
    expect(blank).toMatchObject({ state: "not-answered", score: 0, parts: [], found: [] });
  });

  it("[SC4] is a whole number from 0 to 100 for any text, and every quote stands in the answer", () => {
    const words = fc.array(
      fc.constantFrom(
        "cache",
        "because",
        "stale",
        ".",
        "data",
        "read",
        "often",
        "{",
        "\n",
        "💡",
        "expiry",
        ",",
        "if",
      ),
      { maxLength: 60 },
    );
    const texts = fc.oneof(
      fc.string({ maxLength: 400 }),
      fc.string({ unit: "grapheme", maxLength: 200 }),
      words.map((w) => w.join(" ")),
    );
    fc.assert(
      fc.property(texts, (answer) => {
        const got = first(answer);
        // What is not English is not scored (SC19).
        const score = got.state === "not-scored" ? 0 : got.score;
        expect(Number.isInteger(score)).toBe(true);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        for (const { quote } of got.found) expect(answer).toContain(quote);
        if (got.state === "scored")
          expect(got.parts.reduce((sum, part) => sum + part.weight, 0)).toBeCloseTo(1, 9);
        expect(got.found.length + got.missing.length).toBe(question.points.length);
      }),
      { numRuns: 150 },
    );
  });
});

describe("the score of a round", () => {
  it("[SC1] [SC2] counts a blank answer as 0 in the whole and leaves it out of the average", () => {
    const both = scoreWithCoach([
      { question, answer: GOOD, seconds: 60 },
      { question: { ...question, questionId: "q2" }, answer: "", seconds: null },
    ]);
    expect(both).toMatchObject({ totalQuestions: 2, answeredQuestions: 1 });
    expect(both.overallScore).toBe(Math.round((both.averageScore ?? 0) / 2));
  });

  it("[SC19] does not score an answer in another language, and counts it in no score", () => {
    const hindi = "जो बार बार पढ़ा जाता है और कम बदलता है उसे हम कैश में रखते हैं और समय सीमा लगाते हैं।";
    const report = scoreWithCoach([GOOD, hindi].map((answer) => ({ question, answer, seconds: null })));
    expect(report.questions.map(({ state }) => state)).toEqual(["scored", "not-scored"]);
    expect(report.questions[1]).toMatchObject({ score: null, parts: [], found: [], userAnswer: hindi });
    expect(report.questions[1]?.feedback).toContain("not in English");
    expect(report.overallScore).toBe(report.questions[0]?.score);
    expect(report.answeredQuestions).toBe(2);
    const alone = scoreWithCoach([{ question, answer: hindi, seconds: null }]);
    expect(alone).toMatchObject({ overallScore: null, averageScore: null, areasForImprovement: [] });
  });

  it("[SC12] gives every competency its mean and a detail that can be counted", () => {
    const { competencies } = score(GOOD);
    expect(competencies.map((c) => c.competency)).toEqual([
      "coverage",
      "depth",
      "evidence",
      "structure",
      "relevance",
    ]);
    expect(competencies[0]?.detail).toBe("3 of 3 key points");
  });

  it.each(["", "no idea", GOOD])(
    "[SC13] names two to five things to practise for the answer '%s'",
    (answer) => {
      const areas = score(answer).areasForImprovement;
      expect(areas.length).toBeGreaterThanOrEqual(2);
      expect(areas.length).toBeLessThanOrEqual(5);
    },
  );

  it("has nothing to say about an attempt without questions", () => {
    expect(scoreWithCoach([])).toMatchObject({
      overallScore: null,
      averageScore: null,
      competencies: [],
      questions: [],
    });
  });
});

describe("the rubric", () => {
  it.each(Object.entries(WEIGHTS))("[SC4] has weights that add up to 1 for %s questions", (_, weights) => {
    expect(Object.values(weights).reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
  });
});
