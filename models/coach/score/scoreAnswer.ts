import type { ExampleRun } from "../../entities/exampleRun.ts";
import type { Question } from "../../entities/question.ts";
import type { Competency, ScorePart } from "../../entities/report.ts";
import { COST_OF_WRONG_CLAIM, MOST_COST_OF_CLAIMS, WEIGHTS, WEIGHTS_OF_BRIEF } from "../rubric.ts";
import { readProgram, type ReadProgram } from "../code/reading.ts";
import { askedOf, type Asked } from "./asked.ts";
import { type Cap, capsOf, looksLikeCode } from "./caps.ts";
import { provesItself, saidBeside, shownBy, SOME_PASS, withExamples } from "./examples.ts";
import { findWrongClaims, withoutClaims, type WrongClaim } from "./claims.ts";
import { isPlain, levelOf, trustOf } from "./fit/level.ts";
import { fitsWell, isForeign, mayFit, presume, presumedLevel, type Presumption } from "./fit/presumption.ts";
import { isSalad } from "./grammar.ts";
import { markDepth, markEvidence, markStructure, type Mark } from "./marks.ts";
import { matcherFor, type Matcher } from "./matcher.ts";
import { tellsWhatHappened } from "./ofOneself/tells.ts";
import { isOnTheme, storyOf } from "./ofOneself/story.ts";
import { Telling } from "./ofOneself/told.ts";
import { coverageOf, findPoints, type Means, TOUCHED_FROM, type PointResult } from "./points.ts";
import { prepare, type Prepared } from "./prepared.ts";
import { belongingStems, relevanceOf, shareOnTopic, topicNamed } from "./relevance.ts";
import { sensesOf, type Meanings } from "./senses.ts";

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
  /** What is to be said of code that was not run; null where it was, or where there is none. */
  notRun: string | null;
};

/** How far depth, evidence and structure count: not at all off the question, wholly from half way on (rule SC6). */
const aboutIt = (coverage: number, relevance: number) =>
  Math.max(0, Math.min(1, (0.75 * coverage + 0.25 * relevance - 15) / 35));

/** Who has three quarters of this covered has shown to be on the question; with less, sharing its words is little. */
const FULLY_ON_TOPIC = 50;

const NOT_ABOUT_IT = "It does not count, because the answer is not about the question.";
const PARTLY_ABOUT_IT = "It counts less, because only a part of the answer is about the question.";

const FITS_OTHERS = "It counts less, because the answer fits another question better than this one.";

/** Relevance from which it is the points that an answer lacks. */
const MOSTLY_ABOUT_IT = 50;
const FEW_POINTS = "It counts less, because few of the key points are in it.";

const CODE_ALONE: Mark = { score: 0, reason: "There is code alone so far: no words beside it explain it." };

const NO_SENTENCES: Mark = { score: 0, reason: "Its words stand in no sentence, so this does not count." };

/** @param less why it counts less, where it is not nothing that is left of it */
const scaled = ({ score, reason }: Mark, factor: number, less = PARTLY_ABOUT_IT): Mark => ({
  score: Math.round(score * factor),
  // What is nothing cannot count less.
  reason: factor >= 1 || score === 0 ? reason : `${reason} ${factor <= 0 ? NOT_ABOUT_IT : less}`,
});

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

const toPart = (competency: Competency, weight: number, { score, reason, words = [] }: Mark): ScorePart => ({
  competency,
  score: Math.max(0, Math.min(100, Math.round(score))),
  weight,
  reason,
  ...(words.length > 0 ? { words } : {}),
});

/** An answer taken apart, with what finds words in it: made once, it can be held against many questions. */
export type Heard = { prepared: Prepared; matcher: Matcher };

/** Scores one answer that is not blank, 0 to 100. The same answer scores the same (rules SC4 to SC11, SC14 and SC18). */
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
  const told = isPlain(asked) || isOnTheme(question, prepared);
  const level = presumed === 0 ? 0 : told ? 1 : presumed;
  const { share, score } = relevanceOf(prepared, belonging, level);
  const coverage = 100 * trustOf(asked, null, share, level, null, () => isForeign(question, prepared));
  const weights = WEIGHTS[question.type];
  const form = weights.depth + weights.evidence + weights.structure;
  return (
    weights.coverage * coverage +
    weights.relevance * Math.max(score * Math.min(1, 0.25 + coverage / FULLY_ON_TOPIC), MOST_FOR_TOPIC) +
    form * 100 * Math.max(aboutIt(coverage, score), level)
  );
}

/** Whether a question may be told a story to: what every interview asks, such as a salary, is a statement. */
const isOfStories = (asked: Asked) => asked.question.type === "behavioral" && !isPlain(asked);

/** The points that an answer shows, and how far it is taken to be to this question. */
function toldOf(asked: Asked, presumption: Presumption | null, means: Means) {
  const { question } = asked;
  const { prepared, senses } = means;
  const near = fitsWell(presumption);
  const onTheme = mayFit(presumption) && isOnTheme(question, prepared);
  const said = findPoints(asked, means);
  // Its points are sentences of an example: how such a thing is said in general tells nothing of them.
  if (asked.made) return { level: presumedLevel(presumption, true), points: said };
  const levelWith = (points: readonly PointResult[]) => {
    const must = points.every((one) => !one.point.must || one.found);
    return levelOf(asked, points, presumedLevel(presumption, must), onTheme);
  };
  const told = new Telling(asked, means);
  if (asked.points.some((_, at) => senses?.saidAs(at))) {
    const points = mayFit(presumption) ? told.bySayings(said, presumption?.fit ?? 0) : said;
    return { level: levelWith(points), points };
  }
  const needed = near || onTheme;
  const story = presumption?.foreign === false ? storyOf(question, prepared, needed) : null;
  const parts = told.byStory(told.bySigns(said), story, needed);
  const found = near && senses !== null && tellsWhatHappened(prepared.text) ? told.byPlace(parts) : parts;
  const level = levelWith(found);
  // How each point of a plain question is said is known: its kind tells nothing more.
  const bySound = level > 0 && mayFit(presumption) && isOfStories(asked);
  return { level, points: told.quotedBySayings(bySound ? told.byKinds(found, near) : found) };
}

/** Caps that say that the words of an answer are not about its question. */
const OFF_QUESTION: readonly Cap["why"][] = ["several-answers", "question-said-back"];

/**
 * Why an answer with code cannot get more. What passes all examples need not be said as well to be a good answer; of what
 * passes some, only its words can be about something else (rule CO5).
 */
function capsWithRun(
  run: ExampleRun | null,
  beside: Prepared,
  capsFor: (of: Prepared) => Cap[],
  all: Prepared,
  program: ReadProgram | null,
) {
  if (provesItself(run)) return [];
  if (shownBy(run) === 0 && !program) return capsFor(all);
  const ofWords = beside.words.length === 0 ? [] : capsFor(beside);
  const isAlone = program !== null && beside.words.length === 0;
  return [
    ...capsFor(all).filter(({ why }) => !OFF_QUESTION.includes(why) && !(isAlone && why === "no-sentences")),
    ...ofWords.filter(({ why }) => OFF_QUESTION.includes(why)),
  ];
}

/** The same for an answer that has been taken apart. */
export function scoreHeard(
  question: Question,
  { prepared, matcher }: Heard,
  meanings: Meanings | null = null,
  run: ExampleRun | null = null,
): AnswerScore {
  const asked = askedOf(question);
  const program = run === null && question.type === "coding" ? readProgram(asked, prepared.text) : null;
  const claims = [...findWrongClaims(question.avoid, prepared, matcher), ...(program?.claims ?? [])];
  const right = withoutClaims(prepared, claims);
  const senses = meanings && sensesOf(question, right, matcher, meanings);
  const presumption = presume(question, right, meanings && senses && { meanings, senses });
  const belonging = belongingStems(asked.vocabulary, matcher);
  const told = toldOf(asked, presumption, { prepared: right, matcher, senses });
  const { level } = told;
  const points = program ? program.withTraits(told.points) : told.points;
  const relevance = relevanceOf(prepared, belonging, level, senses);
  const trust = trustOf(asked, points, relevance.share, level, senses, () => isForeign(question, right));
  const shown = shownBy(run);
  // What depth and order code has is in what is said of it.
  const tie = program ? program.tieOf(points.filter(({ found }) => found).length) : 0;
  const said = saidBeside(prepared.text);
  const beside = run || (program && said === "") ? prepare(said) : prepared;
  const partly = relevance.score >= MOSTLY_ABOUT_IT ? FEW_POINTS : PARTLY_ABOUT_IT;
  const another = presumption?.foreign || presumption?.another ? FITS_OTHERS : partly;
  const less = shown > 0 ? SOME_PASS : another;
  const coverage = coverageMark(points, Math.max(trust, shown, tie), less);
  const bySaid = coverageMark(told.points, trust, less).score;
  const salad = isSalad(prepared) && !looksLikeCode(question, prepared.text);
  const topical = relevance.score * Math.min(1, 0.25 + coverage.score / FULLY_ON_TOPIC);
  const factor = Math.max(shown, tie, aboutIt(coverage.score, Math.max(relevance.byWords, topical)), level);
  const judged = (mark: Mark) => {
    if ((shown > 0 || program) && beside.words.length === 0) return CODE_ALONE;
    return salad ? NO_SENTENCES : scaled(mark, factor, less);
  };
  const weights = asked.brief ? WEIGHTS_OF_BRIEF : WEIGHTS[question.type];
  const marked = [
    toPart("coverage", weights.coverage, coverage),
    toPart("depth", weights.depth, judged(markDepth(beside))),
    toPart("evidence", weights.evidence, judged(markEvidence(prepared))),
    toPart("structure", weights.structure, judged(markStructure(beside, isOfStories(asked)))),
    toPart("relevance", weights.relevance, {
      score: Math.max(topical, MOST_FOR_TOPIC * topicNamed(asked, matcher)),
      reason: topical < relevance.score ? `${relevance.reason} ${FEW_POINTS}` : relevance.reason,
      ...(relevance.words && { words: relevance.words }),
    }),
  ];
  const counted = { said: points.filter(({ found }) => found).length, of: points.length };
  const alone = program ? program.withProgram(marked, tie, said === "" ? bySaid : coverage.score) : marked;
  const parts = run ? withExamples(marked, run, counted) : alone;
  const capsFor = (of: Prepared) => {
    const onTopic = shareOnTopic(of, belonging, of === prepared ? senses : null);
    return capsOf(asked, of, points, Math.max(onTopic, level), salad);
  };
  const caps = capsWithRun(run, beside, capsFor, prepared, program);
  const uncapped = parts.reduce((all, { score, weight }) => all + score * weight, 0);
  const score = total(uncapped, caps, claims);
  const by = senses === null ? "words" : "meaning";
  const unrun = program && program.notRun;
  const { instructed } = prepared;
  return { score, uncapped, parts, points, claims, caps, by, instructed, run, notRun: unrun };
}

function total(uncapped: number, caps: readonly Cap[], claims: readonly WrongClaim[]): number {
  const capped = Math.min(uncapped, ...caps.map(({ most }) => most));
  const cost = Math.min(MOST_COST_OF_CLAIMS, claims.length * COST_OF_WRONG_CLAIM);
  return Math.max(0, Math.min(100, Math.round(capped - cost)));
}
