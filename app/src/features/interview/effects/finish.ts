import { reportBody } from "../../../calls/reportBody.ts";
import type { Ports } from "../../../ports.ts";
import type { AttemptRow } from "../../../rows.ts";
import type { ReportInput } from "../logic/types.ts";

/** Writes what is waiting and where the person is. */
export async function keepPosition({ store }: Ports, attempt: AttemptRow): Promise<void> {
  await store.answers.flush();
  await store.attempts.keep(attempt);
}

/**
 * Stores in one that the person has finished and that the report is to be asked for, from whatever page. The row's
 * timestamp is when; the report's body depends on it.
 */
export async function keepFinishing({ store }: Ports, input: ReportInput): Promise<AttemptRow> {
  await store.answers.flush();
  const bodyOf = await reportBody({ store }, input);
  return store.attempts.keepWith({ ...input.attempt, phase: "finishing" }, (kept) => {
    const { userId, companyId, roundId, attemptId, reportKey, timestamp } = kept;
    const key = { userId, companyId, roundId, attemptId, timestamp };
    return { ...key, id: reportKey, kind: "report", refused: null, body: bodyOf(kept) };
  });
}

/** Goes on answering. The next report may have other answers, so it must not go under the old key. */
export async function reopen({ store, ids }: Ports, attempt: AttemptRow): Promise<AttemptRow> {
  await store.commands.remove(attempt.reportKey);
  const row: AttemptRow = { ...attempt, phase: "answering", reportKey: ids.make() };
  await store.attempts.keep(row);
  return row;
}
