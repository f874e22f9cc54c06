import { tellsOfResume } from "#models/coach/person/contradictions.ts";
import { Report, type ReportQuestion } from "#models/entities/report.ts";
import type { Share, SharedQuestion, SharedReport } from "#models/entities/share.ts";
import type { ShareRow } from "../db/schema.ts";

const moment = (at: number) => new Date(at).toISOString();

/** A link as its own person sees it. @param body its report, as it is stored */
export function showShare(row: ShareRow, body: string): Share {
  const { companyName, roundTitle } = Report.parse(JSON.parse(body));
  return {
    ...{ shareId: row.share_id, token: row.token, attemptId: row.attempt_id, companyName, roundTitle },
    ...{ withAnswers: row.with_answers === 1, shownAs: row.shown_as },
    ...{ createdAt: moment(row.created_at), endsAt: moment(row.ends_at) },
  };
}

/** A question without the person's words: what quotes them goes as well (rule SH3). */
function withoutWords(question: SharedQuestion, judgedInWords: boolean): SharedQuestion {
  return {
    ...question,
    userAnswer: "",
    feedback: "",
    followUp: undefined,
    found: question.found.map(({ text }) => ({ text, quote: "" })),
    near: undefined,
    // The coach's reasons count; a model's may quote.
    parts: question.parts.map((part) => ({
      ...part,
      words: undefined,
      ...(judgedInWords && { reason: "" }),
    })),
  };
}

/** What is said of an answer, without where the resume says otherwise. */
const feedbackForOthers = ({ feedback }: ReportQuestion): string =>
  feedback
    .split("\n")
    .filter((line) => !tellsOfResume(line))
    .join("\n");

/** What of a question anybody may see, field by field (rule SH2). */
const sharedQuestion = (question: ReportQuestion): SharedQuestion => ({
  type: question.type,
  question: question.question,
  userAnswer: question.userAnswer,
  expectedAnswer: question.expectedAnswer,
  feedback: feedbackForOthers(question),
  state: question.state,
  score: question.score,
  parts: question.parts,
  found: question.found,
  missing: question.missing,
  ...(question.near && { near: question.near }),
  link: question.link,
  seconds: question.seconds,
  ...(question.run && { run: question.run }),
  ...(question.followUp && { followUp: question.followUp }),
});

/** A report as others see it, field by field: no ids, nothing of the resume, no way to its person (rules SH2 and SH3). */
export function showShared(row: ShareRow, body: string): SharedReport {
  const report = Report.parse(JSON.parse(body));
  const withAnswers = row.with_answers === 1;
  const byModel = report.scoredBy.by === "llm";
  const questions = report.questions.map(sharedQuestion);
  return {
    companyName: report.companyName,
    roundTitle: report.roundTitle,
    overallScore: report.overallScore,
    totalQuestions: report.totalQuestions,
    answeredQuestions: report.answeredQuestions,
    averageScore: report.averageScore,
    competencies: report.competencies,
    areasForImprovement: withAnswers || !byModel ? report.areasForImprovement : [],
    scoredBy: report.scoredBy,
    overTime: report.overTime,
    createdAt: report.createdAt,
    questions: withAnswers ? questions : questions.map((question) => withoutWords(question, byModel)),
    withAnswers,
    shownAs: row.shown_as,
    endsAt: moment(row.ends_at),
  };
}
