import { describe, expect, it } from "vitest";
import { bank } from "../../bank/index.ts";
import { questionOf } from "../fixtures.ts";
import { scoreAnswer } from "../scoreAnswer.ts";

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
});

it(
  "[SC7] a needed point is not told by its kind where the answer fits many other questions better",
  { timeout: 30_000 },
  () => {
    const vegetables =
      "Last Sunday I went to the market with my wife and we bought onions, tomatoes and two kilos of potatoes. I asked the man for a lower price because everything is costly now, and in the end he gave it. After that we took the bus home and I cooked for my parents, and my mother said that it was good. I was happy, and from then on I always go there early.";
    const stories = bank.filter(({ type }) => type === "behavioral").map(questionOf);
    const scores = stories.map((one) => scoreAnswer(one, vegetables));
    const needed = scores.filter(({ points }) => points.every(({ point, found }) => found || !point.must));
    expect(needed.length).toBeLessThanOrEqual(stories.length / 4);
    expect(scores.filter(({ score }) => score >= 60).length).toBeLessThanOrEqual(stories.length / 4);
  },
);

it("[SC5] what fits every story shows no point", () => {
  const filler =
    "I believe that hard work is the most important thing in life. Whenever there was a problem I stayed calm and handled it in a positive way. I told everyone honestly and because of my good attitude we solved it in time. After that my seniors trusted me more, and now I always follow the same thing in my job.";
  const scores = bank
    .filter(({ type }) => type === "behavioral")
    .map((one) => scoreAnswer(questionOf(one), filler).score);
  expect(scores.filter((score) => score > 60).length).toBeLessThanOrEqual(0.15 * scores.length);
});
