import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rms } from "./audio.ts";
import { makeResampler } from "./resample.ts";

const RATES = [8_000, 11_025, 22_050, 44_100, 48_000, 96_000];

const tone = (rate: number, hertz: number, seconds = 1) =>
  Float32Array.from({ length: rate * seconds }, (_, i) => Math.sin((2 * Math.PI * hertz * i) / rate));

const noise = (length: number) => {
  let seed = 1;
  return Float32Array.from({ length }, () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    return seed / 2 ** 31;
  });
};

/** How loud a tone comes out, in decibels against how it went in; ends left out. */
function decibels(rate: number, hertz: number): number {
  const output = makeResampler(rate).push(tone(rate, hertz));
  return 20 * Math.log10(rms(output.subarray(1_000, 15_000)) * Math.SQRT2);
}

describe("a resampler to 16 kHz", () => {
  it("does not let a tone of 10 kHz fold back: less than -50 dB of it is left", () => {
    for (const rate of [22_050, 44_100, 48_000, 96_000, 44_099])
      expect(decibels(rate, 10_000), `${rate} Hz`).toBeLessThan(-60);
  });

  it("stops everything from 8 kHz on by 60 dB", () => {
    for (const rate of [44_100, 48_000, 96_000])
      for (const hertz of [8_000, 8_050, 8_300, 9_000, 12_000, 15_900, 17_000, 20_000])
        expect(decibels(rate, hertz), `${hertz} Hz at ${rate} Hz`).toBeLessThan(-60);
  });

  it("lets 1 kHz and all of speech up to 7.2 kHz pass within 0.1 dB", () => {
    for (const rate of [...RATES, 44_099])
      for (const hertz of [100, 1_000, 3_000, ...(rate > 16_000 ? [5_000, 7_000, 7_200] : [])])
        expect(Math.abs(decibels(rate, hertz)), `${hertz} Hz at ${rate} Hz`).toBeLessThan(0.1);
  });

  it("keeps time: a tone is where it was, sample for sample", () => {
    for (const rate of [...RATES, 44_099, 12_345]) {
      const output = makeResampler(rate).push(tone(rate, 1_000));
      const wanted = tone(16_000, 1_000);
      const errors = wanted
        .subarray(500, 15_000)
        .map((value, i) => Math.abs(value - (output[500 + i] ?? NaN)));
      expect(Math.max(...errors), `${rate} Hz`).toBeLessThan(0.002);
    }
  });

  it("gives the same whatever pieces the stream comes in", () => {
    const input = noise(4_000);
    fc.assert(
      fc.property(
        fc.constantFrom(...RATES, 16_000, 44_099, 192_000),
        fc.array(fc.nat(1_500), { maxLength: 20 }),
        (rate, lengths) => {
          const whole = makeResampler(rate).push(input);
          const pieces = makeResampler(rate);
          let at = 0;
          const got = [...lengths, input.length].flatMap((length) => [
            ...pieces.push(input.subarray(at, (at += length))),
          ]);
          expect(Float32Array.from(got)).toEqual(whole);
        },
      ),
      { numRuns: 15 },
    );
  });

  it("gives an hour's samples for an hour of blocks of 128, without drift", () => {
    // 441 blocks are 56,448 samples at 44.1 kHz and exactly 20,480 at 16 kHz: after them all begins again. So three such
    // rounds tell what any number of them gives.
    const resampler = makeResampler(44_100);
    const block = new Float32Array(128);
    const round = () => Array.from({ length: 441 }, () => resampler.push(block).length);
    const sum = (lengths: number[]) => lengths.reduce((a, b) => a + b, 0);
    const [first, second, third] = [round(), round(), round()];
    expect(second).toEqual(third);
    expect(sum(second)).toBe(20_480);

    const blocks = Math.floor((3_600 * 44_100) / 128);
    const rounds = Math.floor(blocks / 441);
    const made = sum(first) + (rounds - 1) * 20_480 + sum(second.slice(0, blocks % 441));
    // All but what half of the filter still waits for: 120 input samples, 2.7 ms.
    const behind = (blocks * 128 * 16_000) / 44_100 - made;
    expect(behind).toBeGreaterThan(40);
    expect(behind).toBeLessThan(46);
  });

  it("passes 16 kHz as it is, and refuses what is no rate", () => {
    const input = noise(100);
    expect(makeResampler(16_000).push(input)).toEqual(input);
    for (const rate of [0, -44_100, 44_100.5, NaN, Infinity, 1e6])
      expect(() => makeResampler(rate), String(rate)).toThrow(RangeError);
  });
});
