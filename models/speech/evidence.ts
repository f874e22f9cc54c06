import { SAMPLE_RATE } from "./audio.ts";

/** What speaks for a segment being speech: its frames that the detector takes for speech. Lengths in samples. */
export type Evidence = {
  /** All of them together. */
  samples: number;
  /** Those without a break up to now, and the most there were. */
  run: number;
  longestRun: number;
  /** Their probabilities, each times its length. */
  weight: number;
};

export const NO_EVIDENCE: Evidence = { samples: 0, run: 0, longestRun: 0, weight: 0 };

/** With a frame of speech. */
export function withSpeech(
  { samples, run, longestRun, weight }: Evidence,
  length: number,
  p: number,
): Evidence {
  const next = run + length;
  return {
    samples: samples + length,
    run: next,
    longestRun: Math.max(longestRun, next),
    weight: weight + p * length,
  };
}

/** With a frame that is none. */
export const withPause = (evidence: Evidence): Evidence =>
  evidence.run === 0 ? evidence : { ...evidence, run: 0 };

/**
 * Knocks on a desk are taken for speech in short pieces, and without much confidence: measured, no piece of theirs is longer
 * than 288 ms and the mean is at most 0.72, while no recorded sentence has less than 480 ms or 0.78. A short word has the
 * confidence.
 */
const RUN_MS = 300;
const MEAN = 0.75;

/** Whether somebody may have spoken. */
export const isBelievable = ({ samples, longestRun, weight }: Evidence): boolean =>
  (longestRun * 1_000) / SAMPLE_RATE >= RUN_MS || weight >= MEAN * samples;
