import { splitAnswer } from "../../coding/answerText.ts";
import type { ScorePart } from "../../entities/report.ts";
import { sameStem } from "../text/soft.ts";
import { contentStems } from "../text/words.ts";
import type { Asked } from "../score/asked.ts";
import type { WrongClaim } from "../score/claims.ts";
import { matcherFor } from "../score/matcher.ts";
import { findPoints, type PointResult } from "../score/points.ts";
import { prepare } from "../score/prepared.ts";
import { quoteOf } from "../score/quote.ts";
import { deletesAll, isProgram, type Trait, traitsOf } from "./traits.ts";

/** Code of an answer that was not run and could answer a question. */
export type Program = {
  code: string;
  /** Where it begins in the answer. */
  from: number;
  isSql: boolean;
  isJavaScript: boolean;
  traits: readonly Trait[];
};

const COMMENTS = /\/\/.*|\/\*[^]*?\*\/|#.*|--.*/g;

/** The program of an answer; null where there is none (rule CO8). */
export function programOf(answer: string): Program | null {
  const { code, language } = splitAnswer(answer);
  const isSql = language === "sql";
  // Comments are words; what is left keeps its place.
  const bare = code.replace(isSql ? /--.*|\/\*[^]*?\*\//g : COMMENTS, (all) => all.replace(/[^\n]/g, " "));
  if (code === "" || !isProgram(bare, isSql)) return null;
  const isJavaScript = language === "javascript";
  return { code: bare, from: answer.lastIndexOf(code), isSql, isJavaScript, traits: traitsOf(bare, isSql) };
}

const placed = ({ from }: Program, { at }: Trait) => ({ from: from + at.from, to: from + at.to });

/** Points that the program shows by what it does, quoted from it; found ones stay as they are. */
export function withTraits(
  results: readonly PointResult[],
  asked: Asked,
  program: Program,
  answer: string,
): PointResult[] {
  if (asked.made) return [...results];
  const shown = [...results];
  for (const trait of program.traits) {
    const prepared = prepare(trait.says);
    const told = findPoints(asked, { prepared, matcher: matcherFor(prepared), senses: null });
    told.forEach((one, i) => {
      if (!one.found || shown[i]?.found) return;
      const piece = placed(program, trait);
      shown[i] = { ...one, piece, quote: quoteOf(answer, piece).split("\n")[0] ?? "", words: [] };
    });
  }
  return shown;
}

const TAKES_ALL = "picking the rows by the value that they share, which deletes the one to keep as well";

/** What the program does wrong for all to see, where the question asks for one row to be kept. */
export function wrongIn(program: Program, { question }: Asked, answer: string): WrongClaim[] {
  const at = deletesAll(program.code);
  if (!at || !/\bkeep\b/i.test(question.question)) return [];
  const piece = { from: program.from + at.from, to: program.from + at.to };
  return [{ claim: TAKES_ALL, quote: quoteOf(answer, piece), piece }];
}

const split = (code: string) => code.replace(/([a-z\d])([A-Z])/g, "$1 $2").replaceAll("_", " ");
const NAME_COUNTS = 2;
const POINT_COUNTS = 2;
const WHOLLY_TIED = 4;

/** How far a program ties to its question, 0 to 1: by the names in it and by the points that it shows. */
export function tieOf(program: Program, asked: Asked, shown: number): number {
  const name = asked.question.exercise?.name;
  const named = name !== undefined && new RegExp(`\\b${name}\\b`).test(program.code);
  const given = new Set(contentStems(split(name ?? ""), false));
  const own = contentStems(split(program.code), false).filter((stem) => !given.has(stem) && stem.length > 2);
  const hits = own.filter((stem) => [...asked.vocabulary].some((one) => sameStem(one, stem))).length;
  const tied = hits + (named ? NAME_COUNTS : 0) + POINT_COUNTS * shown;
  return Math.min(1, tied / WHOLLY_TIED);
}

const LEAST_COVERAGE = 45;
/** The most that such a floor lifts to: more has to be said, or to be shown point by point. */
const MOST_LIFTED = 65;
const LEAST_RELEVANCE = 20;
const MOST_RELEVANCE = 80;
const NOT_JUDGED = "Whether the code is right cannot be judged without running it.";

/**
 * The parts of an answer with a program that was not run: it counts as far as it ties to the question (rule CO8).
 * @param said what the words of the answer cover without the program
 */
export function withProgram(parts: readonly ScorePart[], tie: number, said: number): ScorePart[] {
  const floor = LEAST_COVERAGE * tie;
  const relevance = Math.round(LEAST_RELEVANCE + tie * (MOST_RELEVANCE - LEAST_RELEVANCE));
  return parts.map((part) => {
    const { competency, score, reason } = part;
    if (competency === "coverage") {
      const lifted = Math.min(MOST_LIFTED, Math.round(floor + (score * (100 - floor)) / 100));
      const covered = Math.max(said, lifted);
      return covered === score ? part : { ...part, score: covered, reason: `${reason} ${NOT_JUDGED}` };
    }
    if (competency !== "relevance" || score >= relevance) return part;
    return { ...part, score: relevance, reason: NOT_JUDGED };
  });
}

/** What feedback says of a program that was not run. */
export const notRun = ({ isJavaScript }: Program): string =>
  `${isJavaScript ? "The code was not run: run it, and what it passes counts." : "The code was not run, since only JavaScript can be."} Two sentences on the approach and its cost would count as well.`;
