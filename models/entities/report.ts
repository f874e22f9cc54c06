import * as z from "zod/mini";
import { Id, Moment } from "./basics.ts";
import { FollowUp } from "./followUp.ts";
import { ExampleRun } from "./exampleRun.ts";
import { Interviewer, Question, QuestionType } from "./question.ts";
import { Spoken } from "./spoken.ts";

/** What is looked at in an answer. The rubric and its weights stand in models/coach/rubric.ts. */
export const Competency = z.enum(["coverage", "depth", "evidence", "structure", "relevance"]);
export type Competency = z.infer<typeof Competency>;

const Words = z.optional(z.array(z.string()));

/** One line of a score that a person can check. */
export const ScorePart = z.object({
  competency: Competency,
  /** 0 to 100. */
  score: z.int(),
  /** Share of the whole, 0 to 1; the parts of one answer add up to 1. */
  weight: z.number(),
  /** Why, in one plain sentence. */
  reason: z.string(),
  /** Words of the answer that the reason counts, a few of them; absent where it counts none. */
  words: Words,
});
export type ScorePart = z.infer<typeof ScorePart>;

/** A key point that was found, with the words of the answer that earned it. */
export const FoundPoint = z.object({
  text: z.string(),
  quote: z.string(),
  /** Those of the quote that stand for words of the point; absent in a report of before. */
  words: Words,
  /** True where only how it sounds has told it: the person is the one to say whether it was meant so. */
  sound: z.optional(z.boolean()),
});
export type FoundPoint = z.infer<typeof FoundPoint>;

/** What an answer is held against; it travels with a report, so that a question can be answered, its code run, and scored once more. */
export const Scheme = z.pick(Question, {
  title: true,
  points: true,
  avoid: true,
  ofWork: true,
  exercise: true,
});
export type Scheme = z.infer<typeof Scheme>;

/** scored: `score` is a number; not-answered: it is 0 and nobody was asked; not-scored: it is null. */
export const ScoreState = z.enum(["scored", "not-answered", "not-scored"]);
export type ScoreState = z.infer<typeof ScoreState>;

export const ReportQuestion = z.object({
  questionId: Id,
  type: QuestionType,
  question: z.string(),
  resumeLine: z.nullable(z.string()),
  userAnswer: z.string(),
  expectedAnswer: z.string(),
  /** Several lines, separated by line feeds. */
  feedback: z.string(),
  state: ScoreState,
  /** 0 to 100; 0 when not answered; null when not scored. Never made up. */
  score: z.nullable(z.int()),
  parts: z.array(ScorePart),
  /** Every quote stands in `userAnswer`, letter for letter. */
  found: z.array(FoundPoint),
  missing: z.array(z.string()),
  /**
   * Of the missing ones those that something in the answer comes near to, with it: the person is the one to say whether it was
   * meant so. Absent where nothing does.
   */
  near: z.optional(z.array(FoundPoint)),
  link: z.nullable(z.string()),
  /** Seconds the question was open; null when it was not measured. */
  seconds: z.nullable(z.int()),
  /** What the code of the answer did when it was last run; absent where it was not. */
  run: z.optional(z.nullable(ExampleRun)),
  /** How the answer was spoken; absent where it was only typed. Nothing of it is in the score. */
  spoken: z.optional(z.nullable(Spoken)),
  /** Absent in a report of before. */
  scheme: z.optional(Scheme),
  /** What was asked once more about the answer, and where in `userAnswer`; absent where nothing was. */
  followUp: z.optional(z.nullable(FollowUp)),
  /** Why it was asked, as in the question set. */
  because: z.optional(z.string()),
  /** Who asked it, as in the question set. */
  standsIn: z.optional(z.boolean()),
});
export type ReportQuestion = z.infer<typeof ReportQuestion>;

/** A competency over the whole round: the mean over its answered questions. */
export const CompetencyScore = z.object({
  competency: Competency,
  score: z.int(),
  /** One plain sentence: "22 of 27 key points". */
  detail: z.string(),
});
export type CompetencyScore = z.infer<typeof CompetencyScore>;

export const Report = z.object({
  reportId: Id,
  attemptId: Id,
  companyId: Id,
  roundId: Id,
  companyName: z.string(),
  roundTitle: z.string(),
  /** Mean over all questions, a blank one counting 0 (rule SC1); null when nothing could be scored. */
  overallScore: z.nullable(z.int()),
  totalQuestions: z.int(),
  answeredQuestions: z.int(),
  /** Mean over the answered questions alone (rule SC2); null when none was answered. */
  averageScore: z.nullable(z.int()),
  competencies: z.array(CompetencyScore),
  questions: z.array(ReportQuestion),
  areasForImprovement: z.array(z.string()),
  scoredBy: Interviewer,
  /** True for a report made on the device that a full one will replace. */
  provisional: z.boolean(),
  /** True when the round's time had run out before Finish. */
  overTime: z.boolean(),
  createdAt: Moment,
});
export type Report = z.infer<typeof Report>;

/** One line of the history of reports. */
export const ReportSummary = z.extend(
  z.pick(Report, {
    reportId: true,
    attemptId: true,
    companyId: true,
    roundId: true,
    companyName: true,
    roundTitle: true,
    overallScore: true,
    createdAt: true,
  }),
  {
    /** Absent where the server is older than this field. */
    competencies: z.optional(z.array(z.pick(CompetencyScore, { competency: true, score: true }))),
    /** Absent as above. Scores of two scorers are not of one measure. */
    scoredBy: z.optional(Interviewer),
  },
);
export type ReportSummary = z.infer<typeof ReportSummary>;
