import type { ExampleRun } from "../entities/exampleRun.ts";
import type { Exercise } from "../entities/exercise.ts";

/** Of some calls, how many gave what they should. */
export type Counted = { passed: number; of: number };

/** A run in its two parts. */
export function partsOfRun({ passed, of, checks }: ExampleRun): {
  examples: Counted;
  checks: Counted | null;
} {
  if (!checks) return { examples: { passed, of }, checks: null };
  return { examples: { passed: passed - checks.passed, of: of - checks.of }, checks };
}

const isOf = ({ passed, of }: Counted, calls: number) => of === calls && passed >= 0 && passed <= of;

/** The run where it can be one of all examples and checks of this exercise, else null (rule CO5). */
export function runOf(
  exercise: Exercise | null | undefined,
  run: ExampleRun | null | undefined,
): ExampleRun | null {
  if (!exercise || !run) return null;
  const { examples, checks } = partsOfRun(run);
  const hidden = exercise.checks?.length ?? 0;
  const fits = isOf(examples, exercise.examples.length) && (checks ? isOf(checks, hidden) : hidden === 0);
  return fits ? run : null;
}
