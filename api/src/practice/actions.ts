import type { Reply } from "#models/contract/endpoint.ts";
import type { weakQuestions } from "#models/contract/practice.ts";
import type { WeakQuestion } from "#models/entities/practice.ts";
import type { Question } from "#models/entities/question.ts";
import type { Report } from "#models/entities/report.ts";
import { isWeak } from "#models/rules/weak.ts";
import type { Deps } from "../deps.ts";
import { pageOf } from "../http/pages.ts";
import { showQuestion } from "../questions/show.ts";
import { questionsOf } from "../questions/table.ts";
import { showReport } from "../reports/show.ts";
import { reportsOf } from "../reports/table.ts";

/** Reports that are looked through for one reply: each is some 30 KB. */
const REPORTS = 20;

/** The weak ones of a report, with the questions as they were asked. */
function weakIn(report: Report, asked: ReadonlyMap<string, Question>): WeakQuestion[] {
  const { companyName, roundTitle, createdAt: reportedAt } = report;
  return report.questions.flatMap(({ questionId, score, userAnswer: answer }) => {
    const question = asked.get(questionId);
    return question && score !== null && isWeak({ score })
      ? [{ question, score, answer, companyName, roundTitle, reportedAt }]
      : [];
  });
}

/** A page of a person's weak questions (rule PD1), for the practice deck of a device that has not their reports. */
export async function weak(
  { database: { db } }: Deps,
  userId: string,
  before: string | undefined,
): Promise<Reply<typeof weakQuestions>> {
  const { until } = pageOf({ before });
  const rows = await reportsOf(db, userId, REPORTS, until);
  const reports = rows.map(showReport).filter(({ questions }) => questions.some(isWeak));
  const asked = (
    await questionsOf(
      db,
      reports.map(({ attemptId }) => attemptId),
    )
  ).map(showQuestion);
  const byId = new Map(asked.map((question) => [question.questionId, question]));
  const last = rows.length < REPORTS ? undefined : rows.at(-1);
  return {
    questions: reports.flatMap((report) => weakIn(report, byId)),
    next: last ? new Date(last.created_at).toISOString() : null,
  };
}
