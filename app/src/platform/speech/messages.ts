import type { FileSet } from "#models/entities/weights.ts";
import type { DictationEvent } from "#models/speech/dictation.ts";
import type { AboutSegment } from "#models/speech/transcriber.ts";
import type { GpuRules } from "./gpuRules.ts";

/**
 * To the worker that recognises: which weights to load, once, and where they are to be computed; then a port for each worker
 * that has jobs for it.
 */
export type ToRecogniser =
  | {
      type: "load";
      weights: FileSet;
      runtime: FileSet;
      threads: number;
      on: "gpu" | "processor";
      rules: GpuRules;
      /** Whether it is to be told, later on, that there is a graphics processor. */
      look: boolean;
    }
  | { type: "serve"; port: MessagePort; given: Int32Array<SharedArrayBuffer> | null };

export type FromRecogniser =
  | { type: "ready"; ms: number }
  /** It does not work here, or has ceased to. `absent`: what it was to be computed on is not there. */
  | { type: "failed"; why: string; absent: boolean }
  /** It could be computed on the graphics processor. */
  | { type: "gpu" }
  /** It has begun to write something down, or has nothing more to do. */
  | { type: "busy" }
  | { type: "idle" };

/** One segment to be written down, and who has said it: nobody else's name may stand on it where it is sent. */
export type Job = { id: number; userId: string; samples: Float32Array<ArrayBuffer>; about: AboutSegment };

/** `text` is null where it was given up or could not be done; then `why` says which. */
export type JobDone = { id: number; text: string | null; why: string };

/** Where the sound of one stretch of speaking belongs. */
export type Stretch = {
  /** Made of the moment it began, so that their order is that of time. */
  id: string;
  userId: string;
  attemptId: string;
  companyId: string;
  roundId: string;
  questionId: string;
  index: number;
  /** What is spoken, where that is not English. */
  language?: "hi";
};

/** To the worker that listens. */
export type ToListener =
  | { type: "load"; vad: FileSet; runtime: FileSet }
  /** What writes down from now on; null while there is nothing. */
  | { type: "engine"; port: MessagePort | null; given: Int32Array<SharedArrayBuffer> | null }
  | { type: "start"; stretch: Stretch; frames: MessagePort }
  /** The app itself is speaking: what is heard now is not the person. */
  | { type: "deaf"; on: boolean }
  | { type: "stop" }
  /** Writes down what is left of an earlier stretch; its events come as those of `start` do. */
  | { type: "recover"; stretch: Stretch };

export type FromListener =
  | { type: "ready" }
  /** It cannot hear: what it needs could not be loaded. */
  | { type: "failed"; why: string }
  /** A text could not be made; it is tried again with the next engine. */
  | { type: "undone"; why: string }
  /** Loudness of what is heard, 0 to 1, some ten times a second; and whether it is speech. */
  | { type: "level"; level: number; speech: boolean }
  | { type: "event"; stretch: string; event: Exclude<DictationEvent, { kind: "sound" | "lost" }> }
  | { type: "event"; stretch: string; event: { kind: "lost"; segment: number; why: string } }
  /** The sound could not be stored: a crash now would lose it. */
  | { type: "unkept"; why: string }
  | { type: "stopped"; stretch: string };
