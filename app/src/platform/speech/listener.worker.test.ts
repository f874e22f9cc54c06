import "fake-indexeddb/auto";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { FRAME } from "#models/speech/audio.ts";
import { someSet } from "../../testing/someSets.ts";
import { makeDatabases } from "../store/schema.ts";
import type { FromListener, Job, JobDone, Stretch, ToListener } from "./messages.ts";
import { keepSound, soundOf } from "./soundStore.ts";

vi.mock("./vad.ts", () => ({
  loadVad: async () => () => async (frame: Float32Array) => probabilityOf(frame[0] ?? 0),
}));

/** Speech is of some loudness; a knock is loud, and not surely speech. */
const probabilityOf = (level: number) => (level > 0.5 ? 0.6 : level > 0.05 ? 0.9 : 0);

/** Frames in a second, about. */
const SECOND = 32;
let told: FromListener[] = [];
let send: (message: ToListener) => void = () => {};
let stretches = 0;

const newStretch = (): Stretch => ({
  id: `listened-${stretches++}`,
  userId: "u-1",
  attemptId: "a-1",
  companyId: "c-1",
  roundId: "r-1",
  questionId: "q-1",
  index: 0,
});

/** What writes down, as the listener sees it: it gives partial texts up, and answers with final ones when the test says so. */
function engine() {
  const { port1, port2 } = new MessageChannel();
  const finals: Job[] = [];
  const answer = (done: JobDone) => port2.postMessage(done);
  port2.onmessage = ({ data }: MessageEvent<Job>) => {
    if (data.about.partial) answer({ id: data.id, text: null, why: "cut short" });
    else finals.push(data);
  };
  return {
    connect: () => send({ type: "engine", port: port1, given: null }),
    finals: () => finals,
    reply: (text: string, job = finals.at(-1)) => answer({ id: job?.id ?? 0, text, why: "" }),
    end: () => port2.close(),
  };
}

/** A microphone that sends frames. */
function microphone() {
  const { port1, port2 } = new MessageChannel();
  const hear = (seconds: number, isSpeech: boolean) => {
    for (let frame = 0; frame < seconds * SECOND; frame++)
      port1.postMessage(new Float32Array(FRAME).fill(isSpeech ? 0.1 : 0));
  };
  /** Knocks twice a second. */
  const knock = (times: number) => {
    for (let frame = 0; frame < times * 16; frame++)
      port1.postMessage(new Float32Array(FRAME).fill(frame % 16 < 2 ? 0.9 : 0));
  };
  return { frames: port2, hear, knock, close: () => port1.close() };
}

const events = (stretch: Stretch, kind: string) =>
  told.filter((one) => one.type === "event" && one.stretch === stretch.id && one.event.kind === kind);
const isStopped = (stretch: Stretch) =>
  told.some((one) => one.type === "stopped" && one.stretch === stretch.id);

/** Seconds of sound that are stored of a stretch. */
const stored = async ({ id }: Stretch) =>
  (await soundOf(id)).reduce((sum, { samples }) => sum + samples.byteLength / 32_000, 0);

beforeAll(async () => {
  await makeDatabases({});
  let listener: (event: { data: ToListener }) => void = () => {};
  vi.stubGlobal("addEventListener", (_: string, given: typeof listener) => (listener = given));
  vi.stubGlobal("postMessage", (message: FromListener) => told.push(message));
  await import("./listener.worker.ts");
  send = (data) => listener({ data });
});

beforeEach(async () => {
  told = [];
  send({ type: "load", vad: someSet, runtime: someSet });
  await expect.poll(() => told).toContainEqual({ type: "ready" });
});

describe("The worker that listens", () => {
  it("has a sentence that is said while the engine is still being loaded wait for it, stored", async () => {
    const [stretch, { frames, hear, close }] = [newStretch(), microphone()];
    send({ type: "start", stretch, frames });
    hear(1.5, true);
    hear(1, false);
    await expect.poll(() => events(stretch, "ended")).toHaveLength(1);
    expect(await stored(stretch)).toBeGreaterThan(1.5);
    expect(events(stretch, "lost")).toEqual([]);
    const { connect, finals, reply, end } = engine();
    connect();
    await expect.poll(finals).toHaveLength(1);
    reply("Early.");
    await expect.poll(() => events(stretch, "text")).toMatchObject([{ event: { text: "Early." } }]);
    send({ type: "stop" });
    await expect.poll(() => isStopped(stretch)).toBe(true);
    close();
    end();
  });

  it("hears and stores the next answer while the one before is still being written down", async () => {
    const { connect, finals, reply, end } = engine();
    connect();
    const [before, first] = [newStretch(), microphone()];
    send({ type: "start", stretch: before, frames: first.frames });
    first.hear(1.5, true);
    send({ type: "stop" });
    await expect.poll(finals).toHaveLength(1);
    const [job] = finals();
    const [next, second] = [newStretch(), microphone()];
    send({ type: "start", stretch: next, frames: second.frames });
    second.hear(2, true);
    await expect.poll(() => stored(next)).toBeGreaterThan(1.5);
    expect(isStopped(before)).toBe(false);
    reply("The first.", job);
    await expect.poll(() => isStopped(before)).toBe(true);
    send({ type: "stop" });
    await expect.poll(finals).toHaveLength(2);
    reply("The second.", finals()[1]);
    await expect.poll(() => isStopped(next)).toBe(true);
    expect(events(next, "text")).toMatchObject([{ event: { text: "The second." } }]);
    for (const over of [first.close, second.close, end]) over();
  });

  it("hears to its end what lies in the port when the microphone is closed", async () => {
    const { connect, finals, reply, end } = engine();
    connect();
    const [stretch, { frames, hear, close }] = [newStretch(), microphone()];
    hear(2, true);
    send({ type: "start", stretch, frames });
    send({ type: "stop" });
    await expect.poll(finals).toHaveLength(1);
    expect(finals()[0]?.samples.length).toBeGreaterThan(1.9 * 16_000);
    reply("All of it.");
    await expect.poll(() => isStopped(stretch)).toBe(true);
    close();
    end();
  });

  it("listens while old sound is written down, and says of that what cannot be", async () => {
    const [old, gone] = [newStretch(), microphone()];
    send({ type: "engine", port: null, given: null });
    send({ type: "start", stretch: old, frames: gone.frames });
    gone.hear(1.5, true);
    send({ type: "stop" });
    await expect.poll(() => events(old, "lost")).toHaveLength(1);
    const { connect, finals, reply, end } = engine();
    connect();
    send({ type: "recover", stretch: old });
    await expect.poll(finals).toHaveLength(1);
    const [stretch, { frames, hear, close }] = [newStretch(), microphone()];
    send({ type: "start", stretch, frames });
    hear(1.5, true);
    await expect.poll(() => stored(stretch)).toBeGreaterThan(1);
    reply("Old.", finals()[0]);
    await expect.poll(() => events(old, "text")).toMatchObject([{ event: { text: "Old." } }]);
    expect(finals()[0]?.userId).toBe("u-1");
    send({ type: "stop" });
    await expect.poll(finals).toHaveLength(2);
    reply("New.", finals()[1]);
    await expect.poll(() => isStopped(stretch)).toBe(true);
    for (const over of [gone.close, close, end]) over();
  });

  it("drops what was left behind and has no text, as it does while somebody speaks: it would be read again and again", async () => {
    const { connect, finals, reply, end } = engine();
    connect();
    const [stretch, gone] = [newStretch(), newStretch()];
    const { id, ...of } = gone;
    const samples = new Int16Array(16_000).buffer;
    const row = { ...of, stretch: id, part: 0, samples, kept: false, timestamp: 1 };
    await keepSound({ ...row, segment: 0, from: 0 });
    await keepSound({ ...row, segment: 1, from: 16_000, soFar: null });
    send({ type: "recover", stretch: gone });
    await expect.poll(finals).toHaveLength(1);
    reply("");
    await expect.poll(() => isStopped(gone)).toBe(true);
    expect([finals().length, events(gone, "nothing").length, await soundOf(id)]).toEqual([1, 1, []]);
    const { frames, hear, close } = microphone();
    send({ type: "start", stretch, frames });
    hear(1.5, true);
    hear(1, false);
    await expect.poll(finals).toHaveLength(2);
    reply("");
    await expect.poll(() => soundOf(stretch.id)).toEqual([]);
    send({ type: "stop" });
    await expect.poll(() => isStopped(stretch)).toBe(true);
    close();
    end();
  });

  it("has knocks that were left behind written down as little as others", async () => {
    const { connect, finals, end } = engine();
    connect();
    const [stretch, gone, { frames, hear, knock, close }] = [newStretch(), newStretch(), microphone()];
    send({ type: "start", stretch, frames });
    knock(6);
    await expect.poll(() => stored(stretch)).toBeGreaterThan(1);
    const left = await soundOf(stretch.id);
    hear(1, false);
    await expect.poll(() => events(stretch, "nothing")).toHaveLength(1);
    send({ type: "stop" });
    await expect.poll(() => isStopped(stretch)).toBe(true);
    for (const row of left) await keepSound({ ...row, stretch: gone.id });
    send({ type: "recover", stretch: gone });
    await expect.poll(() => isStopped(gone)).toBe(true);
    expect([finals(), events(gone, "text"), await soundOf(gone.id)]).toEqual([[], [], []]);
    close();
    end();
  });

  it("takes no reading aloud for a pause of the person, whom it does not hear meanwhile", async () => {
    const { connect, finals, reply, end } = engine();
    connect();
    const [stretch, { frames, hear, close }] = [newStretch(), microphone()];
    send({ type: "start", stretch, frames });
    hear(1.5, true);
    await expect.poll(() => events(stretch, "began")).toHaveLength(1);
    await expect.poll(() => stored(stretch)).toBeGreaterThan(1);
    send({ type: "deaf", on: true });
    hear(10, true);
    await expect.poll(finals).toHaveLength(1);
    reply("Before.");
    await expect.poll(() => events(stretch, "text")).toHaveLength(1);
    // The port brings all in its order: the last of it is heard when the next frame would be.
    await new Promise((over) => setTimeout(over, 300));
    send({ type: "deaf", on: false });
    hear(1.5, true);
    hear(1, false);
    await expect.poll(finals).toHaveLength(2);
    reply("After.");
    await expect.poll(() => events(stretch, "text")).toHaveLength(2);
    const [before, after] = told.flatMap((one) =>
      one.type === "event" && one.event.kind === "text" ? [one.event.times] : [],
    );
    expect(((after?.speechFrom ?? NaN) - (before?.speechTo ?? NaN)) / 16).toBeLessThan(1_000);
    expect(after?.speechMs).toBeLessThan(1_700);
    send({ type: "stop" });
    await expect.poll(() => isStopped(stretch)).toBe(true);
    close();
    end();
  });
});
