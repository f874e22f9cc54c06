import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeFramer } from "./framer.ts";

const counted = (length: number, from = 0) => Float32Array.from({ length }, (_, i) => from + i);

describe("a framer", () => {
  it("cuts a stream into frames, whatever pieces it comes in", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(700)), fc.integer({ min: 1, max: 600 }), (lengths, size) => {
        const framer = makeFramer(size);
        let at = 0;
        const frames = lengths.flatMap((length) => framer.push(counted(length, (at += length) - length)));
        expect(frames.every((frame) => frame.length === size)).toBe(true);
        expect(frames.length).toBe(Math.floor(at / size));
        const all = frames.flatMap((frame) => [...frame]);
        expect(all).toEqual([...counted(all.length)]);
      }),
    );
  });

  it("has frames of 512 samples, which are copies", () => {
    const input = counted(512);
    const [frame] = makeFramer().push(input);
    input.fill(0);
    expect(frame).toEqual(counted(512));
  });
});
