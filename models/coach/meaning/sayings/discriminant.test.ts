import { describe, expect, it } from "vitest";
import { seeded } from "../../testing/seeded.ts";
import { likeness, toUnit } from "../embedder.ts";
import { discriminants } from "./discriminant.ts";

const SIZE = 12;
const random = seeded(3);
/** Texts that lie around a place and differ widely in a direction that says nothing of them. */
const around = (place: number, count: number) =>
  Array.from({ length: count }, () =>
    toUnit(
      Float32Array.from({ length: SIZE }, (_, i) =>
        i === place ? 1 : i === 11 ? 4 * random() : 0.3 * random(),
      ),
    ),
  );

describe("The vectors that tell kinds of texts apart", () => {
  const kinds = [0, 1, 2, 3].map((place) => ({ samples: around(place, 8), among: "one question" }));
  const vectors = discriminants(kinds);

  it("[SC14] are of unit length, and like fresh texts of their kind more than those of the others", () => {
    for (const vector of vectors) expect(likeness(vector, vector)).toBeCloseTo(1, 5);
    const fresh = [0, 1, 2, 3].flatMap((place) => around(place, 25).map((text) => ({ text, place })));
    const right = fresh.filter(({ text, place }) => {
      const likes = vectors.map((vector) => likeness(vector, text));
      return likes.indexOf(Math.max(...likes)) === place;
    });
    expect(right.length / fresh.length).toBeGreaterThan(0.9);
  });

  it("[SC14] heed little in what all texts differ anyhow", () => {
    for (const vector of vectors) expect(Math.abs(vector[11] ?? 1)).toBeLessThan(0.8);
    const bare = kinds.map(({ samples }) =>
      toUnit(samples.reduce((sum, one) => sum.map((v, i) => v + (one[i] ?? 0)))),
    );
    vectors.forEach((vector, at) => expect(vector[at] ?? 0).toBeGreaterThan((bare[at]?.[at] ?? 1) + 0.05));
  });

  it("[SC14] are told from all where a kind stands among no others", () => {
    const alone = discriminants(kinds.map(({ samples }, at) => ({ samples, among: String(at) })));
    expect(alone).toHaveLength(4);
    alone.forEach((vector, at) => expect(vector[at]).toBe(Math.max(...vector.slice(0, 4))));
  });
});
