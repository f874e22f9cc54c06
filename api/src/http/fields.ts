import type { Problem } from "#models/contract/problem.ts";
import { refuse } from "#models/contract/problems.ts";

/** What is wrong in a body, as zod tells it. */
export type Issue = { path: readonly PropertyKey[]; code?: string | undefined };

/** Lists are counted from 1 for people: `rounds 2 title`. */
function nameOf(path: readonly PropertyKey[]): string {
  return path.map((step) => (typeof step === "number" ? `${step + 1}` : String(step))).join(" ");
}

/** A refusal that names the first field that is wrong. */
export function fieldProblem(issues: readonly Issue[]): Problem {
  const name = nameOf(issues[0]?.path ?? []);
  return name === ""
    ? refuse("bad_request")
    : refuse("bad_request", { say: `"${name}" is missing or not valid.` });
}
