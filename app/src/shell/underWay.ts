import type { AttemptRow, Command } from "../rows.ts";

/** Whether the questions are here and nobody has begun to answer: the round is ready, not unfinished. */
export const isPrepared = ({ phase, deadlineAt, openFor }: AttemptRow): boolean =>
  phase === "answering" && deadlineAt === null && openFor.length === 0;

/** Whether the questions are still to be made for a day without a network. */
export const isAsked = ({ phase, attemptId }: AttemptRow, commands: readonly Command[]): boolean =>
  phase === "preparing" && commands.some((one) => one.attemptId === attemptId);

/** Whether somebody has begun the round and not finished it. */
export const isUnderWay = (row: AttemptRow, commands: readonly Command[]): boolean =>
  !isPrepared(row) && !isAsked(row, commands);
