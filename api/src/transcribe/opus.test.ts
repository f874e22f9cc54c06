import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeOpusToSound } from "./opus.ts";
import { packetSamples } from "./opusPacket.ts";
import { recording, SAMPLES } from "../testing/speech/recorded.ts";
import { makeWebm } from "./webm.ts";

const packets = makeWebm().push(recording());

describe("packets of Opus", () => {
  it("are as long as their first bytes say, and hold what was said", async () => {
    const decoder = await makeOpusToSound();
    const sound = packets.map((packet) => decoder.decode(packet));
    expect(sound.map(({ length }) => length)).toEqual(packets.map(packetSamples));
    const samples = sound.flatMap((part) => [...part]);
    expect(samples).toHaveLength(SAMPLES);
    const loud = (from: number, to: number) =>
      Math.max(...samples.slice(from * 16_000, to * 16_000).map(Math.abs));
    expect(loud(0, 0.8)).toBeLessThan(0.02);
    expect(loud(1, 4)).toBeGreaterThan(0.2);
    decoder.free();
  });

  it.each([
    ["nothing", []],
    ["two equal frames of odd length", [0x01, 1, 2, 3]],
    ["a first frame longer than all", [0x02, 200, 1, 2]],
    ["no frames at all", [0x03, 0x00]],
    ["49 frames", [0x03, 49]],
    ["more than 120 ms", [0x1b, 0x03, 1, 2, 3]],
    ["padding without an end", [0x03, 0x41, 255, 255]],
  ])("are none: %s", (_, bytes) => {
    expect(packetSamples(Uint8Array.from(bytes))).toBeNull();
  });

  it.each([
    [[0x00, 1, 2], 160],
    [[0x19, 1, 2], 1_920],
    [[0xfe, 1, 9, 9], 640],
    [[0x03, 0x03, 1, 2, 3], 480],
    [[0x83, 0x83, 1, 1, 7, 7, 7], 120],
    [[0x03, 0x42, 1, 1, 2, 0], 320],
  ])("%j are %i samples at 16 kHz", (bytes, samples) => {
    expect(packetSamples(Uint8Array.from(bytes))).toBe(samples);
  });

  it("are what the decoder takes for such, whatever the bytes", async () => {
    const decoder = await makeOpusToSound();
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 300 }), (bytes) => {
        const samples = packetSamples(bytes);
        if (samples !== null) expect(decoder.decode(bytes)).toHaveLength(samples);
      }),
      { numRuns: 2_000 },
    );
    decoder.free();
  });
});
