import { generateReport, reportOfRound } from "#models/contract/reports.ts";
import { Problem } from "#models/contract/problem.ts";
import type { Report } from "#models/entities/report.ts";
import type { Ports } from "../../../ports.ts";
import type { AttemptRow } from "../../../rows.ts";
import { gather } from "../logic/gather.ts";
import type { ReportInput } from "../logic/types.ts";

/** Writes what is waiting and where the person is. */
export async function keepPosition({ store }: Ports, attempt: AttemptRow): Promise<void> {
  await store.answers.flush();
  await store.attempts.keep(attempt);
}

/** Stores that the person has finished. The row's timestamp is when; the report's body depends on it. */
export async function keepFinishing(ports: Ports, attempt: AttemptRow): Promise<AttemptRow> {
  await keepPosition(ports, { ...attempt, phase: "finishing" });
  const row = await ports.store.attempts.read(attempt);
  if (!row) throw new Error("The attempt that was just stored is not there.");
  return row;
}

/** Goes on answering. The next report may have other answers, so it must not go under the old key. */
export async function reopen({ store, ids }: Ports, attempt: AttemptRow): Promise<AttemptRow> {
  const row: AttemptRow = { ...attempt, phase: "answering", reportKey: ids.make() };
  await store.attempts.keep(row);
  return row;
}

/** The report that the server has made of this attempt already, when its reply was lost. */
async function madeBefore(
  { api }: Ports,
  { companyId, roundId, attemptId }: AttemptRow,
  why: unknown,
): Promise<Report> {
  if (!(why instanceof Problem) || why.code !== "questions_not_found") throw why;
  const report = await api.call(reportOfRound, { params: { companyId, roundId } });
  if (report.attemptId !== attemptId) throw why;
  return report;
}

/**
 * Asks for the report under the key that was stored with the attempt, stores it and so closes the attempt.
 * @throws {Problem} what the server refused
 */
export async function requestReport(ports: Ports, { attempt, count, answers }: ReportInput): Promise<void> {
  const body = gather(attempt, count, answers);
  const report = await ports.api
    .call(generateReport, { body }, { key: attempt.reportKey })
    .catch((why: unknown) => madeBefore(ports, attempt, why));
  await ports.store.reports.finish(attempt, report);
}
