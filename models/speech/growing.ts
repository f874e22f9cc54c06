import { makeAgreement } from "./agreement.ts";
import { joinSound, SAMPLE_RATE } from "./audio.ts";
import { type Evidence, isBelievable, NO_EVIDENCE } from "./evidence.ts";

/** A segment that is being said: its sound so far, and what is known of its text. */
export type Growing = {
  segment: number;
  from: number;
  parts: Float32Array[];
  /** Samples that have come, and those at the last look. */
  length: number;
  seen: number;
  /** What speaks for it being speech, and how many samples of speech there were at the last look. */
  evidence: Evidence;
  voicedSeen: number;
  agreement: ReturnType<typeof makeAgreement>;
};

/** A segment that begins at sample `from` of its stream. */
export const makeGrowing = (segment: number, from: number): Growing => ({
  segment,
  from,
  parts: [],
  length: 0,
  seen: 0,
  evidence: NO_EVIDENCE,
  voicedSeen: 0,
  agreement: makeAgreement(),
});

/** Its sound, of `most` samples at the most. */
export const soundOf = ({ parts, length }: Growing, most = length): Float32Array =>
  joinSound(parts, Math.min(length, most));

const milliseconds = (samples: number) => (samples / SAMPLE_RATE) * 1_000;

/** New sound that makes a look worth its while. */
const FRESH_MS = 1_000;
/** As much of a segment must be speech: less may turn out to be a click. */
const LEAST_SPEECH_MS = 250;
/** Of the measured time of a look: what is left over is for the final texts. */
const REST = 1.5;
/** Looks that come seldomer than this only unsettle. */
const SELDOMEST_MS = 3_000;
/** Weight of the newest measurement in the running mean. */
const NEWEST = 0.5;

/** How often a growing segment is looked at: as often as the device can without making the final texts wait. */
export function makePace(now: () => number) {
  let meanMs: number | null = null;
  let began = -Infinity;
  const interval = () => Math.max(FRESH_MS, REST * (meanMs ?? 0));
  /** Whether the device is fast enough for more than the final texts. */
  const keepsUp = () => interval() <= SELDOMEST_MS;
  return {
    keepsUp,
    isDue({ length, seen, voicedSeen, evidence }: Growing): boolean {
      if (milliseconds(evidence.samples) < LEAST_SPEECH_MS || evidence.samples === voicedSeen) return false;
      // In a pause the final text may be next: nothing that cannot be stopped at once begins there.
      if (evidence.run === 0 || !isBelievable(evidence)) return false;
      return keepsUp() && milliseconds(length - seen) >= FRESH_MS && now() - began >= interval();
    },
    begin(look: Growing) {
      began = now();
      [look.seen, look.voicedSeen] = [look.length, look.evidence.samples];
    },
    end() {
      const took = now() - began;
      meanMs = meanMs === null ? took : meanMs + NEWEST * (took - meanMs);
    },
  };
}
