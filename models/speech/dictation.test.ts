import { describe, expect, it } from "vitest";
import { FRAME } from "./audio.ts";

import { type DictationEvent, type DictationOptions, makeDictation } from "./dictation.ts";
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
function world(partials = true, more: Partial<DictationOptions> = {}) {
  const events: DictationEvent[] = [];
  const asked: Asked[] = [];
  let now = 0;
  const dictation = makeDictation({
    ...more,
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

  it("tells with the sound what is known of its speech, so that whoever finds it later knows that too", async () => {
    const { hear, events, dictation } = world(false);
    expect(dictation.isOpen()).toBe(false);
    await hear(2, true);
    expect(dictation.isOpen()).toBe(true);
    await hear(1, false);
    expect(dictation.isOpen()).toBe(false);
    const told = events.flatMap((event) => (event.kind === "sound" ? [event.soFar] : []));
    const ended = events.flatMap((event) => (event.kind === "ended" ? [event] : []));
    expect(told[0]).toBeNull();
    expect(told.at(-1)).toEqual({ times: ended[0]?.times, voicedRms: ended[0]?.voicedRms });
  });

  it("asks for nothing while nobody speaks, and drops what was too short to be speech", async () => {
    const { hear, asked, kinds } = world();
    await hear(3, false);
    await hear(0.1, true);
    await hear(3, false);
    expect(asked).toEqual([]);
    expect(kinds()).toEqual(["began", "sound", "nothing"]);
  });

  it("looks at a segment that grows, and tells only what three looks agree on as settled", async () => {
    const { hear, asked, events, settle } = world();
    const rest =
      "to it and nobody noticed anything of it, since we had copied every row of it for a week before we turned the old one off";
    for (const [look, word] of ["day", "data", "database"].entries()) {
      await hear(1.5, true);
      expect(asked[look]?.about.partial).toBe(true);
      asked[look]?.reply(`We moved the whole ${word} ${rest}`);
      await settle();
    }
    const heard = events.flatMap((event) => (event.kind === "heard" ? [event] : []));
    expect(heard.map(({ committed }) => committed)).toEqual(["", "", "We moved the whole"]);
    expect(heard[2]?.pending).toBe(`database ${rest}`);
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

describe("A dictation that begins early with the final text", () => {
  const early = (more: Partial<DictationOptions> = {}) => world(true, { early: true, ...more });

  it("has it at the end of the pause, with the sound that the segment has, decoded once", async () => {
    const { hear, asked, settle, texts, events } = early();
    await hear(0.9, true);
    await hear(0.4, false);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.about).toMatchObject({ partial: false });
    asked[0]?.reply("I lead a team.");
    await settle();
    expect(texts()).toEqual([]);
    await hear(0.4, false);
    expect([asked.length, texts()]).toEqual([1, ["I lead a team."]]);
    expect(events.find(({ kind }) => kind === "ended")).toMatchObject({ samples: asked[0]?.length });
  });

  it("lets it run on where the segment ends meanwhile", async () => {
    const { hear, asked, settle, texts } = early();
    await hear(0.9, true);
    await hear(1, false);
    expect([asked.length, asked[0]?.giveUp.given()]).toEqual([1, false]);
    asked[0]?.reply("I lead a team.");
    await settle();
    expect([asked.length, texts()]).toEqual([1, ["I lead a team."]]);
  });

  it("takes it for a look where somebody goes on, and decodes all of it in the end", async () => {
    const { hear, asked, settle, texts, events } = early();
    await hear(0.9, true);
    await hear(0.4, false);
    asked[0]?.reply("I lead");
    await settle();
    expect(events.at(-1)).toMatchObject({ kind: "heard", committed: "", pending: "I lead" });
    await hear(0.5, true);
    await hear(1, false);
    const last = asked.at(-1);
    expect(last?.length).toBeGreaterThan(asked[0]?.length ?? Infinity);
    last?.reply("I lead a team.");
    await settle();
    expect(texts()).toEqual(["I lead a team."]);
  });

  it("asks a look to end as soon as there is a pause, and begins none in it", async () => {
    const { hear, asked, settle } = early();
    await hear(1.5, true);
    expect(asked[0]?.about.partial).toBe(true);
    await hear(0.2, false);
    expect(asked[0]?.giveUp.given()).toBe(false);
    await hear(0.2, false);
    expect(asked[0]?.giveUp.given()).toBe(true);
    asked[0]?.reply("");
    await settle();
    expect(asked.map(({ about }) => about.partial)).toEqual([true, false]);
  });

  it("tries again where it failed, and never takes half of it for the whole", async () => {
    const { hear, asked, settle, texts } = early();
    await hear(0.9, true);
    await hear(0.4, false);
    asked[0]?.fail();
    await settle();
    await hear(0.5, false);
    asked[1]?.reply("I lead a team.");
    await settle();
    expect(texts()).toEqual(["I lead a team."]);
    await hear(0.9, true);
    await hear(0.4, false);
    await hear(0.1, true);
    await hear(1, false);
    expect(asked[2]?.giveUp.given()).toBe(true);
    asked[2]?.reply("It has");
    await settle();
    asked[3]?.reply("It has ten people.");
    await settle();
    expect(texts()).toEqual(["I lead a team.", "It has ten people."]);
  });

  it("tells no text before the sound is kept", async () => {
    let keep = () => {};
    const kept = () => new Promise<void>((done) => (keep = done));
    const { hear, asked, settle, texts } = early({ kept });
    await hear(0.9, true);
    await hear(0.4, false);
    asked[0]?.reply("I lead a team.");
    await hear(0.4, false);
    expect(texts()).toEqual([]);
    keep();
    await settle();
    expect(texts()).toEqual(["I lead a team."]);
  });

  it("leaves it where a look takes longer than the sound it is about", async () => {
    const { hear, asked, settle } = early();
    await hear(1.5, true);
    await hear(6, true);
    asked[0]?.reply("slow");
    await settle();
    await hear(0.5, false);
    expect(asked).toHaveLength(1);
  });
});
