import { canStart, ROUND_COST } from "#models/rules/credits.ts";

/** What a press on Start Interview depends on. */
export type StartFacts = {
  roundId: string | undefined;
  credits: number;
  /** A resume is kept in this browser. */
  hasResume: boolean;
  /** The round has been begun on this device: it is paid for, or its repeat is free. */
  begun: boolean;
};

/** What a press on Start Interview leads to. */
export type Start = "no-round" | "buy-credits" | "upload-resume" | "interview";

/** Where Start Interview leads (SPEC section 4; fewer than 50 credits as 0, DESIGN section 6). */
export function decideStart({ roundId, credits, hasResume, begun }: StartFacts): Start {
  if (!roundId) return "no-round";
  if (begun) return "interview";
  if (!canStart(credits)) return "buy-credits";
  return hasResume ? "interview" : "upload-resume";
}

/**
 * Where Prepare for offline leads: making questions takes credits and a resume, whatever has been begun.
 * @param asked rounds that are to be prepared already and have not been charged yet
 */
export const decidePrepare = (facts: StartFacts, asked: number): Start =>
  decideStart({ ...facts, begun: false, credits: facts.credits - asked * ROUND_COST });
