import "fake-indexeddb/auto";
import { beforeAll, describe, expect, it } from "vitest";
import { toPcm16 } from "#models/speech/audio.ts";
import type { DictationEvent } from "#models/speech/dictation.ts";
import { makeDatabases } from "../store/schema.ts";
import type { EngineLink } from "./engine.ts";
import { recovered } from "./recovered.ts";
import { keepSound } from "./soundStore.ts";

beforeAll(() => makeDatabases({}));

const of = { userId: "u-1", attemptId: "a", companyId: "c", roundId: "r", questionId: "q", index: 0 };

/** Lays a piece of a second: its samples are what is said in that second, in hundredths. */
const lay = (stretch: string, segment: number, part: number, second: number, kept = false) =>
  keepSound({
    ...of,
    stretch,
    segment,
    part,
    from: second * 16_000,
    samples: toPcm16(new Float32Array(16_000).fill(second / 100)).slice().buffer,
    kept,
    timestamp: 1,
  });

/** Writes down which seconds it hears. */
const engine: Pick<EngineLink, "transcribe"> = {
  transcribe: async (userId, samples) =>
    `${userId}: ${[...new Set([...samples].map((sample) => Math.round(sample * 100)))].join(" ")}`,
};

async function textsOf(stretch: string, link: Pick<EngineLink, "transcribe"> = engine) {
  const events: DictationEvent[] = [];
  for await (const event of recovered(stretch, link)) events.push(event);
  return events.map((event) => (event.kind === "text" ? event.text : event.kind));
}

describe("Sound that a stretch of speaking has left", () => {
  it("is written down segment by segment, under the name of whoever said it; what is kept for listening is not", async () => {
    for (const second of [1, 2]) await lay("a", 0, second, second);
    await lay("a", 1, 0, 5);
    await lay("a", 2, 0, 7, true);
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
});
