import { describe, expect, it } from "vitest";
import { type DecodeOptions, makeTranscriber } from "./transcriber.ts";

/** A transcriber over replies that are given out one after the other, and what it asked for. */
function over(...replies: string[]) {
  const asked: (DecodeOptions & { length: number })[] = [];
  const transcribe = makeTranscriber(async (samples, options) => {
    asked.push({ ...options, length: samples.length });
    return replies.shift() ?? "";
  });
  return { asked, transcribe };
}

const LOUD = { voicedRms: 0.1, partial: false };
const seconds = (count: number) => new Float32Array(count * 16_000);

describe("Writing a segment down", () => {
  it("takes a window of 15, 20 or 30 s with 3 s of silence after the speech, and tokens by its length", async () => {
    const { asked, transcribe } = over();
    for (const length of [4, 15, 25]) await transcribe(seconds(length), LOUD);
    expect(asked.map(({ windowSeconds }) => windowSeconds)).toEqual([15, 20, 30]);
    expect(asked.map(({ maxNewTokens }) => maxNewTokens)).toEqual([44, 121, 191]);
  });

  it("puts 0.5 s of silence before the sound: the first words would be heard worse", async () => {
    const heard: Float32Array[] = [];
    const transcribe = makeTranscriber(async (samples) => {
      heard.push(samples);
      return "";
    });
    await transcribe(seconds(2).fill(0.5), LOUD);
    expect(heard[0]?.indexOf(0.5)).toBe(8_000);
    expect(heard[0]?.lastIndexOf(0.5)).toBe(8_000 + 2 * 16_000 - 1);
  });

  it("[bug transformers#40054] leaves silence behind the longest sound: the last words would be left out", async () => {
    const { asked, transcribe } = over();
    for (let halves = 1; halves <= 50; halves++) await transcribe(seconds(halves / 2), LOUD);
    const behind = asked.map(({ windowSeconds, length }) => windowSeconds - length / 16_000);
    expect(Math.min(...behind)).toBe(3);
  });

  it("[bug transformers.js#881] tries a text that loops once more, with repetitions forbidden", async () => {
    const loop = "and then we did it ".repeat(8);
    const { asked, transcribe } = over(loop, "And then we did it.");
    expect(await transcribe(seconds(4), LOUD)).toBe("And then we did it.");
    expect(asked.map(({ careful }) => careful)).toEqual([false, true]);
  });

  it("[bug whisper#679] drops a thanks that is too short to have been said, and keeps one that was", async () => {
    const { transcribe } = over("Thank you.", "Thank you.");
    expect(await transcribe(seconds(1.6), { ...LOUD, speechMs: 300 })).toBe("");
    expect(await transcribe(seconds(1.6), { ...LOUD, speechMs: 800 })).toBe("Thank you.");
  });

  it("does not try a partial text twice: the next one comes in a second", async () => {
    const { asked, transcribe } = over("and then we did it ".repeat(8));
    await transcribe(seconds(4), { ...LOUD, partial: true });
    expect(asked).toHaveLength(1);
  });
});
