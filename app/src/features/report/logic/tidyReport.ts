import { Report, type ReportQuestion } from "#models/entities/report.ts";

const isHttps = (link: string) => /^https:\/\/[^\s/]+/.test(link);

/** Only quotes that stand in the answer, only practice pages that are https: whatever has been stored. */
const tidyQuestion = (question: ReportQuestion): ReportQuestion => ({
  ...question,
  found: question.found.filter(({ quote }) => question.userAnswer.includes(quote)),
  ...(question.near && { near: question.near.filter(({ quote }) => question.userAnswer.includes(quote)) }),
  link: question.link !== null && isHttps(question.link) ? question.link : null,
});

/** A report from a row or a reply, or undefined where it is none of today's shape. */
export function tidyReport(stored: unknown): Report | undefined {
  const { data } = Report.safeParse(stored);
  return data && { ...data, questions: data.questions.map(tidyQuestion) };
}

/** Whether `next` should be shown instead of `now`: the full one of the same attempt, or a later attempt's. */
export function isBetter(next: Report, now: Report | undefined): boolean {
  if (!now) return true;
  if (next.attemptId !== now.attemptId) return next.createdAt > now.createdAt;
  return now.provisional || (!next.provisional && next.createdAt > now.createdAt);
}
