import type { Company } from "#models/entities/company.ts";
import type { ReportSummary } from "#models/entities/report.ts";
import type { AttemptRow, Command } from "../../../rows.ts";
import { inOrder } from "./catalogue.ts";
import { merged } from "./history.ts";

/** Null everywhere: not known yet. */
export type DashboardState = {
  companies: Company[] | null;
  /** Why the list did not come: the server's sentence, or "" for the page's own. */
  failure: string | null;
  attempts: AttemptRow[];
  commands: Command[];
  hasResume: boolean | null;
  onServer: ReportSummary[] | null;
  onDevice: ReportSummary[] | null;
  /** This device's storage could not be read. */
  deviceFailed: boolean;
};

export type DashboardEvent =
  | { type: "companies.asked" }
  | { type: "companies.came"; companies: Company[] }
  | { type: "companies.failed"; say: string }
  | { type: "reports.came"; reports: ReportSummary[] }
  | {
      type: "device.read";
      attempts: AttemptRow[];
      commands: Command[];
      reports: ReportSummary[];
      hasResume: boolean;
    }
  | { type: "device.failed" };

export const atFirst: DashboardState = {
  companies: null,
  failure: null,
  attempts: [],
  commands: [],
  hasResume: null,
  onServer: null,
  onDevice: null,
  deviceFailed: false,
};

/** The same list is not shown anew. */
const known = (before: Company[] | null, now: Company[]) =>
  JSON.stringify(before) === JSON.stringify(now) ? before : now;

/** What the dashboard knows after `event`. Server and device answer in any order. */
export function reduce(state: DashboardState, event: DashboardEvent): DashboardState {
  switch (event.type) {
    case "companies.asked":
      return { ...state, failure: null };
    case "companies.came":
      return { ...state, companies: known(state.companies, inOrder(event.companies)), failure: null };
    case "companies.failed":
      return { ...state, failure: event.say };
    case "reports.came":
      return { ...state, onServer: event.reports };
    case "device.read":
      return {
        ...state,
        attempts: event.attempts,
        commands: event.commands,
        onDevice: event.reports,
        hasResume: event.hasResume,
        deviceFailed: false,
      };
    case "device.failed":
      return { ...state, onDevice: [], deviceFailed: true };
  }
}

/** All reports that are known, newest first; null until the first of both sides has answered with some. */
export function reportsOf({ onServer, onDevice }: DashboardState): ReportSummary[] | null {
  const reports = merged(onServer ?? [], onDevice ?? []);
  return reports.length > 0 || (onServer && onDevice) ? reports : null;
}

/** Somebody who has neither a resume here nor a report yet: the next step is the resume. */
export const isFirstTime = (state: DashboardState) =>
  state.hasResume === false && reportsOf(state)?.length === 0 && state.attempts.length === 0;
