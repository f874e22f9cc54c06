import { SAMPLE_RATE } from "./audio.ts";
import { type Evidence, NO_EVIDENCE, withPause, withSpeech } from "./evidence.ts";
import type { Placed } from "./recent.ts";

/**
 * A segment that is all there. Its sound is what was told of it up to `to`; what was told after that is silence, or, where
 * it was cut for its length, comes again as the beginning of the next one. `speechFrom` and `speechTo` are the ends of
 * the speech in it, `speechMs` is how much there is, `voicedRms` how loud.
 */
export type SegmentEnd = {
  kind: "end";
  from: number;
  to: number;
  cut: "pause" | "length" | "stop";
  speechFrom: number;
  speechTo: number;
  speechMs: number;
  voicedRms: number;
};

/** A segment that is still open: what its frames so far add up to. Places are samples of the stream. */
export type Open = {
  from: number;
  /** How far the stream was when it was opened: no two segments have the same. */
  begun: number;
  /** It goes on where the last one was cut, perhaps in the middle of a word: it is dropped only without any speech. */
  continues: boolean;
  speechFrom: number;
  speechTo: number;
  evidence: Evidence;
};

/** A frame, and what was known of the open segment after it: a cut may go back to there. */
export type Heard = Placed & { energy: number; speech: boolean; probability: number; open: Open | null };

const toMs = (samples: number) => (samples * 1_000) / SAMPLE_RATE;

/** A segment without any frame yet. */
export const opened = (from: number, begun: number, continues: boolean): Open => ({
  from,
  begun,
  continues,
  speechFrom: from,
  speechTo: from,
  evidence: NO_EVIDENCE,
});

/** The segment with one more frame: its speech grows where the frame is speech. */
export function withFrame(open: Open, { from, to, energy, speech, probability }: Heard): Open {
  if (!speech) return { ...open, evidence: withPause(open.evidence) };
  return {
    ...open,
    speechFrom: open.evidence.samples === 0 ? from : open.speechFrom,
    speechTo: to,
    evidence: withSpeech(open.evidence, to - from, probability, energy),
  };
}

/** The segment as it ends at `to`. */
export const endOf = (open: Open, to: number, cut: SegmentEnd["cut"]): SegmentEnd => ({
  kind: "end",
  from: open.from,
  to,
  cut,
  speechFrom: open.speechFrom,
  speechTo: open.speechTo,
  speechMs: toMs(open.evidence.samples),
  voicedRms: Math.sqrt(open.evidence.energy / Math.max(1, open.evidence.samples)),
});
