import { describe, expect, it } from "vitest";
import type { Exercise } from "../../entities/exercise.ts";
import type { Question } from "../../entities/question.ts";
import { ReportQuestion } from "../../entities/report.ts";
import { scoreWithCoach } from "../score/scoreWithCoach.ts";
import { scoreAgain } from "./again.ts";
import { compare } from "./compare.ts";
import { questionOf, schemeOf } from "./questionOf.ts";

const question: Question = {
  ...{
    questionId: "q-1",
    question: "How does a cache beside a database work?",
    title: "A cache",
    link: null,
  },
  ...{ type: "theoretical", resumeLine: null, entryId: null },
  expectedAnswer:
    "A miss fills the cache from the database. A write deletes the key. A time to live is the net.",
  points: [
    { text: "a miss fills the cache", accept: ["cache aside"], weight: 0.4, must: true },
    { text: "a write deletes the key", accept: [], weight: 0.4, must: false },
    { text: "a time to live as safety net", accept: ["TTL"], weight: 0.2, must: false },
  ],
  avoid: ["a cache is always right"],
};
const first = "With cache aside, a miss reads the database and fills the cache, so the next read is fast.";
const later =
  "A write to the database deletes the key in the cache, because an old value would stay; a TTL is the net.";

const report = (answer: string): ReportQuestion => {
  const [one] = scoreWithCoach([{ question, answer, seconds: null }]).questions;
  if (!one) throw new Error("Nothing was scored");
  return one;
};
const never = (why: unknown) => expect.unreachable(String(why));

describe("answering one question again", () => {
  it("[BA6] a report has all that its question needs to be scored again", () => {
    expect(report(first).scheme).toEqual(schemeOf(question));
    expect(questionOf(report(first))).toEqual(question);
  });

  it("[BA6] scores both answers by one coach in one way: the first as the report did", async () => {
    const { then, now, method } = await scoreAgain(report(first), { answer: later }, null, never);
    expect(method).toBe("words");
    expect([then.score, now.score]).toEqual([report(first).score, report(later).score]);
  });

  it("[BA6] scores a report of before by the texts of its points", async () => {
    const before = { ...report(first), scheme: undefined };
    const { then, now } = await scoreAgain(before, { answer: `${first} ${later}` }, null, never);
    expect(now.found.length).toBeGreaterThan(then.found.length);
    expect(now.score ?? 0).toBeGreaterThan(then.score ?? 0);
  });

  it("[BA7] says which points are new, lost and still open, and how each part has changed", async () => {
    const compared = compare(await scoreAgain(report(first), { answer: later }, null, never));
    expect(compared.gained.map(({ text }) => text)).toEqual([
      "a write deletes the key",
      "a time to live as safety net",
    ]);
    expect(compared.gained.every(({ quote }) => later.includes(quote))).toBe(true);
    expect([compared.lost, compared.open]).toEqual([["a miss fills the cache"], []]);
    expect(compared.parts.find(({ competency }) => competency === "coverage")).toEqual({
      ...{ competency: "coverage", then: 40, now: 60 },
    });
  });

  it("[BA7] begins at 0 where the question was left open", async () => {
    const compared = compare(await scoreAgain(report(""), { answer: first }, null, never));
    expect(compared.then).toBe(0);
    expect(compared.parts.every(({ then }) => then === null)).toBe(true);
    expect(compared.gained.map(({ text }) => text)).toEqual(["a miss fills the cache"]);
  });

  it("[SC19] compares nothing with an answer that could not be read, and says why", async () => {
    const hindi = "मैंने कैश से पुरानी चाबी हटा दी ताकि अगली बार नया मान पढ़ा जाए";
    const compared = compare(await scoreAgain(report(first), { answer: hindi }, null, never));
    expect(compared).toMatchObject({ now: null, state: "not-scored", parts: [], lost: [], open: [] });
    expect(compared.feedback).toMatch(/not in English/);
  });

  describe("about code", () => {
    const exercise: Exercise = {
      ...{ name: "double", params: ["n"], starter: "// Doubles a number.\nfunction double(n) {\n}\n" },
      examples: [1, 2, 3].map((n) => ({ args: [n], result: n * 2 })),
      checks: [4, 5, 6].map((n) => ({ args: [n], result: n * 2 })),
    };
    const coding: Question = { ...question, type: "coding", question: "Write double(n).", exercise };
    const fenced = (code: string) => `I add it to itself.\n\n\`\`\`javascript\n${code}\n\`\`\``;
    const right = fenced("// Doubles a number.\nfunction double(n) {\n  return n + n;\n}");
    const run = { passed: 6, of: 6, checks: { passed: 3, of: 3 } };

    function coded(): ReportQuestion {
      const [one] = scoreWithCoach([{ question: coding, answer: right, seconds: null, run }]).questions;
      return one ? { ...one, run } : expect.unreachable("Nothing was scored");
    }

    it("[BA6] a report keeps the exercise, so that its question can be run again", () => {
      expect(coded().scheme?.exercise).toEqual(exercise);
      expect(ReportQuestion.parse(coded()).scheme?.exercise).toEqual(exercise);
      expect(questionOf(coded())).toEqual(coding);
    });

    it("[BA6] [CO5] scores the first answer with what it passed, as the report did, and the later one with its own run", async () => {
      const half = { passed: 3, of: 6, checks: { passed: 0, of: 3 } };
      const { then, now } = await scoreAgain(coded(), { answer: right, run: half }, null, never);
      expect(then.score).toBe(coded().score);
      expect(now.score ?? 0).toBeLessThan(then.score ?? 0);
    });

    it("[CO9] takes what stood in the editor from the start for nobody's, also in an answer given again", async () => {
      const untouched = { answer: `\`\`\`javascript\n${exercise.starter}\`\`\`` };
      const compared = compare(await scoreAgain(coded(), untouched, null, never));
      expect(compared).toMatchObject({ now: 0, state: "not-answered" });
    });

    it("[BA6] opens a report of before, which has no exercise", async () => {
      const { title, points, avoid } = coding;
      const before = ReportQuestion.parse({ ...coded(), scheme: { title, points, avoid } });
      const { then, now } = await scoreAgain(before, { answer: right, run }, null, never);
      expect([then.state, now.score]).toEqual(["scored", then.score]);
    });
  });
});
