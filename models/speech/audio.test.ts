import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromPcm16, rms, toPcm16 } from "./audio.ts";

describe("samples", () => {
  it("are the same after they were 16-bit numbers and back", () => {
    const every = Int16Array.from({ length: 65_536 }, (_, i) => i - 32_768);
    expect(toPcm16(fromPcm16(every))).toEqual(every);
  });

  it("lose at most half a step as 16-bit numbers", () => {
    fc.assert(
      fc.property(fc.float32Array({ min: -1, max: Math.fround(0.9999), noNaN: true }), (samples) => {
        const back = fromPcm16(toPcm16(samples));
        samples.forEach((sample, i) =>
          expect(Math.abs((back[i] ?? NaN) - sample)).toBeLessThanOrEqual(0.5001 / 32_768),
        );
      }),
    );
  });

  it("are clipped where they are too loud, and silent where they are no numbers", () => {
    const odd = Float32Array.of(2, -2, Infinity, -Infinity, NaN);
    expect([...toPcm16(odd)]).toEqual([32_767, -32_768, 32_767, -32_768, 0]);
  });

  it("have a loudness: a sine's is its height divided by the root of two", () => {
    const sine = Float32Array.from({ length: 1_600 }, (_, i) => 0.5 * Math.sin((2 * Math.PI * i) / 16));
    expect(rms(sine)).toBeCloseTo(0.5 / Math.SQRT2, 6);
    expect(rms(new Float32Array(10))).toBe(0);
    expect(rms(new Float32Array())).toBe(0);
  });
});
