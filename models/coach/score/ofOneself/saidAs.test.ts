import { describe, expect, it } from "vitest";
import { prepare } from "../prepared.ts";
import { sayingsIn } from "./saidAs.ts";

const prepared = prepare("We lost the keys. I rang the owner, and he came. Since then I keep a copy.");
const axis = (at: number) => Float32Array.from({ length: 3 }, (_, i) => (i === at ? 1 : 0));
const text = ({ from, to }: { from: number; to: number }) => prepared.text.slice(from, to);
/** What is said of the call points one way, all else another. */
const stretches = (span: { from: number; to: number }) => axis(text(span).includes("rang") ? 0 : 1);

describe("[SC14] how much a clause says a point as people say it", () => {
  it("is most where clause and sentence are like it, less where only the sentence is", () => {
    const [keys = 0, rang = 0, came = 0, ...after] = sayingsIn(axis(0), prepared, stretches, [], 0.5);
    expect(prepared.clauses.map(text)).toHaveLength(5);
    expect(rang).toBeCloseTo(11.9, 5);
    expect(came).toBeCloseTo(6.6, 5);
    expect(keys).toBeLessThan(0);
    expect(Math.max(...after)).toBeLessThanOrEqual(0);
  });

  it("is more where it is like the point itself, and less far off the point's place in a story", () => {
    const at = (place: number, like = 0) => sayingsIn(axis(0), prepared, stretches, [0, like], place)[1] ?? 0;
    expect(at(0.5, 0.5) - at(0.5)).toBeCloseTo(1.9, 5);
    expect(at(0.5)).toBe(at(0.1));
    expect(at(0.5) - at(1)).toBeCloseTo(5 * (0.75 - 0.3), 5);
  });
});
