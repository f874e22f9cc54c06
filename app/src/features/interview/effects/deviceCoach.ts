import { scorer } from "#models/coach/score/version.ts";
import type { Report } from "#models/entities/report.ts";
import { scoreHere } from "../../../calls/scoreHere.ts";
import type { Ports } from "../../../ports.ts";
import type { ReportBody } from "../../../rows.ts";
import { answered, reportWith } from "../logic/provisional.ts";
import type { ReportInput } from "../logic/types.ts";

/**
 * The report of a finished attempt by the coach on this device. Fetched on its own when it is needed: the coach weighs
 * as much as a page.
 * @param sent what the full report is asked for with
 */
export async function provisionalReport(
  { store, embedder }: Pick<Ports, "store" | "embedder">,
  { attempt, questions }: Pick<ReportInput, "attempt" | "questions">,
  sent: ReportBody,
): Promise<Report> {
  const set = await store.questions.read(attempt);
  const person = set?.attemptId === attempt.attemptId ? set.person : null;
  const told = answered(questions, sent).map((one) => ({ ...one, person }));
  const { scoredBy = scorer("words"), ...scored } = await scoreHere({ embedder }, told);
  const createdAt = new Date(attempt.timestamp).toISOString();
  return { ...reportWith(attempt, sent, scored), createdAt, scoredBy };
}
