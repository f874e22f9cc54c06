import * as z from "zod/mini";
import { DEFAULT_DURATION, MAX_DURATION, MIN_DURATION } from "../rules/duration.ts";
import { Id, optionalText, text, whole } from "./basics.ts";

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

/** A round as an admin sends it. A known `roundId` is changed in place, a missing one is new. */
export const RoundDraft = z.object({
  roundId: z.optional(Id),
  title: text(120),
  type: z._default(RoundType, "technical"),
  difficulty: z._default(Difficulty, "medium"),
  duration: z._default(whole(MIN_DURATION, MAX_DURATION), DEFAULT_DURATION),
  description: z._default(optionalText(2_000), ""),
  questionCount: z._default(z.nullable(whole(1, MAX_QUESTIONS)), null),
});
export type RoundDraft = z.infer<typeof RoundDraft>;
