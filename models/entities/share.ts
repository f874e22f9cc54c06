import * as z from "zod/mini";
import { Id, Moment } from "./basics.ts";
import { Report, ReportQuestion } from "./report.ts";

/** A link that its maker gives to others: 256 bits as base64url. */
export const ShareToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** One report that others can read, until its end or until its person takes it back (rules SH1 to SH5). */
export const Share = z.object({
  shareId: Id,
  token: ShareToken,
  attemptId: Id,
  companyName: z.string(),
  roundTitle: z.string(),
  /** Whether the person's own words are in it. */
  withAnswers: z.boolean(),
  /** What the person wants to be called in it; empty: nothing is said of who it is. */
  shownAs: z.string(),
  createdAt: Moment,
  endsAt: Moment,
});
export type Share = z.infer<typeof Share>;

/** A question as others see it, field by field: nothing of the resume, no measures of speech, no ids (rule SH2). */
export const SharedQuestion = z.pick(ReportQuestion, {
  type: true,
  question: true,
  userAnswer: true,
  expectedAnswer: true,
  feedback: true,
  state: true,
  score: true,
  parts: true,
  found: true,
  missing: true,
  near: true,
  link: true,
  seconds: true,
  run: true,
  followUp: true,
});
export type SharedQuestion = z.infer<typeof SharedQuestion>;

/** A report as others see it. */
export const SharedReport = z.extend(
  z.pick(Report, {
    companyName: true,
    roundTitle: true,
    overallScore: true,
    totalQuestions: true,
    answeredQuestions: true,
    averageScore: true,
    competencies: true,
    areasForImprovement: true,
    scoredBy: true,
    overTime: true,
    createdAt: true,
  }),
  { questions: z.array(SharedQuestion), withAnswers: z.boolean(), shownAs: z.string(), endsAt: Moment },
);
export type SharedReport = z.infer<typeof SharedReport>;
