import { partsOfRun } from "#models/coding/runOf.ts";
import type { ExampleRun } from "#models/entities/exampleRun.ts";

/** What the report says of how code did when it was run. */
export type RanWords = {
  examplesPassed(passed: number, of: number): string;
  checksPassed(passed: number, of: number): string;
};

/** How code did, on the page and on paper: its examples, and the checks where there were any. */
export function ranText(w: RanWords, run: ExampleRun): string {
  const { examples, checks } = partsOfRun(run);
  const shown = w.examplesPassed(examples.passed, examples.of);
  return checks ? `${shown} ${w.checksPassed(checks.passed, checks.of)}` : shown;
}
