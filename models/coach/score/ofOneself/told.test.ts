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

function telling(answer: string, senses: Senses | null = null, points = question.points) {
  const asked = askedOf({ ...question, points });
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

  it("are not shown by their sound where nothing in the answer means anything like them", () => {
    const senses: Senses = {
      of: () => ({ level: 0, piece: null, words: [] }),
      likes: () => [0.2, 0.1, 0.1, 0.21],
      saidAs: () => null,
      whole: 0,
      sentences: [],
      careless: null,
    };
    const { open, telling: of } = telling(TOLD, senses);
    expect(of.byKinds(open, true).filter(({ found }) => found)).toEqual([]);
  });

  it("are shown by the clause whose meaning is most like them", () => {
    const likes = [
      [0.1, 0.2, 0.1, 0.6],
      [0, 0, 0.4, 0],
    ];
    const senses: Senses = {
      of: () => ({ level: 0, piece: null, words: [] }),
      likes: (at) => likes[at] ?? [],
      saidAs: () => null,
      whole: 0,
      sentences: [],
      careless: null,
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

  it("need three words of the answer's own for each", () => {
    const { open, telling: of } = telling(
      "I told my boss about the ferry because a goat was on deck and it was all fine.",
    );
    expect(of.byKinds(open, true).filter(({ found }) => found)).toHaveLength(1);
    const empty = telling("I told my boss about a problem because I am honest and it was all fine.");
    expect(empty.telling.byKinds(empty.open, true).filter(({ found }) => found)).toEqual([]);
  });

  it("are shown by their place in a story: what happened first, what came of it last, the needed one by a deed", () => {
    const { open, telling: of } = telling(
      "Ferry ran aground near Alibag at dusk. Rang the harbour master by radio and counted the pilgrims. All forty reached the jetty by nine.",
      null,
      [point("which trouble it was", 0.3), point("who did it", 0.4, true), point("how it ended", 0.3)],
    );
    expect(of.byPlace(open).map(({ quote }) => quote)).toEqual([
      "Ferry ran aground near Alibag at dusk.",
      "Rang the harbour master by radio",
      "All forty reached the jetty by nine.",
    ]);
  });
});

describe("[SC14] points of which it is known how people say them", () => {
  const knowing = (said: readonly (readonly number[])[]): Senses => ({
    of: () => ({ level: 0, piece: null, words: [] }),
    likes: () => [],
    saidAs: (at) => said[at] ?? null,
    whole: 0,
    sentences: [],
    careless: null,
  });
  const bySayings = (said: readonly (readonly number[])[], fit = 1) => {
    const { open, telling: of } = telling(TOLD, knowing(said));
    return of.bySayings(open, fit);
  };

  it("are said by the clause that says most of each, one clause for one point, in a whole short sentence", () => {
    const told = bySayings([
      [0, 5, 6.2, 0],
      [0, 0, 6.8, 0],
    ]);
    expect(told.map(({ by, quote }) => [by, quote])).toEqual([
      ["meaning", "The ferry ran aground near Alibag because the tide had turned."],
      ["meaning", "I told the harbour master by radio because forty pilgrims sat on deck."],
    ]);
  });

  it("are close where a free clause may say them, which earns a part of the point", () => {
    const [why, what] = bySayings([
      [0, 0, 4.1, 0],
      [0, 3, 0, 0],
    ]);
    expect(why).toMatchObject({ found: false, credit: 0.3 });
    expect(why?.near).toContain("I told the harbour master");
    expect(what).toMatchObject({ found: false, credit: 0, near: "" });
  });

  it("need more to be said where the answer fits its question badly", () => {
    const said = [[0, 5, 0, 0], []];
    expect(bySayings(said, 1)[0]?.found).toBe(true);
    expect(bySayings(said, 0)[0]).toMatchObject({ found: false, credit: 0.3 });
  });
});
