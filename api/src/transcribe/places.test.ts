import { describe, expect, it } from "vitest";
import { makePlaces, type Speaker } from "./places.ts";

const somebody = (userId: string, answerId?: string) => {
  const endings: string[] = [];
  const speaker: Speaker = { userId, answerId, close: (ending) => void endings.push(ending) };
  return { speaker, endings };
};

describe("places", () => {
  it("are two for a person, free again when one is left", () => {
    const places = makePlaces(() => undefined);
    const leave = places.take(somebody("a").speaker);
    places.take(somebody("a").speaker);
    expect(places.take(somebody("a").speaker)).toBe("tooMany");
    expect(places.take(somebody("b").speaker)).toBeTypeOf("function");
    if (typeof leave === "function") leave();
    expect(places.take(somebody("a").speaker)).toBeTypeOf("function");
  });

  it("are 40 in all", () => {
    const counts: number[] = [];
    const places = makePlaces((taken) => void counts.push(taken));
    for (let i = 0; i < 40; i++) expect(places.take(somebody(`${i}`).speaker)).toBeTypeOf("function");
    expect(places.take(somebody("late").speaker)).toBe("full");
    expect(counts.at(-1)).toBe(40);
  });

  it("go to the newer connection of the same answer of the same person", () => {
    const places = makePlaces(() => undefined);
    const [older, other, stranger] = [somebody("a", "1"), somebody("a", "2"), somebody("b", "1")];
    const leave = places.take(older.speaker);
    places.take(other.speaker);
    places.take(stranger.speaker);
    expect(places.take(somebody("a", "1").speaker)).toBeTypeOf("function");
    expect([older.endings, other.endings, stranger.endings]).toEqual([["replaced"], [], []]);
    if (typeof leave === "function") leave();
    expect(places.taken()).toBe(3);
  });
});
