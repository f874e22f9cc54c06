import { wordsOf } from "#models/coach/text/words.ts";
import { MARKED, RawScore } from "./prompts/scores.ts";
import { exactQuote } from "./quotes.ts";

/** What a judgement is held against. */
export type JudgedAnswer = {
  question: string;
  expectedAnswer: string;
  points: readonly string[];
  answer: string;
  /** The coach's score of the answer, where it has one. */
  coach: number | null;
};

/** A mark up to here says that the answer is none. */
const NO_ANSWER = 10;
/** An answer to which the coach gives this is one. */
const COACH_SEES_ONE = 60;
/** Whoever says the same so often has not looked at the parts. */
const OFTEN = 3;
/** Fewer words may stand somewhere else as well by chance, or because they are a term. */
const FEWEST_COPIED_WORDS = 4;
/** One sentence may be that of a point which is missing. */
const COPIES_BORNE = 1;

const plain = (text: string) =>
  wordsOf(text)
    .map((word) => word.plain)
    .join(" ");

/** What the judgement says to the person. */
const sentencesOf = (raw: RawScore) =>
  [...MARKED.map((part) => raw[part].reason), raw.good, raw.missing, raw.next]
    .map(plain)
    .filter((said) => said !== "");

const repeats = (said: readonly string[]) =>
  said.some((one) => said.filter((other) => other === one).length >= OFTEN);

/** How many sentences stand word for word in what the model was shown. */
function copied(said: readonly string[], { question, expectedAnswer, points, answer }: JudgedAnswer): number {
  const shown = [question, expectedAnswer, answer, ...points].map((text) => ` ${plain(text)} `);
  const long = said.filter((one) => one.split(" ").length >= FEWEST_COPIED_WORDS);
  return long.filter((one) => shown.some((text) => text.includes(` ${one} `))).length;
}

/** Whether each entry is of one of the points, and none comes twice. */
function numbersFit({ points }: RawScore, many: number): boolean {
  const numbers = points.map(({ point }) => point);
  const all = numbers.every((number) => Number.isInteger(number) && number >= 1 && number <= many);
  return all && new Set(numbers).size === numbers.length;
}

/** Whether all marks say that the answer is none, although its points or the coach say otherwise. */
const denies = (raw: RawScore, found: number, { points, coach }: JudgedAnswer) =>
  MARKED.every((part) => raw[part].score <= NO_ANSWER) &&
  ((found > 0 && found * 2 >= points.length) || (coach ?? 0) >= COACH_SEES_ONE);

/**
 * What shows that a judgement is none, each as a few words for the model (rule LM11); empty where nothing does. That it is
 * wrong cannot be seen, that nobody has looked can.
 */
export function faultsOf(raw: RawScore, judged: JudgedAnswer): string[] {
  const claims = raw.points.filter(({ said }) => said);
  const found = claims.filter(({ quote }) => exactQuote(quote, judged.answer) !== null).length;
  const said = sentencesOf(raw);
  const faults: [boolean, string][] = [
    [!numbersFit(raw, judged.points.length), "there must be one entry for each key point, with its number"],
    [claims.length > 1 && found === 0, "each quote must be copied from the answer, letter for letter"],
    [repeats(said), "each reason must be a sentence of its own about its part"],
    [copied(said, judged) > COPIES_BORNE, "reasons must be your own words, and not copied from the data"],
    [denies(raw, found, judged), "the scores do not fit what the answer says"],
  ];
  return faults.filter(([is]) => is).map(([, fault]) => fault);
}

/** The shape of a judgement of this answer, as far as it shows that somebody has looked. */
export const judgementOf = (judged: JudgedAnswer) =>
  RawScore.check((ctx) => {
    for (const message of faultsOf(ctx.value, judged)) {
      ctx.issues.push({ code: "custom", message, input: ctx.value, path: [] });
    }
  });
