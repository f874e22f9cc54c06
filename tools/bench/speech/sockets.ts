import { speaker } from "#api/testing/speech/speaker.ts";
import { toPcm16 } from "#models/speech/audio.ts";
import { type Running, signUp, startBuilt } from "../server.ts";
import { residentMb, settledMb } from "./memory.ts";

/** The server that writes down, and two tokens' worth of places for each person. */
export type SocketHouse = {
  /** Says recordings over one socket, one after the other. */
  speak(recordings: readonly (readonly Uint8Array[])[]): Promise<Spoken>;
  /** Says each list of recordings over a socket of its own, all at once. */
  speakAtOnce(lists: readonly (readonly (readonly Uint8Array[])[])[]): Promise<Spoken[]>;
  /** Says raw samples. */
  speakSamples(samples: Float32Array): Promise<Spoken>;
  memoryMb(): Promise<number>;
  end(): Promise<void>;
};

/** What came back over a socket: the text, the close code, and when each piece of text came, by one clock. */
export type Spoken = { text: string; code: number; partials: number; times: number[]; endedAt: number };

/** The most sockets that one person may have. */
const EACH = 2;

type Order = { format: "webm-opus" | "pcm-s16le-16k"; chunks: readonly Uint8Array[] };

async function speakOver({ address }: Running, token: string, { format, chunks }: Order): Promise<Spoken> {
  const one = await speaker(address, token);
  const times: number[] = [];
  one.socket.on("message", (data) => String(data).includes('"transcript"') && times.push(performance.now()));
  one.start({ format });
  chunks.forEach(one.send);
  one.stop();
  const { code } = await one.closed;
  return { text: one.text(), code, partials: one.partials.length, times, endedAt: performance.now() };
}

const webm = (recordings: readonly (readonly Uint8Array[])[]): Order => ({
  format: "webm-opus",
  chunks: recordings.flat(),
});

/** Starts the built server with its own engine. @param people how many there are */
export async function openSocketHouse(people: number): Promise<SocketHouse> {
  process.env["TRANSCRIBE"] = "local";
  const server = await startBuilt();
  const tokens: string[] = [];
  for (let person = 0; person < people; person++) tokens.push(await signUp(server.address));
  const tokenOf = (socket: number) => tokens[Math.floor(socket / EACH) % tokens.length] ?? "";
  return {
    speak: (recordings) => speakOver(server, tokenOf(0), webm(recordings)),
    speakAtOnce: (lists) =>
      Promise.all(lists.map((recordings, n) => speakOver(server, tokenOf(n), webm(recordings)))),
    speakSamples(samples) {
      const { buffer, byteOffset, byteLength } = toPcm16(samples);
      const chunks = [new Uint8Array(buffer, byteOffset, byteLength)];
      return speakOver(server, tokenOf(0), { format: "pcm-s16le-16k", chunks });
    },
    memoryMb: () => settledMb(() => residentMb(server.child.pid)),
    end: server.stop,
  };
}

/** How many pieces of text one socket had more than another at any time until the first was through. */
export function mostAhead(all: readonly Spoken[]): number {
  const until = Math.min(...all.map(({ endedAt }) => endedAt));
  const moments = all.flatMap(({ times }) => times).filter((at) => at < until);
  const leads = moments.map((moment) => {
    const counts = all.map(({ times }) => times.filter((at) => at <= moment).length);
    return Math.max(...counts) - Math.min(...counts);
  });
  return Math.max(0, ...leads);
}

/** Shares things out so that each has about as much: the biggest first, each to whoever has least. */
export function sharedOut<T>(things: readonly T[], size: (thing: T) => number, shares: number): T[][] {
  const all = Array.from({ length: shares }, () => ({ sum: 0, own: [] as T[] }));
  for (const thing of [...things].sort((a, b) => size(b) - size(a))) {
    const least = all.reduce((best, share) => (share.sum < best.sum ? share : best));
    least.own.push(thing);
    least.sum += size(thing);
  }
  return all.map(({ own }) => own);
}
