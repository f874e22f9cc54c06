import type { BetterPiece } from "#models/coach/better/betterAnswer.ts";

type Source = BetterPiece["from"];

const ORDER: readonly Source[] = ["answer", "code", "resume", "point", "gap"];

/** The sources that a better answer has, in one order. */
export const sourcesOf = (pieces: readonly BetterPiece[]): Source[] =>
  ORDER.filter((source) => pieces.some(({ from }) => from === source));

/** Whether there is something in it that the person has said or written. */
export const isFromAnswer = (pieces: readonly BetterPiece[]): boolean =>
  pieces.some(({ from }) => from === "answer" || from === "code");

/** A piece as it is shown: what is quoted from a resume stands in quotation marks, a gap in its brackets. */
export const shownPiece = ({ text, from }: BetterPiece): string => (from === "resume" ? `“${text}”` : text);

/** A few letters in the look of a source, for the legend. */
export const sampleOf = (from: Source): string => shownPiece({ text: from === "gap" ? "[Aa]" : "Aa", from });

/** Pieces that are shown together: code stands apart from the text around it. */
export function stretchesOf(pieces: readonly BetterPiece[]): (readonly BetterPiece[])[] {
  const isCode = ({ from }: BetterPiece) => from === "code";
  const stretches: BetterPiece[][] = [];
  for (const piece of pieces) {
    const last = stretches.at(-1);
    if (last?.[0] && !isCode(last[0]) && !isCode(piece)) last.push(piece);
    else stretches.push([piece]);
  }
  return stretches;
}

/** A better answer as one text, to be copied and worked on. */
export const betterText = (pieces: readonly BetterPiece[]): string =>
  stretchesOf(pieces)
    .map((stretch) => stretch.map(shownPiece).join(" "))
    .join("\n\n");
