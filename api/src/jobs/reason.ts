import { Problem } from "#models/contract/problem.ts";
import { problems } from "#models/contract/problems.ts";

/** Why a job failed whose process died. */
export const CUT_SHORT = problems.unexpected.say;

/** Why a job failed, as a sentence for people: a refusal's own, else the general one. Never the text of an error. */
export const reasonOf = (error: unknown): string =>
  error instanceof Problem ? error.message : problems.unexpected.say;
