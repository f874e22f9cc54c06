/* eslint-disable no-console -- the page goes on with what it has */
import { Problem } from "#models/contract/problem.ts";
import { listReports, reportOfRound } from "#models/contract/reports.ts";
import type { Report } from "#models/entities/report.ts";
import type { Api, Store } from "../../ports.ts";
import type { RoundKey } from "../../rows.ts";
import { waitBefore, type ReportEvent } from "./logic/state.ts";
import { isBetter, tidyReport } from "./logic/tidyReport.ts";

type Outside = { api: Api; store: Store };
type Send = (event: ReportEvent) => void;

/** Resolves after `ms`, or at once when the page is left. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

async function onDevice({ store }: Outside, key: RoundKey): Promise<Report | undefined> {
  try {
    return tidyReport((await store.reports.read(key))?.report);
  } catch (why) {
    console.error("The report on this device could not be read", why);
    return undefined;
  }
}

/** The server's report, or why it gave none. */
async function onServer({ api }: Outside, { companyId, roundId }: RoundKey, signal: AbortSignal) {
  try {
    return tidyReport(await api.call(reportOfRound, { params: { companyId, roundId } }, { signal }));
  } catch (why) {
    if (why instanceof Problem) return why;
    throw why;
  }
}

/** A report that cannot be kept is shown all the same; the server has it. */
const keep = ({ store }: Outside, key: RoundKey, report: Report) =>
  store.reports.keep(key, report).catch((why: unknown) => {
    console.error("The report could not be kept on this device", why);
  });

/** Whether a report of this round is on its way from this device. */
async function isFinishing({ store }: Outside, key: RoundKey): Promise<boolean> {
  try {
    return (await store.attempts.read(key))?.phase === "finishing";
  } catch (why) {
    console.error("The attempts on this device could not be read", why);
    return false;
  }
}

/** One look at both sides: the better report of them, or the server's refusal. */
async function look(outside: Outside, key: RoundKey, signal: AbortSignal, send: Send) {
  const here = await onDevice(outside, key);
  if (here) send({ type: "came", report: here });
  const there = await onServer(outside, key, signal);
  if (there === undefined) return { report: here, say: "" };
  // "None yet" is what the page says itself.
  if (there instanceof Problem) {
    return { report: here, say: there.code === "report_missing" ? "" : there.message };
  }
  if (!isBetter(there, here)) return { report: here, say: "" };
  await keep(outside, key, there);
  send({ type: "came", report: there });
  return { report: there, say: "" };
}

/** The scores so far, for the line "up 9 since"; without them the line is left out. */
async function readHistory({ api }: Outside, signal: AbortSignal, send: Send) {
  try {
    const reply = await api.call(listReports, { query: { limit: "100" } }, { signal });
    send({ type: "history.came", ...reply });
  } catch (why) {
    if (!signal.aborted) console.warn("The earlier scores are not known", why);
  }
}

/**
 * Looks for the report of a round until the full one is there, with growing waits while it is on its way. Ends
 * when there is none to wait for, or when `signal` aborts.
 */
export async function watchReport(outside: Outside, key: RoundKey, send: Send, signal: AbortSignal) {
  for (let count = 0; ; count++) {
    const { report, say } = await look(outside, key, signal, send);
    if (signal.aborted) return;
    if (report && !report.provisional) return readHistory(outside, signal, send);
    if (!report && !(await isFinishing(outside, key))) return send({ type: "missing", say });
    await pause(waitBefore(count), signal);
    if (signal.aborted) return;
  }
}
