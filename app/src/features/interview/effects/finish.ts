import { generateReport, reportOfRound } from "#models/contract/reports.ts";
import { Problem } from "#models/contract/problem.ts";
import type { Report } from "#models/entities/report.ts";
import type { Ports } from "../../../ports.ts";
import type { AttemptRow, ReportBody } from "../../../rows.ts";
import { isAway } from "../logic/failure.ts";
import { clearedIn, gather } from "../logic/gather.ts";
import type { ReportInput } from "../logic/types.ts";

/** Writes what is waiting and where the person is. */
export async function keepPosition({ store }: Ports, attempt: AttemptRow): Promise<void> {
  await store.answers.flush();
  await store.attempts.keep(attempt);
}

/** Adds to a report's request what code has done when it was run; without a question about code, nothing is fetched. */
async function runsAdded({ questions }: ReportInput): Promise<(body: ReportBody) => ReportBody> {
  const asIs = (body: ReportBody) => body;
  if (!questions.some(({ exercise }) => exercise)) return asIs;
  // Where the part cannot be fetched, nothing has been run.
  const notes = await import("../../../shell/coding/runNotes.ts").catch(() => null);
  return notes ? (body) => notes.withRuns(body, questions) : asIs;
}

/**
 * Stores in one that the person has finished and that the report is to be asked for, from whatever page. The row's
 * timestamp is when; the report's body depends on it.
 */
export async function keepFinishing({ store }: Ports, input: ReportInput): Promise<AttemptRow> {
  await store.answers.flush();
  const rows = await store.answers.read(input.attempt, input.questions.length);
  const cleared = clearedIn(rows, input.attempt);
  const withRuns = await runsAdded(input);
  return store.attempts.keepWith({ ...input.attempt, phase: "finishing" }, (kept) => {
    const { userId, companyId, roundId, attemptId, reportKey, timestamp } = kept;
    const body = gather(
      kept,
      input.questions.length,
      input.answers,
      input.dictated,
      input.followUps,
      cleared,
    );
    const key = { userId, companyId, roundId, attemptId, timestamp };
    return { ...key, id: reportKey, kind: "report", refused: null, body: withRuns(body) };
  });
}

/** The body that was stored when the person finished: a repeat under the same key must not have another one. */
async function storedBody(
  { store }: Ports,
  { attempt, questions, answers, dictated, followUps }: ReportInput,
): Promise<ReportBody> {
  const commands = await store.commands.list(attempt.userId);
  const command = commands.find(({ id }) => id === attempt.reportKey);
  return command?.kind === "report"
    ? command.body
    : gather(attempt, questions.length, answers, dictated, followUps);
}

/** Goes on answering. The next report may have other answers, so it must not go under the old key. */
export async function reopen({ store, ids }: Ports, attempt: AttemptRow): Promise<AttemptRow> {
  await store.commands.remove(attempt.reportKey);
  const row: AttemptRow = { ...attempt, phase: "answering", reportKey: ids.make() };
  await store.attempts.keep(row);
  return row;
}

/** The report that the server has made of this attempt already, when its reply was lost. */
async function madeBefore(
  { api }: Ports,
  { userId, companyId, roundId, attemptId }: AttemptRow,
  why: unknown,
): Promise<Report> {
  if (!(why instanceof Problem) || why.code !== "questions_not_found") throw why;
  const report = await api.call(reportOfRound, { params: { companyId, roundId } }, { as: userId });
  if (report.attemptId !== attemptId) throw why;
  return report;
}

/**
 * Shows at once what this device's own coach makes of the answers. Questions and answers stay, and so does the command
 * that asks for the full report.
 * @throws {unknown} `why`, where the coach has not reached this device yet
 */
async function keepProvisional(ports: Ports, input: ReportInput, why: unknown): Promise<void> {
  const coach = await import("./deviceCoach.ts").catch(() => {
    throw why;
  });
  await ports.store.reports.keep(input.attempt, await coach.provisionalReport(ports, input));
}

/** A server that says nothing for so long has the device's own coach speak first, in milliseconds. */
const PATIENCE_MS = 10_000;

/** `ask` with a signal that gives the server up, as one that is away, when it is silent for too long. */
async function patiently<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  const silent = new Problem("unavailable", "The server does not answer.");
  const timer = setTimeout(() => stop.abort(silent), PATIENCE_MS);
  try {
    return await ask(stop.signal);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Asks for the report under the key that was stored with the attempt, stores it and so closes the attempt. While the
 * server is out of reach there is a provisional one instead.
 * @throws {Problem} what the server refused
 */
export async function requestReport(ports: Ports, input: ReportInput): Promise<void> {
  const { attempt } = input;
  const body = await storedBody(ports, input);
  try {
    const own = { key: attempt.reportKey, as: attempt.userId };
    const report = await patiently((signal) =>
      ports.api.call(generateReport, { body }, { ...own, signal }),
    ).catch((why: unknown) => madeBefore(ports, attempt, why));
    await ports.store.reports.finish(attempt, report);
  } catch (why) {
    if (!isAway(why)) throw why;
    await keepProvisional(ports, input, why);
  }
}
