import { describe, expect, it } from "vitest";
import { editDistance, sameStem } from "./soft.ts";
import { clausesOf, sentencesOf } from "./spans.ts";
import { stem } from "./stem.ts";
import { wordsOf } from "./words.ts";

const stems = (text: string) => wordsOf(text).map((word) => word.stem);

describe("stems", () => {
  it.each([
    ["indexes", "indexing"],
    ["replication", "replicate"],
    ["optimisation", "optimize"],
    ["deployed", "deployment"],
    ["queries", "query"],
    ["caching", "cache"],
    ["adds", "add"],
    ["letters", "letter"],
    ["matters", "matter"],
    ["added", "add"],
    ["eggs", "egg"],
    ["running", "run"],
  ])("[SC5] takes '%s' and '%s' for one word", (a, b) => {
    expect(stem(a)).toBe(stem(b));
  });
});

describe("numbers", () => {
  it("[SC5] compares them by value", () => {
    expect(stems("4.2 lakh")).toEqual(["#420000"]);
    expect(stems("forty two, 42")).toEqual(["#42", "#42"]);
    expect(stems("1,350")).toEqual(stems("1350"));
  });
});

describe("soft matching", () => {
  it("[SC5] forgives small misspellings of long words only", () => {
    expect(sameStem(stem("expiry"), stem("expirey"))).toBe(true);
    expect(sameStem("read", "reap")).toBe(false);
    expect(editDistance("postgres", "postgers", 2)).toBe(1);
  });
});

describe("words that only look alike", () => {
  const same = (a: string, b: string) => sameStem(stem(a), stem(b));
  it.each([
    ["resolver", "fix"],
    ["reducer", "decrease"],
    ["listener", "hear"],
    ["trie", "try"],
    ["trie", "tries"],
    ["scrypt", "script"],
    ["confirm", "conform"],
  ])("[SC5] '%s' is not '%s'", (a, b) => expect(same(a, b)).toBe(false));

  it("[SC5] takes a cost as one word: O(log n) is not O(n log n)", () => {
    expect(stems("O(n log n)")).toEqual(stems("n log n"));
    expect(stems("O(log n)")).toEqual(stems("log n"));
    expect(stems("O(n²)")).toEqual(stems("n squared"));
    expect(sameStem("o:logn", "o:nlogn")).toBe(false);
  });
});

describe("sentences and clauses", () => {
  it("[SC5] stand in the text letter for letter, and 'Rs.' ends none", () => {
    const text = "We recovered Rs. 4.2 lakh, because I checked. Then we closed!";
    const said = sentencesOf(text).map(({ from, to }) => text.slice(from, to));
    expect(said).toEqual(["We recovered Rs. 4.2 lakh, because I checked.", "Then we closed!"]);
    const [first] = sentencesOf(text);
    expect(first && clausesOf(text, first).length).toBe(2);
  });
});
