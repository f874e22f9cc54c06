import * as z from "zod/mini";
import { Moment } from "../entities/basics.ts";
import { WeakQuestion } from "../entities/practice.ts";
import type { Endpoint } from "./endpoint.ts";

export const weakQuestions = {
  method: "GET",
  path: "/practice",
  summary:
    "Questions of your reports whose answers scored under 60, newest report first, 20 reports at a time.",
  guard: "session",
  query: z.object({
    /** Only of reports made before this moment: the `next` of the last reply. */
    before: z.optional(Moment),
  }),
  reply: z.object({
    questions: z.array(WeakQuestion),
    /** To be sent as `before` for older reports; null where there are none. */
    next: z.nullable(Moment),
  }),
  problems: [],
} as const satisfies Endpoint;
