import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { webmStart } from "#models/contract/transcribe.ts";
import { testSpeech } from "../testing/speech/testSpeech.ts";
import { type House, openHouse } from "../testing/speech/house.ts";
import { chunks, wordErrorRate } from "../testing/speech/recorded.ts";
import type { Speaker } from "../testing/speech/speaker.ts";

const speech = testSpeech();

/** Waits until one of these is true, for as long as a busy machine may take. */
const soon = (what: () => unknown) => expect.poll(what, { timeout: 60_000 });

describe.skipIf(speech.name === "off")("Whisper on the server", { timeout: 90_000 }, () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse(speech);
  });
  afterAll(async () => {
    await house.close();
    if (speech.name !== "off") await speech.close();
  });

  async function startSpeaking(more = {}): Promise<Speaker> {
    const speaker = await house.visit();
    speaker.start(more);
    return speaker;
  }

  /** Whisper in eight bits writes the first sentence one way on one processor and another on the next; the rest is sure. */
  function expectAllOnce(text: string) {
    expect(wordErrorRate(text), text).toBeLessThanOrEqual(0.3);
    expect(text.match(/what your country can do for you/gi), text).toHaveLength(1);
    expect(text.match(/what you can do for your country/gi), text).toHaveLength(1);
  }

  it("writes down what was recorded in Chromium, and goes on after a lost connection", async () => {
    const first = await startSpeaking();
    chunks().slice(0, 5).forEach(first.send);
    await soon(() => first.transcripts.length).toBeGreaterThan(0);
    const { ack, skip, seq } = first.transcripts.at(-1) ?? { ack: 0, skip: 0, seq: 0 };
    first.socket.terminate();
    const second = await startSpeaking({ from: seq, skip });
    second.send(webmStart(chunks()[0] ?? new Uint8Array()));
    chunks().slice(ack).forEach(second.send);
    second.stop();
    expect((await second.closed).code).toBe(1000);
    const text = `${first.text()} ${second.text()}`;
    expectAllOnce(text);
  });

  it("gives two people their turns, and each their own words", async () => {
    const order: string[] = [];
    const people = [await startSpeaking(), await startSpeaking()];
    people.forEach((person, i) => {
      person.socket.on("message", (data) => String(data).includes("transcript") && order.push(`${i}`));
      chunks().forEach(person.send);
    });
    people.forEach((person) => person.stop());
    await Promise.all(people.map((person) => person.closed));
    for (const person of people) expectAllOnce(person.text());
    // Three sentences each: nobody has two before the other has one.
    expect(new Set(order.slice(0, 2)).size, order.join()).toBe(2);
    expect(new Set(order.slice(2, 4)).size, order.join()).toBe(2);
  });

  it("writes nothing where nothing is said", async () => {
    const speaker = await startSpeaking({ format: "pcm-s16le-16k" });
    let seed = 1;
    const noise = Int16Array.from({ length: 64_000 }, () => (seed = (seed * 16_807) % 2_147_483_647) % 400);
    speaker.send(new Uint8Array(noise.buffer));
    speaker.stop();
    await speaker.closed;
    expect([speaker.text(), speaker.partials]).toEqual(["", []]);
  });
});
