import net from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ENDINGS, type EndingName, SOCKET_LIMITS, webmStart } from "#models/contract/transcribe.ts";
import { logout } from "../accounts/actions.ts";
import { keptLimits } from "../http/limits.ts";
import { hashToken } from "../http/signedIn.ts";
import { type House, loudness, openHouse } from "../testing/speech/house.ts";
import { chunks, recording } from "../testing/speech/recorded.ts";
import type { Speaker } from "../testing/speech/speaker.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function expectEnding(speaker: Speaker, ending: EndingName) {
  const { code, reason } = ENDINGS[ending];
  expect(await speaker.closed).toEqual({ code, reason });
}

/** Whose token it is. */
async function userOf({ deps }: House, token: string): Promise<string> {
  const { user_id } = await deps.database.db
    .selectFrom("sessions")
    .select("user_id")
    .where("token_hash", "=", hashToken(token))
    .executeTakeFirstOrThrow();
  return user_id;
}

/** Speaks one recording. */
function speak(speaker: Speaker, more: object = {}) {
  speaker.start(more);
  chunks().forEach(speaker.send);
}

describe("the socket", () => {
  it("writes down chunks of MediaRecorder, and closes when all is written down", async () => {
    const speaker = await house.visit();
    speak(speaker);
    speaker.stop();
    await expectEnding(speaker, "done");
    expect(speaker.transcripts.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(speaker.acks.at(-1)).toEqual({ ack: 9, skip: 0 });
  });

  it("takes raw samples, counts on from the number it is told, and another recording after the first", async () => {
    const raw = await house.visit();
    raw.start({ format: "pcm-s16le-16k", from: 7 });
    raw.send(new Uint8Array(new Int16Array(32_000).fill(9_000).buffer));
    raw.stop();
    await expectEnding(raw, "done");
    expect(raw.transcripts).toEqual([
      {
        transcript: "loud for 2 s",
        seq: 8,
        final: true,
        spoken: { from: 0, to: 2_016, talk: 2_016 },
        ack: 0,
        skip: 2_000,
      },
    ]);
    const twice = await house.visit();
    speak(twice);
    chunks().forEach(twice.send);
    twice.stop();
    await expectEnding(twice, "done");
    expect(twice.transcripts).toHaveLength(6);
  });

  it.each([
    ["chunks of 1.5 s", chunks()],
    ["one chunk of all", [recording()]],
  ])("goes on after a lost connection with what was not acknowledged of %s", async (_, sent) => {
    const first = await house.visit();
    first.start();
    sent.forEach(first.send);
    await expect.poll(() => first.transcripts.length).toBeGreaterThanOrEqual(2);
    const { ack, skip, seq } = first.transcripts[1] ?? { ack: 0, skip: 0, seq: 0 };
    first.socket.terminate();
    const again = await house.visit();
    again.start({ from: seq, skip });
    again.send(webmStart(recording()));
    sent.slice(ack).forEach(again.send);
    again.stop();
    await expectEnding(again, "done");
    expect(again.transcripts.map((one) => [one.seq, one.transcript])).toEqual([[3, "loud for 6 s"]]);
    expect(again.acks.at(-1)?.ack).toBe(sent.length - ack + 1);
  });

  it.each<[string, EndingName, (speaker: Speaker) => void]>([
    ["garbage", "notSound", (s) => (s.start(), s.send(new Uint8Array(5_000).fill(7)))],
    ["another container", "notSound", (s) => (s.start(), s.send(Buffer.from("OggS\0\x02\0\0\0\0\0\0\0")))],
    ["a cut header", "notSound", (s) => (s.start(), s.send(chunks()[0]?.subarray(40) ?? new Uint8Array()))],
    ["half a sample", "notSound", (s) => (s.start({ format: "pcm-s16le-16k" }), s.send(new Uint8Array(3)))],
    ["sound before the start", "badMessage", (s) => s.send(new Uint8Array(10))],
    ["words that are no message", "badMessage", (s) => s.socket.send("hello")],
    ["another format", "badMessage", (s) => s.start({ format: "mp4" })],
    ["a language that its engine cannot write", "language", (s) => s.start({ language: "hi" })],
    ["a second start", "badMessage", (s) => (s.start(), s.start())],
    ["an unknown token", "signedOut", (s) => s.start({ token: "nobody" })],
    ["no token", "badMessage", (s) => s.say({ type: "start", format: "webm-opus" })],
  ])("ends with its own code after %s", async (_, ending, act) => {
    const speaker = await house.visit();
    act(speaker);
    await expectEnding(speaker, ending);
  });

  it("[api bug 36] takes no message that is too big", async () => {
    const speaker = await house.visit();
    speaker.start();
    speaker.send(new Uint8Array(SOCKET_LIMITS.frameBytes + 1));
    expect((await speaker.closed).code).toBe(ENDINGS.tooBig.code);
  });

  it("is for two connections of a person, and the newest of an answer", async () => {
    const token = await house.signUp();
    const [one, two, three] = [await house.visit(token), await house.visit(token), await house.visit(token)];
    speak(one, { answerId: "a-1" });
    speak(two, { answerId: "a-2" });
    await expect.poll(() => Math.min(one.acks.length, two.acks.length)).toBeGreaterThan(0);
    speak(three, { answerId: "a-3" });
    await expectEnding(three, "tooMany");
    const newer = await house.visit(token);
    speak(newer, { answerId: "a-1" });
    await expectEnding(one, "replaced");
    [two, newer].forEach((speaker) => speaker.stop());
    await expectEnding(two, "done");
    await expectEnding(newer, "done");
  });

  it.each([
    ["/ws/transcribe?token=x", {}, 404],
    ["/ws/other", {}, 404],
    ["/ws/transcribe", { Origin: "https://evil.example" }, 403],
    ["/ws/transcribe", { Origin: "null" }, 403],
  ])("is not opened at %s with %j", async (path, headers, status) => {
    const { hostname, port } = new URL(house.address);
    const lines = Object.entries({
      Host: `${hostname}:${port}`,
      Connection: "Upgrade",
      Upgrade: "websocket",
      "Sec-WebSocket-Version": "13",
      "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
      ...headers,
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    const socket = net.connect(Number(port), hostname);
    socket.write(`GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`);
    const [first] = await new Promise<Buffer[]>((resolve) => socket.once("data", (data) => resolve([data])));
    expect(String(first)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    socket.destroy();
  });

  it("is opened from a page of the same host", async () => {
    const speaker = await house.visit(undefined, { Origin: house.address });
    speaker.start();
    speaker.stop();
    await expectEnding(speaker, "done");
  });

  it("counts for whoever operates the server", async () => {
    const figures = await house.figures();
    expect(figures).toMatch(/transcribe_speech_seconds_total{engine="local",kind="final"} \d/);
    expect(figures).toMatch(/transcribe_endings_total{ending="notSound"} 4/);
    expect(figures).toMatch(/transcribe_sockets 0/);
  });
});

describe("a socket's times", () => {
  it("end it where no start comes, where it lasts too long, and where nobody answers", async () => {
    const limits = { startMs: 150, longestMs: 600 };
    const hurried = await openHouse(loudness, { limits, pingMs: 200 });
    const silent = await hurried.visit();
    const long = await hurried.visit();
    speak(long);
    const dead = await hurried.visit();
    dead.start();
    dead.socket.pause();
    await expectEnding(silent, "noStart");
    await expectEnding(long, "tooLong");
    expect(long.transcripts).toHaveLength(3);
    await expect.poll(hurried.figures).toContain('transcribe_endings_total{ending="lost"} 1');
    dead.socket.terminate();
    await hurried.close();
  });

  it("end it when the person has signed out", async () => {
    const hurried = await openHouse(loudness, { pingMs: 100 });
    const token = await hurried.signUp();
    const speaker = await hurried.visit(token);
    speak(speaker);
    await logout(hurried.deps, hashToken(token));
    await expectEnding(speaker, "signedOut");
    await hurried.close();
  });

  it("slow down whoever sends faster than anybody speaks", async () => {
    const other = await openHouse();
    const speaker = await other.visit();
    speaker.start({ format: "pcm-s16le-16k" });
    const second = new Uint8Array(32_000);
    for (let i = 0; i < 129; i++) speaker.send(second);
    await expect.poll(() => speaker.acks.at(-1)?.ack, { timeout: 5_000 }).toBeGreaterThan(110);
    const { ack } = speaker.acks.at(-1) ?? { ack: 0 };
    expect(ack).toBeLessThan(127);
    speaker.stop();
    await expectEnding(speaker, "done");
    expect(speaker.acks.at(-1)?.ack).toBe(129);
    await other.close();
  });
});

describe("a server", () => {
  it("that is stopped writes down what was said, and sends people to the next one", async () => {
    const other = await openHouse();
    const speaker = await other.visit();
    speaker.start();
    chunks().slice(0, 3).forEach(speaker.send);
    await expect.poll(() => speaker.acks.length).toBeGreaterThan(0);
    await other.room.stop(5_000);
    await expectEnding(speaker, "going");
    expect(speaker.transcripts.length).toBeGreaterThan(0);
    expect(speaker.acks.at(-1)).toEqual({ ack: 3, skip: 0 });
    await expect(other.visit()).rejects.toThrow("503");
    await other.close();
  });

  it("does not wait longer than it may", async () => {
    const transcriber = { partials: false, transcribe: () => new Promise<string>(() => undefined) };
    const other = await openHouse({ ...loudness, transcriber });
    const speaker = await other.visit();
    speak(speaker);
    await expect.poll(other.figures).toContain("transcribe_sockets 1");
    const begun = performance.now();
    await other.room.stop(300);
    expect(performance.now() - begun).toBeLessThan(2_000);
    await expectEnding(speaker, "going");
    await other.close();
  });

  it("without an engine says so", async () => {
    const other = await openHouse({ name: "off", why: "a test" });
    await expectEnding(await other.visit(), "off");
    await other.close();
  });

  it("with an engine that can write Hindi has it told what is spoken", async () => {
    const told: unknown[] = [];
    const transcriber = {
      partials: false,
      async transcribe(_: Float32Array, { language }: { language?: string }) {
        told.push(language);
        return "नमस्ते";
      },
    };
    const other = await openHouse({ ...loudness, languages: ["en", "hi"], transcriber });
    const speaker = await other.visit();
    speak(speaker, { language: "hi" });
    speaker.stop();
    await expectEnding(speaker, "done");
    expect([speaker.transcripts[0]?.transcript, new Set(told)]).toEqual(["नमस्ते", new Set(["hi"])]);
    await other.close();
  });

  it("whose engine fails says so, and keeps no chunk for written down", async () => {
    const transcriber = { partials: false, transcribe: () => Promise.reject(new Error("no engine")) };
    const other = await openHouse({ ...loudness, transcriber });
    const speaker = await other.visit();
    speak(speaker);
    await expectEnding(speaker, "failed");
    expect(speaker.transcripts).toEqual([]);
    await other.close();
  });

  it("turns away whoever opens one connection after the other, and nobody else", async () => {
    const other = await openHouse();
    const limits = keptLimits(other.deps.database);
    Object.assign(other.deps, { limits });
    const token = await other.signUp();
    const userId = await userOf(other, token);
    for (let n = 0; n < 120; n++) await limits.take("sockets", userId);
    const late = await other.visit(token);
    late.start();
    await expectEnding(late, "tooOften");
    const somebody = await other.visit();
    speak(somebody);
    somebody.stop();
    await expectEnding(somebody, "done");
    await other.close();
  });

  it("writes down three hours of sound for a person in a day: what was said is written down, then others have their turn", async () => {
    const other = await openHouse();
    const limits = keptLimits(other.deps.database);
    Object.assign(other.deps, { limits });
    const token = await other.signUp();
    await limits.take("speech", await userOf(other, token), 3 * 60 * 60 - 9);
    const speaker = await other.visit(token);
    speak(speaker);
    await expectEnding(speaker, "spent");
    expect(speaker.transcripts.length).toBeGreaterThan(0);
    const again = await other.visit(token);
    speak(again);
    await expectEnding(again, "spent");
    expect(again.transcripts).toEqual([]);
    const somebody = await other.visit();
    speak(somebody);
    somebody.stop();
    await expectEnding(somebody, "done");
    await other.close();
  });

  it("is full with forty people", async () => {
    const other = await openHouse();
    const people: Speaker[] = [];
    for (let i = 0; i < SOCKET_LIMITS.sockets / 2; i++) {
      const token = await other.signUp();
      people.push(await other.visit(token), await other.visit(token));
    }
    for (const person of people) {
      person.start({ format: "pcm-s16le-16k" });
      person.send(new Uint8Array(48_000));
      person.send(new Uint8Array(48_000));
    }
    await expect.poll(() => people.every(({ acks }) => acks.length > 0), { timeout: 15_000 }).toBe(true);
    const late = await other.visit();
    late.start();
    await expectEnding(late, "full");
    await other.close();
  });
});
