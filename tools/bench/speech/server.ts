import { rms } from "#models/speech/audio.ts";
import type { Figure } from "../table.ts";
import type { Clip } from "./clips.ts";
import { openPlainNode } from "./plain.ts";
import { mostAhead, openSocketHouse, sharedOut, type SocketHouse, type Spoken } from "./sockets.ts";
import { soundsWithoutSpeech } from "./sounds.ts";
import { tellDifferences, wordErrorRate, wordsOf } from "./wer.ts";

const SOCKETS = 8;
const PEOPLE = 4;
/** The same once more, and once more: what grows is seen. */
const ROUNDS = 3;
/** Words of a hundred that a socket may have wrong besides those it has wrong alone: partial texts come at other moments. */
const OTHERWISE = 5;

/** A clip, its chunks, and what a socket of its own made of it. */
type Said = { clip: Clip; chunks: readonly Uint8Array[]; alone: string };

const most = (value: number) => ({ is: "<=", value }) as const;
const DONE = 1_000;

async function decodeAlone(clips: readonly Clip[]): Promise<string[]> {
  const recognise = await openPlainNode();
  const texts: string[] = [];
  for (const { samples } of clips) texts.push(await recognise(samples));
  return texts;
}

/** Each clip over a socket of its own, one after the other. */
async function sayEach(house: SocketHouse, clips: readonly Clip[], recordings: readonly Uint8Array[][]) {
  const said: Said[] = [];
  for (const [n, clip] of clips.entries()) {
    const chunks = recordings[n] ?? [];
    const { text, code } = await house.speak([chunks]);
    if (code !== DONE) throw new Error(`The server has closed with ${code}.`);
    said.push({ clip, chunks, alone: text });
  }
  return said;
}

async function wordsFromSounds(house: SocketHouse): Promise<number> {
  let words = 0;
  for (const { name, samples } of soundsWithoutSpeech()) {
    const { text, partials } = await house.speakSamples(samples);
    if (text !== "") console.log(`${name}, over the socket: ${text}`);
    words += wordsOf(text).length + partials;
  }
  return words;
}

/** Whether a socket among others has of what was said as much as it has alone: a lost sentence is more than a slip. */
function hasAll(spoken: Spoken | undefined, own: readonly Said[]): boolean {
  const said = own.map(({ clip }) => clip.said).join(" ");
  const alone = own.map(({ alone: text }) => text).join(" ");
  const among = spoken?.text ?? "";
  const errors = (written: string) => wordErrorRate([{ said, written }]);
  const held = errors(among) <= errors(alone) + OTHERWISE;
  if (!held) console.log(`alone: ${alone}\namong others: ${among}`);
  return spoken?.code === DONE && held;
}

/** The softer clips of a socket first: one microphone does not become a thousand times softer while somebody speaks. */
const softFirst = (own: readonly Said[]) =>
  [...own].sort((a, b) => rms(a.clip.samples) - rms(b.clip.samples));

async function atOnce(house: SocketHouse, said: readonly Said[]): Promise<Figure[]> {
  const shares = sharedOut(said, ({ clip }) => clip.samples.length, SOCKETS).map(softFirst);
  const memory: number[] = [];
  const whole: number[] = [];
  const ahead: number[] = [];
  const spread: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now();
    const all = await house.speakAtOnce(shares.map((own) => own.map(({ chunks }) => chunks)));
    const took = all.map(({ endedAt }) => endedAt - begun);
    whole.push(all.filter((spoken, n) => hasAll(spoken, shares[n] ?? [])).length);
    ahead.push(mostAhead(all));
    spread.push(Math.max(...took) / Math.min(...took));
    memory.push(await house.memoryMb());
  }
  const [early = NaN, late = NaN] = [memory[0], memory.at(-1)];
  return [
    {
      what: `sockets of ${SOCKETS} at once with all their text`,
      value: Math.min(...whole),
      unit: "",
      budget: { is: ">=", value: SOCKETS },
    },
    { what: "most sentences one is ahead of another", value: Math.max(...ahead), unit: "", budget: most(2) },
    { what: "slowest socket over fastest", value: Math.max(...spread), unit: "x" },
    { what: `server after ${SOCKETS} sockets`, value: early, unit: "MB" },
    { what: `server after ${SOCKETS * ROUNDS} sockets`, value: late, unit: "MB" },
    { what: "server's memory, late over early", value: late / early, unit: "x", budget: most(1.2) },
  ];
}

/** Sends the clips, as they were recorded in Chromium, over the socket, and holds the text against plain decoding in Node. */
export async function measureServer(
  clips: readonly Clip[],
  recordings: readonly Uint8Array[][],
): Promise<Figure[]> {
  const plain = await decodeAlone(clips);
  const house = await openSocketHouse(PEOPLE);
  const said = await sayEach(house, clips, recordings);
  const invented = await wordsFromSounds(house);
  tellDifferences(
    said.map(({ clip: { name, said: words }, alone }, n) => {
      return { name: `${name}, over the socket`, said: words, written: alone, plain: plain[n] ?? "" };
    }),
  );
  const together = await atOnce(house, said);
  await house.end();
  const whole = wordErrorRate(clips.map((clip, n) => ({ said: clip.said, written: plain[n] ?? "" })));
  const socket = wordErrorRate(said.map(({ clip, alone }) => ({ said: clip.said, written: alone })));
  return [
    { what: "word errors, plain whole clips in Node", value: whole, unit: "points" },
    { what: "word errors, WebM over the socket", value: socket, unit: "points" },
    { what: "socket above plain", value: socket - whole, unit: "points", budget: most(1) },
    { what: "words from the 20 sounds over the socket", value: invented, unit: "", budget: most(0) },
    ...together,
  ];
}
