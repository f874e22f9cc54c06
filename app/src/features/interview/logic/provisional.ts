import type { Answered, Scored } from "#models/coach/interviewer.ts";
import type { Question } from "#models/entities/question.ts";
import type { Report, ReportQuestion } from "#models/entities/report.ts";
import type { AttemptRow, ReportBody } from "../../../rows.ts";

/** What the scorer is given: each question with its answer as the server is sent it. */
export const answered = (questions: readonly Question[], sent: ReportBody): Answered[] =>
  questions.map((question, index) => {
    const { answer = "", seconds = null, run = null } = sent.answers[index] ?? {};
    return { question, answer, seconds, run };
  });

/** A report that the full one will replace. Its id is the key of the request that asks for that one. */
export function reportWith(
  attempt: AttemptRow,
  sent: ReportBody,
  scored: Scored,
): Omit<Report, "createdAt" | "scoredBy"> {
  const { attemptId, companyId, roundId, companyName, round, reportKey } = attempt;
  const withOwn = (question: ReportQuestion, index: number) => {
    const { spoken, followUp, run } = sent.answers[index] ?? {};
    return { ...question, ...(spoken && { spoken }), ...(followUp && { followUp }), ...(run && { run }) };
  };
  return {
    ...scored,
    questions: scored.questions.map(withOwn),
    ...{ reportId: reportKey, attemptId, companyId, roundId, companyName },
    roundTitle: round.title,
    provisional: true,
    overTime: sent.overTime,
  };
}
