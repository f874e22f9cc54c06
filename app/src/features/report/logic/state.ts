import type { Report, ReportSummary } from "#models/entities/report.ts";
import { isBetter } from "./tidyReport.ts";

/**
 * Where the full report stands while it is not there. looking: nobody knows yet whether one was asked for; asked: this
 * device has, and the server has not said yet how it stands; sending: the server does not know yet that the round is
 * finished; away: it cannot be reached.
 */
export type Standing =
  | { at: "looking" | "asked" | "sending" | "queued" | "away" }
  | { at: "running"; coachInstead?: boolean }
  | {
      at: "failed";
      /** Why, as a sentence for people; "" where none is known. */
      reason: string;
      /** The built-in coach can do it instead, at once. */
      coachInstead?: boolean;
    };

/** What the page knows: nothing yet, a report, or that there is none. */
export type ReportState = {
  report: Report | undefined;
  /** Nothing will come; the server's sentence, or "" for none. */
  missing: string | null;
  /** The score of the attempt before at the same round. */
  before: { score: number; createdAt: string } | null;
  /** The reports of this person that are known, this device's and the server's. */
  history: readonly ReportSummary[];
  standing: Standing;
  /** The full report has come while the page was open: in the place of a provisional one, or of the waiting page. */
  arrived: boolean;
};

export type ReportEvent =
  | { type: "came"; report: Report }
  | { type: "missing"; say: string }
  /** This device has finished the round. */
  | { type: "asked" }
  | { type: "stands"; standing: Standing }
  | { type: "history.came"; reports: readonly ReportSummary[] };

export const atFirst: ReportState = {
  report: undefined,
  missing: null,
  before: null,
  history: [],
  standing: { at: "looking" },
  arrived: false,
};

/** The latest scored attempt at the same round before `report`. */
export function attemptBefore(report: Report, all: readonly ReportSummary[]): ReportState["before"] {
  const [last] = all
    .filter((one) => one.companyId === report.companyId && one.roundId === report.roundId)
    .filter((one) => one.attemptId !== report.attemptId && one.createdAt < report.createdAt)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  if (!last || last.overallScore === null) return null;
  return { score: last.overallScore, createdAt: last.createdAt };
}

/** Whether the server has said how a report stands that was not there yet. */
const isWaitedFor = ({ at }: Standing) => at !== "looking" && at !== "asked";

/** Whether a full report is what has been waited for on the page. */
function hasArrived({ report }: ReportState, next: Report, waited: boolean): boolean {
  if (next.provisional) return false;
  return report ? report.provisional && report.attemptId === next.attemptId : waited;
}

/** The lines that are known and those that came; a line that came later says more. */
function withHistory(state: ReportState, came: readonly ReportSummary[]): ReportState {
  if (!state.report) return state;
  const lines = new Map([...state.history, ...came].map((one) => [one.attemptId, one]));
  const history = [...lines.values()];
  return { ...state, history, before: attemptBefore(state.report, history) };
}

/** What the page knows after `event`. */
export function reduce(state: ReportState, event: ReportEvent): ReportState {
  switch (event.type) {
    case "came": {
      const { report } = event;
      if (!isBetter(report, state.report)) return state;
      const arrived = state.arrived || hasArrived(state, report, isWaitedFor(state.standing));
      return { ...state, report, missing: null, arrived };
    }
    case "missing":
      return state.report ? state : { ...state, missing: event.say };
    case "asked":
      return state.standing.at === "looking" ? { ...state, standing: { at: "asked" } } : state;
    case "stands":
      return { ...state, standing: event.standing };
    case "history.came":
      return withHistory(state, event.reports);
  }
}

/**
 * Milliseconds before look number `count` (from 0): soon at first, then once a minute; four times as long while nobody
 * sees the page.
 */
export const waitBefore = (count: number, seen = true): number =>
  Math.min(60_000, Math.round(2_000 * 1.6 ** count)) * (seen ? 1 : 4);
