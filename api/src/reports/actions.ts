import type { NewestFirst } from "#models/contract/page.ts";
import { problems, refuse } from "#models/contract/problems.ts";
import type { ReportState } from "#models/contract/reports.ts";
import type { Report, ReportSummary } from "#models/entities/report.ts";
import type { AttemptRow } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import { pageOf } from "../http/pages.ts";
import * as attempts from "../questions/table.ts";
import { readSent, type Sent } from "./answered.ts";
import { showReport, showSummary } from "./show.ts";
import * as table from "./table.ts";
import { reportJob } from "./write.ts";

/** What the page sends at Finish. */
export type Finish = {
  companyId: string;
  roundId: string;
  attemptId?: string | undefined;
  answers: readonly Sent["answers"][number][];
  overTime?: boolean | undefined;
  /** "coach" where the person has said that the coach is to score. */
  interviewer?: string | undefined;
};

/** The state is looked up at least so often, should a signal be lost. */
const LOOK_MS = 2_000;

/** The attempt that is meant: the named one, else the open one, else the one reported last. */
async function attemptFor(deps: Deps, userId: string, finish: Finish): Promise<AttemptRow> {
  const { db } = deps.database;
  const attempt =
    finish.attemptId === undefined
      ? ((await attempts.openAttempt(db, userId, finish.roundId)) ??
        (await attempts.reportedAttempt(db, userId, finish.roundId)))
      : await attempts.attemptOf(db, userId, finish.attemptId);
  const meant = attempt?.company_id === finish.companyId && attempt.round_id === finish.roundId;
  if (!attempt || !meant || attempt.state === "discarded") throw refuse("questions_not_found");
  return attempt;
}

/**
 * Stores what was sent together with the job that writes the report. What was sent first counts, until a try has
 * failed; that the coach is to do it counts at once. Nothing is stored for an attempt that has ended meanwhile.
 */
async function ask(
  deps: Deps,
  attemptId: string,
  { answers, overTime, interviewer }: Finish,
): Promise<number> {
  const now = deps.clock.now();
  const waiting_until = now + deps.reportWait + LOOK_MS;
  const sent: Sent = { answers: [...answers], overTime: overTime ?? false, interviewer };
  const byCoach = interviewer === "coach";
  await deps.database.inTransaction(async (trx) => {
    if ((await table.lockedState(trx, attemptId)) !== "open") return;
    const job = { key: attemptId, payload: { attemptId }, again: true };
    const enqueued = await deps.jobs.enqueue(trx, reportJob, job);
    const first = enqueued === "known" && byCoach ? await table.requestOf(trx, attemptId) : undefined;
    const body = JSON.stringify(first ? { ...readSent(first), interviewer } : sent);
    const row = { attempt_id: attemptId, body, waiting_until, asked_at: now };
    await table.keepRequest(trx, row, { replace: enqueued !== "known" || byCoach });
  });
  return waiting_until;
}

/** Where the report of an attempt stands. */
async function stateOf(deps: Deps, attemptId: string): Promise<ReportState> {
  const { db } = deps.database;
  const job = await deps.jobs.stateOf(reportJob, attemptId);
  // Read after the job's state: a job goes in the moment in which its report comes.
  const row = await table.reportOf(db, attemptId);
  if (row) return { state: "done", reason: null, report: showReport(row) };
  if (job) return { ...job, report: null };
  // The job has failed so long ago that it was cleared away.
  const asked = await table.requestOf(db, attemptId);
  return asked
    ? { state: "failed", reason: refuse("report_failed").message, report: null }
    : { state: "none", reason: null, report: null };
}

/** A try has failed, or the last one; why, where that is more than that it has. */
const failed = (state: "queued" | "failed", reason: string | null) =>
  refuse(
    state === "queued" ? "report_failed" : "report_given_up",
    reason === null || reason === problems.unexpected.say ? {} : { say: reason },
  );

/** Settles when `gone` aborts. */
const hangingUp = (gone: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (gone.aborted) resolve();
    else gone.addEventListener("abort", () => resolve(), { once: true });
  });

/**
 * Waits for the report, or for the end of a try that failed; undefined when that takes too long, or the caller is gone.
 * Throws `report_failed`, `report_given_up` and `questions_not_found`.
 */
async function awaited(deps: Deps, attemptId: string, gone: AbortSignal): Promise<Report | undefined> {
  const hungUp = hangingUp(gone);
  // Real time, on purpose: it is the caller who waits.
  const end = performance.now() + deps.reportWait;
  for (;;) {
    const left = end - performance.now();
    const ended = deps.jobs.ended(reportJob, attemptId, Math.max(0, Math.min(LOOK_MS, left)));
    const { state, reason, report } = await stateOf(deps, attemptId);
    if (report) return report;
    // Given up meanwhile.
    if (state === "none") throw refuse("questions_not_found");
    if (state === "failed" || (state === "queued" && reason !== null)) throw failed(state, reason);
    if (left <= 0 || gone.aborted) return undefined;
    await Promise.race([ended, hungUp]);
  }
}

/**
 * The report of an attempt: the stored one when there is one, else a new one, written by a job. Throws
 * `questions_not_found`, `answers_unmatched`, `report_running` when it takes longer than a call may, and
 * `report_failed`, after which the attempt is as it was; the job goes on by itself after both. After `report_given_up` it
 * does not.
 * @param gone aborts when nobody waits any more: the person is then told of the report by a notice
 */
export async function generate(
  deps: Deps,
  userId: string,
  finish: Finish,
  gone: AbortSignal,
): Promise<Report> {
  const { db, inTransaction } = deps.database;
  const { attempt_id } = await attemptFor(deps, userId, finish);
  const known = await table.reportOf(db, attempt_id);
  if (known) return showReport(known);
  if (finish.answers.length > (await attempts.questionsOf(db, [attempt_id])).length) {
    throw refuse("answers_unmatched");
  }
  const waitingUntil = await ask(deps, attempt_id, finish);
  try {
    const report = await awaited(deps, attempt_id, gone);
    if (report) return report;
  } catch (error) {
    await inTransaction((trx) => table.waitNoMore(trx, attempt_id, waitingUntil));
    throw error;
  }
  await inTransaction((trx) => table.waitNoMore(trx, attempt_id, waitingUntil));
  throw refuse("report_running", { retryAfter: 5 });
}

/** A model that works for longer is offered a way round, in milliseconds. */
const LONG_MS = 30_000;

/** Whether the coach could make the report now: a try of the model has failed, or takes long. */
async function coachCould(
  { clock, database, model }: Deps,
  attemptId: string,
  { state, reason }: ReportState,
) {
  if (!model || state === "none" || state === "done") return false;
  const asked = await table.requestOf(database.db, attemptId);
  if (!asked || readSent(asked).interviewer === "coach") return false;
  return reason !== null || (state === "running" && clock.now() - asked.asked_at > LONG_MS);
}

/** Where the report of one's own attempt stands; a failure that is tried again by itself is none. Throws `questions_not_found`. */
export async function ofAttempt(deps: Deps, userId: string, attemptId: string): Promise<ReportState> {
  if (!(await attempts.attemptOf(deps.database.db, userId, attemptId))) throw refuse("questions_not_found");
  const state = await stateOf(deps, attemptId);
  const coachInstead = (await coachCould(deps, attemptId, state)) && { coachInstead: true };
  return { ...state, reason: state.state === "failed" ? state.reason : null, ...coachInstead };
}

/** A page of a person's history, newest first. */
export async function list(deps: Deps, userId: string, query: NewestFirst): Promise<ReportSummary[]> {
  const { limit, until } = pageOf(query);
  return (await table.reportsOf(deps.database.db, userId, limit, until)).map(showSummary);
}

/** The newest report of a round. Throws `report_missing`. */
export async function ofRound(
  deps: Deps,
  userId: string,
  companyId: string,
  roundId: string,
): Promise<Report> {
  const row = await table.newestReport(deps.database.db, userId, companyId, roundId);
  if (!row) throw refuse("report_missing");
  return showReport(row);
}
