/* eslint-disable no-console -- a test that is skipped says so */
import { env, WhisperForConditionalGeneration } from "@huggingface/transformers";
import { beforeAll, describe, expect, it } from "vitest";
import { joinSound, SAMPLE_RATE } from "#models/speech/audio.ts";
import type { Transcribe } from "#models/speech/transcriber.ts";
import { registeredSet } from "#models/weights/registered.ts";
import { readEnv } from "../../env.ts";
import { makeOpusToSound } from "../../transcribe/opus.ts";
import { makeRecording } from "../../transcribe/recording.ts";
import { SAID, chunks, wordErrorRate } from "../../testing/speech/recorded.ts";
import { findWeights } from "../../weights/weights.ts";
import { loadWhisper } from "./whisper.ts";

/* The faults of Whisper and of its library that others have met, each tried with the weights that ship. */

const { weightsDir } = readEnv({ NODE_ENV: "test" });
const { id } = registeredSet("whisper-tiny.en");
const folder = findWeights({ built: weightsDir, fetched: "", mirror: "models/weights" }).find(
  ({ set }) => set.id === id,
)?.folder;
if (folder === undefined) console.info(`skipped: the weights of ${id} are missing.`);

const LOUD = { voicedRms: 0.1, partial: false };
const SILENCE = new Float32Array(SAMPLE_RATE / 2);

/** The recording, from the first word to the end of the last. */
async function spoken(): Promise<Float32Array> {
  const recording = makeRecording(await makeOpusToSound(), false);
  const all = chunks().flatMap((chunk) => recording.push(chunk).pieces.map((piece) => piece.read()));
  return joinSound(all).subarray(SAMPLE_RATE, -1.2 * SAMPLE_RATE);
}

function noise(seconds: number, loud: number): Float32Array {
  let seed = 1;
  return Float32Array.from({ length: seconds * SAMPLE_RATE }, () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    return (loud * seed) / 2 ** 31;
  });
}

describe.skipIf(folder === undefined)("Whisper", { timeout: 120_000 }, () => {
  let transcribe: Transcribe;
  let sound: Float32Array;

  beforeAll(async () => {
    env.allowRemoteModels = false;
    sound = await spoken();
    transcribe = await loadWhisper(folder ?? "", 2);
  }, 120_000);

  it("[bug transformers.js#302] [bug transformers.js#725] [bug transformers.js#1541] is not told a language that its English weights refuse", async () => {
    const model = await WhisperForConditionalGeneration.from_pretrained(folder ?? "", {
      local_files_only: true,
      dtype: "q8",
      device: "cpu",
    });
    await expect(model.generate({ language: "en" })).rejects.toThrow("multilingual");
    await model.dispose();
    expect(wordErrorRate(await transcribe(sound, LOUD), SAID)).toBeLessThanOrEqual(0.1);
  });

  it("[bug transformers#40054] [bug transformers#23231] [bug transformers#24959] [bug vllm#53144] has the last words, though the sound ends with them, and after 20 s too", async () => {
    expect(await transcribe(sound, LOUD)).toMatch(/do for your country\W*$/);
    const twice = joinSound([sound, SILENCE, sound]);
    expect(twice.length / SAMPLE_RATE).toBeGreaterThan(20);
    expect(wordErrorRate(await transcribe(twice, LOUD), `${SAID} ${SAID}`)).toBeLessThanOrEqual(0.1);
  });

  it("[bug transformers.js#1684] [bug transformers.js#1742] ends with the speech, and invents nothing in the silence up to 15 s", async () => {
    const text = await transcribe(sound.subarray(0, 2.2 * SAMPLE_RATE), LOUD);
    expect(text).toMatch(/americ\w*\W*$/i);
    expect(text.split(" ").length).toBeLessThanOrEqual(7);
  });

  it("[bug transformers.js#689] ends its text at the next token when it is asked to, and the next text is whole", async () => {
    let asked = 0;
    const short = await transcribe(sound, { ...LOUD, partial: true }, () => ++asked > 5);
    expect(asked).toBeLessThanOrEqual(7);
    expect(short.split(" ").length).toBeLessThan(8);
    expect(SAID.toLowerCase()).toContain(short.toLowerCase().replace(/[^a-z ]/g, ""));
    expect(wordErrorRate(await transcribe(sound, LOUD), SAID)).toBeLessThanOrEqual(0.1);
  });

  it("[bug transformers#24512] [bug transformers#21467] gives no word for silence, nor for noise that the detector took for speech", async () => {
    expect(await transcribe(new Float32Array(2 * SAMPLE_RATE), { ...LOUD, voicedRms: 0 })).toBe("");
    for (const loud of [0.02, 0.2])
      expect(await transcribe(noise(2, loud), { ...LOUD, speechMs: 300 })).toBe("");
  });
});
