import "fake-indexeddb/auto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { WebSocket as NodeSocket } from "ws";
import { type House, loudness, openHouse } from "#api/testing/speech/house.ts";
import { chunks } from "#api/testing/speech/recorded.ts";
import type { SpokenTold } from "#app/ports.ts";
import type { Stretch } from "#app/platform/speech/messages.ts";
import { chunksLeft, textsOf } from "#app/platform/speech/server/chunkStore.ts";
import { deliver, type Line } from "#app/platform/speech/server/delivery.ts";
import { segmentShelf, serverEngine } from "#app/platform/speech/server/segments.ts";
import { makeServerStep } from "#app/platform/speech/server/server.ts";
import { openShelf } from "#app/platform/speech/server/shelf.ts";
import { dropSound } from "#app/platform/speech/soundStore.ts";
import { makeDatabases } from "#app/platform/store/schema.ts";
import { TRANSCRIBE_PATH } from "#models/contract/transcribe.ts";

/*
 * The page's side of speech that the server writes down, against the server's real room over real sockets: what a lost
 * connection, a restarted server and a killed tab leave behind comes to its text, all of it and once.
 */

let house: House;
let token: string;
let stretches = 0;
/** Sockets that are open, or were. */
const sockets: NodeSocket[] = [];

beforeAll(async () => {
  await makeDatabases({});
  house = await openHouse();
});
beforeEach(async () => {
  token = await house.signUp();
  sockets.length = 0;
});
afterEach(() => sockets.forEach((socket) => socket.terminate()));
afterAll(() => house.close());

const line = (more: Partial<Line> = {}): Line => ({
  open() {
    const socket = new NodeSocket(`${house.address.replace("http", "ws")}${TRANSCRIBE_PATH}`);
    sockets.push(socket);
    // It has the browser's interface.
    return socket as unknown as WebSocket;
  },
  tokenOf: (userId) => (userId === "u-1" ? token : null),
  chance: () => 0,
  onNetwork: () => () => {},
  onOff: () => {},
  ...more,
});

const newStretch = (): Stretch => ({
  id: `s${stretches++}-a1`,
  userId: "u-1",
  attemptId: "a-1",
  companyId: "c-1",
  roundId: "r-1",
  questionId: "q-1",
  index: 0,
});

const world = { now: () => 1, onUnkept: (why: unknown) => expect.unreachable(String(why)) };

/** Notes what is told; `onText` may do something in the middle. */
function ears(onText: (seq: number) => void = () => {}) {
  const texts: [number, string][] = [];
  const away: boolean[] = [];
  const told = {
    onPartial: () => {},
    onText(seq: number, text: string) {
      texts.push([seq, text]);
      onText(seq);
    },
    onAway: (is: boolean) => void away.push(is),
  };
  return { told, texts, away };
}

/** What a whole recording comes to in one go. */
async function inOneGo(): Promise<[number, string][]> {
  const shelf = openShelf(newStretch(), "webm-opus", world);
  const { told, texts } = ears();
  const delivery = deliver(shelf, told, line(), Promise.resolve());
  for (const chunk of chunks()) shelf.put(chunk.slice());
  await shelf.close();
  expect(await delivery.done).toBe(true);
  return texts;
}

describe("A stretch of speaking that the server writes down", () => {
  it("comes to its texts in order, and leaves nothing but these on the device", async () => {
    const shelf = openShelf(newStretch(), "webm-opus", world);
    const { told, texts, away } = ears();
    const delivery = deliver(shelf, told, line(), Promise.resolve());
    for (const chunk of chunks()) shelf.put(chunk.slice());
    await shelf.close();
    expect(await delivery.done).toBe(true);
    expect(texts).toHaveLength(3);
    expect(await chunksLeft(shelf.id)).toEqual({ mark: null, chunks: [] });
    const stored = await textsOf(shelf.id);
    expect(stored.map(({ segment, text }) => [segment, text])).toEqual(texts);
    // When it was spoken is known: three sentences, one after the other.
    const times = stored.flatMap((one) => one.times ?? []);
    expect(times).toHaveLength(3);
    times.forEach(({ speechFrom, speechTo, speechMs }, at) => {
      expect(speechFrom).toBeGreaterThanOrEqual(times[at - 1]?.speechTo ?? 0);
      expect(speechMs).toBeLessThanOrEqual((speechTo - speechFrom) / 16);
    });
    await dropSound(texts.map(([segment]) => `${shelf.id}/${String(segment).padStart(4, "0")}`));
    expect(await textsOf(shelf.id)).toEqual([]);
    expect(away.at(-1)).toBe(false);
  });

  it("is stored before it is sent, while there is no server", async () => {
    const shelf = openShelf(newStretch(), "webm-opus", world);
    const { told, away } = ears();
    const nowhere = line({ open: () => new NodeSocket("ws://127.0.0.1:9/") as unknown as WebSocket });
    const delivery = deliver(shelf, told, nowhere, Promise.resolve());
    for (const chunk of chunks()) shelf.put(chunk.slice());
    await shelf.close();
    expect((await chunksLeft(shelf.id)).chunks).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    await expect.poll(() => away).toContain(true);
    delivery.end();
    expect(await delivery.done).toBe(false);
  });

  it.each([3, 4, 5, 6, 7, 8])(
    "loses nothing and doubles nothing when the connection is cut after %i chunks",
    async (cut) => {
      const straight = await inOneGo();
      const shelf = openShelf(newStretch(), "webm-opus", world);
      const { told, texts, away } = ears();
      const delivery = deliver(shelf, told, line(), Promise.resolve());
      const all = chunks();
      for (const chunk of all.slice(0, cut)) shelf.put(chunk.slice());
      await expect.poll(() => shelf.progress().acked).toBeGreaterThan(0);
      sockets.at(-1)?.terminate();
      for (const chunk of all.slice(cut)) shelf.put(chunk.slice());
      await shelf.close();
      expect(await delivery.done).toBe(true);
      expect([texts, away]).toEqual([straight, [false, true, false]]);
    },
  );

  it("goes on with what is left when the tab was killed, and tells texts that were in no answer yet", async () => {
    const straight = await inOneGo();
    const stretch = newStretch();
    const shelf = openShelf(stretch, "webm-opus", world);
    const first = ears();
    const killed = deliver(shelf, first.told, line(), Promise.resolve());
    for (const chunk of chunks().slice(0, 5)) shelf.put(chunk.slice());
    await expect.poll(() => first.texts.length).toBeGreaterThan(0);
    killed.end();
    for (const chunk of chunks().slice(5)) shelf.put(chunk.slice());
    await shelf.close();
    expect(await killed.done).toBe(false);
    const texts: string[] = [];
    const step = makeServerStep(line(), () => 2);
    await step.recover(stretch, onlyText(texts));
    expect(texts).toEqual(straight.map(([, text]) => text));
    expect(await chunksLeft(stretch.id)).toEqual({ mark: null, chunks: [] });
  });

  it("is sent by the page that comes back to it while it is on its way, and told there once", async () => {
    const straight = await inOneGo();
    const stretch = newStretch();
    const shelf = openShelf(stretch, "webm-opus", world);
    for (const chunk of chunks()) shelf.put(chunk.slice());
    await shelf.close();
    const step = makeServerStep(line(), () => 2);
    const [before, after]: [string[], string[]] = [[], []];
    await Promise.all([
      step.recover(stretch, onlyText(before)),
      step.recover(stretch, onlyText(after)).then(() => step.recover(stretch, onlyText(after))),
    ]);
    expect(new Set([...before, ...after])).toEqual(new Set(straight.map(([, text]) => text)));
    expect(sockets).toHaveLength(2);
  });

  it("is not taken for one where the server was never to write it down", async () => {
    expect(await makeServerStep(line(), () => 2).recover(newStretch(), onlyText([]))).toBe(false);
  });

  it("stays on the device under another person's sign-in", async () => {
    const stretch = { ...newStretch(), userId: "u-2" };
    const shelf = openShelf(stretch, "webm-opus", world);
    const { told, texts } = ears();
    const delivery = deliver(shelf, told, line(), Promise.resolve());
    for (const chunk of chunks()) shelf.put(chunk.slice());
    await shelf.close();
    expect([await delivery.done, texts, sockets]).toEqual([false, [], []]);
    expect((await chunksLeft(shelf.id)).chunks).toHaveLength(9);
  });

  it("waits for its turn, so that texts come in the order in which they were said", async () => {
    const order: string[] = [];
    const [one, two] = [
      openShelf(newStretch(), "webm-opus", world),
      openShelf(newStretch(), "webm-opus", world),
    ];
    const first = deliver(one, ears(() => order.push("first")).told, line(), Promise.resolve());
    const second = deliver(two, ears(() => order.push("second")).told, line(), first.done);
    for (const shelf of [two, one]) {
      for (const chunk of chunks()) shelf.put(chunk.slice());
      await shelf.close();
    }
    await second.done;
    expect(order).toEqual([...Array(3).fill("first"), ...Array(3).fill("second")]);
  });
});

describe("A server that is stopped", () => {
  it("sends the rest of a stretch to the one that takes over", async () => {
    const straight = await inOneGo();
    const old = await openHouse();
    const oldToken = await old.signUp();
    const addresses = [old.address, house.address];
    const shelf = openShelf(newStretch(), "webm-opus", world);
    const { told, texts } = ears();
    const moving = line({
      open: () =>
        new NodeSocket(
          `${(addresses[0] ?? "").replace("http", "ws")}${TRANSCRIBE_PATH}`,
        ) as unknown as WebSocket,
      tokenOf: () => (addresses.length === 2 ? oldToken : token),
    });
    const delivery = deliver(shelf, told, moving, Promise.resolve());
    const all = chunks();
    for (const chunk of all.slice(0, 5)) shelf.put(chunk.slice());
    await expect.poll(() => shelf.progress().acked).toBeGreaterThan(2);
    addresses.shift();
    await old.close();
    for (const chunk of all.slice(5)) shelf.put(chunk.slice());
    await shelf.close();
    expect(await delivery.done).toBe(true);
    // It had to write down what was said until then, in the middle of a sentence.
    const lengths = (list: [number, string][]) =>
      list.reduce((sum, [, text]) => sum + Number(text.match(/\d+/)?.[0]), 0);
    expect(Math.abs(lengths(texts) - lengths(straight))).toBeLessThanOrEqual(2);
  });

  it("that writes nothing down is not asked again", async () => {
    const off = await openHouse({ name: "off", why: "a test" });
    let told = 0;
    const open = () =>
      new NodeSocket(`${off.address.replace("http", "ws")}${TRANSCRIBE_PATH}`) as unknown as WebSocket;
    const shelf = openShelf(newStretch(), "webm-opus", world);
    const delivery = deliver(shelf, ears().told, line({ open, onOff: () => told++ }), Promise.resolve());
    expect([await delivery.done, told]).toEqual([false, 1]);
    await off.close();
  });
});

describe("A segment that the device has cut and cannot write down", () => {
  const LOUD = new Float32Array(3 * 16_000).fill(0.3);
  const about = { voicedRms: 0.3, partial: false };

  it("is written down by the server, also in chunks that do not come out even", async () => {
    const engine = serverEngine({ line: line(), id: "page-1", onAway: () => {} });
    const { port } = engine.door();
    const reply = new Promise((resolve) => (port.onmessage = ({ data }) => resolve(data)));
    port.postMessage({ id: 7, userId: "u-1", samples: LOUD, about });
    expect(await reply).toEqual({ id: 7, text: "loud for 3 s", why: "" });
    const shelf = segmentShelf("x", "u-1", new Float32Array(30_000));
    expect([shelf.end(), (await shelf.read(1))?.length]).toEqual([2, 12_000]);
    port.close();
    engine.end();
  });

  it("is not sent while it is still being said", async () => {
    const engine = serverEngine({ line: line(), id: "page-1", onAway: () => {} });
    const { port } = engine.door();
    const reply = new Promise((resolve) => (port.onmessage = ({ data }) => resolve(data)));
    port.postMessage({ id: 8, userId: "u-1", samples: LOUD, about: { ...about, partial: true } });
    expect(await reply).toMatchObject({ id: 8, text: null });
    expect(sockets).toEqual([]);
    port.close();
  });

  it("is kept where nobody is signed in, or somebody else is: it goes under no other name", async () => {
    const kept = new Promise<string>((resolve) => {
      const options = { line: line(), id: "page-1", onAway: () => resolve("kept") };
      const { port } = serverEngine(options).door();
      port.postMessage({ id: 9, userId: "u-2", samples: LOUD, about });
    });
    expect([await kept, sockets]).toEqual(["kept", []]);
  });
});

describe("An engine at which the server fails", () => {
  it("keeps the sound, after some tries", async () => {
    const transcriber = { partials: false, transcribe: () => Promise.reject(new Error("no engine")) };
    const broken = await openHouse({ ...loudness, transcriber });
    const own = await broken.signUp();
    const shelf = openShelf(newStretch(), "webm-opus", world);
    const open = () =>
      new NodeSocket(`${broken.address.replace("http", "ws")}${TRANSCRIBE_PATH}`) as unknown as WebSocket;
    const delivery = deliver(shelf, ears().told, line({ open, tokenOf: () => own }), Promise.resolve());
    for (const chunk of chunks()) shelf.put(chunk.slice());
    await shelf.close();
    const hurry = setInterval(delivery.hurry, 20);
    expect(await delivery.done).toBe(false);
    clearInterval(hurry);
    expect((await chunksLeft(shelf.id)).chunks.length).toBeGreaterThan(5);
    await broken.close();
  });
});

function onlyText(texts: string[]): SpokenTold {
  return {
    deviceId: null,
    onLevel: () => {},
    onSpeech: () => {},
    onHeard: () => {},
    onText: ({ text }) => void (text === "" || texts.push(text)),
    onLost: () => expect.unreachable("lost"),
    onUnkept: () => {},
    onUnplugged: () => {},
    onBroken: () => {},
    onMuted: () => {},
    onAway: () => {},
  };
}
