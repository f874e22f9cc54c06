import { expect, it } from "vitest";
import { bank } from "#models/coach/bank/index.ts";
import { carelessOf, fingerprint, said } from "#models/coach/testing/sayings.ts";
import vectors from "#models/coach/meaning/sayings/vectors.json" with { type: "json" };
import { askedOf } from "#models/coach/score/asked.ts";
import { questionOf } from "#models/coach/score/fixtures.ts";
import { scoreAnswer } from "#models/coach/score/scoreAnswer.ts";
import { agreementOnStories, markedAnswers } from "#models/coach/testing/said.ts";
import { hasWeights, meaningsFor } from "./realMeanings.ts";

/* Where points of questions about oneself or the sentences that say them have changed, `npm run sayings` makes the vectors anew. */
it("[SC14] how people say each point of the bank's questions about oneself is known, by vectors made of the sentences as they are", () => {
  const points = bank
    .filter((entry) => askedOf(questionOf(entry)).ofOneself)
    .flatMap(({ id, points }) => points.map(({ text }) => `${id}: ${text}`));
  // The entries stand in any order, the points of each in their own: they are looked up by place.
  const byEntry = (all: readonly string[]) =>
    all.toSorted((a, b) => (a.split(": ")[0] ?? "").localeCompare(b.split(": ")[0] ?? ""));
  expect(byEntry(said.map(({ entryId, point }) => `${entryId}: ${point}`))).toEqual(byEntry(points));
  expect(said.filter(({ sayings }) => new Set(sayings).size < 8)).toEqual([]);
  const ofTrades = bank.filter((entry) => askedOf(questionOf(entry)).ofWork === "trade");
  expect(Object.keys(carelessOf).toSorted()).toEqual(ofTrades.map(({ id }) => id).toSorted());
  expect(Object.values(carelessOf).filter((sentences) => new Set(sentences).size < 16)).toEqual([]);
  expect(ofTrades.filter(({ expected }) => !(expected in vectors.vectors))).toEqual([]);
  expect(vectors.source).toBe(fingerprint(said));
  expect(said.filter(({ point }) => !(point in vectors.vectors))).toEqual([]);
});

it.skipIf(!hasWeights)(
  "[SC14] of points that people say in their stories most are found, in the words that a reader has marked, and few that they do not say",
  async () => {
    const answers = markedAnswers().filter(({ question }) => question.type === "behavioral");
    const meanings = await meaningsFor(answers);
    const figures = agreementOnStories(
      answers,
      ({ question, answer }) => scoreAnswer(question, answer, meanings).points,
    );
    expect(figures.found).toBeGreaterThanOrEqual(0.77);
    expect(figures.unheard).toBeLessThanOrEqual(0.08);
    expect(figures.wronglyFound).toBeLessThanOrEqual(0.24);
    expect(figures.right).toBeGreaterThanOrEqual(0.88);
    expect(figures.rightlyQuoted).toBeGreaterThanOrEqual(0.6);
  },
  240_000,
);
