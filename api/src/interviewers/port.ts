import type { Answered, Brief, DraftQuestion, Scored } from "#models/coach/interviewer.ts";
import type { Interviewer } from "#models/entities/question.ts";
import type { ModelSettings } from "../modelSettings.ts";
import type { Meter } from "../outside/llm/port.ts";

/** Questions, and who has made them. */
export type MadeSet = { drafts: DraftQuestion[]; madeBy: Interviewer };

/** Scores, and who has given them. */
export type ScoredAttempt = { scored: Scored; scoredBy: Interviewer };

/** The interviewer that a language model is. */
export type ModelInterviewer = {
  name: string;
  settings: Pick<ModelSettings, "patienceMs" | "whenAway" | "limits" | "priceIn" | "priceOut">;
  /**
   * A whole set, with questions of the coach where the model's do not fit.
   * @param before texts of questions that this person has had
   * @throws ModelFailure where it could not be asked
   */
  ask(brief: Brief, before: readonly string[], cancel: AbortSignal, meter: Meter): Promise<MadeSet>;
  /** @throws ModelFailure where it could not be asked, or nothing that it said could be used */
  score(attempt: readonly Answered[], cancel: AbortSignal, meter: Meter): Promise<ScoredAttempt>;
};
