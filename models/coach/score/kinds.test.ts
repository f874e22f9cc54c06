import { describe, expect, it } from "vitest";
import { bank } from "../bank/index.ts";
import { questionOf } from "./fixtures.ts";
import { scoreAnswer } from "./scoreAnswer.ts";

const asked = bank.find(({ id }) => id === "behavioral-bad-news-up");
if (!asked) throw new Error("The bank does not ask for bad news.");
const question = questionOf(asked);
const saidIn = (answer: string) =>
  scoreAnswer(question, answer).points.flatMap(({ found, quote, point }) =>
    found ? [[point.text, quote]] : [],
  );

const GOOD =
  "The cold room had switched off at night and forty boxes of vaccine were warm. I rang my boss at six in the morning, I did not wait for the meeting. I said plainly that we may lose two lakhs. I had already asked the other clinic for space, so I suggested we shift what was still cold. He was angry for five minutes and then we saved half. From then on I check the meter before I go home.";

describe("[SC5] a point that only its kind tells", () => {
  it("is found in anybody's words, each by a clause of its own", () => {
    const said = saidIn(GOOD);
    expect(said.length).toBeGreaterThanOrEqual(3);
    for (const [, quote = ""] of said) expect(GOOD).toContain(quote);
    expect(new Set(said.map(([, quote]) => quote)).size).toBe(said.length);
    expect(scoreAnswer(question, GOOD).score).toBeGreaterThanOrEqual(70);
  });

  it("needs room: an answer of thirty words has one of them", () => {
    const short =
      "Once I told my boss about a problem because I am honest and he said okay, and in the end it was all fine with us.";
    expect(saidIn(short).length).toBeLessThanOrEqual(1);
  });
});
