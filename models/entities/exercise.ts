import * as z from "zod/mini";

/** A name that stands in JavaScript as it is. */
const Name = z.string().check(z.regex(/^[A-Za-z_]\w*$/));

/** One call with the answer that a right function gives. All values are JSON. */
export const Example = z.object({ args: z.array(z.unknown()), result: z.unknown() });
export type Example = z.infer<typeof Example>;

/** A coding question as a JavaScript function that can be written and tried at once. */
export const Exercise = z.object({
  /** Name of the function that is called. */
  name: Name,
  params: z.array(Name),
  /** Three to six calls, edge cases among them. */
  examples: z.array(Example),
  /** Three to eight more that are run and not shown, the plainest first; absent in a set of before. */
  checks: z.optional(z.array(Example)),
  /** Code to begin with, where the shape of arguments or result needs saying. */
  starter: z.optional(z.string()),
});
export type Exercise = z.infer<typeof Exercise>;
