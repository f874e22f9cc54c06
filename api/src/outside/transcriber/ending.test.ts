import { describe, expect, it } from "vitest";
import { testSpeech } from "../../testing/speech/testSpeech.ts";

/** Two tones: work for a whole window. */
const sound = Float32Array.from(
  { length: 20 * 16_000 },
  (_, i) => 0.2 * Math.sin(i / 20) * Math.sin(i / 4_000),
);
const NEVER = new AbortController().signal;
const job = { kind: "final", owner: "one", voicedRms: 0.1, signal: NEVER } as const;

describe.skipIf(testSpeech().name === "off")("an engine that is stopped", () => {
  it.each([0, 150, 400])(
    "in the middle of a decode gives its job back, and does not take the process with it (after %i ms)",
    async (ms) => {
      const speech = testSpeech();
      if (speech.name === "off") throw new Error(speech.why);
      if (ms > 0) await speech.transcriber.transcribe(sound.subarray(0, 16_000), job);
      // A fast machine is through with some of them by then.
      const texts = Array.from({ length: 8 }, () =>
        speech.transcriber.transcribe(sound, job).catch((error: unknown) => error),
      );
      await new Promise((over) => setTimeout(over, ms));
      await speech.close();
      expect((await Promise.all(texts)).at(-1)).toBeInstanceOf(Error);
    },
  );
});
