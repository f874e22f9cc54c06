import type { Skill } from "./facts.ts";

const YEARS = String.raw`(\d{1,2}(?:\.\d)?)\s*\+?\s*(?:years?|yrs?)(?![\p{L}])`;
const MOST = 45;

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** A name as whole words: "C" is not in "C++", and a name of up to three letters counts only in its own letters. */
export const namePattern = (words: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}])${escaped(words)}(?![\p{L}\p{M}\p{N}+#])`,
    words.length <= 3 ? "gu" : "giu",
  );

/** Whether a text names one of these skills. */
export const namesOne = (text: string, skills: readonly string[]): boolean =>
  skills.some((words) => text.search(namePattern(words)) >= 0);

/**
 * Whether a text names one of these skills as a name ("Kafka", "GST"), and not with a word of what was done ("led an
 * audit"). What begins a sentence has a capital anyhow: there the skill's own letters tell.
 */
export const namesAsName = (text: string, skills: readonly string[]): boolean =>
  skills.some((words) =>
    [...text.matchAll(namePattern(words))].some(({ 0: found, index }) => {
      const begins = /(?:^[^\p{L}\p{N}]*|[.;:]\s)$/u.test(text.slice(0, index));
      return /[\p{Lu}\d+#]/u.test(begins ? words : found);
    }),
  );

/** Years with a skill that its line states: "React (3 years)", "6+ years of work with Java"; null where it states none. */
export function skillYears({ words, line }: Pick<Skill, "words" | "line">): number | null {
  if (!/ye?a?rs?/i.test(line.text)) return null;
  const name = escaped(words);
  const behind = new RegExp(String.raw`${name}\s*[-–:(]?\s*(?:for\s+)?${YEARS}`, "iu").exec(line.text);
  const before = new RegExp(
    String.raw`${YEARS}(?:\s+[\p{L}'’-]+){0,6}?\s+${name}(?![\p{L}\p{N}])`,
    "iu",
  ).exec(line.text);
  const years = Number((behind ?? before)?.[1] ?? Number.NaN);
  return years <= MOST ? years : null;
}
