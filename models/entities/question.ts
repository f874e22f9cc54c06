import * as z from "zod/mini";
import { Id, Moment } from "./basics.ts";
import { Exercise } from "./exercise.ts";
import { Person } from "./person.ts";

export const QuestionType = z.enum(["theoretical", "coding", "behavioral", "system-design"]);
export type QuestionType = z.infer<typeof QuestionType>;

/** What is asked of oneself besides stories: of one's studies and projects, or of one's trade. */
export const OfWork = z.enum(["studies", "trade"]);
export type OfWork = z.infer<typeof OfWork>;

/** One thing a good answer says, checkable by itself. Weights of a question's points add up to 1. */
export const KeyPoint = z.object({
  text: z.string(),
  /** Other wordings that count as well, also spoken ones ("two phase", "2PC"). */
  accept: z.array(z.string()),
  weight: z.number(),
  /** Without this point an answer cannot be called good. */
  must: z.boolean(),
});
export type KeyPoint = z.infer<typeof KeyPoint>;

/** A question as it is asked, with all that a device needs to score its answer without a network. */
export const Question = z.object({
  questionId: Id,
  question: z.string(),
  /** Three to six words for lists: "Moving without downtime". */
  title: z.string(),
  type: QuestionType,
  /** Practice page on the web, https only, or null. */
  link: z.nullable(z.string()),
  expectedAnswer: z.string(),
  points: z.array(KeyPoint),
  /** Common wrong claims; one of them in an answer is pointed out. */
  avoid: z.array(z.string()),
  /** The resume line the question comes from, word for word; null for a general question. */
  resumeLine: z.nullable(z.string()),
  /** Which entry of the bank it was made from, so that it is not repeated; null when a model wrote it. */
  entryId: z.nullable(z.string()),
  /** Whether each answers it in the words of their own field; absent where not, and in sets of before. */
  ofWork: z.optional(OfWork),
  /** The function to write, where the question asks for one; sets made earlier do not have the field. */
  exercise: z.optional(z.nullable(Exercise)),
  /** "weak-topic": chosen because an earlier answer on its topic was weak; absent where it was chosen as any other. */
  because: z.optional(z.string()),
  /** True where the coach has written it in the place of an AI interviewer whose own could not be used (rule LM12). */
  standsIn: z.optional(z.boolean()),
});
export type Question = z.infer<typeof Question>;

/** Who wrote questions or scores, and in which version. */
export const Interviewer = z.object({ by: z.enum(["coach", "llm"]), version: z.string() });
export type Interviewer = z.infer<typeof Interviewer>;

/** The questions of one attempt. */
export const QuestionSet = z.object({
  attemptId: Id,
  companyId: Id,
  roundId: Id,
  questions: z.array(Question),
  madeBy: Interviewer,
  createdAt: Moment,
  /** What the resume says that answers are compared with; absent in a set of before. */
  person: z.optional(Person),
});
export type QuestionSet = z.infer<typeof QuestionSet>;
