import type { AttemptRow, StoredAnswer, StoredQuestions, StoredReport } from "../../../rows.ts";
import type { Resumed } from "./types.ts";

/** All rows of one person at one round. */
export type Rows = {
  attempt: AttemptRow | null;
  questions: StoredQuestions | null;
  answers: readonly (StoredAnswer | null)[];
  report: StoredReport | null;
};

/** Something of each answer of an attempt by index; those of an older attempt at the same round are not its answers. */
const ofEach = <T>(
  { answers }: Pick<Rows, "answers">,
  attemptId: string,
  count: number,
  read: (row: StoredAnswer | null) => T,
): T[] =>
  Array.from({ length: count }, (_, index) => {
    const row = answers[index];
    return read(row?.attemptId === attemptId ? row : null);
  });

/** The texts of an attempt by index. */
export const textsOf = (rows: Pick<Rows, "answers">, attemptId: string, count: number): string[] =>
  ofEach(rows, attemptId, count, (row) => row?.text ?? "");

/**
 * Where the rows say that an interview stands. Any of them may be missing after a crash: a report closes its attempt,
 * and an attempt without its questions goes back to preparing, which asks the server for them.
 * @param given the page was opened with questions, so the server has some
 * @param openedAt when this entry of the history was first opened: going back to it after its report was made must
 *   not begin, and charge, another attempt
 */
export function resume(rows: Rows, given: boolean, openedAt: number): Resumed {
  const { attempt, questions, report } = rows;
  if (!attempt && report && report.timestamp >= openedAt) return { place: "done", attempt };
  if (!attempt) return { place: "preparing", known: given };
  if (report?.report.attemptId === attempt.attemptId) {
    // A provisional one does not close its attempt: the full one is still to come.
    return { place: "done", attempt: report.report.provisional ? null : attempt };
  }
  if (attempt.phase === "preparing" || questions?.attemptId !== attempt.attemptId) {
    return { place: "preparing", known: true };
  }
  const count = questions.questions.length;
  return {
    place: attempt.phase === "finishing" ? "finishing" : "answering",
    attempt: { ...attempt, position: Math.min(attempt.position, count - 1) },
    questions: questions.questions,
    answers: textsOf(rows, attempt.attemptId, count),
    dictated: ofEach(rows, attempt.attemptId, count, (row) => row?.dictated ?? null),
    followUps: ofEach(rows, attempt.attemptId, count, (row) => row?.followUp ?? null),
  };
}
