import type { ReportSummary } from "#models/entities/report.ts";
import type { StoredReport } from "../../../rows.ts";

const newestFirst = (a: ReportSummary, b: ReportSummary) => b.createdAt.localeCompare(a.createdAt);

/** The line of the history that a report on this device makes. */
export const summaryOf = ({ report }: StoredReport): ReportSummary => ({
  reportId: report.reportId,
  attemptId: report.attemptId,
  companyId: report.companyId,
  roundId: report.roundId,
  companyName: report.companyName,
  roundTitle: report.roundTitle,
  overallScore: report.overallScore,
  createdAt: report.createdAt,
});

/** One line an attempt, newest first; where both know it, the server's. */
export function merged(server: readonly ReportSummary[], device: readonly ReportSummary[]): ReportSummary[] {
  const known = new Set(server.map((report) => report.attemptId));
  return [...server, ...device.filter((report) => !known.has(report.attemptId))].sort(newestFirst);
}

/** The scores of the last `count` reports that have one, oldest first. */
export function trend(reports: readonly ReportSummary[], count = 5): number[] {
  return reports
    .flatMap(({ overallScore }) => (overallScore === null ? [] : [overallScore]))
    .slice(0, count)
    .reverse();
}

/** The newest report of each round, since a round's page shows that one; at most `count`. */
export function latestOfRounds(reports: readonly ReportSummary[], count = 5): ReportSummary[] {
  const seen = new Set<string>();
  const isNew = ({ companyId, roundId }: ReportSummary) => {
    const before = seen.size;
    return seen.add(`${companyId}/${roundId}`).size > before;
  };
  return reports.filter(isNew).slice(0, count);
}
