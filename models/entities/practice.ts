import * as z from "zod/mini";
import { Moment } from "./basics.ts";
import { Question } from "./question.ts";

/** A question whose answer in a report was weak, with all that is needed to practise it (rule PD1). */
export const WeakQuestion = z.object({
  question: Question,
  /** Its score in the report, 0 to 100. */
  score: z.int(),
  /** What was answered then; empty where it was left open. */
  answer: z.string(),
  companyName: z.string(),
  roundTitle: z.string(),
  /** When the report was made. */
  reportedAt: Moment,
});
export type WeakQuestion = z.infer<typeof WeakQuestion>;
