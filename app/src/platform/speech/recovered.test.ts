import "fake-indexeddb/auto";
import { beforeAll, describe, expect, it } from "vitest";
import { toPcm16 } from "#models/speech/audio.ts";
import type { DictationEvent } from "#models/speech/dictation.ts";
import type { AboutSegment } from "#models/speech/transcriber.ts";
import { makeDatabases } from "../store/schema.ts";
import type { EngineLink } from "./engine.ts";
import { recovered } from "./recovered.ts";
import { keepSound, type SoundRow } from "./soundStore.ts";

beforeAll(() => makeDatabases({}));

const of = { userId: "u-1", attemptId: "a", companyId: "c", roundId: "r", questionId: "q", index: 0 };

/** Lays a piece of a second: its samples are what is said in that second, in hundredths. */
const lay = (
  stretch: string,
  segment: number,
  part: number,
  second: number,
  more: Partial<Pick<SoundRow, "kept" | "soFar">> = {},
) =>
  keepSound({
    ...of,
    stretch,
    segment,
    part,
    from: second * 16_000,
    samples: toPcm16(new Float32Array(16_000).fill(second / 100)).slice().buffer,
    kept: false,
    timestamp: 1,
    ...more,
  });

/** What is known of speech from the beginning of one second to the end of another. */
const soFar = (first: number, last: number) => ({
  times: { speechFrom: first * 16_000, speechTo: (last + 1) * 16_000, speechMs: 700 },
  voicedRms: 0.2,
});

/** Writes down which seconds it hears. */
const engine: Pick<EngineLink, "transcribe"> = {
  transcribe: async (userId, samples) =>
    `${userId}: ${[...new Set([...samples].map((sample) => Math.round(sample * 100)))].join(" ")}`,
};

async function eventsOf(stretch: string, link: Pick<EngineLink, "transcribe">) {
  const events: DictationEvent[] = [];
  for await (const event of recovered(stretch, link)) events.push(event);
  return events;
}

const textsOf = async (stretch: string, link: Pick<EngineLink, "transcribe"> = engine) =>
  (await eventsOf(stretch, link)).map((event) => (event.kind === "text" ? event.text : event.kind));

describe("Sound that a stretch of speaking has left", () => {
  it("is written down segment by segment, under the name of whoever said it; what is kept for listening is not", async () => {
    for (const second of [1, 2]) await lay("a", 0, second, second);
    await lay("a", 1, 0, 5);
    await lay("a", 2, 0, 7, { kept: true });
    expect(await textsOf("a")).toEqual(["u-1: 1 2", "u-1: 5"]);
  });

  it("says nothing twice where a long segment was cut: its end was stored again as the next one's beginning", async () => {
    for (const second of [1, 2, 3, 4, 5]) await lay("b", 0, second, second);
    for (const second of [4, 5, 6]) await lay("b", 1, second, second);
    expect(await textsOf("b")).toEqual(["u-1: 1 2 3", "u-1: 4 5 6"]);
  });

  it("stays where it cannot be written down, and the next segment is tried all the same", async () => {
    await lay("c", 0, 0, 1);
    await lay("c", 1, 0, 3);
    let count = 0;
    const once: Pick<EngineLink, "transcribe"> = {
      transcribe: async (...job) => {
        if (count++ === 0) throw new Error("out of memory");
        return engine.transcribe(...job);
      },
    };
    expect(await textsOf("c", once)).toEqual(["lost", "u-1: 3"]);
  });

  it("has the times and the loudness that were told when it was said, up to where a long segment was cut", async () => {
    const asked: AboutSegment[] = [];
    for (const second of [1, 2, 3, 4]) await lay("d", 0, second, second, { soFar: soFar(1, second) });
    await lay("d", 1, 0, 3, { soFar: soFar(3, 3) });
    const events = await eventsOf("d", {
      transcribe: async (_, _samples, about) => {
        asked.push(about);
        return "Yes.";
      },
    });
    expect(events.map((event) => event.kind === "text" && event.times)).toEqual([
      soFar(1, 2).times,
      soFar(3, 3).times,
    ]);
    expect(asked).toEqual(Array(2).fill({ voicedRms: 0.2, speechMs: 700, partial: false }));
  });

  it("is not written down where it was no speech as far as it goes: of a knock Whisper would make words", async () => {
    await lay("e", 0, 0, 1, { soFar: soFar(1, 1) });
    await lay("e", 1, 0, 3, { soFar: null });
    expect(await textsOf("e")).toEqual(["u-1: 1", "nothing"]);
  });
});
