import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeSegmenter, type SegmenterOptions } from "./segmenter.ts";
import { listen } from "./testing/tracks.ts";

/** Streams as they may come: stretches of any probability, also of none, in frames of any length. */
const probability = fc.oneof(
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.constantFrom(0, 0.34, 0.35, 0.36, 0.49, 0.5, 1, NaN),
);
const stretches = fc.array(fc.tuple(probability, fc.integer({ min: 1, max: 40 })), { maxLength: 40 });
const options: fc.Arbitrary<Partial<SegmenterOptions>> = fc.record(
  {
    preRollMs: fc.nat(900),
    hangoverMs: fc.integer({ min: 32, max: 900 }),
    minSpeechMs: fc.nat(400),
    maxMs: fc.integer({ min: 100, max: 25_000 }),
  },
  { requiredKeys: [] },
);

function run(given: Partial<SegmenterOptions>, said: readonly [number, number][], size: number) {
  const segmenter = makeSegmenter(given);
  const listener = listen();
  let at = 0;
  for (const [p, count] of said)
    for (let i = 0; i < count; i++) {
      // Each sample is its own number: 24 bits are more than these streams have.
      const frame = Float32Array.from({ length: size }, () => 0.001 + at++);
      segmenter.push(frame, p).forEach(listener.hear);
    }
  segmenter.flush().forEach(listener.hear);
  return { ...listener, length: at };
}

const streams = fc.tuple(options, stretches, fc.constantFrom(64, 160, 512));

describe("whatever the probabilities", () => {
  it("events are well nested and the last segment is closed", () => {
    fc.assert(
      fc.property(streams, ([given, said, size]) => {
        expect(run(given, said, size).isOpen()).toBe(false);
      }),
    );
  });

  it("no sample is lost within a segment, none is in two, none comes out of order", () => {
    fc.assert(
      fc.property(streams, ([given, said, size]) => {
        const { segments, length } = run(given, said, size);
        let before = 0;
        for (const { from, to, samples } of segments) {
          expect(from).toBeGreaterThanOrEqual(before);
          expect(to).toBeLessThanOrEqual(length);
          expect(samples.length).toBe(to - from);
          expect(samples.every((sample, i) => sample === Math.fround(0.001 + from + i))).toBe(true);
          before = to;
        }
      }),
    );
  });

  it("the speech told of is inside its segment and not more than fits", () => {
    fc.assert(
      fc.property(streams, ([given, said, size]) => {
        for (const { from, to, speechFrom, speechTo, speechMs, voicedRms } of run(given, said, size)
          .segments) {
          expect(from).toBeLessThanOrEqual(speechFrom);
          expect(speechFrom).toBeLessThan(speechTo);
          expect(speechTo).toBeLessThanOrEqual(to);
          expect(speechMs).toBeGreaterThan(0);
          expect(speechMs * 16).toBeLessThanOrEqual(speechTo - speechFrom);
          expect(voicedRms).toBeGreaterThan(0);
        }
      }),
    );
  });

  it("a cut for length is followed at once by what comes after it, and nothing of the speech is lost", () => {
    fc.assert(
      fc.property(stretches, fc.integer({ min: 600, max: 3_000 }), (said, maxMs) => {
        // No minimum: then every frame at or above the upper threshold must be in a segment.
        const { segments } = run({ maxMs, minSpeechMs: 0 }, said, 512);
        const loud = said.flatMap(([p, count]) => Array.from({ length: count }, () => p >= 0.5));
        const inside = (at: number) => segments.some(({ from, to }) => from <= at && at + 512 <= to);
        expect(loud.flatMap((isLoud, i) => (isLoud && !inside(i * 512) ? [i] : []))).toEqual([]);
        for (const { from, to } of segments) expect(to - from).toBeLessThan(maxMs * 16 + 512);
      }),
    );
  });
});
