import { Problem } from "#models/contract/problem.ts";
import { problems } from "#models/contract/problems.ts";
import { NoUseTrying } from "./port.ts";

/** Why a job failed whose process died. */
export const CUT_SHORT = problems.unexpected.say;

/** Why a job failed, as a sentence for people: a refusal's own, else the general one. Never the text of an error. */
export function reasonOf(error: unknown): string {
  if (error instanceof NoUseTrying) return reasonOf(error.cause);
  return error instanceof Problem ? error.message : problems.unexpected.say;
}
