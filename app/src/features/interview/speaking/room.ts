import { insertSpoken } from "#models/speech/joinText.ts";
import type { AttemptRow } from "../../../rows.ts";
import type { SpokenOf } from "../../../ports.ts";
import type { Context, Event } from "../logic/types.ts";
import { type SpokenPiece, withPiece } from "./dictated.ts";

/** The interview that somebody speaks in, as it stands at this moment. */
export type Room = { context(): Context; send(event: Event): void };

/** Whose answer a question of the attempt has. */
export function answerOf(attempt: AttemptRow, index: number, questionId: string): SpokenOf {
  const { userId, companyId, roundId, attemptId } = attempt;
  return { userId, companyId, roundId, attemptId, questionId, index };
}

/** Puts spoken pieces into answers, whichever question is on screen when they come. */
export function makePieces({ context, send }: Room) {
  let last: SpokenPiece | null = null;

  /** A stretch that was being written down when its screen went is found as left behind as well. */
  const isThere = (index: number, { segment }: SpokenPiece) =>
    context().dictated[index]?.heard.includes(segment) ?? false;

  function put(index: number, text: string, piece: SpokenPiece, shown: boolean) {
    const dictated = withPiece(context().dictated[index] ?? null, piece, last);
    last = piece;
    send({ type: "HEARD", index, text, dictated, shown });
  }

  return {
    isThere,
    /** The piece stands in the box on screen, which now has this text. */
    shown: (index: number, text: string, piece: SpokenPiece) => put(index, text, piece, true),
    /** The piece goes to the end of its answer. */
    append(index: number, piece: SpokenPiece) {
      if (isThere(index, piece)) return;
      const before = context().answers[index] ?? "";
      const end = { start: before.length, end: before.length };
      put(index, insertSpoken(before, end, piece.text).text, piece, false);
    },
  };
}
