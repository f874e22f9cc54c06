import type { Answered, Scored } from "#models/coach/interviewer.ts";
import { schemeOf } from "#models/coach/again/questionOf.ts";
import { isQuoteOf } from "#models/coach/score/quote.ts";
import { whyAsked } from "#models/coach/score/scoreWithCoach.ts";
import { ownAnswer } from "#models/coding/starter.ts";
import type { Report, ReportQuestion } from "#models/entities/report.ts";
import { isAnswered } from "#models/rules/score.ts";
import { answeredQuestions, averageScore, overallScore } from "#models/rules/totals.ts";

/** A number as a score: whole, 0 to 100; anything else is no score. */
function asScore(value: number | null | undefined): number | null {
  if (typeof value !== "number" || !Number.isFinite(value)) return null;
  return Math.min(100, Math.max(0, Math.round(value)));
}

type Judged = Pick<ReportQuestion, "feedback" | "state" | "score" | "parts" | "found" | "missing" | "near">;

const UNSCORED: Judged = {
  feedback: "This answer could not be scored.",
  state: "not-scored",
  score: null,
  parts: [],
  found: [],
  missing: [],
};

/** A blank, or an editor that nobody has written in, is 0 whatever anyone says of it (rule SC3). */
function unanswered(given: ReportQuestion | undefined): Judged {
  const [feedback, missing] = [given?.feedback ?? "", given?.missing ?? []];
  return { feedback, missing, state: "not-answered", score: 0, parts: [], found: [] };
}

/** What was said of an answer, as far as it can be checked: scores in range, quotes that stand in the answer. */
function checked(given: ReportQuestion | undefined, answer: string): Judged {
  const score = asScore(given?.score);
  if (!given || given.state === "not-scored" || score === null) {
    return given ? { ...UNSCORED, feedback: given.feedback || UNSCORED.feedback } : UNSCORED;
  }
  const isSaid = ({ quote }: { quote: string }) => isQuoteOf(answer, quote);
  return {
    feedback: given.feedback,
    state: "scored",
    score,
    parts: given.parts.flatMap((part) => {
      const own = asScore(part.score);
      return own === null ? [] : [{ ...part, score: own }];
    }),
    found: given.found.filter(isSaid),
    missing: given.missing,
    ...(given.near && { near: given.near.filter(isSaid) }),
  };
}

function reportQuestion(
  { question, answer, seconds }: Answered,
  given: ReportQuestion | undefined,
): ReportQuestion {
  return {
    questionId: question.questionId,
    type: question.type,
    question: question.question,
    resumeLine: question.resumeLine,
    userAnswer: answer,
    expectedAnswer: question.expectedAnswer,
    link: question.link,
    seconds,
    scheme: schemeOf(question),
    ...whyAsked(question),
    ...(isAnswered(ownAnswer(question, answer)) ? checked(given, answer) : unanswered(given)),
  };
}

type Checked = Omit<Pick<Report, keyof Scored>, "scoredBy">;

/**
 * The scorer's word, checked: questions, answers and totals are ours (rules SC1 to SC3), a score out of range is
 * brought into it, one that is no number becomes "not scored", and a quote that does not stand in the answer is dropped.
 */
export function checkScores(attempt: readonly Answered[], scored: Scored): Checked {
  const given = new Map(scored.questions.map((question) => [question.questionId, question]));
  const questions = attempt.map((answered) =>
    reportQuestion(answered, given.get(answered.question.questionId)),
  );
  return {
    overallScore: overallScore(questions),
    averageScore: averageScore(questions),
    totalQuestions: questions.length,
    answeredQuestions: answeredQuestions(questions),
    competencies: scored.competencies.flatMap((competency) => {
      const score = asScore(competency.score);
      return score === null ? [] : [{ ...competency, score }];
    }),
    areasForImprovement: scored.areasForImprovement,
    questions,
  };
}
