import { describe, expect, it } from "vitest";
import { canStart, priceInRupees, roundsFor, struckPriceInRupees } from "./credits.ts";
import { hasTimeFor, placesLeft, questionsFor, type RoundSize, tidyDuration } from "./duration.ts";
import { isValidReferrer, referralInPaise } from "./referral.ts";
import { looksLikePdf, RESUME_MAX_BYTES, resumeFileProblem } from "./resumeFile.ts";
import { isAnswered } from "./score.ts";
import { bandOf, SCORE_BANDS } from "./scoreBands.ts";
import { answeredQuestions, averageScore, overallScore } from "./totals.ts";

const bytes = (text: string) => Uint8Array.from([...text].map((c) => c.charCodeAt(0)));

describe("credits", () => {
  it.each([
    [0, 0],
    [49, 0],
    [50, 1],
    [149, 2],
    [-50, 0],
  ])("[CR1] %i credits pay for %i rounds", (credits, rounds) => {
    expect(roundsFor(credits)).toBe(rounds);
  });

  it("[CR2] starts a round with 50 credits, not with 49", () => {
    expect([canStart(49), canStart(50)]).toEqual([false, true]);
  });

  it("[PR1] [PR2] shows 49,900 paise as 499 rupees instead of 2,495", () => {
    expect([priceInRupees(49_900), struckPriceInRupees(49_900)]).toEqual([499, 2_495]);
  });
});

describe("duration", () => {
  it.each([5, 30, 180, "45"])("[DU1] keeps %s", (minutes) => {
    expect(tidyDuration(minutes)).toBe(Number(minutes));
  });

  it.each([4, 181, 12.5, "", "  ", "soon", null, undefined, Number.NaN])("[DU1] makes 30 of %s", (typed) => {
    expect(tidyDuration(typed)).toBe(30);
  });

  it.each([
    [5, null, 3],
    [10, null, 3],
    [30, null, 8],
    [180, null, 12],
    [30, 5, 5],
  ])("[DU2] asks in %i minutes with count %s: %i questions", (duration, questionCount, questions) => {
    for (const type of ["technical", "behavioral", "hr", "mixed", "other"] as const) {
      expect(questionsFor({ type, difficulty: "hard", duration, questionCount })).toBe(questions);
    }
  });

  it.each([
    ["coding", "medium", 45, null, 3],
    ["coding", "easy", 30, null, 2],
    ["coding", "hard", 60, null, 3],
    ["system-design", "medium", 60, null, 3],
    ["system-design", "hard", 180, null, 9],
    ["coding", "easy", 180, null, 12],
    ["system-design", "easy", 5, null, 1],
    ["coding", "hard", 60, 6, 6],
  ] as const)(
    "[DU2] leaves time to solve each problem: %s, %s, %i minutes with count %s asks %i",
    (type, difficulty, duration, questionCount, questions) => {
      expect(questionsFor({ type, difficulty, duration, questionCount })).toBe(questions);
    },
  );

  const sized = (duration: number, change: Partial<RoundSize> = {}): RoundSize => ({
    ...{ type: "mixed", difficulty: "medium", duration, questionCount: null },
    ...change,
  });

  it.each([
    [45, [], "coding", 2],
    [45, ["coding"], "theoretical", 8],
    [45, ["coding", "coding"], "theoretical", 4],
    [45, ["coding"], "system-design", 0],
    [60, ["coding"], "system-design", 1],
    [60, ["coding", "system-design"], "behavioral", 6],
    [20, [], "coding", 0],
    [30, ["behavioral", "behavioral", "behavioral", "behavioral"], "coding", 1],
    [30, ["behavioral", "behavioral", "behavioral", "behavioral", "behavioral"], "coding", 0],
    [5, [], "theoretical", 3],
  ] as const)(
    "[DU2] counts a problem among talk by its own minutes: of %i with %j there is time for %s: %i",
    (duration, asked, next, places) => {
      for (const type of ["mixed", "technical"] as const) {
        expect(placesLeft(sized(duration, { type }), asked, next)).toBe(places);
      }
    },
  );

  it("[DU2] gives a hard problem 20 minutes among talk too", () => {
    expect(placesLeft(sized(45, { difficulty: "hard" }), [], "coding")).toBe(1);
  });

  it("[DU2] keeps to the number that an admin gives, and counts a round of problems as before", () => {
    expect(placesLeft(sized(30, { questionCount: 5 }), ["coding", "coding"], "coding")).toBe(3);
    expect(placesLeft(sized(45, { type: "coding" }), ["coding"], "coding")).toBe(2);
    expect(hasTimeFor(sized(45, { type: "coding" }), ["coding", "coding", "coding"], "coding")).toBe(false);
  });
});

describe("scores", () => {
  it.each([
    [100, "excellent"],
    [80, "excellent"],
    [79, "good"],
    [60, "good"],
    [59, "fair"],
    [40, "fair"],
    [39, "needs-improvement"],
    [0, "needs-improvement"],
  ])("[SB1] %i is %s", (score, band) => {
    expect(bandOf(score)).toBe(band);
  });

  it("[SB1] says the specification's words", () => {
    expect(SCORE_BANDS.map((band) => band.label)).toEqual(["Excellent", "Good", "Fair", "Needs Improvement"]);
  });

  const scored = (score: number) => ({ state: "scored", score }) as const;
  const blank = { state: "not-answered", score: 0 } as const;
  const unscored = { state: "not-scored", score: null } as const;

  it("[SC1] counts a blank as 0 and leaves out what was not scored", () => {
    expect(overallScore([scored(90), blank, unscored])).toBe(45);
    expect(overallScore([unscored])).toBeNull();
    expect(overallScore([])).toBeNull();
  });

  it("[SC2] averages the answered questions alone", () => {
    expect(averageScore([scored(90), scored(60), blank, unscored])).toBe(75);
    expect(averageScore([blank])).toBeNull();
  });

  it("[SC3] counts a question as answered also where its answer has no score", () => {
    expect(answeredQuestions([scored(0), scored(90), blank, unscored])).toBe(3);
    expect(answeredQuestions([])).toBe(0);
  });

  it("[SC3] takes white space for no answer", () => {
    expect([isAnswered(" \n\t"), isAnswered(" yes ")]).toEqual([false, true]);
  });
});

describe("resume file", () => {
  it("[RF1] passes exactly 1,048,576 bytes and refuses one more", () => {
    const head = bytes("%PDF-1.7");
    expect(resumeFileProblem(RESUME_MAX_BYTES, head)).toBeNull();
    expect(resumeFileProblem(RESUME_MAX_BYTES + 1, head)).toBe("resume_too_large");
  });

  it("[RF2] finds the mark of a PDF within the first 1,024 bytes only", () => {
    expect(looksLikePdf(bytes("junk%PDF-1.4"))).toBe(true);
    expect(looksLikePdf(bytes(`${" ".repeat(1_019)}%PDF-`))).toBe(true);
    expect(looksLikePdf(bytes(`${" ".repeat(1_020)}%PDF-`))).toBe(false);
    expect(resumeFileProblem(10, bytes("PK.. a Word file"))).toBe("resume_not_pdf");
    expect(resumeFileProblem(0, new Uint8Array())).toBe("resume_not_pdf");
  });
});

describe("referral", () => {
  it("[RW1] gives half, rounded down to a paisa", () => {
    expect([referralInPaise(49_900), referralInPaise(101), referralInPaise(1)]).toEqual([24_950, 50, 0]);
  });

  it("[RW2] refuses nothing and one's own address", () => {
    expect(isValidReferrer("  ", "me@example.com")).toBe(false);
    expect(isValidReferrer(" ME@example.com", "me@example.com")).toBe(false);
    expect(isValidReferrer("friend@example.com", "me@example.com")).toBe(true);
  });
});
