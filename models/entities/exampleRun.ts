import * as z from "zod/mini";
import { whole } from "./basics.ts";
import type { Exercise } from "./exercise.ts";

const MOST = 20;

/** How many of a question's examples the code of an answer passed when it was last run, on the device of whoever wrote it. */
export const ExampleRun = z.object({ passed: whole(0, MOST), of: whole(1, MOST) });
export type ExampleRun = z.infer<typeof ExampleRun>;

/** The run where it can be one of all examples of this exercise, else null (rule CO5). */
export const runOf = (
  exercise: Exercise | null | undefined,
  run: ExampleRun | null | undefined,
): ExampleRun | null => (run && exercise?.examples.length === run.of && run.passed <= run.of ? run : null);
