import * as z from "zod/mini";
import { Id } from "../entities/basics.ts";
import { QuestionSet } from "../entities/question.ts";
import { Done } from "./done.ts";
import type { Endpoint } from "./endpoint.ts";
import { NewestFirst } from "./page.ts";
import { resumeProblems } from "./resumes.ts";

const OfRound = z.object({ companyId: Id, roundId: Id });

export const generateQuestions = {
  method: "POST",
  path: "/questions/generate/{companyId}/{roundId}",
  summary: "Make the questions of a round from a resume. Costs 50 credits, once for an open attempt.",
  guard: "session",
  params: OfRound,
  form: {
    fields: z.object({
      /** Made by the page before the first send, so that a repeat finds its first result. */
      attemptId: z.optional(Id),
      companyId: z.optional(z.string()),
      roundId: z.optional(z.string()),
      /** Taken for compatibility; the token decides who asks. */
      userId: z.optional(z.string()),
      /** "coach": the built-in coach is to ask; anything else, or nothing: whoever this server has. */
      interviewer: z.optional(z.string()),
      /** What the person has put right of what is read from the resume: `Corrections` as JSON, 20,000 characters at most. */
      corrections: z.optional(z.string()),
    }),
    file: "resume",
  },
  reply: z.extend(QuestionSet, { credits: z.int() }),
  problems: [
    ...resumeProblems,
    "resume_missing",
    "round_not_found",
    "questions_not_found",
    "credits_short",
    "generating",
    "questions_failed",
    "interviewer_limit",
  ],
  repeatable: true,
} as const satisfies Endpoint;

export const questionsOfRound = {
  method: "GET",
  path: "/questions/round/{companyId}/{roundId}",
  summary: "The questions of your open attempt at a round.",
  guard: "session",
  params: OfRound,
  reply: QuestionSet,
  problems: ["questions_not_found"],
} as const satisfies Endpoint;

export const questionsOfRoundAlone = {
  method: "GET",
  path: "/questions/round/{roundId}",
  summary: "The questions of your open attempt at a round, by the round's id alone.",
  guard: "session",
  params: z.object({ roundId: Id }),
  reply: QuestionSet,
  problems: ["questions_not_found"],
} as const satisfies Endpoint;

export const questionsOfUser = {
  method: "GET",
  path: "/questions/user",
  summary: "The question sets of your open attempts, newest first.",
  guard: "session",
  query: NewestFirst,
  reply: z.object({ sets: z.array(QuestionSet) }),
  problems: [],
} as const satisfies Endpoint;

export const deleteQuestions = {
  method: "DELETE",
  path: "/questions/round/{companyId}/{roundId}",
  summary: "Give up your open attempt at a round; its credits stay spent.",
  guard: "session",
  params: OfRound,
  reply: Done,
  problems: ["questions_not_found"],
  // Sent again after a lost reply it would give up the next attempt.
  repeatable: true,
} as const satisfies Endpoint;
