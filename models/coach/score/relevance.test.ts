import { describe, expect, it } from "vitest";
import { prepare } from "./prepared.ts";
import { meantAbout, relevanceOf, shareOnTopic } from "./relevance.ts";

const TEXT = "The cache keeps hot rows in memory. My cousin married in May. A miss fills it.";
const prepared = prepare(TEXT);
const stems = (...words: string[]) =>
  new Set(prepared.words.filter(({ plain }) => words.includes(plain)).map(({ stem }) => stem));
const likes = (...sentences: number[]) => ({ sentences });

describe("[SC6] how much of an answer is about the question", () => {
  it("is told by its words, with some of them to check it by", () => {
    const { score, reason, words } = relevanceOf(prepared, stems("cache", "rows", "memory", "miss"));
    expect(reason).toMatch(/^\d+% of its own words belong to the question\.$/);
    expect(words).toEqual(["cache", "rows", "memory", "miss"]);
    expect(score).toBeLessThan(100);
  });

  it("is told sentence by sentence where their meaning says more", () => {
    const told = relevanceOf(prepared, new Set(), 0, likes(0.7, 0.2, 0.6));
    expect(told).toMatchObject({ reason: "2 of 3 sentences are about the question.", byWords: 0 });
    expect(told.score).toBeGreaterThan(50);
    expect(relevanceOf(prepared, new Set(), 0, likes(0.2, 0.2, 0.2)).score).toBe(0);
  });

  it("says of no answer that none of its sentences is about the question, and gives it something for that", () => {
    for (let like = 0.3; like < 0.6; like += 0.01) {
      const { score, reason } = relevanceOf(prepared, new Set(), 0, likes(like, like, like));
      if (score > 0) expect(reason).toBe("3 of 3 sentences are about the question.");
    }
    expect(meantAbout(null)).toBe(0);
  });

  it("[SC9] counts a sentence as on the topic by its words or by its meaning", () => {
    expect(shareOnTopic(prepared, new Set())).toBe(0);
    expect(shareOnTopic(prepared, new Set(), likes(0.7, 0.1, 0.7))).toBeGreaterThan(0.5);
    expect(shareOnTopic(prepared, stems("cache", "rows", "memory"))).toBeGreaterThan(0.3);
  });
});
