import { ANSWER_MAX } from "#models/entities/basics.ts";
import type { FollowUp } from "#models/entities/followUp.ts";
import type { Question } from "#models/entities/question.ts";
import { tidySpoken } from "#models/entities/spoken.ts";
import { isAnswered } from "#models/rules/score.ts";
import type { Ports } from "../ports.ts";
import type { AttemptRow, Dictated, ReportBody, StoredAnswer } from "../rows.ts";
import { isOver } from "../shell/isOver.ts";

/** An attempt with its answers by index. */
export type Finished = {
  attempt: AttemptRow;
  questions: readonly Question[];
  answers: readonly string[];
  /** What was spoken of them. */
  dictated?: readonly (Dictated | null)[];
  /** What was asked about them. */
  followUps?: readonly (FollowUp | null)[];
};

/** The longest time that is reported for one question, in seconds: a day. */
const LONGEST = 86_400;

/** As the server takes it: no NUL, and not longer than is kept. */
const tidy = (text: string) => text.replaceAll("\u0000", "").slice(0, ANSWER_MAX);

/**
 * What the report is asked for with. It depends on the stored row and texts alone, so that a repeat after a reload
 * has the same body under the same key.
 * @param row the attempt as it was stored with phase `finishing`: its timestamp is when the person finished
 * @param cleared indexes of the answers that the person has cleared and that the server may still have a text of
 */
export function gather(
  row: AttemptRow,
  { questions, answers, dictated = [], followUps = [] }: Omit<Finished, "attempt">,
  cleared: ReadonlySet<number> = new Set(),
): ReportBody {
  const { userId, companyId, roundId, attemptId, openFor } = row;
  return {
    ...{ userId, companyId, roundId, attemptId },
    answers: questions.map((_, index) => {
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
    overTime: isOver(row.deadlineAt, row.timestamp),
  };
}

type Rows = readonly (StoredAnswer | null)[];

/** Indexes of the answers of an attempt that were cleared here, as long as the server does not know it. */
const clearedIn = (rows: Rows, { attemptId }: AttemptRow): ReadonlySet<number> =>
  new Set(
    rows.flatMap((row) =>
      row?.attemptId === attemptId && row.rev > row.ackRev && !isAnswered(row.text) ? [row.index] : [],
    ),
  );

/** Adds what code has done when it was run; without a question about code, nothing is fetched. */
async function runsAdded(questions: readonly Question[]): Promise<(body: ReportBody) => ReportBody> {
  const asIs = (body: ReportBody) => body;
  if (!questions.some(({ exercise }) => exercise)) return asIs;
  // Where the part cannot be fetched, nothing has been run.
  const notes = await import("../shell/coding/runNotes.ts").catch(() => null);
  return notes ? (body) => notes.withRuns(body, questions) : asIs;
}

/**
 * Makes the request for a report of what is finished, of the attempt's row as it then stands.
 * @param rows its answers as they are stored
 */
export async function bodyFrom(finished: Finished, rows: Rows): Promise<(row: AttemptRow) => ReportBody> {
  const cleared = clearedIn(rows, finished.attempt);
  const withRuns = await runsAdded(finished.questions);
  return (row) => withRuns(gather(row, finished, cleared));
}

/** The same where its stored answers are still to be read. */
export const reportBody = async (
  { store }: Pick<Ports, "store">,
  finished: Finished,
): Promise<(row: AttemptRow) => ReportBody> =>
  bodyFrom(finished, await store.answers.read(finished.attempt, finished.questions.length));
