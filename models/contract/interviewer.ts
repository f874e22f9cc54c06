import * as z from "zod/mini";
import type { Endpoint } from "./endpoint.ts";

/** What happens where the AI interviewer does not answer. ask: the person is asked; coach: the built-in coach does it. */
export const WhenAway = z.enum(["ask", "coach"]);
export type WhenAway = z.infer<typeof WhenAway>;

const Choice = z.object({
  whenAway: WhenAway,
  /** Whether this server has an AI interviewer; where it has none, the coach does everything. */
  model: z.boolean(),
});

export const interviewerChoice = {
  method: "GET",
  path: "/auth/interviewer",
  summary: "Who asks and scores, and what you want where the AI interviewer does not answer.",
  guard: "session",
  reply: Choice,
  problems: [],
} as const satisfies Endpoint;

export const chooseInterviewer = {
  method: "PUT",
  path: "/auth/interviewer",
  summary: "Remember what you want where the AI interviewer does not answer.",
  guard: "session",
  body: z.object({ whenAway: WhenAway }),
  reply: Choice,
  problems: [],
} as const satisfies Endpoint;
