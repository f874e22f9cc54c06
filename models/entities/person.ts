import * as z from "zod/mini";

/**
 * What a resume says of its person that an answer may be compared with: nothing else of the resume is kept for it. Empty
 * or 0 where the resume does not say it.
 */
export const Person = z.object({
  /** Years of work, overlapping times counted once; halves allowed. */
  years: z.number(),
  employers: z.array(z.string()),
  /** Degrees and certificates of schools, in the letters of the resume. */
  degrees: z.array(z.string()),
});
export type Person = z.infer<typeof Person>;
