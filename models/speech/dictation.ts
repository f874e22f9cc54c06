import { energyOf, rms, SAMPLE_RATE } from "./audio.ts";
import { withPause, withSpeech } from "./evidence.ts";
import { type GiveUp, makeGiveUp } from "./giveUp.ts";
import { type Growing, makeGrowing, makePace, soundOf } from "./growing.ts";
import type { SegmentEnd } from "./openSegment.ts";
import { makeSegmenter, type SegmentEvent, type SegmenterOptions, SPEECH } from "./segmenter.ts";
import type { AboutSegment } from "./transcriber.ts";

/** When somebody spoke in a segment, in samples of the stream at 16 kHz; `speechMs` without the pauses inside. */
export type SpeechTimes = { speechFrom: number; speechTo: number; speechMs: number };

/** What is known of a segment's speech: when it was, and how loud (root mean square). */
export type SpeechSoFar = { times: SpeechTimes; voicedRms: number };

/** What becomes of speech. Segments are numbered in the order in which they were begun. */
export type DictationEvent =
  | { kind: "began"; segment: number; from: number }
  /** Sound of the segment, in order; to be kept before it is written down. `soFar`: null where it is no speech as far as it goes. */
  | { kind: "sound"; segment: number; samples: Float32Array; soFar: SpeechSoFar | null }
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
  /** Resolves when the sound of an ended segment is kept: its text is told after that. Left out: nobody keeps it. */
  kept?(segment: number): Promise<void>;
  /** Milliseconds of any clock that goes evenly. */
  now(): number;
  /** False where partial texts cost money or nobody sees them. */
  partials: boolean;
  /**
   * True where the final text is begun in a pause already, before it is long enough to end the segment: it is there sooner,
   * and was made in vain where somebody goes on. Not for what many people share.
   */
  early?: boolean;
  segmenter?: Partial<SegmenterOptions>;
};

export type Dictation = {
  /** @param frame 512 samples at 16 kHz @param probability of speech in it, 0 to 1 */
  push(frame: Float32Array, probability: number): void;
  /** Whether a segment has begun that has not ended. */
  isOpen(): boolean;
  /** Nobody speaks any more; resolves when all that was said has its text or is lost. */
  stop(): Promise<void>;
};

type Ended = SpeechSoFar & { growing: Growing; samples: number };

/** An ended segment; `early`: its text, where that was begun before it had ended, or null where there is none. */
type Final = Ended & { early: Promise<string | null> | null };

/** Has a segment written down as a whole. @param early while it may still go on */
function transcribeWhole({ transcribe }: DictationOptions, ended: Ended, early: boolean, giveUp: GiveUp) {
  const { growing, samples, times, voicedRms } = ended;
  const about = { voicedRms, speechMs: times.speechMs, partial: false, early };
  return transcribe(soundOf(growing, samples), about, giveUp);
}

/** Has an ended segment written down, and tells of it. */
async function writeDown(options: DictationOptions, ended: Final, giveUp: GiveUp) {
  const { segment, agreement } = ended.growing;
  try {
    await options.kept?.(segment);
    const text = (await ended.early) ?? (await transcribeWhole(options, ended, false, giveUp));
    options.tell({ kind: "text", segment, text: agreement.final(text).committed, times: ended.times });
  } catch (why) {
    options.tell({ kind: "lost", segment, why });
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

type Cuts = {
  onEnded(ended: Ended): void;
  /** A pause has begun: so the segment ends where nobody goes on. */
  onRest(resting: Ended): void;
};

const soFarOf = ({ speechFrom, speechTo, speechMs, voicedRms }: SegmentEnd): SpeechSoFar => ({
  times: { speechFrom, speechTo, speechMs },
  voicedRms,
});

const endedAt = (growing: Growing, end: SegmentEnd): Ended => ({
  ...soFarOf(end),
  growing,
  samples: Math.min(growing.length, end.to - end.from),
});

/** Cuts sound into segments, and tells of each until it has ended. */
function makeCutter({ tell, segmenter: options }: DictationOptions, { onEnded, onRest }: Cuts) {
  const segmenter = makeSegmenter(options);
  let count = 0;
  let growing: Growing | null = null;

  function grow(to: Growing, samples: Float32Array, end: SegmentEnd | null) {
    to.parts.push(samples);
    to.length += samples.length;
    tell({ kind: "sound", segment: to.segment, samples, soFar: end && soFarOf(end) });
  }

  function end(ended: Ended) {
    const { growing, samples, times, voicedRms } = ended;
    tell({ kind: "ended", segment: growing.segment, samples, times, voicedRms });
    onEnded(ended);
  }

  function take(event: SegmentEvent) {
    if (event.kind === "begin") {
      growing = makeGrowing(count++, event.from);
      tell({ kind: "began", segment: growing.segment, from: event.from });
      return;
    }
    const open = growing;
    if (!open) return;
    if (event.kind === "more") return grow(open, event.samples, event.end);
    if (event.kind === "rest") return onRest(endedAt(open, event.end));
    growing = null;
    if (event.kind === "end") end(endedAt(open, event));
    else tell({ kind: "nothing", segment: open.segment });
  }

  return {
    growing: () => growing,
    push(frame: Float32Array, probability: number) {
      segmenter.push(frame, probability).forEach(take);
      if (!growing) return;
      const { evidence } = growing;
      growing.evidence =
        probability >= SPEECH
          ? withSpeech(evidence, frame.length, probability, energyOf(frame))
          : withPause(evidence);
    },
    flush: () => segmenter.flush().forEach(take),
  };
}

/** Whether the two are the same segment with the same sound. */
const areSame = (a: Ended, b: Ended) => a.growing === b.growing && a.samples === b.samples;

/**
 * From sound to text: cuts it into segments, has each written down when it has ended, and, while nothing else is to be
 * done, what there is of the open one. One decode at a time; final texts come first, in order. With `early` the final text
 * is begun as soon as all of its sound is there, and thrown away where somebody goes on.
 */
export function makeDictation(options: DictationOptions): Dictation {
  const pace = makePace(options.now);
  const finals: Final[] = [];
  const whenIdle: (() => void)[] = [];
  let running: { must: boolean; giveUp: ReturnType<typeof makeGiveUp> } | null = null;
  /** What is to be begun early, and what has been. */
  let resting: Ended | null = null;
  let early: { of: Ended; text: Promise<string | null> } | null = null;

  const cutter = makeCutter(options, {
    onEnded(ended) {
      const known = early && areSame(early.of, ended) ? early.text : null;
      finals.push({ ...ended, early: known });
      if (!known) hurry();
      resting = early = null;
      next();
    },
    onRest(to) {
      if (!options.early || !options.partials || !pace.keepsUp()) return;
      resting = to;
      hurry();
    },
  });

  /** What is running and need not be is to end. */
  function hurry() {
    if (running && !running.must) running.giveUp.give();
  }

  function next() {
    if (running) return;
    const final = finals.shift();
    const growing = cutter.growing();
    // Somebody who goes on has made no pause.
    if (growing !== resting?.growing || (growing?.evidence.run ?? 0) > 0) resting = null;
    if (final) run(true, (giveUp) => writeDown(options, final, giveUp));
    else if (resting) begin(resting);
    else if (growing && options.partials && pace.isDue(growing)) look(growing);
    else for (const done of whenIdle.splice(0)) done();
  }

  function run(must: boolean, job: (giveUp: GiveUp) => Promise<void>) {
    const giveUp = makeGiveUp();
    running = { must, giveUp };
    void job(giveUp).then(() => {
      running = null;
      next();
    });
  }

  /** Tells what a look at a segment has seen. */
  async function see(growing: Growing, giveUp: GiveUp, seen: Promise<string | null>) {
    pace.begin(growing);
    const text = await seen;
    pace.end();
    // Cut short, its end is not what was said; nor is it of use once the segment has ended.
    if (text === null || giveUp.given() || cutter.growing() !== growing) return;
    const { committed, pending } = growing.agreement.partial(text);
    options.tell({ kind: "heard", segment: growing.segment, committed, pending });
  }

  function look(growing: Growing) {
    run(false, (giveUp) => see(growing, giveUp, partialOf(options, growing, giveUp)));
  }

  function begin(of: Ended) {
    resting = null;
    run(false, (giveUp) => {
      const text = transcribeWhole(options, of, true, giveUp).then(
        (said) => (giveUp.given() ? null : said),
        // It is tried again, and what is wrong told, when the segment has ended.
        () => null,
      );
      early = { of, text };
      return see(of.growing, giveUp, text);
    });
  }

  return {
    push(frame, probability) {
      cutter.push(frame, probability);
      next();
    },
    isOpen: () => cutter.growing() !== null,
    stop() {
      cutter.flush();
      return new Promise((resolve) => {
        whenIdle.push(resolve);
        next();
      });
    },
  };
}
