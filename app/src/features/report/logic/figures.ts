import type { Spoken } from "#models/entities/spoken.ts";
import { wordsPerMinute } from "#models/speech/measures.ts";

/** What the figures of speaking are called. */
export type FigureWords = {
  figures: Record<"pace" | "talk" | "pauses" | "longest" | "fillers", string>;
  time(seconds: number): string;
  seconds(seconds: string): string;
};

/** Shorter than this, in seconds, a question was not open for its answer: the text was pasted, or put there before. */
const SHORTEST = 5;

/** Whether the time that a question was open says something of its answer. */
export const takesTime = (seconds: number | null): seconds is number =>
  seconds !== null && seconds >= SHORTEST;

/**
 * The figures of speaking in their order: what it is, and how much.
 * @param locale whose digits: "en-IN"
 */
export function figuresOf(w: FigureWords, locale: string, spoken: Spoken): [string, string][] {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const pace = wordsPerMinute(spoken);
  return [
    [w.figures.pace, pace === null ? "–" : number.format(Math.round(pace))],
    [w.figures.talk, w.time(Math.round(spoken.talkMs / 1_000))],
    [w.figures.pauses, number.format(spoken.pauses)],
    [w.figures.longest, spoken.pauses === 0 ? "–" : w.seconds(number.format(spoken.longestPauseMs / 1_000))],
    [w.figures.fillers, number.format(spoken.fillers)],
  ];
}
