import { callsOf } from "#models/coding/calls.ts";
import type { Exercise } from "#models/entities/exercise.ts";
import { harness } from "./harness.ts";

/** A source for the sandbox's worker, and how many of its lines stand before the person's code. */
export type Program = { source: string; linesBefore: number };

/** Bound in the worker to what calls the function; a name that nobody gives a function of their own. */
const CALL = "__taiyariCall";

/**
 * The person's code with what runs it. The code stands in it as it was written, as a script of its own: nothing is
 * evaluated, so no policy has to allow that, and the browser itself names the line that it cannot read.
 */
export function programOf(code: string, exercise: Exercise): Program {
  const { name } = exercise;
  const args = JSON.stringify(callsOf(exercise).map(({ args: given }) => JSON.stringify(given)));
  const before = `const ${CALL}=(${String(harness)})(globalThis,${args});`;
  return {
    source: `${before}\n${code}\n;${CALL}(typeof ${name}==="undefined"?undefined:${name});`,
    linesBefore: before.split("\n").length,
  };
}
