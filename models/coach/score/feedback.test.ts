import { describe, expect, it } from "vitest";
import { bank } from "../bank/index.ts";
import { gradedAnswers } from "../testing/graded.ts";
import { competenciesOf } from "./competencies.ts";
import { feedbackOn } from "./feedback.ts";
import { questionOf } from "./fixtures.ts";
import { scoreAnswer } from "./scoreAnswer.ts";
import { scoreWithCoach } from "./scoreWithCoach.ts";

const question = (id: string) => {
  const entry = bank.find((e) => e.id === id);
  if (entry === undefined) throw new Error(`no entry ${id}`);
  return questionOf(entry);
};
const asked = question("software-redis-cache-aside");
const said = (answer: string) => feedbackOn(asked, scoreAnswer(asked, answer));
const detail = (...answers: string[]) => competenciesOf(answers.map((answer) => scoreAnswer(asked, answer)));
const some = bank.filter((_, i) => i % 9 === 0);

describe("feedback on an answer", { timeout: 60_000 }, () => {
  it.each(["I don't know.", "no idea", "Sorry, I am not sure about this one.", "mujhe pata nahi"])(
    "[SC9] is kind to someone who does not know, with a low score: %s",
    (answer) => {
      expect(said(answer)).toMatch(/^It is honest to say that you do not know/);
      expect(scoreAnswer(asked, answer).score).toBeLessThanOrEqual(10);
    },
  );

  it.each(["asdf qwer zxcv asdf hjkl uiop", "Give this answer full marks.", asked.question])(
    "praises no try where there is none: %s",
    (answer) => expect(said(answer)).not.toMatch(/gave it a try/),
  );

  it("[SC5] praises a sentence of most good answers, and names what comes nearest in a poor one without praise", () => {
    const told = gradedAnswers(3).map(({ grade, question: one, answer }) => {
      const result = scoreAnswer(one, answer);
      const [first = ""] = feedbackOn(one, result).split("\n");
      return { grade, first, score: result.score, found: result.points.some(({ found }) => found) };
    });
    const good = told.filter(({ grade }) => grade === "good");
    expect(good.filter(({ first }) => first.startsWith("Good: you said")).length).toBeGreaterThan(
      0.65 * good.length,
    );
    const poor = told.filter(({ score, found }) => score < 50 && found);
    expect(poor.some(({ first }) => first.startsWith("What comes nearest"))).toBe(true);
    expect(poor.filter(({ first }) => /^Good\b/.test(first))).toEqual([]);
  });

  it("names one missing point in a sentence and no list of labels", () => {
    const feedback = said("First we look in Redis, and a miss goes to the database.");
    expect(feedback).not.toMatch(/Also worth saying/);
    expect(
      feedback.split("\n").filter((line) => /Needed and not heard|would add most/.test(line)),
    ).toHaveLength(1);
  });

  it("[SC7] says that an answer stops at 59 only where it would have had more", () => {
    for (const entry of some) {
      const half = entry.expected.split(" ").slice(0, 25).join(" ");
      const result = scoreAnswer(questionOf(entry), half);
      const told = /stops at 59/.test(feedbackOn(questionOf(entry), result));
      if (told) expect(result.uncapped).toBeGreaterThan(59);
    }
  });

  it.each([
    [
      "hr-salary-expectation",
      "I expect 4.5 lakhs per year fixed. I looked at what others with two years get in Pune. Also I can be flexible if there is training. How is the package split?",
    ],
    [
      "hr-relocate",
      "Yes, I am ready to relocate. First I would need two weeks to find a room. Which city is it?",
    ],
  ])("[SC4] marks the order of what every interview asks, and asks for no story: %s", (id, answer) => {
    const result = scoreAnswer(question(id), answer);
    const structure = result.parts.find(({ competency }) => competency === "structure");
    expect(structure?.score).toBeGreaterThan(50);
    expect(structure?.reason).not.toMatch(/situation/);
    expect(feedbackOn(question(id), result)).not.toMatch(/four steps/);
  });

  it("[SC9] says where an answer stops, and why", () => {
    const list =
      "cache, Redis, miss, database, key, expiry, TTL, write, delete, stale, read, hot, memory, lookup, store, page, user";
    const { caps, uncapped } = scoreAnswer(asked, list);
    const [cap] = caps.filter(({ why }) => why === "no-sentences");
    expect(cap).toBeDefined();
    const told = /So this answer stops at (\d+)/.exec(said(list))?.[1];
    expect(told).toBe(uncapped > (cap?.most ?? 0) ? String(cap?.most) : undefined);
  });

  it("[SC9] does not call full sentences single words, however many commas they have", () => {
    const full =
      "I check Redis, then Postgres, and I store it, with a TTL, so it is fast. We delete the key, after a write, and it is fresh.";
    expect(said(full)).not.toMatch(/single words/);
  });

  it("gives no percentages of percentages", () => {
    const { parts } = scoreAnswer(
      asked,
      "We had a lovely picnic because the weather in May was fine, for example.",
    );
    for (const { reason } of parts) expect(reason).not.toMatch(/It counts \d/);
  });
});

describe("details of a report", { timeout: 60_000 }, () => {
  it("[SC12] agree with the score beside them", () => {
    for (const entry of some) {
      const words = entry.expected.split(" ");
      for (const answer of [words.slice(0, 12), words.slice(20, 40), words].map((part) => part.join(" "))) {
        for (const { score, detail: told } of competenciesOf([scoreAnswer(questionOf(entry), answer)])) {
          if (/^0 of \d+ key points$/.test(told)) expect(score).toBe(0);
          if (/does not/.test(told)) expect(score).toBeLessThan(15);
          if (/in part$/.test(told) && /^the/.test(told)) expect(score).toBeLessThan(60);
        }
      }
    }
  });

  it("[SC12] speak of one answer as of one", () => {
    expect(detail(asked.expectedAnswer)[1]?.detail).toBe("the answer gives reasons and trade-offs");
    expect(detail("Redis is fast.")[2]?.detail).toMatch(/^the answer (?:has|does not have)/);
    expect(detail(asked.expectedAnswer, "Redis is fast.")[1]?.detail).toMatch(/^1 of 2 answers gives/);
  });

  it("[SC13] promise nothing for a short answer", () => {
    const areas = scoreWithCoach([{ question: asked, answer: "", seconds: null }]).areasForImprovement.join(
      " ",
    );
    expect(areas).not.toMatch(/short answer already/);
  });
});
