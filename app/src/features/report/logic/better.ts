import type { BetterPiece } from "#models/coach/better/betterAnswer.ts";

type Source = BetterPiece["from"];

const ORDER: readonly Source[] = ["answer", "resume", "point", "gap"];

/** The sources that a better answer has, in one order. */
export const sourcesOf = (pieces: readonly BetterPiece[]): Source[] =>
  ORDER.filter((source) => pieces.some(({ from }) => from === source));

/** A piece as it is shown: what is quoted from a resume stands in quotation marks, a gap in its brackets. */
export const shownPiece = ({ text, from }: BetterPiece): string => (from === "resume" ? `“${text}”` : text);

/** A few letters in the look of a source, for the legend. */
export const sampleOf = (from: Source): string =>
  shownPiece({ text: from === "gap" ? "[abc]" : "abc", from });

/** A better answer as one text, to be copied and worked on. */
export const betterText = (pieces: readonly BetterPiece[]): string => pieces.map(shownPiece).join(" ");
