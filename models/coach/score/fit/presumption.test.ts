import { describe, expect, it } from "vitest";
import { bank } from "../../bank/index.ts";
import heard from "../../testing/heard.json" with { type: "json" };
import { questionOf } from "../fixtures.ts";
import { prepare } from "../prepared.ts";
import { scoreAnswer } from "../scoreAnswer.ts";
import { presume, presumedLevel } from "./presumption.ts";

const questions = bank.filter(({ type }) => type === "behavioral").map(questionOf);
const questionTo = (id: string) => {
  const question = questions.find(({ entryId }) => entryId === id);
  if (!question) throw new Error(`The bank does not ask ${id}.`);
  return question;
};
const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
const share = <T>(all: readonly T[], is: (one: T) => boolean) => all.filter(is).length / all.length;

/* Two good answers and a vague one to each behavioral question, written for this test without a look at how answers are scored. */
describe("[SC6] what people say of themselves, in words that the bank has not", () => {
  const scored = heard.map(({ id, good, weak }) => {
    const score = (answer: string) => scoreAnswer(questionTo(id), answer).score;
    return { good: good.map(score), weak: score(weak) };
  });
  const good = scored.flatMap((one) => one.good);

  it("counts: most good answers are good, and hardly one is nothing", () => {
    expect(heard).toHaveLength(questions.length);
    expect(median(good)).toBeGreaterThanOrEqual(70);
    expect(share(good, (score) => score >= 55)).toBeGreaterThanOrEqual(0.7);
    expect(share(good, (score) => score < 25)).toBeLessThanOrEqual(0.13);
  });

  it("counts less where next to nothing is said", () => {
    expect(median(scored.map(({ weak }) => weak))).toBeLessThanOrEqual(45);
    const pairs = scored.flatMap((one) => one.good.map((score) => score > one.weak));
    expect(share(pairs, Boolean)).toBeGreaterThanOrEqual(0.84);
  });

  it("counts less on another question", () => {
    const elsewhere = heard.flatMap(({ id, good: [answer = ""] }, at) => {
      const other = questions[(at * 31 + 7) % questions.length];
      return other && other.entryId !== id ? [scoreAnswer(other, answer).score] : [];
    });
    expect(median(elsewhere)).toBeLessThanOrEqual(40);
  });

  it("is never taken for the example answer to another question", () => {
    const foreign = heard.filter(({ id, good: both }) =>
      both.some((answer) => presume(questionTo(id), prepare(answer), null)?.foreign),
    );
    expect(foreign).toEqual([]);
  });
});

describe("[SC6] an answer is presumed to be about the question", () => {
  it("less, the more others it fits better, and sooner where the needed point is not said", () => {
    const level = (others: number, must: boolean) => presumedLevel({ others, foreign: false }, must);
    expect([level(0, true), level(45, true), level(90, true)]).toEqual([1, 1, 0.5]);
    expect(level(25, false)).toBe(1);
    expect(level(70, false)).toBeCloseTo(0.3, 6);
    expect(level(40, false)).toBeCloseTo(0.77, 2);
  });

  it("in part, where nothing tells what it fits", () => {
    const level = (must: boolean) => presumedLevel({ others: null, foreign: false }, must);
    expect([level(true), level(false)]).toEqual([0.7, 0.45]);
  });

  it("not where it is the example answer to another one", () => {
    for (const { expected, id } of bank.filter((_, i) => i % 50 === 0)) {
      const others = questions.filter(({ entryId }) => entryId !== id);
      const levels = others.map((one) => presumedLevel(presume(one, prepare(expected), null), true));
      expect([id, Math.max(...levels)]).toEqual([id, 0]);
    }
  });

  it("not where nobody tells of themselves, or the question does not ask for it", () => {
    const [story] = questions;
    const knowledge = bank.find(({ type }) => type === "theoretical");
    if (!story || !knowledge) throw new Error("The bank is empty.");
    const weather =
      "The weather was fine yesterday and the neighbour has bought a new scooter for his daughter who goes to school.";
    expect(presume(story, prepare(weather), null)).toBeNull();
    const own =
      "I told my manager and we did it at once, and since then I always ask my team before I begin.";
    expect(presume(questionOf(knowledge), prepare(own), null)).toBeNull();
  });
});
