import { rms, SAMPLE_RATE } from "./audio.ts";
import { isBelievable } from "./evidence.ts";
import { endOf, opened, withFrame, type Heard, type Open, type SegmentEnd } from "./openSegment.ts";
import { makeRecent } from "./recent.ts";

/** When speech begins and ends. Times in milliseconds, probabilities from 0 to 1, as the voice detector gives them. */
export type SegmenterOptions = {
  /** Speech begins at this probability and lasts until it is below `off`: Silero's authors' thresholds. */
  on: number;
  off: number;
  /** Sound before the first speech that belongs to the segment: a word's beginning is often too soft to be noticed. */
  preRollMs: number;
  /** So long a pause ends a segment: longer than people breathe, short enough to see one's words soon. */
  hangoverMs: number;
  /** Less speech than this is a click or a cough, and knocks add up to no speech either; 0: all of it is speech. */
  minSpeechMs: number;
  /** A longer segment is cut: Whisper takes 30 s with the silence around. */
  maxMs: number;
  /**
   * A softer frame (root mean square, 0 to 1) does not begin a segment, whatever its probability. It is low, -80 dB: real
   * recordings made without gain have speech at -60 to -70 dB.
   */
  floorRms: number;
};

/** What becomes of the stream; places are samples from its beginning. */
export type SegmentEvent =
  /** A segment is open; `from` is where its sound, pre-roll included, begins. */
  | { kind: "begin"; from: number }
  /** Sound of the open segment, in order and without gaps, as a copy; `end`: so it ends where no more comes, null where it is dropped. */
  | { kind: "more"; samples: Float32Array; end: SegmentEnd | null }
  /** Once in a pause: so the open segment ends where nobody goes on. */
  | { kind: "rest"; end: SegmentEnd }
  | SegmentEnd
  /** It was no speech: forget it. */
  | { kind: "drop" };

/** Cuts a stream of frames into segments of speech. */
export type Segmenter = {
  /** Takes the next frame, of any length, and the probability that it is speech; what is no number is none. */
  push(frame: Float32Array, probability: number): SegmentEvent[];
  /** Nobody speaks any more: ends the open segment. The stream may go on afterwards. */
  flush(): SegmentEvent[];
};

/** From this probability on a frame is speech. */
export const SPEECH = 0.5;

const DEFAULTS: SegmenterOptions = {
  on: SPEECH,
  off: 0.35,
  preRollMs: 400,
  hangoverMs: 700,
  minSpeechMs: 250,
  maxMs: 25_000,
  floorRms: 0.0001,
};

/** Silence kept after the last speech: more of it makes Whisper say thanks, less may take a word's end. */
const TAIL_MS = 300;

/** What was too little to be speech belongs to speech that comes within so long after it began: a short word before a pause. */
const UNHEARD_MS = 4_000;

/** How far back the quietest place for a cut is looked for. */
const CUT_WINDOW_MS = 3_000;

const toSamples = (ms: number) => Math.round((ms * SAMPLE_RATE) / 1_000);

/** Where to cut: behind the frame that is least like speech; of equals the last. */
const quietest = <T extends { probability: number }>(frames: readonly T[], first: T): T =>
  frames.reduce((best, frame) => (frame.probability <= best.probability ? frame : best), first);

/** Whether there is enough in a segment for somebody to have spoken. @param least samples; 0: all of it is speech */
function isSpeech({ evidence, continues }: Open, least: number): boolean {
  if (evidence.samples < (continues ? 1 : least)) return false;
  return continues || least === 0 || isBelievable(evidence);
}

/** Where segments begin. Lengths in samples: sound before the speech, and how far back what was dropped is fetched. */
function makeBeginnings(preRoll: number, unheardFor: number) {
  let unheard = -Infinity;
  return {
    dropped({ from, evidence }: Open) {
      // Behind a cut there may be nothing at all.
      if (evidence.samples > 0) unheard = from;
    },
    /** Of the segment whose first speech is in this frame. */
    of: ({ from }: Heard) => (from - unheard <= unheardFor ? unheard : from - preRoll),
  };
}

/** The times of a segmenter, in samples. */
function inSamples({ preRollMs, hangoverMs, minSpeechMs, maxMs }: SegmenterOptions) {
  const longest = toSamples(maxMs);
  return {
    preRoll: toSamples(preRollMs),
    hangover: toSamples(hangoverMs),
    minSpeech: toSamples(minSpeechMs),
    longest,
    cutWindow: Math.min(toSamples(CUT_WINDOW_MS), longest / 2),
    unheardFor: Math.min(toSamples(UNHEARD_MS), longest / 2),
  };
}

/** Makes a segmenter; options that are left out are the usual ones. */
export function makeSegmenter(options: Partial<SegmenterOptions> = {}): Segmenter {
  const all = { ...DEFAULTS, ...options };
  const { on, off, floorRms } = all;
  const { preRoll, hangover, minSpeech, longest, cutWindow, unheardFor } = inSamples(all);
  const beginnings = makeBeginnings(preRoll, unheardFor);
  const recent = makeRecent<Heard>(Math.max(preRoll, cutWindow, unheardFor));
  let at = 0;
  let speaking = false;
  /** Sound before this place belongs to a segment that has ended. */
  let taken = 0;
  let open: Open | null = null;
  /** Where the speech ended before the pause that was told last. */
  let rested = -1;

  function hear(frame: Float32Array, probability: number): Heard {
    const loud = rms(frame);
    const may = open !== null || loud >= floorRms;
    speaking = speaking ? probability >= off : probability >= on && may;
    const heard: Heard = {
      from: at,
      to: at + frame.length,
      samples: frame.slice(),
      energy: loud * loud * frame.length,
      speech: speaking,
      probability: Number.isNaN(probability) ? 0 : probability,
      open: null,
    };
    at = heard.to;
    recent.push(heard);
    return heard;
  }

  /** Opens a segment with the sound that is there already. */
  function begin(from: number, continues: boolean): SegmentEvent[] {
    open = recent.since(from).reduce(withFrame, opened(from, at, continues));
    const samples = recent.sound(from);
    const more: SegmentEvent = { kind: "more", samples, end: endNow(open) };
    return [{ kind: "begin", from }, ...(samples.length > 0 ? [more] : [])];
  }

  /** Where a segment ends that is not cut. */
  const placeAfter = ({ speechTo }: Open) => Math.min(at, speechTo + toSamples(TAIL_MS));

  /** How a segment ends where nothing more comes; null where it is no speech. */
  const endNow = (open: Open) => (isSpeech(open, minSpeech) ? endOf(open, placeAfter(open), "stop") : null);

  function close(ended: Open, to: number, cut: SegmentEnd["cut"]): SegmentEvent {
    open = null;
    if (!isSpeech(ended, minSpeech)) {
      beginnings.dropped(ended);
      return { kind: "drop" };
    }
    taken = to;
    return endOf(ended, to, cut);
  }

  /** Tells of a pause as soon as all sound is there that the segment would have. */
  function rest(resting: Open): SegmentEvent[] {
    const to = resting.speechTo + toSamples(TAIL_MS);
    if (at < to || rested === resting.speechTo || !isSpeech(resting, minSpeech)) return [];
    rested = resting.speechTo;
    return [{ kind: "rest", end: endOf(resting, to, "pause") }];
  }

  const closeAfter = (ended: Open, cut: "pause" | "stop") => close(ended, placeAfter(ended), cut);

  /** Cuts a segment that has become too long; what comes after the cut begins the next. */
  function split(long: Open, last: Heard): SegmentEvent[] {
    const own = recent.since(at - cutWindow).filter((frame) => frame.open?.begun === long.begun);
    const { to, open: ended } = quietest(own, last);
    return [close(ended ?? long, to, "length"), ...begin(to, true)];
  }

  function grow(grown: Open, heard: Heard): SegmentEvent[] {
    open = grown;
    heard.open = grown;
    const more: SegmentEvent = { kind: "more", samples: heard.samples.slice(), end: endNow(grown) };
    if (at - grown.speechTo >= hangover) return [more, closeAfter(grown, "pause")];
    if (at - grown.from >= longest) return [more, ...split(grown, heard)];
    return [more, ...rest(grown)];
  }

  return {
    push(frame, probability) {
      const heard = hear(frame, probability);
      if (open) return grow(withFrame(open, heard), heard);
      return speaking ? begin(Math.max(taken, beginnings.of(heard)), false) : [];
    },
    flush() {
      speaking = false;
      return open ? [closeAfter(open, "stop")] : [];
    },
  };
}
