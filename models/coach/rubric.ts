import type { QuestionType } from "../entities/question.ts";
import type { Competency } from "../entities/report.ts";

/** Shares of the five parts in an answer's score; they add up to 1. */
export type Weights = Readonly<Record<Competency, number>>;

/**
 * The rubric of the built-in coach. An answer's score is the weighted mean of five parts, each 0 to 100:
 *
 * - coverage: the key points that the answer says, by their weights;
 * - depth: reasons, conditions and trade-offs;
 * - evidence: numbers, named tools or places, a concrete example;
 * - structure: sentences in an order; in a story, situation, own action, result and learning;
 * - relevance: how much of the answer is about the question.
 *
 * All of them count only as far as the answer is about the question at all (rule SC6).
 */
export const WEIGHTS: Readonly<Record<QuestionType, Weights>> = {
  theoretical: { coverage: 0.62, depth: 0.12, evidence: 0.06, structure: 0.05, relevance: 0.15 },
  coding: { coverage: 0.62, depth: 0.12, evidence: 0.05, structure: 0.06, relevance: 0.15 },
  "system-design": { coverage: 0.6, depth: 0.15, evidence: 0.06, structure: 0.04, relevance: 0.15 },
  behavioral: { coverage: 0.6, depth: 0.06, evidence: 0.08, structure: 0.12, relevance: 0.14 },
};

/** Of code that was run against the question's examples, which are its evidence then (rule CO5). */
export const WEIGHTS_WITH_RUN: Weights = {
  coverage: 0.45,
  depth: 0.08,
  evidence: 0.3,
  structure: 0.05,
  relevance: 0.12,
};

/** What code that passes all examples covers before a word is said: it shows the approach (rule CO5). */
export const LEAST_COVERAGE_OF_PROVEN = 50;

/**
 * Where the expected answer is a sentence or two, nobody can be asked for reasons, examples and an order: what it says is
 * nearly all (rule SC14).
 */
export const WEIGHTS_OF_BRIEF: Weights = {
  coverage: 0.95,
  depth: 0,
  evidence: 0,
  structure: 0,
  relevance: 0.05,
};

/** The most that an answer gets without a point that it must have (rule SC7). */
export const CAP_WITHOUT_MUST = 59;
/** From this part of such a point on, it is nearly said, and the most rises with it. */
export const NEARLY_SAID = 0.75;
/** An answer of fewer words is too short to judge (rule SC8). */
export const FEWEST_WORDS = 8;
/** The most that an answer of fewer words gets. */
export const CAP_TOO_SHORT = 50;
/** The most that a list of key words without sentences, or several answers in one, gets (rule SC9). */
export const CAP_NOT_AN_ANSWER = 40;
/** The most that hurried notes get which say most of the points and stand in no sentences (rule SC9). */
export const CAP_NOTES = 59;
/** The most that an answer gets which only says that one does not know. */
export const CAP_DOES_NOT_KNOW = 10;
/** The most that the question said back gets (rule SC9). */
export const CAP_QUESTION_SAID_BACK = 10;
/** The most that a story gets which would fit any question (rule SC18). */
export const CAP_GENERAL = 35;
/** The same where it says, in its words or their meaning, the point that it must have ("Yes, six days are fine"). */
export const CAP_GENERAL_WITH_MUST = 50;
/**
 * Different words of its own: an answer with no more than the first would fit any question, one with the second fits its own.
 * Of 375 good stories 98 in 100 have 15 or more, of 250 answers that say nothing 9 in 10 have 12 or fewer.
 */
export const OWN_WORDS_OF_STORY: readonly [number, number] = [12, 18];
/**
 * The same as shares of all words, for short answers: of 250 that say nothing 9 in 10 have 0.18 or less, of 168 good ones of 18
 * to 50 words 9 in 10 have 0.2 or more. Fewer own words than these are no share.
 */
export const SHARE_OF_OWN_WORDS: readonly [number, number] = [0.18, 0.24];
export const FEWEST_OWN_WORDS = 4;
/** The same where a plain statement is asked for ("my notice period is …"). */
export const OWN_WORDS_OF_PLAIN: readonly [number, number] = [3, 7];
/** Words of its own that an answer has for each point that is found, where some are told by their kind alone (rule SC5). */
export const OWN_WORDS_PER_POINT = 3;
/** A point that is said in its words, or in ones that mean it, counts as so many. */
export const OWN_WORDS_OF_POINT = 2;
/** Taken off for each common wrong claim, and the most taken off for all (rule SC10). */
export const COST_OF_WRONG_CLAIM = 10;
export const MOST_COST_OF_CLAIMS = 20;
