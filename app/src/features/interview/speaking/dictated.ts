import { NOTHING_SPOKEN, type Spoken } from "#models/entities/spoken.ts";
import { withSegment } from "#models/speech/measures.ts";
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

/** The measures with one more piece; where it follows `last` in the same stretch, the gap between counts. */
function grown(spoken: Spoken, { segment, times, text }: SpokenPiece, last: SpokenPiece | null): Spoken {
  if (!times) return spoken;
  const before = last && stretchOf(last.segment) === stretchOf(segment) ? last.times : null;
  return withSegment(spoken, { ...times, text }, before?.speechTo ?? null);
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
