import type { Report, ReportSummary } from "#models/entities/report.ts";
import { isBetter } from "./tidyReport.ts";

/** What the page knows: nothing yet, a report, or that there is none. */
export type ReportState = {
  report: Report | undefined;
  /** Nothing will come; the server's sentence, or "" for none. */
  missing: string | null;
  /** The score of the attempt before at the same round. */
  before: { score: number; createdAt: string } | null;
};

export type ReportEvent =
  | { type: "came"; report: Report }
  | { type: "missing"; say: string }
  | { type: "history.came"; reports: readonly ReportSummary[] };

export const atFirst: ReportState = { report: undefined, missing: null, before: null };

/** The latest scored attempt at the same round before `report`. */
export function attemptBefore(report: Report, all: readonly ReportSummary[]): ReportState["before"] {
  const [last] = all
    .filter((one) => one.companyId === report.companyId && one.roundId === report.roundId)
    .filter((one) => one.attemptId !== report.attemptId && one.createdAt < report.createdAt)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  if (!last || last.overallScore === null) return null;
  return { score: last.overallScore, createdAt: last.createdAt };
}

/** What the page knows after `event`. */
export function reduce(state: ReportState, event: ReportEvent): ReportState {
  switch (event.type) {
    case "came":
      return isBetter(event.report, state.report) ? { ...state, report: event.report, missing: null } : state;
    case "missing":
      return state.report ? state : { ...state, missing: event.say };
    case "history.came":
      return state.report ? { ...state, before: attemptBefore(state.report, event.reports) } : state;
  }
}

/** Milliseconds before look number `count` (from 0): soon at first, then once a minute. */
export const waitBefore = (count: number): number => Math.min(60_000, Math.round(2_000 * 1.6 ** count));
