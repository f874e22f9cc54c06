import { describe, expect, it } from "vitest";
import type { FromTranscriber, Transcript } from "#models/contract/transcribe.ts";
import { FRAME, toPcm16 } from "#models/speech/audio.ts";
import type { SpeechJob } from "../outside/transcriber/port.ts";
import { type Listening, makeListening } from "./listening.ts";
import { makeRecording } from "./recording.ts";

/** Seconds of sound: a number is a loud constant, told apart by its height, null is silence. */
function sound(...parts: [height: number | null, seconds: number][]): Uint8Array {
  const all = parts.flatMap(([height, seconds]) => Array<number>(seconds * 16_000).fill(height ?? 0));
  return new Uint8Array(toPcm16(Float32Array.from(all)).buffer);
}

/** Cuts sound into chunks of so many seconds. */
function cut(bytes: Uint8Array, seconds: number): Uint8Array[] {
  const size = seconds * 32_000;
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
    bytes.subarray(i * size, (i + 1) * size),
  );
}

/** Hears what is loud as speech. */
const detector = {
  async hear(samples: Float32Array) {
    const probabilities = Float32Array.from({ length: samples.length / FRAME }, (_, i) =>
      Math.abs(samples[i * FRAME] ?? 0) > 0.01 ? 1 : 0,
    );
    return { probabilities, memory: null };
  },
};

/** Writes down heights in tenths, each as often as it lasted a second. */
async function heights(samples: Float32Array): Promise<string> {
  const counts = new Map<number, number>();
  for (const value of samples) {
    const height = Math.round(value * 10);
    if (height !== 0) counts.set(height, (counts.get(height) ?? 0) + 1);
  }
  return [...counts].map(([height, many]) => `${height}x${(many / 16_000).toFixed(1)}`).join(" ");
}

type Heard = { listening: Listening; said: FromTranscriber[]; failures: unknown[]; jobs: SpeechJob[] };

function listen(
  more: { skipMs?: number; from?: number; partials?: boolean; write?: typeof heights } = {},
): Heard {
  const { skipMs = 0, from = 0, partials = false, write = heights } = more;
  const said: FromTranscriber[] = [];
  const failures: unknown[] = [];
  const jobs: SpeechJob[] = [];
  let now = 0;
  const listening = makeListening({
    speech: {
      detector,
      transcriber: {
        partials,
        transcribe(samples, job) {
          jobs.push(job);
          return write(samples);
        },
      },
    },
    recording: makeRecording(null, false),
    owner: "one",
    skipMs,
    from,
    say: (message) => void said.push(message),
    fail: (error) => void failures.push(error),
    now: () => (now += 100),
  });
  return { listening, said, failures, jobs };
}

const transcripts = (said: readonly FromTranscriber[]): Transcript[] =>
  said.flatMap((message) => ("transcript" in message ? [message] : []));

/** Twenty seconds of an answer: four sentences with pauses. */
const ANSWER = sound(
  [null, 1],
  [0.1, 3],
  [null, 1],
  [0.2, 4],
  [null, 1],
  [0.3, 4],
  [null, 2],
  [0.4, 3],
  [null, 1],
);
const WORDS = ["1x3.0", "2x4.0", "3x4.0", "4x3.0"];

describe("listening", () => {
  it("writes down sentence by sentence, and says at the end that all chunks are of no more use", async () => {
    const { listening, said } = listen();
    const chunks = cut(ANSWER, 1.5);
    for (const chunk of chunks) listening.hear(chunk);
    await listening.stop();
    expect(transcripts(said).map(({ transcript, seq }) => [transcript, seq])).toEqual(
      WORDS.map((words, i) => [words, i + 1]),
    );
    expect(said.at(-1)).toEqual({ ack: chunks.length, skip: 0 });
  });

  it("says when each was spoken, and how much of that was speech", async () => {
    const { listening, said } = listen();
    for (const chunk of cut(ANSWER, 1.5)) listening.hear(chunk);
    await listening.stop();
    const spoken = transcripts(said).map((one) => one.spoken ?? { from: NaN, to: NaN, talk: NaN });
    // Of each sentence; the detector's frames are 32 ms long.
    const [seconds, starts] = [
      [3, 4, 4, 3],
      [1, 5, 10, 16],
    ];
    spoken.forEach(({ from, to, talk }, i) => {
      expect(Math.abs(from - (starts[i] ?? NaN) * 1_000)).toBeLessThanOrEqual(32);
      expect(Math.abs(to - from - (seconds[i] ?? NaN) * 1_000)).toBeLessThanOrEqual(64);
      expect(talk).toBe(to - from);
    });
  });

  it("says it in the milliseconds of what was sent, also where the beginning is written down already", async () => {
    const { listening, said } = listen({ skipMs: 4_500 });
    for (const chunk of cut(ANSWER, 1.5)) listening.hear(chunk);
    await listening.stop();
    const [first] = transcripts(said);
    expect(Math.abs((first?.spoken?.from ?? NaN) - 5_000)).toBeLessThanOrEqual(32);
  });

  it("goes on at every message after which a connection can be lost, with nothing lost and nothing twice", async () => {
    const chunks = cut(ANSWER, 1.5);
    const whole = listen();
    for (const chunk of chunks) whole.listening.hear(chunk);
    await whole.listening.stop();
    const acked = whole.said.flatMap((message, at) => ("ack" in message ? [{ ...message, at }] : []));
    for (const { ack, skip, at } of acked) {
      const before = transcripts(whole.said.slice(0, at + 1));
      const again = listen({ skipMs: skip, from: before.length });
      for (const chunk of chunks.slice(ack)) again.listening.hear(chunk);
      await again.listening.stop();
      const all = [...before, ...transcripts(again.said)];
      expect(all.map(({ transcript }) => transcript)).toEqual(WORDS);
      expect(all.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    }
    // Each of the four texts has said it, and the end.
    expect(acked.length).toBeGreaterThanOrEqual(5);
  });

  it("is flat in memory through an hour of silence, and lets go of the chunks", async () => {
    const { listening, said, jobs } = listen();
    const minute = sound([null, 60]);
    let most = 0;
    for (let i = 0; i < 60; i++) {
      listening.hear(minute);
      await expect.poll(() => listening.keptMs(), { interval: 1 }).toBeLessThan(1_000);
      most = Math.max(most, listening.keptMs());
    }
    await listening.stop();
    expect(most).toBeLessThan(500);
    expect(jobs).toHaveLength(0);
    expect(said.at(-1)).toEqual({ ack: 60, skip: 0 });
    expect(said.length).toBeLessThan(70);
  });

  it("shows what is being said, and how much of it is firm", async () => {
    let heard = 0;
    const all =
      "I have worked here since May and lead a team of nine people who sell shoes in two towns, and before that I was with a firm that made bags for schools, where I learnt how to plan what is to be sewn in which week.";
    const looks = [9, 6, 3].map((fewer) => all.split(" ").slice(0, -fewer).join(" "));
    const write = async () => looks[heard++] ?? all;
    const { listening, said } = listen({ partials: true, write });
    for (const chunk of cut(sound([0.1, 6], [null, 1]), 0.5)) {
      listening.hear(chunk);
      await new Promise((wake) => setTimeout(wake, 5));
    }
    await listening.stop();
    const partials = said.flatMap((message) => ("partial" in message ? [message] : []));
    expect(partials[0]).toEqual({ partial: looks[0], firm: 0 });
    expect(partials[1]?.partial).toBe(looks[1]);
    expect(partials.at(-1)?.firm).toBeGreaterThan(0);
    const [{ transcript } = { transcript: "" }] = transcripts(said);
    for (const { partial, firm } of partials)
      expect(transcript.startsWith(partial.slice(0, firm))).toBe(true);
  });

  it("[bug whisper#679] [bug whisper#928] tells how much of a sentence is speech: a thanks in a click's length was not said", async () => {
    const { listening, jobs } = listen();
    listening.hear(sound([null, 1], [0.1, 3], [null, 1]));
    await listening.stop();
    expect(jobs).toHaveLength(1);
    // Its sound is longer by the silence before and after it.
    expect(Math.abs((jobs[0]?.speechMs ?? NaN) - 3_000)).toBeLessThan(50);
    expect(jobs[0]?.voicedRms).toBeCloseTo(0.1, 2);
  });

  it("fails where a sentence cannot be written down, and does not let go of its chunks", async () => {
    const write = () => Promise.reject(new Error("no engine"));
    const { listening, said, failures } = listen({ write });
    for (const chunk of cut(ANSWER, 1.5)) listening.hear(chunk);
    await listening.stop();
    expect(failures.map(String)).toEqual(["Error: no engine"]);
    expect(said.filter((message) => "ack" in message)).toEqual([]);
  });

  it("gives up what nobody wants any more", async () => {
    const write = () => new Promise<string>(() => undefined);
    const { listening, failures, jobs } = listen({ write });
    for (const chunk of cut(ANSWER, 1.5)) listening.hear(chunk);
    await expect.poll(() => jobs.length).toBe(1);
    listening.forget();
    expect(jobs[0]?.signal.aborted).toBe(true);
    expect(failures).toEqual([]);
  });

  it("refuses half a sample", () => {
    expect(() => listen().listening.hear(new Uint8Array(3))).toThrow("half a sample");
  });
});
