import * as z from "zod/mini";
import { Round } from "#models/entities/round.ts";
import type { AttemptRow } from "../../../rows.ts";
import type { Choice } from "./types.ts";

/** The navigation state of /audio-interview (SPEC section 2); the browser keeps it over a reload. */
const State = z.object({
  selectedCompany: z.object({ companyId: z.string(), name: z.string() }),
  selectedRound: Round,
  questions: z.optional(z.array(z.unknown())),
  openedAt: z.optional(z.number()),
  userId: z.optional(z.string()),
});

/** What the page was opened with. */
export type Opened = {
  choice: Choice | null;
  /** Questions came along, so the server has some. */
  known: boolean;
  /** When this entry of the history was first opened; null the first time. */
  openedAt: number | null;
};

const NOTHING: Opened = { choice: null, known: false, openedAt: null };

/**
 * Reads the navigation state; a state that is none of ours is as good as none, and so is one that somebody else has
 * left in the history: going back to it must not begin, and charge, their round.
 */
export function openedWith(state: unknown, userId: string): Opened {
  const { data } = State.safeParse(state);
  if (!data || (data.userId ?? userId) !== userId) return NOTHING;
  const { selectedCompany, selectedRound, questions = [], openedAt = null } = data;
  const { companyId, name } = selectedCompany;
  return {
    choice: { companyId, companyName: name, round: selectedRound },
    known: questions.length > 0,
    openedAt,
  };
}

/** Who has first opened an entry of the history, and when. */
type Mark = { userId: string; openedAt: number };

/** The navigation state for a choice, so that a reload goes on with it. */
export const stateFor = ({ companyId, companyName, round }: Choice, mark?: Mark) => ({
  ...mark,
  selectedCompany: { companyId, name: companyName },
  selectedRound: round,
});

/** The choice that an attempt goes on with. */
export const choiceOf = ({ companyId, companyName, round }: AttemptRow): Choice => ({
  companyId,
  companyName,
  round,
});
