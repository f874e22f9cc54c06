import * as z from "zod/mini";
import { whole } from "./basics.ts";

const MOST = 20;
const counts = { passed: whole(0, MOST), of: whole(1, MOST) };

/**
 * How many of a question's calls the code of an answer passed when it was last run, on the device of whoever wrote it:
 * examples and checks together.
 */
export const ExampleRun = z.object({
  ...counts,
  /** Those of them that are not shown; absent where the question has none. */
  checks: z.optional(z.object(counts)),
});
export type ExampleRun = z.infer<typeof ExampleRun>;
