import { expect, it } from "vitest";
import { type Embedder, likeness, type Meaning } from "./embedder.ts";
import { wordVectors } from "./wordVectors.ts";
import { wordsOf } from "../text/words.ts";

const lengthOf = (vector: Float32Array) => Math.sqrt(likeness(vector, vector));

async function meaningOf(embedder: Embedder, text: string): Promise<Meaning> {
  const [meaning] = await embedder.embed([text]);
  if (!meaning) throw new Error("There is no meaning.");
  return meaning;
}

/** What every embedder with these weights does. Called within a `describe`. */
export function embedderSuite(open: () => Embedder) {
  it("tells vectors of unit length, one for the whole and one for each word with its place", async () => {
    const text = "Don't wait: O(n log n) is 42 times faster.";
    const { spans, vectors, whole } = await meaningOf(open(), text);
    expect(lengthOf(whole)).toBeCloseTo(1, 3);
    const words = Array.from({ length: spans.length / 2 }, (_, i) =>
      text.slice(spans[2 * i], spans[2 * i + 1]),
    );
    expect(words).toEqual("Don ' t wait : O ( n log n ) is 42 times faster .".split(" "));
    expect(vectors.length).toBe(words.length * whole.length);
    for (let i = 0; i < words.length; i++)
      expect(lengthOf(vectors.subarray(i * whole.length, (i + 1) * whole.length))).toBeCloseTo(1, 3);
  });

  it("has a vector for each word as answers are taken apart, also for those that it parts", async () => {
    const words = wordsOf("Don't wait, O(n log n) is 42 times faster.");
    const meaning = await meaningOf(open(), "Don't wait, O(n log n) is 42 times faster.");
    for (const vector of wordVectors(words, meaning)) expect(vector && lengthOf(vector)).toBeCloseTo(1, 3);
  });

  it("[SC4] tells the same of a text whatever stands beside it in the call, and in whatever order", async () => {
    const long = "The nurse checks the name, the dose and the time. ".repeat(5);
    const [alone] = await open().embed(["A queue is first in, first out."]);
    const [, beside] = await open().embed([long, "A queue is first in, first out.", long]);
    expect(beside).toEqual(alone);
  });

  it("finds texts of one meaning alike, and others not", async () => {
    const [a, b, c] = await open().embed([
      "All writes go to the main server.",
      "Only the primary machine is written to.",
      "The patient was given her medicine after lunch.",
    ]);
    const near = likeness(a?.whole ?? new Float32Array(), b?.whole ?? new Float32Array());
    const far = likeness(a?.whole ?? new Float32Array(), c?.whole ?? new Float32Array());
    expect(near).toBeGreaterThan(0.4);
    expect(far).toBeLessThan(0.2);
  });

  it("reads a text longer than the model, and one without a word", async () => {
    const long = await meaningOf(open(), "We keep a copy of each file in another town. ".repeat(60));
    expect(long.spans.length / 2).toBe(60 * 11);
    expect(lengthOf(long.whole)).toBeCloseTo(1, 3);
    const empty = await meaningOf(open(), "  ");
    expect(empty.spans.length).toBe(0);
  });
}
