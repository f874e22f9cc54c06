import * as z from "zod/mini";
import { ANSWER_MAX, withoutNul, whole } from "./basics.ts";

/** What was asked once more about an answer. What is said to it goes on in the same text (rule FU5). */
export const FollowUp = z.object({
  question: z.string().check(z.minLength(1), z.maxLength(400), withoutNul),
  /** Length of the answer when it was asked, in UTF-16 units. */
  at: whole(0, ANSWER_MAX),
});
export type FollowUp = z.infer<typeof FollowUp>;

const isSpace = (text: string, at: number) => /\s/.test(text.charAt(at));

/**
 * An answer before and after its follow-up. Who has changed the first part meanwhile may have moved the place into the
 * middle of a word: that word stays whole. Both together are the answer, letter for letter.
 */
export function splitAtFollowUp(text: string, { at }: Pick<FollowUp, "at">): [before: string, after: string] {
  let cut = Math.min(at, text.length);
  while (cut > 0 && cut < text.length && !isSpace(text, cut - 1) && !isSpace(text, cut)) cut++;
  return [text.slice(0, cut), text.slice(cut)];
}
