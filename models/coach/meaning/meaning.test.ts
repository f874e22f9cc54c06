import { describe, expect, it } from "vitest";
import { likeness } from "./embedder.ts";
import { makeEmbedder, type TokenModel } from "./makeEmbedder.ts";
import { remembering } from "./remembering.ts";
import { stretchesOf } from "./stretches.ts";
import { wordVectors } from "./wordVectors.ts";

/** A model of two dimensions whose pieces are letters: vowels point one way, everything else the other. */
function letters() {
  const runs: number[] = [];
  const model: TokenModel = {
    opens: 1,
    closes: 2,
    piecesOf: (word) => [...word].map((letter) => (/[aeiou]/.test(letter) ? 3 : 4)),
    async states(numbers) {
      runs.push(numbers.length);
      return Float32Array.from(numbers.flatMap((number) => (number === 3 ? [1, 0] : [0, 1])));
    },
  };
  return { embedder: makeEmbedder(model), runs };
}

describe("an embedder over a model", () => {
  it("takes the mean of a word's pieces, and of all pieces with the signs around them", async () => {
    const [meaning] = await letters().embedder.embed(["aa ab"]);
    expect(meaning && [...meaning.spans]).toEqual([0, 2, 3, 5]);
    expect(meaning && [...meaning.vectors].map((value) => value.toFixed(2))).toEqual([
      "1.00",
      "0.00",
      "0.71",
      "0.71",
    ]);
    expect(meaning && [...meaning.whole].map((value) => value.toFixed(2))).toEqual(["0.71", "0.71"]);
  });

  it("reads a long text in windows that end with a sentence, and a text that comes twice once", async () => {
    const { embedder, runs } = letters();
    const sentence = `${"abcd ".repeat(20)}. `;
    await embedder.embed([sentence.repeat(6), sentence.repeat(6)]);
    expect(runs).toEqual([3 * 81 + 2, 3 * 81 + 2]);
  });
});

describe("vectors of a text", () => {
  it("are joined for a word that the model parts, and absent for one that it has not", async () => {
    const [meaning] = await letters().embedder.embed(["a'b"]);
    if (!meaning) throw new Error("There is no meaning.");
    const [whole, none] = wordVectors(
      [
        { from: 0, to: 3 },
        { from: 3, to: 5 },
      ],
      meaning,
    );
    expect(whole && likeness(whole, whole)).toBeCloseTo(1);
    expect(none).toBeNull();
  });

  it("are of any stretch the mean of its words", async () => {
    const [meaning] = await letters().embedder.embed(["aa bb aa"]);
    if (!meaning) throw new Error("There is no meaning.");
    const stretch = stretchesOf(meaning);
    expect([...stretch({ from: 0, to: 2 })]).toEqual([1, 0]);
    expect([...stretch({ from: 0, to: 5 })].map((value) => value.toFixed(2))).toEqual(["0.71", "0.71"]);
  });
});

describe("an embedder that remembers", () => {
  it("[SC4] asks for what is new, tells the same in the order asked, and forgets the oldest when it has too much", async () => {
    const { embedder, runs } = letters();
    // Two texts of one word each are as much as it may keep.
    const [one] = await embedder.embed(["aa"]);
    const bytes = Object.values(one ?? {}).reduce((sum, part) => sum + (part?.byteLength ?? 0), 0);
    runs.length = 0;
    const own = remembering(embedder, 2 * bytes);
    const [first] = await own.embed(["aa"]);
    expect(await own.embed(["bbb", "aa"])).toEqual([...(await embedder.embed(["bbb"])), first]);
    expect(runs).toEqual([4, 5, 5]);
    await own.embed(["aa", "cccc"]);
    await own.embed(["aa"]);
    expect(runs).toEqual([4, 5, 5, 6]);
    await own.embed(["bbb"]);
    expect(runs.at(-1)).toBe(5);
  });
});
