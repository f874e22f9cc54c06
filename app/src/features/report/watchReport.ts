/* eslint-disable no-console -- the page goes on with what it has */
import { Problem } from "#models/contract/problem.ts";
import { listReports, reportOfAttempt, reportOfRound, type ReportState } from "#models/contract/reports.ts";
import type { Report, ReportSummary } from "#models/entities/report.ts";
import type { Api, Network, Store } from "../../ports.ts";
import type { AttemptRow, RoundKey } from "../../rows.ts";
import { keepOwn, readOwn } from "../../shell/ownCopy.ts";
import { waitBefore, type ReportEvent, type Standing } from "./logic/state.ts";
import { isBetter, tidyReport } from "./logic/tidyReport.ts";
import { isSeen, pause } from "./pause.ts";

/** Name of this device's copy of the list. */
const HISTORY = "reports";

type Outside = { api: Api; store: Store; network: Network };
type Send = (event: ReportEvent) => void;

async function onDevice({ store }: Outside, key: RoundKey): Promise<Report | undefined> {
  try {
    return tidyReport((await store.reports.read(key))?.report);
  } catch (why) {
    console.error("The report on this device could not be read", why);
    return undefined;
  }
}

/** The server's newest report of the round, or why it gave none. */
async function ofRound({ api }: Outside, { userId, companyId, roundId }: RoundKey, signal: AbortSignal) {
  try {
    const params = { companyId, roundId };
    return tidyReport(await api.call(reportOfRound, { params }, { signal, as: userId }));
  } catch (why) {
    if (why instanceof Problem) return why;
    throw why;
  }
}

const standingOf = ({ state, reason, coachInstead }: ReportState): Standing => {
  // A try that has failed is tried again by itself; where the coach can do it at once, that is said.
  if (state === "failed" || (state === "queued" && coachInstead)) {
    return { at: "failed", reason: reason ?? "", coachInstead };
  }
  if (state === "none") return { at: "sending" };
  return state === "queued" ? { at: "queued" } : { at: "running", coachInstead };
};

const isAway = ({ code }: Problem) => code === "offline" || code === "unavailable";

/** The report of an attempt that this device has finished; where it is not there, the page is told how it stands. */
async function ofAttempt(
  { api }: Outside,
  { attemptId, userId }: AttemptRow,
  signal: AbortSignal,
  send: Send,
) {
  try {
    const reply = await api.call(reportOfAttempt, { params: { attemptId } }, { signal, as: userId });
    if (!reply.report) send({ type: "stands", standing: standingOf(reply) });
    return tidyReport(reply.report);
  } catch (why) {
    if (!(why instanceof Problem)) throw why;
    send({ type: "stands", standing: { at: isAway(why) ? "away" : "sending" } });
    return undefined;
  }
}

/** Why the server does not take what asks for the report; null where it has not refused, or tells by itself how it stands. */
async function refusal({ store }: Outside, { userId, attemptId }: AttemptRow): Promise<string | null> {
  const commands = await store.commands.list(userId);
  const own = commands.find((command) => command.kind === "report" && command.attemptId === attemptId);
  return own?.refused?.code === "report_given_up" ? null : (own?.refused?.say ?? null);
}

/** A report that cannot be kept is shown all the same; the server has it. */
async function keep({ store }: Outside, key: RoundKey, report: Report, attempt: AttemptRow | null) {
  const { reports } = store;
  const kept =
    attempt?.attemptId === report.attemptId ? reports.finish(key, report) : reports.keep(key, report);
  await kept.catch((why: unknown) => {
    console.error("The report could not be kept on this device", why);
  });
}

/** The attempt whose report is on its way from this device. */
async function finishing({ store }: Outside, key: RoundKey): Promise<AttemptRow | null> {
  try {
    const attempt = await store.attempts.read(key);
    return attempt?.phase === "finishing" ? attempt : null;
  } catch (why) {
    console.error("The attempts on this device could not be read", why);
    return null;
  }
}

/** What one look has found: the better report of both sides, or that none will come and the server's sentence. */
type Seen = { report: Report | undefined; isComing: boolean; say: string };

/** One look at both sides. */
async function look(outside: Outside, key: RoundKey, signal: AbortSignal, send: Send): Promise<Seen> {
  const here = await onDevice(outside, key);
  if (here) send({ type: "came", report: here });
  const attempt = await finishing(outside, key);
  if (attempt) send({ type: "asked" });
  const there = attempt
    ? await ofAttempt(outside, attempt, signal, send)
    : await ofRound(outside, key, signal);
  const seen = { report: here, isComing: attempt !== null, say: "" };
  // "None yet" is what the page says itself.
  if (there instanceof Problem) return { ...seen, say: there.code === "report_missing" ? "" : there.message };
  if (there && isBetter(there, here)) {
    await keep(outside, key, there, attempt);
    send({ type: "came", report: there });
    return { ...seen, report: there };
  }
  const reason = attempt && (await refusal(outside, attempt));
  if (reason !== null) send({ type: "stands", standing: { at: "failed", reason } });
  return seen;
}

/** The reports on this device, and what the server told of others when it was last asked. */
async function historyHere({ store }: Outside, userId: string): Promise<ReportSummary[]> {
  const kept = readOwn(userId, HISTORY, listReports.reply)?.value.reports ?? [];
  const rows = await store.reports.list(userId);
  return [...kept, ...rows.flatMap(({ report }) => tidyReport(report) ?? [])];
}

/** The scores so far, for the line "up 9 since" and the trend; those of this device first. */
async function readHistory(outside: Outside, { userId }: RoundKey, signal: AbortSignal, send: Send) {
  try {
    send({ type: "history.came", reports: await historyHere(outside, userId) });
    const reply = await outside.api.call(listReports, { query: { limit: "100" } }, { signal, as: userId });
    keepOwn(userId, HISTORY, reply, Date.now());
    send({ type: "history.came", ...reply });
  } catch (why) {
    if (!signal.aborted) console.warn("The earlier scores are not known", why);
  }
}

const isFull = (report: Report | undefined) => report !== undefined && !report.provisional;

/** Waits until the next look is due. @returns whether the full report has appeared on this device meanwhile */
async function wait(outside: Outside, key: RoundKey, count: number, signal: AbortSignal) {
  for (;;) {
    const woken = await pause(waitBefore(count, isSeen()), outside, signal);
    if (signal.aborted || woken !== "rows") return woken;
    // Rows change while others of them are sent; the server need not be asked each time.
    if (isFull(await onDevice(outside, key)) || !(await finishing(outside, key))) return woken;
  }
}

/**
 * Looks for the report of a round until the full one is there, with growing waits while it is on its way; at once when
 * the page is seen again or the network is back. Ends when there is none to wait for, or when `signal` aborts.
 */
export async function watchReport(outside: Outside, key: RoundKey, send: Send, signal: AbortSignal) {
  for (let count = 0; ; count++) {
    const { report, isComing, say } = await look(outside, key, signal, send);
    if (signal.aborted) return;
    if (report && (isFull(report) || count === 0)) {
      const known = readHistory(outside, key, signal, send);
      if (isFull(report)) return known;
    }
    if (!report && !isComing) return send({ type: "missing", say });
    if ((await wait(outside, key, count, signal)) === "now") count = -1;
    if (signal.aborted) return;
  }
}
