import { scorer } from "#models/coach/score/version.ts";
import type { Report } from "#models/entities/report.ts";
import { scoreHere } from "../../../calls/scoreHere.ts";
import type { Ports } from "../../../ports.ts";
import { runIn } from "../../../shell/coding/runNotes.ts";
import { answered, reportWith } from "../logic/provisional.ts";
import type { ReportInput } from "../logic/types.ts";

/**
 * The report of a finished attempt by the coach on this device. Fetched on its own when it is needed: the coach weighs
 * as much as a page.
 */
export async function provisionalReport(
  { store, embedder }: Pick<Ports, "store" | "embedder">,
  input: ReportInput,
): Promise<Report> {
  const set = await store.questions.read(input.attempt);
  const person = set?.attemptId === input.attempt.attemptId ? set.person : null;
  const { attemptId } = input.attempt;
  const attempt = answered(input).map((one) => {
    return { ...one, person, run: runIn(attemptId, one.question, one.answer) };
  });
  const { scoredBy = scorer("words"), ...scored } = await scoreHere({ embedder }, attempt);
  const createdAt = new Date(input.attempt.timestamp).toISOString();
  const report = reportWith(input, scored);
  const questions = report.questions.map((question, at) => {
    const run = attempt[at]?.run;
    return run ? { ...question, run } : question;
  });
  return { ...report, questions, createdAt, scoredBy };
}
