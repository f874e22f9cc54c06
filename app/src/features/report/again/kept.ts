import * as z from "zod/mini";
import { Competency, ScoreState } from "#models/entities/report.ts";
import { dropDraft, keepDraft, readDraft } from "../../../shell/desk/draft.ts";

const Score = z.nullable(z.number());

/** Two answers side by side, as they were last scored here. */
const Compared = z.object({
  then: Score,
  now: Score,
  /** Of the new answer; what was kept before this was told had a score. */
  state: z._default(ScoreState, "scored"),
  feedback: z._default(z.string(), ""),
  parts: z.array(z.object({ competency: Competency, then: Score, now: Score })),
  gained: z.array(z.object({ text: z.string(), quote: z.string() })),
  lost: z.array(z.string()),
  open: z.array(z.string()),
  method: z.enum(["meaning", "words"]),
  /** The text that was scored: the one in the box may have changed since. */
  text: z.string(),
});
export type Compared = z.infer<typeof Compared>;

const Kept = z.object({ text: z.string(), compared: z.nullable(Compared) });
/** A new answer as it was left on this device, and what came of the last one that was scored. */
export type Kept = z.infer<typeof Kept>;

/** Whose new answer to which question of which report. */
export type Whose = { userId: string; attemptId: string; questionId: string };

const formOf = ({ attemptId, questionId }: Whose) => `again:${attemptId}:${questionId}`;

/** By what the runs of its code are remembered: those of the answer in the report stay beside them. */
export const runsOf = ({ attemptId }: Whose) => `again:${attemptId}`;

/** What this device has of a new answer; null where there is nothing. */
export const readKeptAnswer = (whose: Whose): Kept | null =>
  Kept.safeParse(readDraft(whose.userId, formOf(whose))).data ?? null;

/**
 * Keeps it within the input event, so that a killed tab loses nothing; forgets it where nothing is left.
 * @returns whether it is kept: a full disk, or a browser that forbids storage, keeps nothing
 */
export function keepAnswer(whose: Whose, kept: Kept): boolean {
  const form = formOf(whose);
  if (kept.text === "" && kept.compared === null) {
    dropDraft(whose.userId, form);
    return true;
  }
  keepDraft(whose.userId, form, kept);
  return JSON.stringify(readDraft(whose.userId, form)) === JSON.stringify(kept);
}
