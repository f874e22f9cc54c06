import * as z from "zod/mini";
import { Answer, OtherVersion } from "../entities/answer.ts";
import { ANSWER_MAX, Id, Moment, optionalText, whole, withoutNul } from "../entities/basics.ts";
import { FollowUp } from "../entities/followUp.ts";
import { Spoken } from "../entities/spoken.ts";
import type { Endpoint } from "./endpoint.ts";

/** The text of an answer. Blank is allowed: clearing an answer is an answer too. */
export const AnswerText = z.string().check(z.maxLength(ANSWER_MAX), withoutNul);

/** The largest revision; PostgreSQL's integers end here. */
export const REVISION_MAX = 2_147_483_647;

const Revision = whole(0, REVISION_MAX);

export const saveAnswer = {
  method: "POST",
  path: "/answers",
  summary: "Store the answer to one of your questions.",
  guard: "session",
  body: z.object({
    questionId: Id,
    answer: AnswerText,
    attemptId: z.optional(Id),
    index: z.optional(whole(0, 1_000)),
    /** The device's revision; a lower one than the stored never replaces it. */
    rev: z.optional(Revision),
    /** The server revision the device had last seen. */
    baseServerRev: z.optional(Revision),
    editedAt: z.optional(Moment),
    /** What the device calls itself, for the person's other devices: "Chrome on Android #3f2a91c0". */
    device: z.optional(optionalText(60)),
    /** How the text was spoken; null or left out where it was only typed. */
    spoken: z.optional(z.nullable(Spoken)),
    /** What was asked once more about the answer (rule FU5); one that is stored stays where none is sent. */
    followUp: z.optional(z.nullable(FollowUp)),
  }),
  /** `conflict` is the text that lost where two devices had changed the same answer (rules AN1 to AN4). */
  reply: z.object({ answer: Answer, conflict: z.nullable(OtherVersion) }),
  problems: ["question_not_found"],
  repeatable: true,
} as const satisfies Endpoint;

export const answerOfQuestion = {
  method: "GET",
  path: "/answers/{questionId}",
  summary: "Your answer to a question.",
  guard: "session",
  params: z.object({ questionId: Id }),
  reply: z.object({ answer: Answer }),
  problems: ["answer_not_found"],
} as const satisfies Endpoint;

export const answerHistory = {
  method: "GET",
  path: "/answers/{questionId}/history",
  summary: "Earlier texts of your answer to a question, newest first, at most 20.",
  guard: "session",
  params: z.object({ questionId: Id }),
  reply: z.object({ versions: z.array(OtherVersion) }),
  problems: ["question_not_found"],
} as const satisfies Endpoint;

export const answersOfRound = {
  method: "GET",
  path: "/answers/round/{roundId}",
  summary: "Your answers in the open attempt at a round, in the order of the questions.",
  guard: "session",
  params: z.object({ roundId: Id }),
  reply: z.object({ answers: z.array(Answer) }),
  problems: [],
} as const satisfies Endpoint;
