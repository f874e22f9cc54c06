import { FRAME, SAMPLE_RATE } from "#models/speech/audio.ts";
import type { Seen, Told } from "./watch.ts";
import { wordsOf } from "./wer.ts";

/** A pause of 0.7 s, in whole frames, after which the product takes a sentence for ended; milliseconds. */
const HANGOVER_MS = 704;
/** Words about the level, some of them late: so many on each side are looked at; five seconds. */
const AROUND = 50;

const toMs = (samples: number) => (samples / SAMPLE_RATE) * 1_000;

/**
 * When each sample came to the worker that listens, by the page's clock: words about the level say how many have come. The
 * least delayed of those around says when; a text seems later by that, never sooner.
 */
export function clockOf(levels: readonly number[]): (sample: number) => number {
  const heard = (k: number) => toMs((3 * k + 1) * FRAME);
  return (sample) => {
    const k = Math.floor(sample / FRAME / 3);
    const from = Math.max(0, Math.min(k, levels.length) - AROUND);
    const delays = levels.slice(from, from + 2 * AROUND).map((at, n) => at - heard(from + n));
    return toMs(sample) + Math.min(...delays);
  };
}

type Times = { speechFrom: number; speechTo: number };

/** A segment: when somebody spoke, its text, and when that was on the screen. */
export type Segment = Times & { segment: number; text: string; shownAt: number };

/** The segments that have become text, in order. A text is on the screen with the first change of the box after it was told. */
export function segmentsOf({ told, box }: Pick<Seen, "told" | "box">): Segment[] {
  return told.flatMap(({ kind, segment, text = "", times, at }) => {
    if (kind !== "text" || text === "" || !times) return [];
    const shown = box.find((change) => change.at >= at);
    return [{ segment, text, ...times, shownAt: shown?.at ?? NaN }];
  });
}

/** What became of one answer. */
export type Outcome = {
  text: string;
  /** From the beginning of its speech to its first word on the screen; NaN where there is none. */
  firstMs: number;
  /** From the end of its speech to its last word on the screen, without the pause that ends a sentence. */
  finalMs: number;
};

/** When the first word of a segment was on the screen: in the line, or, where it was short, in the box. */
function firstShown({ line }: Seen, first: Segment): number {
  const seen = line.find(({ committed, pending }) => `${committed}${pending}`.trim() !== "");
  return Math.min(seen?.at ?? Infinity, first.shownAt);
}

/** What became of what was spoken as one answer. */
export function outcomeOf(seen: Seen): Outcome {
  const clock = clockOf(seen.levels);
  const segments = segmentsOf(seen);
  const [first, last] = [segments[0], segments.at(-1)];
  return {
    text: segments.map(({ text }) => text).join(" "),
    firstMs: first ? firstShown(seen, first) - clock(first.speechFrom) : NaN,
    finalMs: last ? last.shownAt - clock(last.speechTo) - HANGOVER_MS : NaN,
  };
}

/** How many words of `before` do not stand at their place in `after`. */
function changed(before: string, after: string): number {
  const now = wordsOf(after);
  return wordsOf(before).filter((word, n) => word !== now[n]).length;
}

/** The texts that somebody could take for settled, one after the other, of each segment and of the box. */
function* settledTexts({ told, box }: Seen): Generator<[string, string]> {
  const known = new Map<number, string>();
  for (const { segment, committed, text } of told) {
    const next = committed ?? text;
    if (next === undefined) continue;
    yield [known.get(segment) ?? "", next];
    known.set(segment, next);
  }
  let before = "";
  for (const { text } of box) {
    yield [before, text];
    before = text;
  }
}

/** The words in the line that no worker has told: the screen would say something else than what is settled. */
function strays({ told, line }: Seen): number {
  const known = new Set(told.map(({ committed }: Told) => committed ?? ""));
  return line.filter(({ committed }) => !known.has(committed)).length;
}

/** How many words changed after they were shown as settled. */
export const changedWords = (seen: Seen): number =>
  [...settledTexts(seen)].reduce((sum, [before, after]) => sum + changed(before, after), 0) + strays(seen);

/** All words that were ever on the screen. */
export function wordsShown({ told, line }: Seen): string[] {
  const texts = told.flatMap(({ kind, text = "" }) => (kind === "text" ? [text] : []));
  return [...line.map(({ committed, pending }) => `${committed} ${pending}`), ...texts].flatMap(wordsOf);
}
