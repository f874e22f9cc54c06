import { contentStems } from "../text/words.ts";

/** Two questions of a set stay below this share of common words (rule QS7). */
const NEAREST = 0.78;

/** Stems of a question, kept as long as its set is made. */
export type Bag = ReadonlySet<string>;
export const bagOf = (text: string): Bag => new Set(contentStems(text));

/** Whether two questions sound alike: cosine of their stems. */
export function alike(one: Bag, other: Bag): boolean {
  let common = 0;
  for (const stem of one) if (other.has(stem)) common += 1;
  return common >= NEAREST * Math.sqrt(one.size * other.size) && common > 0;
}
