import { NOTHING_SPOKEN, type Spoken } from "../entities/spoken.ts";
import { SAMPLE_RATE } from "./audio.ts";
import { spokenWords } from "./spokenWords.ts";

/** Speech of one segment, in samples at 16 kHz, and its text. */
export type SpokenSegment = { speechFrom: number; speechTo: number; speechMs: number; text: string };

/** From this on a gap is a pause and not a breath: the hangover that ends a segment. */
const PAUSE_MS = 700;

/** Less than this says nothing about pace. */
const LEAST_SPAN_MS = 5_000;
const LEAST_WORDS = 8;

/** Sounds that fill a pause. "Mm-hmm" and "uh-huh" mean yes, and "ER" in capitals is a diagram or a room. */
const SOUNDS = ["um", "umm", "uhm", "uh", "uhh", "er", "erm", "hm", "hmm"] as const;

/** Words that fill a pause only where commas set them apart: "it was, like, late", but "do you know", "I like it". */
const PHRASES = ["you know", "I mean", "basically", "actually", "like"] as const;

/**
 * What counts as a filler. Words with a meaning of their own count only where commas set them apart, so that nobody is
 * told of fillers for how English is spoken where they live; "actually" and "basically" are frequent in good Indian
 * English.
 */
export const FILLERS: readonly string[] = [...SOUNDS, ...PHRASES];

/**
 * Words per minute that are comfortable to listen to. Not a mark: languages and accents have their own pace, and faster
 * is fine with who is used to it. Public speaking is usually at 125 to 150 (S. E. Lucas, The Art of Public Speaking,
 * 8th ed., p. 300), radio news is wanted at 160 to 180 (E. Rodero, Text & Talk 32(3), 2012, doi
 * 10.1515/text-2012-0019). The lower end here is lower: somebody who answers also thinks, and pauses are counted in.
 */
export const PACE_RANGE = { min: 110, max: 170 } as const;

const toMs = (samples: number) => (samples * 1_000) / SAMPLE_RATE;

const isSound = (word: string) => SOUNDS.some((sound) => sound === word.toLowerCase()) && word !== "ER";

/** A filling word between two ends of a clause, one of them a comma. */
const PHRASE = new RegExp(`(^|[.!?;:,…–—-])\\s*(?:${PHRASES.join("|")})(?=\\s*([.!?;:,…–—-]|$))`, "giu");

function fillersIn(text: string): number {
  const sounds = text.split(/[^\p{L}\p{M}'’-]+/u).map((word) => word.replace(/^-+|-+$/g, ""));
  const phrases = [...text.matchAll(PHRASE)].filter(([, before, after]) => before === "," || after === ",");
  return sounds.filter(isSound).length + phrases.length;
}

/** Time in which nobody spoke, of so many samples; none where they overlap. */
function silence(samples: number): Spoken {
  const spanMs = toMs(Math.max(0, samples));
  const isPause = spanMs >= PAUSE_MS;
  return { ...NOTHING_SPOKEN, spanMs, pauses: isPause ? 1 : 0, longestPauseMs: isPause ? spanMs : 0 };
}

/**
 * What was spoken, with one more segment. One whose text has no word was no speech and does not count.
 * @param speechTo where the speech before it ended; null where it begins a stretch, or that is not known
 */
export function withSegment(spoken: Spoken, segment: SpokenSegment, speechTo: number | null): Spoken {
  const { speechFrom, speechMs, text } = segment;
  const words = spokenWords(text).length;
  if (words === 0) return spoken;
  const before = speechTo === null ? NOTHING_SPOKEN : silence(speechFrom - speechTo);
  const own = {
    ...NOTHING_SPOKEN,
    words,
    talkMs: speechMs,
    spanMs: toMs(segment.speechTo - speechFrom),
    fillers: fillersIn(text),
  };
  return [before, own].reduce(addSpoken, spoken);
}

/** Two stretches of speaking as one answer; what lies between them is no pause. */
export const addSpoken = (a: Spoken, b: Spoken): Spoken => ({
  words: a.words + b.words,
  talkMs: a.talkMs + b.talkMs,
  spanMs: a.spanMs + b.spanMs,
  pauses: a.pauses + b.pauses,
  longestPauseMs: Math.max(a.longestPauseMs, b.longestPauseMs),
  fillers: a.fillers + b.fillers,
});

/** All answers of an interview as one; null where none was spoken. */
export function sumSpoken(answers: readonly (Spoken | null | undefined)[]): Spoken | null {
  const spoken = answers.flatMap((one) => one ?? []);
  return spoken.length === 0 ? null : spoken.reduce(addSpoken);
}

/** Words divided by minutes of speaking, pauses included; null where it was too little to say, 5 s or 8 words. */
export const wordsPerMinute = ({ words, spanMs }: Spoken): number | null =>
  spanMs < LEAST_SPAN_MS || words < LEAST_WORDS ? null : (words * 60_000) / spanMs;
