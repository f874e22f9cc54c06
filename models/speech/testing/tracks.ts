import { FRAME, SAMPLE_RATE } from "../audio.ts";
import type { SegmentEnd } from "../openSegment.ts";
import type { SegmentEvent, Segmenter } from "../segmenter.ts";
import recorded from "./tracks.json" with { type: "json" };

/** What Silero says of real speech; where it comes from is written in the file itself. */
export type Track = {
  /** Where each clip begins and ends, in samples. */
  clips: { file: string; from: number; to: number }[];
  /** Probability of speech in each frame, in thousandths. */
  perMille: number[];
  /** Loudness of each frame, in hundred-thousandths. */
  rms: number[];
};

export const TRACKS: Readonly<Record<keyof typeof recorded.tracks, Track>> = recorded.tracks;

/** A segment as somebody who listens to the events has it. */
export type Segment = SegmentEnd & { samples: Float32Array };

/** Reads events as a listener must, and fails where they are not well nested. */
export function listen() {
  const segments: Segment[] = [];
  const rests: Segment[] = [];
  let open: { from: number; parts: Float32Array[] } | null = null;
  let dropped = 0;

  function hear(event: SegmentEvent) {
    if (event.kind === "begin") {
      if (open) throw new Error("a segment begins in another");
      open = { from: event.from, parts: [] };
      return;
    }
    if (!open) throw new Error(`${event.kind} without a segment`);
    if (event.kind === "more") return void open.parts.push(event.samples);
    if (event.kind === "rest") return void rests.push(ended(event.end, open));
    if (event.kind === "drop") dropped++;
    else segments.push(ended(event, open));
    open = null;
  }

  return { hear, segments, rests, dropped: () => dropped, isOpen: () => open !== null };
}

function ended(event: SegmentEnd, open: { from: number; parts: Float32Array[] }) {
  if (event.from !== open.from) throw new Error("a segment ends that has not begun");
  const told = new Float32Array(open.parts.reduce((sum, part) => sum + part.length, 0));
  open.parts.reduce((at, part) => (told.set(part, at), at + part.length), 0);
  if (event.to > event.from + told.length) throw new Error("sound is missing at the end");
  return { ...event, samples: told.slice(0, event.to - event.from) };
}

/** Plays a track to a segmenter, as frames of its loudness, and returns what became of it. */
export function play(segmenter: Segmenter, { perMille, rms }: Track) {
  const listener = listen();
  perMille.forEach((probability, i) => {
    const frame = new Float32Array(FRAME).fill((rms[i] ?? 0) / 100_000);
    segmenter.push(frame, probability / 1_000).forEach(listener.hear);
  });
  segmenter.flush().forEach(listener.hear);
  return listener;
}

/** Milliseconds of a place in a stream. */
export const ms = (samples: number) => (samples * 1_000) / SAMPLE_RATE;
