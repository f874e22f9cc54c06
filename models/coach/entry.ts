import * as z from "zod/mini";
import { Exercise } from "../entities/exercise.ts";
import { KeyPoint, OfWork, QuestionType } from "../entities/question.ts";
import { Difficulty } from "../entities/round.ts";

/** Kinds of work a person may come from. `general` fits everyone. */
export const Family = z.enum([
  "general",
  "software",
  "data",
  "accounts",
  "sales",
  "support",
  "nursing",
  "teaching",
  "engineering",
  "hr-admin",
  "fresher",
]);
export type Family = z.infer<typeof Family>;

/** Which kind of round an entry belongs to. */
export const RoundKind = z.enum(["technical", "behavioral", "coding", "system-design", "hr", "other"]);
export type RoundKind = z.infer<typeof RoundKind>;

/** Where in a ladder of questions an entry stands: tell me; why so; what if. */
const Rung = z.enum(["opener", "deepener", "transfer"]);

/**
 * One wording. Slots stand in braces and are filled with words of the resume:
 * `{skill}` a skill as the resume writes it, `{role}` a job title, `{employer}`, `{project}`, `{figure}` a number
 * with its unit, `{line}` a whole resume line, shortened. A wording without slots fits everyone.
 */
export const Frame = z.string();

/** A point as the bank writes it: `accept` and `must` may be left out. */
const EntryPoint = z.object({
  text: KeyPoint.shape.text,
  accept: z._default(z.array(z.string()), []),
  weight: KeyPoint.shape.weight,
  must: z._default(z.boolean(), false),
});

/** One question of the bank, with what a good answer says. */
export const Entry = z.object({
  id: z.string().check(z.regex(/^[a-z0-9-]{3,60}$/)),
  family: Family,
  /** What it is about; for technical entries the skill or tool it needs ("postgresql", "gst", "triage"). */
  topic: z.string(),
  kind: RoundKind,
  type: QuestionType,
  /** What each can only answer in the words of their own field, where it is that. */
  ofWork: z.optional(OfWork),
  level: Difficulty,
  rung: Rung,
  /** Three to six words for lists. */
  title: z.string(),
  frames: z.array(Frame).check(z.minLength(1)),
  /** A good spoken answer of 60 to 120 words. */
  expected: z.string(),
  points: z.array(EntryPoint).check(z.minLength(3), z.maxLength(6)),
  avoid: z._default(z.array(z.string()), []),
  /** https only. */
  link: z.optional(z.string().check(z.startsWith("https://"))),
  /** For coding entries that ask for a function. */
  exercise: z.optional(Exercise),
});
export type Entry = z.infer<typeof Entry>;
/** An entry as it is written down, before defaults are filled in. */
export type EntryDraft = z.input<typeof Entry>;
