import type { ExampleRun } from "../../entities/exampleRun.ts";
import type { Question } from "../../entities/question.ts";
import type { Competency, ScorePart } from "../../entities/report.ts";
import {
  CAP_DOES_NOT_KNOW,
  CAP_NOT_AN_ANSWER,
  CAP_QUESTION_SAID_BACK,
  CAP_TOO_SHORT,
  CAP_WITHOUT_MUST,
  COST_OF_WRONG_CLAIM,
  FEWEST_WORDS,
  MOST_COST_OF_CLAIMS,
  NEARLY_SAID,
  WEIGHTS,
  WEIGHTS_OF_BRIEF,
} from "../rubric.ts";
import { askedOf, type Asked } from "./asked.ts";
import { rising } from "./keyWords.ts";
import { provesItself, withExamples } from "./examples.ts";
import { findWrongClaims, type WrongClaim } from "./claims.ts";
import { markDepth, markEvidence, markStructure, type Mark } from "./marks.ts";
import { fitsWell, presume, presumedLevel } from "./fit/presumption.ts";
import { isSalad } from "./grammar.ts";
import { withKinds } from "./kinds.ts";
import { matcherFor, type Matcher } from "./matcher.ts";
import { coverageOf, findPoints, TOUCHED_FROM, type PointResult } from "./points.ts";
import { prepare, type Prepared } from "./prepared.ts";
import { belongingStems, relevanceOf, shareOfQuestion, shareOnTopic, topicNamed } from "./relevance.ts";
import { sensesOf, type Meanings, type Senses } from "./senses.ts";
import { isOnTheme, storyOf } from "./story.ts";

/** Why an answer cannot get more than so much. */
export type Cap = {
  most: number;
  why: "no-must" | "too-short" | "no-sentences" | "several-answers" | "question-said-back" | "does-not-know";
};

/** The score of one answer with all that a report shows about it. */
export type AnswerScore = {
  score: number;
  /** What the parts give before caps and wrong claims. */
  uncapped: number;
  parts: ScorePart[];
  points: PointResult[];
  claims: WrongClaim[];
  caps: Cap[];
  /** Whether meanings were compared, or words alone. */
  by: "meaning" | "words";
  /** Whether a sentence that speaks to the scorer was left out. */
  instructed: boolean;
  /** What the code of the answer did when it was run; null where it was not, or where there is none. */
  run: ExampleRun | null;
};

/** Answers shorter than this are seldom several answers in one. */
const SEVERAL_FROM_WORDS = 90;
const FEWEST_GLUE = 0.09;
/** Share of an answer's words that the question has, from which it is said back; a short answer has to name what it is about. */
const MOST_OF_QUESTION = 0.7;
const ALL_OF_QUESTION = 0.95;
/** A short answer may be one plain phrase ("To hide the details behind an interface"). */
const FEWEST_TO_JUDGE_FORM = 16;
const CODE = /[{};=]|\breturn\b|\bdef \w+|=>|\bfor ?\(|\bwhile ?\(/;

/** A subject with its verb, or a verb that joins a subject to what is said of it. */
const SAYS =
  /\b(?:i|we|you|he|she|they|it) (?:\w+ly )?\w{2,}|\b(?:is|are|was|were|will|can|should|must|has|have|does|would|gets?|goes)\b/i;

/** Signs in one sentence from which it is a list, whatever verb stands among its items. */
const LIST_FROM_SIGNS = 12;
const signsIn = (text: string) => text.match(/[,;|\n•]/g)?.length ?? 0;

/** Whether most sentences say something of something, though they have commas. */
const saysSomething = ({ text, sentences }: Prepared) =>
  sentences.filter(({ from, to, words }) => {
    const said = text.slice(from, to);
    return words.length >= 5 && SAYS.test(said) && signsIn(said) < LIST_FROM_SIGNS;
  }).length >=
  sentences.length * 0.6;

const DOES_NOT_KNOW =
  /\b(?:(?:do not|don['’]?t|dont|did not|didn['’]?t) (?:really |exactly )?(?:know|remember)|no idea|not sure|idk|never heard|no clue|cannot answer|can['’]?t answer|(?:pata|maloom) nahi)\b|पता नहीं|नहीं पता/iu;
const LONGEST_DOES_NOT_KNOW = 16;

/** Whether an answer says that one does not know, and nothing else that was asked for. */
function doesNotKnow({ text, words }: Prepared, points: readonly PointResult[]): boolean {
  const match = DOES_NOT_KNOW.exec(text);
  if (match === null || words.length > LONGEST_DOES_NOT_KNOW) return false;
  const end = match.index + match[0].length;
  const others = words.filter(
    ({ kind, from, to }) => kind === "content" && (to <= match.index || from >= end),
  );
  return others.length < 2 || points.every(({ found }) => !found);
}

/** Items between commas or on lines of their own, of few words each, with little to join them. */
function isList(prepared: Prepared): boolean {
  const { text, sentences, words, glue } = prepared;
  const signs = sentences.map(({ from, to }) => signsIn(text.slice(from, to + 2)));
  const items = 1 + signs.reduce((sum, many) => sum + many, 0);
  const length = words.length / items;
  // Nobody speaks ten short pieces to a sentence, whatever verb stands in one of them.
  const chopped = length < 4 && items >= 10 * sentences.length;
  return (
    words.length >= 12 && (length < 3 || chopped || (length < 5 && glue < 0.24 && !saysSomething(prepared)))
  );
}

const looksLikeCode = (question: Question, text: string) =>
  question.type === "coding" && (text.match(new RegExp(CODE.source, "g"))?.length ?? 0) >= 4;

/**
 * The most that an answer gets without a point that it must have (rule SC7). One that is nearly said lifts it by degrees, so
 * that a hair in a likeness of meanings is no jump of a score.
 */
function mustCap(points: readonly PointResult[]): Cap[] {
  const open = points.filter(({ point, found }) => point.must && !found).map(({ credit }) => credit);
  if (open.length === 0) return [];
  const nearly = rising(Math.min(...open), NEARLY_SAID, 1);
  return [{ most: CAP_WITHOUT_MUST + nearly * (100 - CAP_WITHOUT_MUST), why: "no-must" }];
}

function capsOf(
  asked: Asked,
  prepared: Prepared,
  points: readonly PointResult[],
  onTopic: number,
  salad: boolean,
): Cap[] {
  const words = prepared.words.length;
  const { question } = asked;
  const code = looksLikeCode(question, prepared.text);
  const caps = mustCap(points);
  // Where a sentence or two are the whole answer, one word or a list may be.
  const loose =
    !asked.brief && ((words >= FEWEST_TO_JUDGE_FORM && prepared.glue < FEWEST_GLUE) || isList(prepared));
  if (words < FEWEST_WORDS && !code && !asked.brief) caps.push({ most: CAP_TOO_SHORT, why: "too-short" });
  else if ((loose || salad) && !code) caps.push({ most: CAP_NOT_AN_ANSWER, why: "no-sentences" });
  if (doesNotKnow(prepared, points)) caps.push({ most: CAP_DOES_NOT_KNOW, why: "does-not-know" });
  if (shareOfQuestion(asked, prepared) >= (asked.brief ? ALL_OF_QUESTION : MOST_OF_QUESTION)) {
    caps.push({ most: CAP_QUESTION_SAID_BACK, why: "question-said-back" });
  }
  if (words >= SEVERAL_FROM_WORDS && onTopic < 0.45 && question.type !== "behavioral" && !asked.brief) {
    caps.push({ most: CAP_NOT_AN_ANSWER, why: "several-answers" });
  }
  return caps;
}

/** How far depth, evidence and structure count: not at all off the question, wholly from half way on (rule SC6). */
const aboutIt = (coverage: number, relevance: number) =>
  Math.max(0, Math.min(1, (0.75 * coverage + 0.25 * relevance - 15) / 35));

const NOT_ABOUT_IT = "It does not count, because the answer is not about the question.";
const PARTLY_ABOUT_IT = "It counts less, because only a part of the answer is about the question.";

const FITS_OTHERS = "It counts less, because the answer fits other questions better than this one.";

const NO_SENTENCES: Mark = { score: 0, reason: "Its words stand in no sentence, so this does not count." };

/** @param less why it counts less, where it is not nothing that is left of it */
const scaled = ({ score, reason }: Mark, factor: number, less = PARTLY_ABOUT_IT): Mark => ({
  score: Math.round(score * factor),
  // What is nothing cannot count less.
  reason: factor >= 1 || score === 0 ? reason : `${reason} ${factor <= 0 ? NOT_ABOUT_IT : less}`,
});

/** Whether a question asks for what everybody says in words of their own, all of which can be told by how it sounds. */
const isOfOneself = ({ points }: Asked) => points.length > 0 && points.every(({ sign }) => sign !== null);

/**
 * Share of the points of such a question that are said, each in words of its own, 0 to 1. Nothing is without the point that
 * it must have.
 */
function saidOfOneself(asked: Asked, { text }: Prepared): number {
  if (!isOfOneself(asked)) return 0;
  const signs = asked.points.map(({ point, sign }) => ({
    point,
    at: sign === null ? -1 : text.search(sign),
  }));
  if (signs.some(({ point, at }) => point.must && at < 0)) return 0;
  const said = new Map(signs.filter(({ at }) => at >= 0).map(({ point, at }) => [at, point.weight]));
  const all = signs.reduce((sum, { point }) => sum + point.weight, 0);
  return all <= 0 ? 0 : [...said.values()].reduce((sum, weight) => sum + weight, 0) / all;
}

/** How far an answer is taken to be to this question: as presumed, and wholly where it shows it itself. */
function levelOf(asked: Asked, prepared: Prepared, presumed: number, onTheme: boolean): number {
  if (presumed === 0) return 0;
  const shown = onTheme ? 1 : rising(saidOfOneself(asked, prepared), ...SAID);
  return Math.max(presumed, shown);
}
/** Shares of the points that are said of oneself: below the first they may be said by chance, from the second on not. */
const SAID = [0.25, 0.7] as const;

/**
 * How far found points count: where next to nothing of an answer belongs to the question, its words met the points by
 * chance.
 */
function trustOf({ brief }: Asked, share: number, presumed: number, senses: Senses | null): number {
  if (brief) return 1;
  const meant = senses === null ? 0 : rising(senses.whole, ...MEANT);
  return Math.max(LEAST_TRUST, rising(share, ...BELONGS), meant, presumed);
}
/** Shares of an answer's own words that belong to the question: none counts below the first, all from the second on. */
const BELONGS = [0.42, 0.6] as const;
/** The same for the likeness of the whole answer to the expected one. */
const MEANT = [0.32, 0.52] as const;
const LEAST_TRUST = 0.15;
/** Who names the topic and no more is nearer to it than who talks of something else. */
const MOST_FOR_TOPIC = 40;

function coverageMark(points: readonly PointResult[], trust: number, less: string): Mark {
  const found = points.filter((point) => point.found).length;
  const touched = points.filter((point) => !point.found && point.strength > TOUCHED_FROM).length;
  const partly = touched === 0 ? "" : `, and ${touched} more ${touched === 1 ? "is" : "are"} touched`;
  return scaled(
    {
      score: coverageOf(points),
      reason: `${found} of ${points.length} key points ${found === 1 ? "is" : "are"} in it${partly}.`,
    },
    trust,
    less,
  );
}

const toPart = (competency: Competency, weight: number, { score, reason }: Mark): ScorePart => ({
  competency,
  score: Math.max(0, Math.min(100, Math.round(score))),
  weight,
  reason,
});

/** An answer taken apart, with what finds words in it: made once, it can be held against many questions. */
export type Heard = { prepared: Prepared; matcher: Matcher };

/** Scores one answer that is not blank, 0 to 100. The same answer scores the same (rules SC4 to SC11). */
export function scoreAnswer(
  question: Question,
  answer: string,
  meanings: Meanings | null = null,
  run: ExampleRun | null = null,
): AnswerScore {
  const prepared = prepare(answer);
  return scoreHeard(question, { prepared, matcher: matcherFor(prepared) }, meanings, run);
}

/**
 * The most that an answer can get for how much of it belongs to the question, whatever points are found in it; quick, so
 * that one answer can be held against a whole bank.
 */
export function ceilingOf(question: Question, { prepared, matcher }: Heard): number {
  const asked = askedOf(question);
  const belonging = belongingStems(asked.vocabulary, matcher);
  const presumed = presumedLevel(presume(question, prepared, null), true);
  const level = levelOf(asked, prepared, presumed, isOnTheme(question, prepared));
  const { share, score } = relevanceOf(prepared, belonging, level);
  const coverage = 100 * trustOf(asked, share, level, null);
  const weights = WEIGHTS[question.type];
  const form = weights.depth + weights.evidence + weights.structure;
  return (
    weights.coverage * coverage +
    weights.relevance * Math.max(score * Math.min(1, 0.25 + coverage / 40), MOST_FOR_TOPIC) +
    form * 100 * aboutIt(coverage, score)
  );
}

/** The same for an answer that has been taken apart. */
export function scoreHeard(
  question: Question,
  { prepared, matcher }: Heard,
  meanings: Meanings | null = null,
  run: ExampleRun | null = null,
): AnswerScore {
  const asked = askedOf(question);
  const presumption = presume(question, prepared, meanings);
  const near = fitsWell(presumption);
  const onTheme = presumption !== null && isOnTheme(question, prepared);
  const story = presumption?.foreign === false ? storyOf(asked, prepared, near || onTheme) : null;
  const senses = meanings && sensesOf(question, prepared, matcher, meanings);
  const found = findPoints(asked, { prepared, matcher, story, senses });
  const belonging = belongingStems(asked.vocabulary, matcher);
  const must = found.some(({ point, found: said }) => point.must && said);
  const level = levelOf(asked, prepared, presumedLevel(presumption, must), onTheme);
  const points = level > 0 ? withKinds(found, prepared, { stems: asked.stems, needed: near }) : found;
  const relevance = relevanceOf(prepared, belonging, level);
  const trust = trustOf(asked, relevance.share, level, senses);
  const less = presumption?.foreign || (presumption?.others ?? 0) > 0 ? FITS_OTHERS : PARTLY_ABOUT_IT;
  const coverage = coverageMark(points, trust, less);
  const salad = isSalad(prepared) && !looksLikeCode(question, prepared.text);
  const factor = aboutIt(coverage.score, relevance.score);
  const judged = (mark: Mark) => (salad ? NO_SENTENCES : scaled(mark, factor, less));
  const weights = asked.brief ? WEIGHTS_OF_BRIEF : WEIGHTS[question.type];
  const marked = [
    toPart("coverage", weights.coverage, coverage),
    toPart("depth", weights.depth, judged(markDepth(prepared))),
    toPart("evidence", weights.evidence, judged(markEvidence(prepared))),
    toPart("structure", weights.structure, judged(markStructure(prepared, question.type))),
    toPart("relevance", weights.relevance, {
      score: Math.max(
        relevance.score * Math.min(1, 0.25 + coverage.score / 40),
        MOST_FOR_TOPIC * topicNamed(asked, matcher),
      ),
      reason: relevance.reason,
    }),
  ];
  const parts = run ? withExamples(marked, run) : marked;
  const claims = findWrongClaims(question.avoid, prepared, matcher);
  // What passes all examples need not be said as well to be a good answer.
  const caps = provesItself(run)
    ? []
    : capsOf(asked, prepared, points, shareOnTopic(prepared, belonging), salad);
  const uncapped = parts.reduce((all, { score, weight }) => all + score * weight, 0);
  const score = total(uncapped, caps, claims);
  const by = senses === null ? "words" : "meaning";
  return { score, uncapped, parts, points, claims, caps, by, instructed: prepared.instructed, run };
}

function total(uncapped: number, caps: readonly Cap[], claims: readonly WrongClaim[]): number {
  const capped = Math.min(uncapped, ...caps.map(({ most }) => most));
  const cost = Math.min(MOST_COST_OF_CLAIMS, claims.length * COST_OF_WRONG_CLAIM);
  return Math.max(0, Math.min(100, Math.round(capped - cost)));
}
