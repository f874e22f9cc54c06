import * as z from "zod/mini";
import { Question } from "#models/entities/question.ts";
import type { PracticeCard, PracticeDraft } from "../../../rows.ts";

const Schedule = z.object({
  dueAt: z.number(),
  lastAt: z.nullable(z.number()),
  stability: z.number(),
  difficulty: z.number(),
  scheduledDays: z.number(),
  reps: z.int(),
  lapses: z.int(),
  state: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
});

const Card = z.object({
  id: z.string(),
  userId: z.string(),
  question: Question,
  whole: z.boolean(),
  companyName: z.string(),
  roundTitle: z.string(),
  reportedAt: z.string(),
  // Cards of earlier versions do not say it.
  provisional: z._default(z.boolean(), false),
  answer: z.string(),
  score: z.number(),
  schedule: Schedule,
  tries: z.array(z.object({ answer: z.string(), score: z.number(), at: z.number() })),
  removedAt: z.nullable(z.number()),
});

const Draft = z.object({ cardId: z.string(), userId: z.string(), text: z.string() });

/** A card as it stands in the database; null where the row is none. */
export const parseCard = (row: unknown): PracticeCard | null => Card.safeParse(row).data ?? null;

/** A text that is being written; null where the row is none. */
export const parseDraft = (row: unknown): PracticeDraft | null => Draft.safeParse(row).data ?? null;
