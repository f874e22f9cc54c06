import type { Page } from "playwright-core";
import { CHUNK_MS } from "#models/contract/transcribe.ts";
import { wavOf } from "#models/speech/wav.ts";
import { fromBase64, toBase64 } from "./inPage.ts";
import type { Clip } from "./clips.ts";

/** Recorders that run at the same time: all of them together must not be slower than life. */
const AT_ONCE = 12;

type Order = { wavs: string[]; sliceMs: number };

/** Runs in the page: records sounds with MediaRecorder, all at once, and returns their chunks. */
async function record({ wavs, sliceMs }: Order): Promise<string[][]> {
  const context = new AudioContext();
  await context.resume();
  const sleep = (ms: number) => new Promise((next) => setTimeout(next, ms));
  const one = async (wav: string) => {
    const bytes = Uint8Array.from(atob(wav), (letter) => letter.charCodeAt(0));
    const buffer = await context.decodeAudioData(bytes.buffer);
    const source = new AudioBufferSourceNode(context, { buffer });
    const microphone = new MediaStreamAudioDestinationNode(context, { channelCount: 1 });
    source.connect(microphone);
    const options = { mimeType: "audio/webm;codecs=opus", audioBitsPerSecond: 24_000 };
    const recorder = new MediaRecorder(microphone.stream, options);
    const chunks: Blob[] = [];
    recorder.ondataavailable = ({ data }) => data.size > 0 && chunks.push(data);
    const stopped = new Promise((done) => (recorder.onstop = done));
    recorder.start(sliceMs);
    await sleep(500);
    const ended = new Promise((done) => (source.onended = done));
    source.start();
    await ended;
    await sleep(500);
    recorder.stop();
    await stopped;
    const texts: string[] = [];
    for (const chunk of chunks) {
      const letters = Array.from(new Uint8Array(await chunk.arrayBuffer()), (byte) =>
        String.fromCharCode(byte),
      );
      texts.push(btoa(letters.join("")));
    }
    return texts;
  };
  const all = await Promise.all(wavs.map(one));
  await context.close();
  return all;
}

/** The clips as Chromium's MediaRecorder gives them out: the chunks of each, in the order of the clips. */
export async function recordClips(page: Page, clips: readonly Clip[]): Promise<Uint8Array[][]> {
  const byLength = [...clips.keys()].sort((a, b) => lengthOf(clips[a]) - lengthOf(clips[b]));
  const recorded: Uint8Array[][] = [];
  for (let at = 0; at < byLength.length; at += AT_ONCE) {
    const group = byLength.slice(at, at + AT_ONCE);
    const wavs = group.map((index) => toBase64(wavOf(soundOf(clips[index]))));
    const chunks = await page.evaluate(record, { wavs, sliceMs: CHUNK_MS });
    group.forEach((index, n) => (recorded[index] = (chunks[n] ?? []).map(fromBase64)));
  }
  return recorded;
}

const soundOf = (clip: Clip | undefined) => clip?.samples ?? new Float32Array();
const lengthOf = (clip: Clip | undefined) => soundOf(clip).length;
