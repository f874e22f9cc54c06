import type { Ack, FromTranscriber, SpokenAt, SpokenLanguage } from "#models/contract/transcribe.ts";
import { FRAME, joinSound, SAMPLE_RATE } from "#models/speech/audio.ts";
import { type DictationEvent, makeDictation, type SpeechTimes } from "#models/speech/dictation.ts";
import { makeFramer } from "#models/speech/framer.ts";
import type { GiveUp } from "#models/speech/giveUp.ts";
import { makeQuiet } from "#models/speech/quiet.ts";
import type { AboutSegment } from "#models/speech/transcriber.ts";
import type { Speech, VoiceMemory } from "../outside/transcriber/port.ts";
import type { Piece, Recording } from "./recording.ts";
import { makeSettled } from "./settled.ts";

/** What is said over one socket, and what becomes of it. */
export type Listening = {
  /** Takes a chunk; returns its length in milliseconds. Throws `Unreadable`. */
  hear(chunk: Uint8Array): number;
  /** Nobody speaks any more; resolves when all text has been told. */
  stop(): Promise<void>;
  /** How much sound is kept because it is not settled yet, in milliseconds. */
  keptMs(): number;
  /** Nobody wants any of it. */
  forget(): void;
};

export type ListeningOptions = {
  speech: Pick<Speech, "detector" | "transcriber">;
  recording: Recording;
  /** Whose turn it is: one socket's. */
  owner: string;
  /** What is spoken; left out: English. */
  language?: SpokenLanguage;
  /** Milliseconds at the beginning that are written down already. */
  skipMs: number;
  /** Number of the last transcript that the page has. */
  from: number;
  say(message: FromTranscriber): void;
  /** Something has gone wrong for good; called once at most. */
  fail(error: unknown): void;
  /** Milliseconds of an even clock. */
  now(): number;
};

/** Frames that the detector is given at once: one second. */
const BATCH = 32;
/** Sound before the first speech that belongs to a segment: so much of what is past may still be needed. */
const PRE_ROLL_MS = 400;
const PER_MS = SAMPLE_RATE / 1_000;
/** Between two recordings nobody spoke: long enough to end a segment. */
const GAP: Piece = { samples: SAMPLE_RATE, read: () => new Float32Array(SAMPLE_RATE) };

const sum = (pieces: readonly Piece[]) => pieces.reduce((all, { samples }) => all + samples, 0);

/** Decodes pieces and cuts them into frames, without what is skipped. */
function makeFrames(skip: number) {
  const framer = makeFramer();
  let toSkip = skip;
  return {
    /** The next frames, of as few pieces as will do. */
    take(pieces: Piece[]): Float32Array[] {
      const frames: Float32Array[] = [];
      while (frames.length < BATCH) {
        const piece = pieces.shift();
        if (!piece) break;
        const samples = piece.read();
        const skipped = Math.min(toSkip, samples.length);
        toSkip -= skipped;
        frames.push(...framer.push(samples.subarray(skipped)));
      }
      return frames;
    },
    /** Fills up the last one with silence. */
    rest: () => framer.push(new Float32Array(FRAME - 1)),
  };
}

/** Has a detector listen to frames, in order, and hands each on with its probability. */
function makeDetecting(speech: ListeningOptions["speech"], heard: (frame: Float32Array, p: number) => void) {
  let memory: VoiceMemory = null;
  const isQuiet = makeQuiet();
  return async (frames: readonly Float32Array[]) => {
    if (frames.length === 0) return;
    const reply = await speech.detector.hear(joinSound(frames), memory);
    memory = reply.memory;
    const forgets = frames.map((_, i) => isQuiet(reply.probabilities[i] ?? 0));
    if (forgets.includes(true)) memory = null;
    frames.forEach((frame, i) => heard(frame, reply.probabilities[i] ?? 0));
  };
}

/** Has segments written down for one owner, until nobody wants them any more. */
function makeWriting({ speech: { transcriber }, owner, language }: ListeningOptions) {
  /** Each gives up one text that is being made. */
  const running = new Set<() => void>();
  return {
    async transcribe(samples: Float32Array, { partial, ...about }: AboutSegment, giveUp: GiveUp) {
      const unwanted = new AbortController();
      const end = () => unwanted.abort(new Error("Nobody wants it any more."));
      running.add(end);
      giveUp.onGiven(end);
      const kind = partial ? "partial" : "final";
      const job = { kind, owner, language, ...about, signal: unwanted.signal } as const;
      try {
        return await transcriber.transcribe(samples, job);
      } finally {
        running.delete(end);
      }
    },
    forget: () => running.forEach((end) => end()),
  };
}

/** Which segments are not written down yet, and so how far all is settled, in samples from the first frame. */
function makeOpenSegments() {
  const begins = new Map<number, number>();
  const ends = new Map<number, number>();
  /** Where the last segment ends that is written down. */
  let done = 0;

  function note(event: DictationEvent) {
    if (event.kind === "began") begins.set(event.segment, event.from);
    if (event.kind === "ended") ends.set(event.segment, (begins.get(event.segment) ?? 0) + event.samples);
    if (event.kind !== "text" && event.kind !== "nothing") return;
    done = Math.max(done, ends.get(event.segment) ?? 0);
    begins.delete(event.segment);
    ends.delete(event.segment);
  }

  return {
    note,
    settled: (heard: number) => Math.min(...begins.values(), Math.max(done, heard - PRE_ROLL_MS * PER_MS)),
  };
}

/** When something was spoken, as the page is told; `skip`: samples before the first that was listened to. */
const spokenAt = ({ speechFrom, speechTo, speechMs }: SpeechTimes, skip: number): SpokenAt => ({
  from: Math.round((skip + speechFrom) / PER_MS),
  to: Math.round((skip + speechTo) / PER_MS),
  talk: Math.round(speechMs),
});

/** What the page is told, in order; each message says how far all is settled. */
function makeTelling({ say, from }: ListeningOptions, place: () => number) {
  const settled = makeSettled();
  let seq = from;
  let told: Ack = { ack: 0, skip: 0 };

  function ack(): Ack {
    settled.upTo(place());
    return settled.ack();
  }

  return {
    chunk: settled.chunk,
    text(transcript: string, spoken: SpokenAt) {
      told = ack();
      say({ transcript, seq: ++seq, final: true, spoken, ...told });
    },
    heard(committed: string, pending: string) {
      const partial = [committed, pending].filter(Boolean).join(" ");
      if (partial !== "") say({ partial, firm: committed.length });
    },
    /** Where a chunk more is of no use now. */
    progress() {
      const now = ack();
      if (now.ack > told.ack) say((told = now));
    },
    end() {
      settled.all();
      say(settled.ack());
    },
  };
}

/** Begins to listen. */
export function makeListening(options: ListeningOptions): Listening {
  const { speech, recording, now } = options;
  const skip = options.skipMs * PER_MS;
  const frames = makeFrames(skip);
  const open = makeOpenSegments();
  const writing = makeWriting(options);
  const pieces: Piece[] = [];
  let running: Promise<void> | null = null;
  /** Samples that have come, and that the segmenter has had. */
  let came = 0;
  let heard = 0;
  let over = false;

  /** The last frame may be filled up with silence that never came. */
  const place = () => Math.min(came, skip + open.settled(heard));
  const telling = makeTelling(options, place);

  function fail(error: unknown) {
    if (over) return;
    over = true;
    options.fail(error);
  }

  function tell(event: DictationEvent) {
    open.note(event);
    if (over) return;
    if (event.kind === "text" && event.text !== "") telling.text(event.text, spokenAt(event.times, skip));
    if (event.kind === "heard") telling.heard(event.committed, event.pending);
    if (event.kind === "lost") fail(event.why);
  }

  const { partials } = speech.transcriber;
  const segmenter = { preRollMs: PRE_ROLL_MS };
  const dictation = makeDictation({ tell, now, partials, segmenter, transcribe: writing.transcribe });
  const detect = makeDetecting(speech, (frame, probability) => {
    heard += FRAME;
    dictation.push(frame, probability);
  });

  async function run() {
    try {
      while (pieces.length > 0 && !over) {
        await detect(frames.take(pieces));
        if (!over) telling.progress();
      }
    } catch (error) {
      fail(error);
    }
    running = null;
  }

  return {
    hear(chunk) {
      const { pieces: own, lead, another } = recording.push(chunk);
      const gap = another && came > 0 ? [GAP] : [];
      telling.chunk(came + sum(gap) + lead);
      came += sum(gap) + sum(own);
      pieces.push(...gap, ...own);
      if (pieces.length > 0 && !over) running ??= run();
      return sum(own) / PER_MS;
    },
    async stop() {
      await running;
      try {
        await detect(frames.rest());
        await dictation.stop();
      } catch (error) {
        fail(error);
      }
      if (!over) telling.end();
    },
    keptMs: () => Math.max(0, came - place()) / PER_MS,
    forget() {
      over = true;
      pieces.length = 0;
      writing.forget();
    },
  };
}
