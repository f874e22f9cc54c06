import type { OfWork, Question } from "../../../entities/question.ts";
import { askedOf } from "../asked.ts";
import { rising } from "../keyWords.ts";
import { tellsOfOneself } from "../ofOneself/tells.ts";
import type { Prepared } from "../prepared.ts";
import type { Meanings, Senses } from "../senses.ts";
import { fitByMeaning, type MeaningFit } from "./meaningFit.ts";
import type { WordFit } from "./wordFit.ts";

/**
 * Whether an answer to a question about oneself may be taken to be about it. People share hardly a word with anybody else's
 * answer when they tell of themselves, so it is presumed, unless something speaks against it.
 */
export type Presumption = {
  /**
   * How well the answer fits the question, for a behavioral one beside the others of the bank: 0 as an answer to any of them,
   * 1 as one to this. Null where nothing tells.
   */
  fit: number | null;
  /** What tells that. */
  by: "meaning" | "words";
  /** Whether it fits another question clearly better. */
  another: boolean;
  /** Whether it says what the example answer to another question says. */
  foreign: boolean;
  /** Whether that it tells of the one who gives it speaks for it. */
  own: boolean;
};

/** Of fewer words nobody can say what they are about. */
const FEWEST_WORDS = 12;

let beside: ((question: Question, prepared: Prepared) => WordFit) | null = null;

/**
 * Has answers held against the questions of a bank as well. The page does not: there meanings tell alone what an answer fits,
 * and nothing tells that it says what the example answer to another question says.
 */
export function compareWith(fit: NonNullable<typeof beside>): void {
  beside = fit;
}

/** Whether an answer says what the example answer to another question says; false where that cannot be told. */
export const isForeign = (question: Question, prepared: Prepared): boolean =>
  beside?.(question, prepared).foreign ?? false;

/** How like an answer's clauses are to how people say a question's points; null where that is not known. */
export const sayingsBeside = (question: Question, prepared: Prepared): WordFit["sayings"] =>
  beside?.(question, prepared).sayings ?? null;

/**
 * Looks what an answer fits (rule SC6), by its meaning where that is known; null where nobody is asked to tell of themselves, or
 * hardly anything is said.
 */
export function presume(
  question: Question,
  prepared: Prepared,
  by: { meanings: Meanings; senses: Senses } | null,
): Presumption | null {
  const { ofOneself, ofWork } = askedOf(question);
  if (!ofOneself || prepared.words.length < FEWEST_WORDS) return null;
  const own = tellsOfOneself(prepared);
  const said = beside?.(question, prepared);
  const meant = by && fitByMeaning(question, prepared, by);
  const share = meant?.share ?? said?.share ?? null;
  return {
    fit: meant ? fitOf(meant, ofWork) : said ? byWords(said) : null,
    by: meant ? "meaning" : "words",
    another: share !== null && share < ANOTHER_BELOW,
    foreign: said?.foreign ?? false,
    own,
  };
}

/** Share of the best fit below which another question is fitted clearly better: this one may be worded in many ways. */
const ANOTHER_BELOW = 0.85;

/**
 * Answers below the first are to another question, those from the second on to this one: by the nearness of their meaning (half
 * of those to another question have 0.95 or less, 10 in 100 have 1.31 or more; 80 in 100 good ones have 1.4), or by their words as
 * a share of the best fit, where it is known how people say the points of the question (half of the others have 0.23 or less, 9 in 10
 * 0.49; 9 in 10 good ones 0.52 or more), and where it is not.
 */
const FITS = { meaning: [0.9, 1.35], said: [1.6, 2.35], words: [0.05, 0.3], spoken: [0.2, 0.75] } as const;
const byWords = ({ share, sayings }: WordFit) =>
  sayings === null ? rising(share, ...FITS.words) : rising(share, ...FITS.spoken);
/**
 * The same of one's studies and of a trade, by how much is said of the points as people say them, less what is careless: half of
 * the answers to another question have 3.2 and 2.5, of fluent bad practice in a trade 2.4, and of good ones 4.6 and 4.
 */
const FITS_WORK: Readonly<Record<OfWork, readonly [number, number]>> = {
  studies: [2.9, 4.2],
  trade: [2.3, 3.5],
};
const COST_OF_CARELESS = 3;
function fitOf({ nearness, said, careless }: MeaningFit, of: OfWork | null) {
  if (said === null) return rising(nearness, ...FITS.meaning);
  if (of === null) return rising(nearness + said / 4, ...FITS.said);
  return rising(said - COST_OF_CARELESS * careless, ...FITS_WORK[of]);
}

/**
 * What is left of one that tells of oneself where it fits another question much better, as the point that it must have is said or
 * not. It is much, since most people answer what they were asked: of 168 short true answers a fifth fit their question by meaning
 * no better than half of the others do.
 */
const LEAST = { must: 0.6, none: 0.45 } as const;
/** What is presumed where nothing tells what it fits: in a page without the weights that tell meanings. */
const UNKNOWN = { must: 0.7, none: 0.45 } as const;

/** How far such an answer counts, 0 to 1. @param must whether it says the point that it must have */
export function presumedLevel(presumption: Presumption | null, must: boolean): number {
  if (presumption === null || presumption.foreign) return 0;
  const { fit, own } = presumption;
  const said = must ? "must" : "none";
  if (fit === null) return own ? UNKNOWN[said] : 0;
  const least = own ? LEAST[said] : 0;
  return least + (1 - least) * fit;
}

/**
 * Fit from which an answer is taken to say even what it must by how it sounds: by meaning 91 in 100 good ones have it and 14 in
 * 100 of the others, by words 90 and 6.
 */
const NEAR = { meaning: 0.8, words: 0.7 } as const;

/** Fit below which what it sounds like is chance: a fifth of the short true answers are below it, and half of those to another question. */
const MAY = 0.25;

/** Whether an answer may be to this question by what it fits, so that its points may be told by how they sound. */
export const mayFit = (presumption: Presumption | null): boolean =>
  presumption !== null && (presumption.fit === null || presumption.fit >= MAY);

/** Whether an answer fits this question so well that its needed point, too, may be told by its kind. */
export const fitsWell = (presumption: Presumption | null): boolean =>
  presumption !== null && presumption.fit !== null && presumption.fit >= NEAR[presumption.by];
