import { describe, expect, it } from "vitest";
import type { Question } from "../../../entities/question.ts";
import { behavioral } from "../../testing/heard.ts";
import { askedOf } from "../asked.ts";
import { matcherFor } from "../matcher.ts";
import { findPoints } from "../points.ts";
import { prepare } from "../prepared.ts";
import type { Senses } from "../senses.ts";
import { Telling } from "./told.ts";

const [story] = behavioral;
if (!story) throw new Error("The bank is empty.");
const point = (text: string, weight: number, must = false) => ({ text, weight, must, accept: [] });
const question: Question = {
  ...story,
  question: "Tell me about it.",
  points: [point("why you did it", 0.6), point("what you told them", 0.4)],
};
const TOLD =
  "The ferry ran aground near Alibag because the tide had turned. I told the harbour master by radio because forty pilgrims sat on deck.";

function telling(answer: string, senses: Senses | null = null) {
  const asked = askedOf(question);
  const prepared = prepare(answer);
  const means = { prepared, matcher: matcherFor(prepared), senses };
  return { open: findPoints(asked, { ...means, senses: null }), telling: new Telling(asked, means) };
}

describe("[SC5] points that only sound tells", () => {
  it("are found by sound, in words of the answer, one stretch for one point", () => {
    const { open, telling: of } = telling(TOLD);
    expect(open.map(({ by }) => by)).toEqual([null, null]);
    const told = of.byKinds(open, true);
    expect(told.map(({ by, quote }) => [by, quote])).toEqual([
      ["sound", "because the tide had turned."],
      ["sound", "I told the harbour master by radio"],
    ]);
  });

  it("are shown by the clause whose meaning is most like them", () => {
    const likes = [
      [0.1, 0.2, 0.1, 0.6],
      [0, 0, 0.4, 0],
    ];
    const senses: Senses = {
      of: () => ({ level: 0, piece: null, words: [] }),
      likes: (at) => likes[at] ?? [],
      whole: 0,
    };
    const { open, telling: of } = telling(TOLD, senses);
    expect(of.byKinds(open, true).map(({ quote }) => quote)).toEqual([
      "because forty pilgrims sat on deck.",
      "I told the harbour master by radio",
    ]);
  });

  it("are not shown by what has shown another point, whatever told that", () => {
    const { open, telling: of } = telling(
      "I told the harbour master by radio because the tide had turned at Alibag. Forty pilgrims sat on the ferry with their bundles and two goats.",
    );
    const [first, second] = open;
    if (!first || !second) throw new Error("A point is missing.");
    const found = [
      { ...first, found: true, by: "words" as const, quote: "because the tide had turned at Alibag." },
      second,
    ];
    expect(of.byKinds(found, true)[1]?.quote).toBe("I told the harbour master by radio");
    const same = [
      { ...first, found: true, by: "words" as const, quote: "I told the harbour master by radio" },
      second,
    ];
    expect(of.byKinds(same, true)[1]?.found).toBe(false);
  });
});
