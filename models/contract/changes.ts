import * as z from "zod/mini";
import { Answer } from "../entities/answer.ts";
import { Attempt } from "../entities/attempt.ts";
import { whole } from "../entities/basics.ts";
import { QuestionSet } from "../entities/question.ts";
import { Report } from "../entities/report.ts";
import type { Endpoint } from "./endpoint.ts";

/** A number of a person's own sequence of changes, as text in an address. */
const Sequence = z.string().check(z.regex(/^\d{1,15}$/));

export const changes = {
  method: "GET",
  path: "/changes",
  summary: "What has changed in your attempts, answers and reports after a number of your own sequence.",
  guard: "session",
  query: z.object({
    /** The `seq` of the last reply; 0 or left out for everything. */
    since: z.optional(Sequence),
  }),
  reply: z.object({
    /** To be sent as `since` the next time. */
    seq: whole(0, Number.MAX_SAFE_INTEGER),
    /** True when there is more after `seq`: ask again at once. */
    more: z.boolean(),
    /** Attempts that began or ended; those that are not open any more come without questions. */
    attempts: z.array(Attempt),
    /** The questions of the open ones among them. */
    sets: z.array(QuestionSet),
    answers: z.array(Answer),
    reports: z.array(Report),
  }),
  problems: [],
} as const satisfies Endpoint;
