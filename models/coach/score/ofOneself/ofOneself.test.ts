import { describe, expect, it } from "vitest";
import { bank } from "../../bank/index.ts";
import { questionOf } from "../fixtures.ts";
import { scoreAnswer } from "../scoreAnswer.ts";
import { everyInterview } from "./everyInterview.ts";
import { everyInterview as SAID } from "./everyInterview.fixture.ts";

const entry = bank.find(({ id }) => id === "hr-about-yourself");
if (!entry) throw new Error("The bank asks nobody about themselves.");
const question = questionOf(entry);
const scoreOf = (answer: string) => scoreAnswer(question, answer).score;
const foundIn = (answer: string) =>
  scoreAnswer(question, answer).points.flatMap(({ found, point }) => (found ? [point.text] : []));

const NURSE =
  "I am a staff nurse and for two years I have worked in the medical ICU at a hospital in Kochi. Before that I studied nursing. The result I am happiest about is the hand-hygiene audit that I led, which took us from 71 to 93 percent in six months. My strength is that I stay calm. I want this role because I would like to teach younger nurses.";
const PLAIN =
  "My name is Asha and I have done my BSc in nursing. Presently I am working in a hospital as staff nurse since five years. I handle ventilated patients. I am a hard working person and a quick learner, and I want to grow in a bigger hospital.";
const DRIVER =
  "I have been working as a driver for nine years, first a tempo and now a twelve-wheeler. I am proud that in all that time I had no accident, and my owner gave me an award. People know me as punctual, and I am good at keeping the papers in order. I applied because your routes are near my village.";
const HALF =
  "I am a staff nurse in the medical ICU with eighteen beds. I keep the double check for high-alert drugs, and I led the hand-hygiene audit which took us from 71 to 93 percent in six months.";

it("[SC14] a point may have any words, also those that every object has", () => {
  const points = ["constructor", "toString"].map((text) => ({ text, accept: [], weight: 0.5, must: false }));
  expect(scoreAnswer({ ...question, points }, NURSE).points).toHaveLength(2);
});

describe("[SC6] an introduction", () => {
  it("counts whole in anybody's words, since no two people share them", () => {
    expect(scoreOf(NURSE)).toBeGreaterThanOrEqual(90);
    expect(scoreOf(DRIVER)).toBeGreaterThanOrEqual(80);
    expect(scoreOf(PLAIN)).toBeGreaterThanOrEqual(70);
  });

  it("shows each of its points in the words that say it", () => {
    expect(foundIn(DRIVER)).toEqual(question.points.map(({ text }) => text));
    expect(foundIn(HALF)).toEqual(
      expect.arrayContaining(question.points.slice(0, 2).map(({ text }) => text)),
    );
    expect(foundIn(HALF)).not.toContain("why you want this role now");
  });

  it("counts less where half of it is missing, and not at all where it is something else", () => {
    expect(scoreOf(HALF)).toBeLessThan(scoreOf(PLAIN));
    expect(scoreOf(HALF)).toBeGreaterThanOrEqual(15);
    const weather =
      "The weather was fine yesterday and my neighbour has bought a new scooter for his daughter.";
    expect(scoreOf(weather)).toBeLessThanOrEqual(10);
  });
});

describe("[SC6] what people say of themselves", () => {
  const ids = Object.keys(SAID);
  const entryOf = (id: string) => bank.find((one) => one.id === id);
  const score = (id: string, answer: string) => {
    const entry = entryOf(id);
    return entry ? scoreAnswer(questionOf(entry), answer).score : Number.NaN;
  };

  it.each(ids)("counts in their own words: %s", (id) => {
    expect(score(id, SAID[id] ?? "")).toBeGreaterThanOrEqual(75);
  });

  it.each(ids)("earns more there than on nearly any other of these questions: %s", (id) => {
    const own = score(id, SAID[id] ?? "");
    const elsewhere = ids.filter((one) => one !== id).map((other) => score(other, SAID[id] ?? ""));
    expect(elsewhere.filter((one) => one >= own).length).toBeLessThanOrEqual(0.1 * elsewhere.length);
    expect(elsewhere.reduce((sum, one) => sum + one, 0) / elsewhere.length).toBeLessThanOrEqual(42);
  });
});

describe("[SC6] a sign", () => {
  const points = new Set(bank.flatMap((one) => one.points.map(({ text }) => text)));
  const keys = Object.keys(everyInterview);

  it("belongs to a point of the bank", () => {
    expect(keys.filter((key) => !points.has(key))).toEqual([]);
  });
});
