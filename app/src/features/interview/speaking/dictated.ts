import { NOTHING_SPOKEN, type Spoken } from "#models/entities/spoken.ts";
import { addSpoken, measure } from "#models/speech/measures.ts";
import type { Dictated } from "../../../rows.ts";

/**
 * A segment of speech that was written down: when it was spoken, in samples of its stretch, and its text. An older server
 * does not say when (null): then there is nothing to measure.
 */
export type SpokenPiece = {
  /** Name of the segment: its stretch, a slash, its number. */
  segment: string;
  text: string;
  times: { speechFrom: number; speechTo: number; speechMs: number } | null;
};

/** The last segments are enough: the sound of those before is gone for long. */
const KEPT = 30;

/** The stretch of speaking that a segment is of. */
export const stretchOf = (segment: string) => segment.slice(0, segment.lastIndexOf("/"));

/** From this on a gap is a pause, milliseconds; shorter ones are breath. */
const PAUSE_MS = 700;

/** The measures with one more piece; where it follows `last` in the same stretch, the gap between counts. */
function grown(spoken: Spoken, piece: SpokenPiece, last: SpokenPiece | null): Spoken {
  if (!piece.times) return spoken;
  const sum = addSpoken(spoken, measure([{ ...piece.times, text: piece.text }]));
  if (!last?.times || stretchOf(last.segment) !== stretchOf(piece.segment)) return sum;
  const gapMs = Math.max(0, (piece.times.speechFrom - last.times.speechTo) / 16);
  const isPause = gapMs >= PAUSE_MS;
  return {
    ...sum,
    spanMs: sum.spanMs + gapMs,
    pauses: sum.pauses + (isPause ? 1 : 0),
    longestPauseMs: isPause ? Math.max(sum.longestPauseMs, gapMs) : sum.longestPauseMs,
  };
}

/**
 * What is known of a spoken answer with one more piece in its text.
 * @param last the piece before it, where it was spoken on this page
 */
export const withPiece = (
  before: Dictated | null,
  piece: SpokenPiece,
  last: SpokenPiece | null,
): Dictated => ({
  spoken: grown(before?.spoken ?? NOTHING_SPOKEN, piece, last),
  heard: [...(before?.heard ?? []), piece.segment].slice(-KEPT),
});
