import { Competency, type Report, type ReportSummary } from "#models/entities/report.ts";

/** How scores have moved over attempts; each list has at least two scores or is empty. */
export type Trend = {
  /** Of this round. */
  round: number[];
  competencies: { competency: Competency; scores: number[] }[];
  /** When a score of this round was first made in another way than the one before it: ISO times. */
  otherwiseFrom: string[];
  /** Of all rounds. */
  all: number[];
};

/** Attempts that are looked back on. */
const LAST = 6;

const enough = <T>(list: T[]): T[] => (list.length < 2 ? [] : list.slice(-LAST));

/** Until the report itself, oldest first; one without a score says nothing. */
const until = ({ createdAt, attemptId }: Report, all: readonly ReportSummary[]) =>
  all
    .filter((one) => one.createdAt <= createdAt || one.attemptId === attemptId)
    .filter((one) => one.overallScore !== null)
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt));

const scoresOf = (lines: readonly ReportSummary[]) =>
  enough(lines.flatMap(({ overallScore }) => overallScore ?? []));

const wayOf = ({ scoredBy }: ReportSummary) => scoredBy && `${scoredBy.by} ${scoredBy.version}`;

function changesOf(lines: readonly ReportSummary[]): string[] {
  return lines.flatMap((line, at) => {
    const [way, before] = [wayOf(line), lines[at - 1] && wayOf(lines[at - 1] ?? line)];
    return way !== undefined && before !== undefined && way !== before ? [line.createdAt] : [];
  });
}

/**
 * How the scores have moved up to `report`, at this round and over all, from the last attempts (rule TR1).
 * @param all reports in any order, with or without `report` itself
 */
export function trendOf(report: Report, all: readonly ReportSummary[]): Trend {
  const others = all.filter(({ attemptId }) => attemptId !== report.attemptId);
  const lines = until(report, [...others, report]);
  const round = lines
    .filter((one) => one.companyId === report.companyId && one.roundId === report.roundId)
    .slice(-LAST);
  return {
    round: scoresOf(round),
    competencies: Competency.options
      .map((competency) => ({ competency, scores: enough(ofCompetency(round, competency)) }))
      .filter(({ scores }) => scores.length > 0),
    otherwiseFrom: changesOf(round),
    all: round.length === lines.length ? [] : scoresOf(lines),
  };
}

const ofCompetency = (lines: readonly ReportSummary[], competency: Competency) =>
  lines.flatMap(
    ({ competencies = [] }) => competencies.find((one) => one.competency === competency)?.score ?? [],
  );
