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
  { attempt, questions, answers, dictated }: ReportInput,
  scored: Scored,
): Omit<Report, "createdAt" | "scoredBy"> {
  const { attemptId, companyId, roundId, companyName, round, reportKey } = attempt;
  const { overTime, answers: sent } = gather(attempt, questions.length, answers, dictated);
  const withSpoken = (question: ReportQuestion, index: number) => {
    const spoken = sent[index]?.spoken;
    return spoken ? { ...question, spoken } : question;
  };
  return {
    ...scored,
    questions: scored.questions.map(withSpoken),
    ...{ reportId: reportKey, attemptId, companyId, roundId, companyName },
    roundTitle: round.title,
    provisional: true,
    overTime,
  };
}
