import type { SpokenLanguage } from "#models/contract/transcribe.ts";

/** What is to be written down, for whom. */
export type SpeechJob = {
  /** A final text is always made; a partial one only where nobody waits for something better. */
  kind: "partial" | "final";
  /** Jobs of different owners take turns. */
  owner: string;
  /** What is spoken; left out: English. */
  language?: SpokenLanguage;
  /** How loud the speech is: root mean square, 0 to 1. */
  voicedRms: number;
  /** Milliseconds of speech in it, without the silence around; left out where that is not known. */
  speechMs?: number;
  /** The text is not wanted any more. */
  signal: AbortSignal;
  /** Told of each time that a service may bill the sound, whether or not its answer came. */
  onBilled?(): void;
};

/** Writes down a segment of speech. */
export type Transcriber = {
  /** False where partial texts would cost money. */
  partials: boolean;
  /**
   * @param samples mono, at 16 kHz, -1 to 1, at most 30 s
   * @returns the text, cleaned up; empty where nothing was said
   * @throws where it cannot, or `signal` aborts; `Busy` for a partial text that nobody has time for
   */
  transcribe(samples: Float32Array, job: SpeechJob): Promise<string>;
};

/** What a voice detector remembers of a stream; null at its beginning. */
export type VoiceMemory = Float32Array | null;

/** Tells speech from other sound. It keeps nothing itself, so any thread can take any part of any stream. */
export type VoiceDetector = {
  /**
   * @param samples whole frames of 512 samples at 16 kHz, in order
   * @returns the probability that each frame is speech, 0 to 1, and what to hand in with the next ones
   */
  hear(
    samples: Float32Array,
    memory: VoiceMemory,
  ): Promise<{ probabilities: Float32Array; memory: VoiceMemory }>;
};

/** An engine; it loads nothing before the first sound and lets go of what it loaded when nobody has spoken for a while. */
export type Speech = {
  name: "local" | "openai";
  languages: readonly SpokenLanguage[];
  transcriber: Transcriber;
  detector: VoiceDetector;
  close(): Promise<void>;
};

/** There is no time for a partial text. */
export class Busy extends Error {
  override name = "Busy";
}
