import { describe, expect, it } from "vitest";
import { FRAME } from "./audio.ts";

import { type DictationEvent, makeDictation } from "./dictation.ts";
import type { GiveUp } from "./giveUp.ts";
import type { AboutSegment } from "./transcriber.ts";

type Asked = {
  about: AboutSegment;
  length: number;
  giveUp: GiveUp;
  reply(text: string): void;
  fail(): void;
};

const FRAMES_PER_SECOND = 16_000 / FRAME;

/** A dictation whose decodes are answered by hand, on a clock that goes with the sound. */
function world(partials = true) {
  const events: DictationEvent[] = [];
  const asked: Asked[] = [];
  let now = 0;
  const dictation = makeDictation({
    partials,
    now: () => now,
    tell: (event) => events.push(event),
    transcribe: (samples, about, giveUp) =>
      new Promise((reply, reject) => {
        asked.push({ about, length: samples.length, giveUp, reply, fail: () => reject(new Error("broken")) });
      }),
  });
  const settle = () => new Promise<void>((done) => setTimeout(done));
  return {
    events,
    asked,
    dictation,
    settle,
    /** So many seconds of speech or of silence. */
    async hear(seconds: number, speech: boolean) {
      for (let frame = 0; frame < seconds * FRAMES_PER_SECOND; frame++) {
        now += 1_000 / FRAMES_PER_SECOND;
        dictation.push(new Float32Array(FRAME).fill(speech ? 0.1 : 0), speech ? 0.9 : 0);
      }
      await settle();
    },
    texts: () => events.flatMap((event) => (event.kind === "text" ? [event.text] : [])),
    kinds: () => [...new Set(events.map(({ kind }) => kind))],
  };
}

describe("A dictation", () => {
  it("has a segment written down when a pause has ended it, with the times of its speech", async () => {
    const { hear, asked, events, settle } = world(false);
    await hear(1, false);
    await hear(2, true);
    await hear(1, false);
    expect(asked).toHaveLength(1);
    asked[0]?.reply("I lead a team.");
    await settle();
    const text = events.find(({ kind }) => kind === "text");
    expect(text).toMatchObject({ segment: 0, text: "I lead a team." });
    const { speechMs } = text?.kind === "text" ? text.times : { speechMs: 0 };
    expect(speechMs).toBeGreaterThan(1_900);
    expect(speechMs).toBeLessThan(2_100);
  });

  it("tells all sound of a segment before it asks for its text", async () => {
    const { hear, asked, events } = world(false);
    await hear(2, true);
    await hear(1, false);
    const sound = events.flatMap((event) => (event.kind === "sound" ? [event.samples.length] : []));
    const ended = events.find(({ kind }) => kind === "ended");
    expect(sound.reduce((sum, length) => sum + length, 0)).toBeGreaterThanOrEqual(
      asked[0]?.length ?? Infinity,
    );
    expect(ended).toMatchObject({ samples: asked[0]?.length });
  });

  it("asks for nothing while nobody speaks, and drops what was too short to be speech", async () => {
    const { hear, asked, kinds } = world();
    await hear(3, false);
    await hear(0.1, true);
    await hear(3, false);
    expect(asked).toEqual([]);
    expect(kinds()).toEqual(["began", "sound", "nothing"]);
  });

  it("looks at a segment that grows, and tells only what two looks agree on as settled", async () => {
    const { hear, asked, events, settle } = world();
    await hear(1.5, true);
    expect(asked[0]?.about.partial).toBe(true);
    asked[0]?.reply("We moved the whole day");
    await settle();
    await hear(1.5, true);
    asked[1]?.reply("We moved the whole database");
    await settle();
    const heard = events.flatMap((event) => (event.kind === "heard" ? [event] : []));
    expect(heard.map(({ committed }) => committed)).toEqual(["", "We moved the whole"]);
    expect(heard[1]?.pending).toContain("database");
  });

  it("lets a final text go before a partial one, and asks the running partial to end", async () => {
    const { hear, asked, settle, texts } = world();
    await hear(1.5, true);
    await hear(1, false);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.giveUp.given()).toBe(true);
    asked[0]?.reply("");
    await settle();
    expect(asked[1]?.about.partial).toBe(false);
    asked[1]?.reply("Done.");
    await settle();
    expect(texts()).toEqual(["Done."]);
  });

  it("writes segments down one at a time, in the order in which they were said", async () => {
    const { hear, asked, settle, texts } = world(false);
    for (let said = 0; said < 3; said++) {
      await hear(1, true);
      await hear(1, false);
    }
    expect(asked).toHaveLength(1);
    for (const at of [0, 1, 2]) {
      asked[at]?.reply(`Part ${at}.`);
      await settle();
    }
    expect(texts()).toEqual(["Part 0.", "Part 1.", "Part 2."]);
  });

  it("tells that a segment is lost, and goes on with the next", async () => {
    const { hear, asked, settle, texts, kinds } = world(false);
    await hear(1, true);
    await hear(1, false);
    asked[0]?.fail();
    await settle();
    await hear(1, true);
    await hear(1, false);
    asked[1]?.reply("Still here.");
    await settle();
    expect(kinds()).toContain("lost");
    expect(texts()).toEqual(["Still here."]);
  });

  it("stops only when what was being said is written down", async () => {
    const { hear, asked, settle, dictation, texts } = world(false);
    await hear(1, true);
    let stopped = false;
    void dictation.stop().then(() => (stopped = true));
    await settle();
    expect(stopped).toBe(false);
    asked[0]?.reply("The end.");
    await settle();
    expect([stopped, texts()]).toEqual([true, ["The end."]]);
  });

  it("looks no more where a look takes longer than the sound it is about", async () => {
    const { hear, asked, settle } = world();
    await hear(1.5, true);
    await hear(6, true);
    asked[0]?.reply("slow");
    await settle();
    await hear(6, true);
    expect(asked).toHaveLength(1);
  });
});
