import * as z from "zod/mini";
import { whole } from "./basics.ts";

/** More than anybody speaks in an answer; in milliseconds it is a day. */
const MOST = 86_400_000;
const Amount = whole(0, MOST);

/**
 * How one answer was spoken, added up over all stretches of speaking. Times in milliseconds. It is of what was spoken,
 * not of what was typed or changed afterwards, and never part of a score (rule SP1).
 */
export const Spoken = z.object({
  /** Words written down: what has a letter or a digit. */
  words: Amount,
  /** Speech without pauses. */
  talkMs: Amount,
  /** From the first to the last speech of each stretch, with the pauses between. */
  spanMs: Amount,
  /** Pauses of 700 ms and more between speech in one stretch, and the longest of them. */
  pauses: Amount,
  longestPauseMs: Amount,
  /** A lower bound: Whisper leaves out most of them. */
  fillers: Amount,
});
export type Spoken = z.infer<typeof Spoken>;

/** Nothing spoken yet. */
export const NOTHING_SPOKEN: Spoken = {
  words: 0,
  talkMs: 0,
  spanMs: 0,
  pauses: 0,
  longestPauseMs: 0,
  fillers: 0,
};

const asAmount = (value: number) => Math.min(MOST, Math.max(0, Math.round(value)));

/** Measures as they travel, in whole numbers; null where no word was spoken. */
export function tidySpoken(spoken: Spoken | null | undefined): Spoken | null {
  if (!spoken || spoken.words <= 0) return null;
  return {
    words: asAmount(spoken.words),
    talkMs: asAmount(spoken.talkMs),
    spanMs: asAmount(spoken.spanMs),
    pauses: asAmount(spoken.pauses),
    longestPauseMs: asAmount(spoken.longestPauseMs),
    fillers: asAmount(spoken.fillers),
  };
}
