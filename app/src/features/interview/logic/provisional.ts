import type { Answered, Scored } from "#models/coach/interviewer.ts";
import type { Report, ReportQuestion } from "#models/entities/report.ts";
import { gather } from "./gather.ts";
import type { ReportInput } from "./types.ts";

/** What the scorer is given: each question with its answer as the server would be sent it. */
export function answered({ attempt, questions, answers }: ReportInput): Answered[] {
  const sent = gather(attempt, questions.length, answers).answers;
  return questions.map((question, index) => ({
    question,
    answer: sent[index]?.answer ?? "",
    seconds: sent[index]?.seconds ?? null,
  }));
}

/** A report that the full one will replace. Its id is the key of the request that asks for that one. */
export function reportWith(
  { attempt, questions, answers, dictated, followUps }: ReportInput,
  scored: Scored,
): Omit<Report, "createdAt" | "scoredBy"> {
  const { attemptId, companyId, roundId, companyName, round, reportKey } = attempt;
  const { overTime, answers: sent } = gather(attempt, questions.length, answers, dictated, followUps);
  const withOwn = (question: ReportQuestion, index: number) => {
    const { spoken, followUp } = sent[index] ?? {};
    return { ...question, ...(spoken && { spoken }), ...(followUp && { followUp }) };
  };
  return {
    ...scored,
    questions: scored.questions.map(withOwn),
    ...{ reportId: reportKey, attemptId, companyId, roundId, companyName },
    roundTitle: round.title,
    provisional: true,
    overTime,
  };
}
