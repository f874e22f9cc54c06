import { Problem } from "#models/contract/problem.ts";

/** The server said nothing of its own: it was not reached, or what came was none of its replies. */
const isSilent = ({ code }: Problem) => code === "offline" || code === "unavailable";

/**
 * Why something failed, as a sentence: the server's own, or `otherwise` where it gave none (SPEC section 8), with what is
 * known of the network.
 */
export function sentenceOf(why: unknown, otherwise: string): string {
  if (!(why instanceof Problem)) return otherwise;
  return isSilent(why) ? `${otherwise}. ${why.message}` : why.message;
}

/** An earlier try of the same form, with other content, has arrived. */
export const cameBefore = (why: unknown): boolean => why instanceof Problem && why.code === "key_reused";
