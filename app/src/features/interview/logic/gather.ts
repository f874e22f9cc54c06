import { ANSWER_MAX } from "#models/entities/basics.ts";
import type { FollowUp } from "#models/entities/followUp.ts";
import { tidySpoken } from "#models/entities/spoken.ts";
import { isAnswered } from "#models/rules/score.ts";
import type { AttemptRow, Dictated, ReportBody, StoredAnswer } from "../../../rows.ts";
import { isOver } from "./time.ts";

/** The longest time that is reported for one question, in seconds: a day. */
const LONGEST = 86_400;

/** As the server takes it: no NUL, and not longer than is kept. */
const tidy = (text: string) => text.replaceAll("\u0000", "").slice(0, ANSWER_MAX);

/**
 * What the report is asked for with. It depends on the stored row and texts alone, so that a repeat after a reload
 * has the same body under the same key.
 * @param attempt the row as it was stored with phase `finishing`: its timestamp is when the person finished
 * @param dictated what was spoken of the answers
 * @param followUps what was asked about them
 * @param cleared indexes of the answers that the person has cleared and that the server may still have a text of
 */
export function gather(
  attempt: AttemptRow,
  count: number,
  answers: readonly string[],
  dictated: readonly (Dictated | null)[] = [],
  followUps: readonly (FollowUp | null)[] = [],
  cleared: ReadonlySet<number> = new Set(),
): ReportBody {
  const { userId, companyId, roundId, attemptId, openFor } = attempt;
  return {
    ...{ userId, companyId, roundId, attemptId },
    answers: Array.from({ length: count }, (_, index) => {
      const answer = tidy(answers[index] ?? "");
      const followUp = followUps[index];
      const spoken = isAnswered(answer) && tidySpoken(dictated[index]?.spoken);
      return {
        answer,
        seconds: Math.min(LONGEST, Math.round((openFor[index] ?? 0) / 1_000)),
        ...(cleared.has(index) && !isAnswered(answer) && { cleared: true }),
        ...(spoken && { spoken }),
        ...(isAnswered(answer) && followUp && { followUp }),
      };
    }),
    overTime: isOver(attempt.deadlineAt, attempt.timestamp),
  };
}

/** Indexes of the answers of an attempt that were cleared here, as long as the server does not know it. */
export const clearedIn = (
  rows: readonly (StoredAnswer | null)[],
  { attemptId }: Pick<AttemptRow, "attemptId">,
): ReadonlySet<number> =>
  new Set(
    rows.flatMap((row) =>
      row?.attemptId === attemptId && row.rev > row.ackRev && !isAnswered(row.text) ? [row.index] : [],
    ),
  );

/** Which questions have no answer yet, by index. */
export const unanswered = (count: number, answers: readonly string[]): number[] =>
  Array.from({ length: count }, (_, index) => index).filter((index) => !isAnswered(answers[index] ?? ""));

/** Words in a text, as people count them. */
export const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== "").length;
