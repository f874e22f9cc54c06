import { generateReport, reportOfRound } from "#models/contract/reports.ts";
import { Problem } from "#models/contract/problem.ts";
import type { Report } from "#models/entities/report.ts";
import { reportBody } from "../../../calls/reportBody.ts";
import type { Ports } from "../../../ports.ts";
import type { AttemptRow, ReportBody } from "../../../rows.ts";
import { isAway } from "../logic/failure.ts";
import type { ReportInput } from "../logic/types.ts";

/** The body that was stored when the person finished: a repeat under the same key must not have another one. */
async function storedBody(ports: Ports, input: ReportInput): Promise<ReportBody> {
  const { attempt } = input;
  const commands = await ports.store.commands.list(attempt.userId);
  const command = commands.find(({ id }) => id === attempt.reportKey);
  return command?.kind === "report" ? command.body : (await reportBody(ports, input))(attempt);
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
async function keepProvisional(
  ports: Ports,
  input: ReportInput,
  body: ReportBody,
  why: unknown,
): Promise<void> {
  const coach = await import("./deviceCoach.ts").catch(() => {
    throw why;
  });
  await ports.store.reports.keep(input.attempt, await coach.provisionalReport(ports, input, body));
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
    await keepProvisional(ports, input, body, why);
  }
}
