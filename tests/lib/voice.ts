import { writeFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { chunks } from "#api/testing/speech/recorded.ts";
import { makeOpusToSound } from "#api/transcribe/opus.ts";
import { makeRecording } from "#api/transcribe/recording.ts";
import { joinSound } from "#models/speech/audio.ts";
import { wavOf } from "#models/speech/wav.ts";

/** Words of the sentence that the voice says; which of them come first depends on when the microphone is opened. */
export const VOICE_SAYS = /(fellow|country|ask)/i;

/** A real voice at 16 kHz: one sentence of a public speech, with a second of silence around it. */
export async function voice(): Promise<Float32Array> {
  const recording = makeRecording(await makeOpusToSound(), false);
  return joinSound(chunks().flatMap((chunk) => recording.push(chunk).pieces.map((piece) => piece.read())));
}

/** Writes it as a WAV file. */
export async function writeVoice(path: string): Promise<void> {
  writeFileSync(path, wavOf(await voice()));
}

/** Pieces of sound that wait on the device for an answer, by the index of its question. `chunks` are those for the server. */
const waiting = (page: Page, index: number): Promise<{ pieces: number; chunks: number }> =>
  page.evaluate(
    (wanted) =>
      new Promise<{ pieces: number; chunks: number }>((resolve, reject) => {
        const open = indexedDB.open("aimockinterview-device");
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const all = open.result.transaction("audio").objectStore("audio").getAll();
          all.onsuccess = () => {
            open.result.close();
            const rows = all.result.filter((row) => row.index === wanted);
            resolve({ pieces: rows.length, chunks: rows.filter((row) => "chunk" in row).length });
          };
        };
      }),
    index,
  );

/** How many pieces of sound wait on the device for an answer, by the index of its question. */
export const soundOf = async (page: Page, index: number): Promise<number> =>
  (await waiting(page, index)).pieces;

/** How many of them are chunks that wait for the server. */
export const chunksOf = async (page: Page, index: number): Promise<number> =>
  (await waiting(page, index)).chunks;

/** The renderer dies as it does out of memory; resolves when its page is closed. */
export async function crash(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const gone = new Promise((done) => page.once("crash", done));
  // It has no more reply to give.
  devtools.send("Page.crash").catch(() => {});
  await gone;
  await page.close();
}

declare global {
  interface Window {
    /** The tracks of all microphones that the page has opened. */
    microphones: MediaStreamTrack[];
  }
}

/** Runs in the page before its own code: keeps the microphones where the test can reach them. */
export function keepMicrophones() {
  window.microphones = [];
  const { mediaDevices } = navigator;
  const open = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = async (constraints) => {
    const stream = await open(constraints);
    window.microphones.push(...stream.getAudioTracks());
    return stream;
  };
}
