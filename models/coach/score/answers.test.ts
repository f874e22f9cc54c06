import { describe, expect, it } from "vitest";
import { bank } from "../bank/index.ts";
import { feedbackOn } from "./feedback.ts";
import { ownStories, sampleAnswers, type SampleAnswer } from "./answers.fixture.ts";
import { questionOf } from "./fixtures.ts";
import { scoreAnswer } from "./scoreAnswer.ts";

function questionFor(entryId: string) {
  const entry = bank.find(({ id }) => id === entryId);
  if (entry === undefined) throw new Error(`no entry ${entryId}`);
  return questionOf(entry);
}
const scored = ({ entryId, text }: { entryId: string; text: string }) =>
  scoreAnswer(questionFor(entryId), text);
const ids = [...new Set(sampleAnswers.map(({ entryId }) => entryId))];

describe("answers as people give them", () => {
  it.each(ids)("[SC4] score good above middling above weak (%s)", (id) => {
    const of = (level: SampleAnswer["level"]) => {
      const answer = sampleAnswers.find((sample) => sample.entryId === id && sample.level === level);
      if (answer === undefined) throw new Error(`no ${level} answer to ${id}`);
      return scored(answer).score;
    };
    expect(of("good")).toBeGreaterThanOrEqual(70);
    expect(of("good")).toBeGreaterThanOrEqual(of("middling") + 10);
    expect(of("middling")).toBeGreaterThanOrEqual(of("weak") + 10);
    expect(of("weak")).toBeLessThan(40);
  });

  it.each(ownStories)("[SC5] score 65 or more as a whole story in own words ($entryId)", (story) => {
    expect(scored(story).score).toBeGreaterThanOrEqual(65);
  });

  it("[SC5] score less when the story leaves out its action and end", () => {
    const text =
      "In my last job at the electronics shop a lady came in furious since her new fridge had broken down twice in one month. It was a very bad situation for our shop and everybody was looking at us.";
    expect(scored({ entryId: "behavioral-upset-customer", text }).score).toBeLessThan(45);
  });

  it("[SC6] score 40 or less when the story is about something else", () => {
    const other = ownStories.filter(({ entryId }) => entryId === "behavioral-own-mistake");
    for (const { text } of other) {
      expect(scored({ entryId: "behavioral-upset-customer", text }).score).toBeLessThanOrEqual(40);
      expect(scored({ entryId: "behavioral-persuade-others", text }).score).toBeLessThanOrEqual(40);
    }
  });

  it("[SC5] are quoted letter for letter, in feedback that ends every sentence once", () => {
    for (const answer of [...sampleAnswers, ...ownStories]) {
      const result = scored(answer);
      for (const { quote } of result.points) expect(answer.text).toContain(quote);
      expect(feedbackOn(questionFor(answer.entryId), result)).not.toMatch(/\.”\.|undefined|“”/);
    }
  });
});

describe("points said in other words", () => {
  it.each([
    [
      "software-typescript-discriminated-union",
      "A never check in the switch catches forgotten cases.",
      "a never check finds missing cases",
    ],
    [
      "software-nodejs-cpu-work",
      "I would move that work to a background worker, give the user a job number.",
      "worker threads or a separate worker process",
    ],
    [
      "software-nodejs-cpu-work",
      "I would move that work to a background worker, give the user a job number.",
      "answer at once with a job id",
    ],
    [
      "software-aws-private-files",
      "The server returns a presigned link that expires after a few minutes.",
      "a short-lived presigned URL",
    ],
    ["software-docker-container-data", "Uploads belong in a volume.", "a named volume keeps data"],
  ])("[SC5] are found (%s: %s)", (entryId, text, point) => {
    const { points } = scored({ entryId, text });
    expect(points.filter(({ found }) => found).map((p) => p.point.text)).toContain(point);
  });

  it("[SC5] are not found in words that the question itself has", () => {
    const { points } = scored({ entryId: "hr-notice-and-joining", text: "My notice period is thirty days." });
    expect(points.filter(({ found }) => found).map((p) => p.point.text)).toEqual([
      "your notice period or joining date",
    ]);
  });
});
