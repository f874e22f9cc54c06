import type { Question } from "../../../entities/question.ts";
import { rising } from "../keyWords.ts";
import type { Prepared } from "../prepared.ts";
import type { Meanings } from "../senses.ts";
import { betterByMeaning } from "./meaningFit.ts";
import type { WordFit } from "./wordFit.ts";

/**
 * Whether an answer to a behavioral question may be taken to be about it. People share hardly a word with anybody else's
 * answer when they tell of themselves, so it is presumed, unless something speaks against it.
 */
export type Presumption = {
  /** Behavioral questions of the bank, of 125, that the answer fits better, itself perhaps among them; null where nothing tells. */
  others: number | null;
  /** Whether it is the answer to one of those. */
  foreign: boolean;
};

/** Fewer words tell nothing of oneself. */
const FEWEST_WORDS = 15;
/** Who tells of themselves says "I", "my" or "we" more than once. */
const OF_ONESELF = /(?<![\p{L}\p{N}])(?:i|my|me|myself|we|our|us)(?![\p{L}\p{N}])/giu;
const FEWEST_OF_ONESELF = 2;

let beside: ((question: Question, prepared: Prepared) => WordFit) | null = null;

/**
 * Has answers held against the questions of a bank as well. The page does not: there meanings tell alone what an answer fits,
 * and nothing tells that it says what the example answer to another question says.
 */
export function compareWith(fit: NonNullable<typeof beside>): void {
  beside = fit;
}

/** Looks what an answer fits (rule SC6); null where nobody tells of themselves, or is asked to. */
export function presume(
  question: Question,
  prepared: Prepared,
  meanings: Meanings | null,
): Presumption | null {
  if (question.type !== "behavioral" || prepared.words.length < FEWEST_WORDS) return null;
  if ((prepared.text.match(OF_ONESELF)?.length ?? 0) < FEWEST_OF_ONESELF) return null;
  const fit = beside?.(question, prepared);
  const meant = meanings && betterByMeaning(question, prepared.text, meanings);
  return { others: meant ?? fit?.better ?? null, foreign: fit?.foreign ?? false };
}

/**
 * Other questions that an answer may fit better before it counts less, where it says the point that it must have, and where
 * it does not. Of 250 good answers 93 in 100 fit fewer than 40 others better by their meaning, 83 by their words; of answers
 * to another question 31 in 100 do.
 */
const MAY_FIT_BETTER: Readonly<Record<"must" | "none", readonly [number, number]>> = {
  must: [45, 90],
  none: [25, 70],
};
/** What is left where it fits most others better. */
const LEAST = { must: 0.5, none: 0.3 } as const;
/** What is presumed where nothing tells what it fits: in a page without the weights that tell meanings. */
const UNKNOWN = { must: 0.7, none: 0.45 } as const;

/** How far such an answer counts, 0 to 1. @param must whether it says the point that it must have */
export function presumedLevel(presumption: Presumption | null, must: boolean): number {
  if (presumption === null || presumption.foreign) return 0;
  const known = must ? "must" : "none";
  const { others } = presumption;
  return others === null ? UNKNOWN[known] : 1 - (1 - LEAST[known]) * rising(others, ...MAY_FIT_BETTER[known]);
}

/** Answers that fit no more others better may be taken to say even what they must by how it sounds. */
const NEAR = 30;

/** Whether an answer fits this question so well that its needed point, too, may be told by its kind. */
export const fitsWell = (presumption: Presumption | null): boolean =>
  presumption !== null && presumption.others !== null && presumption.others <= NEAR;
