import * as z from "zod/mini";
import { Id, whole } from "../entities/basics.ts";
import { FollowUp } from "../entities/followUp.ts";
import { ExampleRun } from "../entities/exampleRun.ts";
import { Report, ReportSummary } from "../entities/report.ts";
import { Spoken } from "../entities/spoken.ts";
import { AnswerText } from "./answers.ts";
import type { Endpoint } from "./endpoint.ts";
import { NewestFirst } from "./page.ts";

export const generateReport = {
  method: "POST",
  path: "/reports/generate",
  summary:
    "Score an attempt. The stored questions count; answers sent along win over stored ones. Where it takes longer than a request may, it is refused with report_running and goes on. After report_failed it is tried again by itself, after report_given_up only when it is asked for again.",
  guard: "session",
  body: z.object({
    /** Taken for compatibility; the token decides who asks. */
    userId: z.optional(z.string()),
    companyId: Id,
    roundId: Id,
    attemptId: z.optional(Id),
    /** Taken for compatibility; the stored set wins. */
    questions: z.optional(z.array(z.unknown())),
    /** In the order of the questions; fewer than questions is fine. */
    answers: z.array(
      z.object({
        answer: AnswerText,
        /** Seconds the question was open. */
        seconds: z.optional(whole(0, 86_400)),
        /** A blank that the person has made: no text that is stored or that another device has stands in for it. */
        cleared: z.optional(z.boolean()),
        /** What its code did when it was last run, where that was on this code. */
        run: z.optional(z.nullable(ExampleRun)),
        /** How the answer was spoken. */
        spoken: z.optional(z.nullable(Spoken)),
        /** What was asked once more about it. */
        followUp: z.optional(z.nullable(FollowUp)),
      }),
    ),
    /** True when the round's time had run out before Finish. */
    overTime: z.optional(z.boolean()),
    /** "coach": the built-in coach is to score; anything else, or nothing: whoever this server has. */
    interviewer: z.optional(z.string()),
  }),
  reply: Report,
  status: 201,
  problems: [
    "questions_not_found",
    "answers_unmatched",
    "report_running",
    "report_failed",
    "report_given_up",
  ],
  repeatable: true,
} as const satisfies Endpoint;

/** Where the report of an attempt stands. */
export const ReportState = z.object({
  /** none: it was never asked for. */
  state: z.enum(["none", "queued", "running", "done", "failed"]),
  /** Why it failed, as a sentence for people; null otherwise. */
  reason: z.nullable(z.string()),
  report: z.nullable(Report),
  /** True where a try has failed, or takes long, that the built-in coach can do instead, at once: see `interviewer` of /reports/generate. */
  coachInstead: z.optional(z.boolean()),
});
export type ReportState = z.infer<typeof ReportState>;

export const reportOfAttempt = {
  method: "GET",
  path: "/attempts/{attemptId}/report",
  summary: "Where the report of your attempt stands, and the report when it is there.",
  guard: "session",
  params: z.object({ attemptId: Id }),
  reply: ReportState,
  problems: ["questions_not_found"],
} as const satisfies Endpoint;

export const listReports = {
  method: "GET",
  path: "/reports",
  summary: "Your reports, newest first.",
  guard: "session",
  query: NewestFirst,
  reply: z.object({ reports: z.array(ReportSummary) }),
  problems: [],
} as const satisfies Endpoint;

export const reportOfRound = {
  method: "GET",
  path: "/reports/{companyId}/{roundId}",
  summary: "Your newest report of a round.",
  guard: "session",
  params: z.object({ companyId: Id, roundId: Id }),
  reply: Report,
  problems: ["report_missing"],
} as const satisfies Endpoint;
