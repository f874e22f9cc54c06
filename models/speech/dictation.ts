import { rms, SAMPLE_RATE } from "./audio.ts";
import { withPause, withSpeech } from "./evidence.ts";
import { type GiveUp, makeGiveUp } from "./giveUp.ts";
import { type Growing, makeGrowing, makePace, soundOf } from "./growing.ts";
import { makeSegmenter, type SegmentEvent, type SegmenterOptions } from "./segmenter.ts";
import type { AboutSegment } from "./transcriber.ts";

/** When somebody spoke in a segment, in samples of the stream at 16 kHz; `speechMs` without the pauses inside. */
export type SpeechTimes = { speechFrom: number; speechTo: number; speechMs: number };

/** What becomes of speech. Segments are numbered in the order in which they were begun. */
export type DictationEvent =
  | { kind: "began"; segment: number; from: number }
  /** Sound of the segment, in order; to be kept before it is written down. */
  | { kind: "sound"; segment: number; samples: Float32Array }
  /** It was no speech; its sound can go. */
  | { kind: "nothing"; segment: number }
  /** All of it is there; its text follows. `samples`: how many of the told ones belong to it. */
  | { kind: "ended"; segment: number; samples: number; times: SpeechTimes; voicedRms: number }
  /** What is known of its text: `committed` only grows, `pending` may still change. */
  | { kind: "heard"; segment: number; committed: string; pending: string }
  /** Its text, once and for all; empty where there was none. Begins with all that was committed. */
  | { kind: "text"; segment: number; text: string; times: SpeechTimes }
  /** It could not be written down; its sound must be kept. */
  | { kind: "lost"; segment: number; why: unknown };

export type DictationOptions = {
  /**
   * Writes down one segment. A partial text may be given up, with whatever it has.
   * @throws where it cannot
   */
  transcribe(samples: Float32Array, about: AboutSegment, giveUp: GiveUp): Promise<string>;
  tell(event: DictationEvent): void;
  /** Milliseconds of any clock that goes evenly. */
  now(): number;
  /** False where partial texts cost money or nobody sees them. */
  partials: boolean;
  segmenter?: Partial<SegmenterOptions>;
};

export type Dictation = {
  /** @param frame 512 samples at 16 kHz @param probability of speech in it, 0 to 1 */
  push(frame: Float32Array, probability: number): void;
  /** Nobody speaks any more; resolves when all that was said has its text or is lost. */
  stop(): Promise<void>;
};

/** From this probability on a frame is speech. */
const SPEECH = 0.5;

type Ended = { growing: Growing; samples: number; times: SpeechTimes; voicedRms: number };

/** Has an ended segment written down, and tells of it. */
async function writeDown({ transcribe, tell }: DictationOptions, ended: Ended, giveUp: GiveUp) {
  const { growing, samples, times, voicedRms } = ended;
  const { segment, agreement } = growing;
  try {
    const about = { voicedRms, speechMs: times.speechMs, partial: false };
    const text = await transcribe(soundOf(growing, samples), about, giveUp);
    tell({ kind: "text", segment, text: agreement.final(text).committed, times });
  } catch (why) {
    tell({ kind: "lost", segment, why });
  }
}

/** What there is of a growing segment, or null where it cannot be had: its final text comes all the same. */
async function partialOf({ transcribe }: DictationOptions, growing: Growing, giveUp: GiveUp) {
  const samples = soundOf(growing);
  try {
    const speechMs = (growing.evidence.samples / SAMPLE_RATE) * 1_000;
    return await transcribe(samples, { voicedRms: rms(samples), speechMs, partial: true }, giveUp);
  } catch {
    return null; // What is wrong is told with the final text.
  }
}

/** Cuts sound into segments, and tells of each until it has ended. */
function makeCutter({ tell, segmenter: options }: DictationOptions, onEnded: (ended: Ended) => void) {
  const segmenter = makeSegmenter(options);
  let count = 0;
  let growing: Growing | null = null;

  function grow(to: Growing, samples: Float32Array) {
    to.parts.push(samples);
    to.length += samples.length;
    tell({ kind: "sound", segment: to.segment, samples });
  }

  function end(ended: Growing, event: Extract<SegmentEvent, { kind: "end" }>) {
    const { from, to, speechFrom, speechTo, speechMs, voicedRms } = event;
    const samples = Math.min(ended.length, to - from);
    const times = { speechFrom, speechTo, speechMs };
    tell({ kind: "ended", segment: ended.segment, samples, times, voicedRms });
    onEnded({ growing: ended, samples, times, voicedRms });
  }

  function take(event: SegmentEvent) {
    if (event.kind === "begin") {
      growing = makeGrowing(count++, event.from);
      tell({ kind: "began", segment: growing.segment, from: event.from });
      return;
    }
    const open = growing;
    if (!open) return;
    if (event.kind === "more") return grow(open, event.samples);
    growing = null;
    if (event.kind === "end") end(open, event);
    else tell({ kind: "nothing", segment: open.segment });
  }

  return {
    growing: () => growing,
    push(frame: Float32Array, probability: number) {
      segmenter.push(frame, probability).forEach(take);
      if (!growing) return;
      const { evidence } = growing;
      growing.evidence =
        probability >= SPEECH ? withSpeech(evidence, frame.length, probability) : withPause(evidence);
    },
    flush: () => segmenter.flush().forEach(take),
  };
}

/**
 * From sound to text: cuts it into segments, has each written down when it has ended, and, while nothing else is to be
 * done, what there is of the open one. One decode at a time; final texts come first, in order.
 */
export function makeDictation(options: DictationOptions): Dictation {
  const pace = makePace(options.now);
  const finals: Ended[] = [];
  const whenIdle: (() => void)[] = [];
  let running: { partial: boolean; giveUp: ReturnType<typeof makeGiveUp> } | null = null;

  const cutter = makeCutter(options, (ended) => {
    finals.push(ended);
    if (running?.partial) running.giveUp.give();
    next();
  });

  function next() {
    if (running) return;
    const final = finals.shift();
    const growing = cutter.growing();
    if (final) run(false, (giveUp) => writeDown(options, final, giveUp));
    else if (growing && options.partials && pace.isDue(growing)) run(true, (giveUp) => look(growing, giveUp));
    else for (const done of whenIdle.splice(0)) done();
  }

  function run(partial: boolean, job: (giveUp: GiveUp) => Promise<void>) {
    const giveUp = makeGiveUp();
    running = { partial, giveUp };
    void job(giveUp).then(() => {
      running = null;
      next();
    });
  }

  async function look(growing: Growing, giveUp: GiveUp) {
    pace.begin(growing);
    const text = await partialOf(options, growing, giveUp);
    pace.end();
    // Cut short, its end is not what was said; nor is it of use once the segment has ended.
    if (text === null || giveUp.given() || cutter.growing() !== growing) return;
    const { committed, pending } = growing.agreement.partial(text);
    options.tell({ kind: "heard", segment: growing.segment, committed, pending });
  }

  return {
    push(frame, probability) {
      cutter.push(frame, probability);
      next();
    },
    stop() {
      cutter.flush();
      return new Promise((resolve) => {
        whenIdle.push(resolve);
        next();
      });
    },
  };
}
