import * as z from "zod/mini";
import { Id } from "./basics.ts";

export const RoundType = z.enum([
  "technical",
  "behavioral",
  "coding",
  "system-design",
  "hr",
  "mixed",
  "other",
]);
export type RoundType = z.infer<typeof RoundType>;

export const Difficulty = z.enum(["easy", "medium", "hard"]);
export type Difficulty = z.infer<typeof Difficulty>;

/** The most questions one round may ask. */
export const MAX_QUESTIONS = 20;

/** What an admin defines and a person practises. */
export const Round = z.object({
  roundId: Id,
  title: z.string(),
  type: RoundType,
  difficulty: Difficulty,
  /** Minutes, 5 to 180. */
  duration: z.int(),
  description: z.string(),
  /** Null: as many as fit the duration (shown as "Variable"). */
  questionCount: z.nullable(z.int()),
});
export type Round = z.infer<typeof Round>;
