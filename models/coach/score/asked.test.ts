import { describe, expect, it } from "vitest";
import { bank } from "../bank/index.ts";
import { askedOf } from "./asked.ts";
import { questionOf } from "./fixtures.ts";

const plain = bank.filter(({ type }) => type !== "behavioral").map(questionOf);
const LEADS = [
  "Your resume names Java.",
  "You list Excel.",
  "Your degree is B.Com.",
  "You worked on Stock Alerts.",
];

describe("[SC6] [QS9] a question on the person's own studies or project", { timeout: 30_000 }, () => {
  it("is told by what it asks, not by the sentence before it that says who the person is", () => {
    const told = plain.flatMap((question) =>
      LEADS.flatMap((lead) => {
        const led = askedOf({ ...question, question: `${lead} ${question.question}` });
        return led.ofOneself === askedOf(question).ofOneself ? [] : [[question.entryId, lead]];
      }),
    );
    expect(told).toEqual([]);
  });

  it("is asked of beginners, and of nobody else", () => {
    const own = plain
      .filter((question) => askedOf(question).ofWork === "studies")
      .map(({ entryId }) => entryId ?? "");
    expect(own.length).toBeGreaterThan(8);
    expect(own.filter((id) => !id.startsWith("fresher-"))).toEqual([]);
  });
});
