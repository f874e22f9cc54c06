import type { Question } from "../../entities/question.ts";
import {
  CAP_DOES_NOT_KNOW,
  CAP_GENERAL,
  CAP_GENERAL_WITH_MUST,
  CAP_NOT_AN_ANSWER,
  CAP_NOTES,
  CAP_QUESTION_SAID_BACK,
  CAP_TOO_SHORT,
  CAP_WITHOUT_MUST,
  CAP_WRONG_RESULT,
  FEWEST_OWN_WORDS,
  FEWEST_WORDS,
  NEARLY_SAID,
  OWN_WORDS_OF_PLAIN,
  OWN_WORDS_OF_POINT,
  OWN_WORDS_OF_STORY,
  SHARE_OF_OWN_WORDS,
} from "../rubric.ts";
import { DOES_NOT_KNOW_IN_HINDI } from "../text/english.ts";
import { isFigure } from "../text/figure.ts";
import { once } from "../text/once.ts";
import { contentStems } from "../text/words.ts";
import type { Asked } from "./asked.ts";
import { isPlain } from "./fit/level.ts";
import { rising } from "./keyWords.ts";
import { tellsWhatHappened } from "./ofOneself/tells.ts";
import { ownWordsIn } from "./ofOneself/ownWords.ts";
import { isSaid, type PointResult, weigh } from "./points.ts";
import type { Prepared } from "./prepared.ts";
import { shareOfQuestion } from "./relevance.ts";

/** Why an answer cannot get more than so much. */
export type Cap = {
  most: number;
  why:
    | "no-must"
    | "too-short"
    | "no-sentences"
    | "several-answers"
    | "question-said-back"
    | "does-not-know"
    | "general";
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

/** Whether most sentences say something of something, though they have commas. @param own whether somebody tells of themselves */
const saysSomething = ({ text, sentences }: Prepared, own: boolean) =>
  sentences.filter(({ from, to, words }) => {
    const said = text.slice(from, to);
    const says = words.length >= 5 && SAYS.test(said);
    return (says || (own && tellsWhatHappened(said))) && signsIn(said) < LIST_FROM_SIGNS;
  }).length >=
  sentences.length * 0.6;

const DOES_NOT_KNOW = new RegExp(
  String.raw`\b(?:(?:do not|don['’]?t|dont|did not|didn['’]?t) (?:really |exactly )?(?:know|remember)|no idea|not sure|idk|never heard|no clue|cannot answer|can['’]?t answer|(?:pata|maloom) nahi)\b|${DOES_NOT_KNOW_IN_HINDI.source}`,
  "iu",
);
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
function isList(prepared: Prepared, own: boolean): boolean {
  const { text, sentences, words, glue } = prepared;
  const signs = sentences.map(({ from, to }) => signsIn(text.slice(from, to + 2)));
  const items = 1 + signs.reduce((sum, many) => sum + many, 0);
  const length = words.length / items;
  // Nobody speaks ten short pieces to a sentence, whatever verb stands in one of them.
  const chopped = length < 4 && items >= 10 * sentences.length;
  return (
    words.length >= 12 &&
    (length < 3 || chopped || (length < 5 && glue < 0.24 && !saysSomething(prepared, own)))
  );
}

/** Short sentences as one types them on a phone, each with a word that joins its others ("Presigned URL, made by the server"). */
function isNotes({ sentences }: Prepared): boolean {
  const joined = sentences.filter(
    ({ words }) => words.length >= 3 && words.some(({ kind }) => kind === "stop"),
  );
  return sentences.length >= 3 && joined.length >= sentences.length * 0.6;
}

/** Share of the points, by their weights, that short sentences without joining words must say to be telegrams, and no key words. */
const MOST_OF_POINTS = 0.6;

const saysMost = (points: readonly PointResult[]) =>
  weigh(points.filter(isSaid)) >= MOST_OF_POINTS * weigh(points);

/** Words of a short answer, and their share that joins others: typed in a hurry, and no list of key words. */
const HURRIED_BELOW = 45;
const GLUE_OF_NOTES = 0.1;

/** Whether pieces that stand in no sentence are hurried notes which say most of what is to be said. */
const saysMuch = ({ words, glue }: Prepared, points: readonly PointResult[]) =>
  words.length < HURRIED_BELOW && glue >= GLUE_OF_NOTES && saysMost(points);

/** Share of the words that are figures from which an answer with two signs of reckoning is a sum, which nobody writes in sentences. */
const FIGURES_OF_SUM = 0.2;
const isSum = ({ text, words }: Prepared) =>
  (text.match(/\d\s?[=+×*/x]\s?\d/g)?.length ?? 0) >= 2 &&
  words.filter(({ stem }) => isFigure(stem)).length >= FIGURES_OF_SUM * words.length;

/** Short sentences, each of its own, that say most of what is to be said ("Chest pain yellow. Recheck every 15 min."). */
function isTelegram({ text, sentences }: Prepared, points: readonly PointResult[]): boolean {
  const whole = sentences.filter(
    ({ from, to, words }) => words.length >= 3 && signsIn(text.slice(from, to)) < 2,
  );
  return sentences.length >= 3 && whole.length >= sentences.length * 0.6 && saysMost(points);
}

/** Whether an answer is code, of which nobody expects sentences. */
export const looksLikeCode = (question: Question, text: string) =>
  question.type === "coding" && (text.match(new RegExp(CODE.source, "g"))?.length ?? 0) >= 4;

/**
 * The most that an answer gets without a point that it must have (rule SC7). One that is nearly said lifts it by degrees, so
 * that a hair in a likeness of meanings is no jump of a score.
 */
function mustCap(points: readonly PointResult[]): Cap[] {
  const open = points.filter(({ point, found }) => point.must && !found);
  if (open.length === 0) return [];
  if (open.some(({ point }) => RESULT.test(point.text))) return [{ most: CAP_WRONG_RESULT, why: "no-must" }];
  const nearly = rising(Math.min(...open.map(({ credit }) => credit)), NEARLY_SAID, 1);
  return [{ most: CAP_WITHOUT_MUST + nearly * (100 - CAP_WITHOUT_MUST), why: "no-must" }];
}

/** A point that is the result of a sum: it is said or not, never nearly. */
const RESULT = /\bis (?:\d|two|three|four|five|six|seven|eight|nine|ten|twelve|half|a \w+th)\b/i;

const hasContent = ({ words }: Prepared) => words.some(({ kind }) => kind !== "stop");

/** Shares of the points that are said by their words or meaning: from the second on, they tell that an answer is to its question. */
const SAID = [0.5, 0.9] as const;

/** Fewer words that are neither the question's nor its points' tell of nobody. */
const FEWEST_BESIDE_POINTS = 6;

/** A point that says what is to be told ("how you put it right"), and no more. */
const ASKS = /^(?:what|how|why|that|which|where|when|who)\b/i;

/** The words of a question and of its points; null where most of these could stand in an answer. */
const stemsOfPoints = once(({ stems, points }: Asked): ReadonlySet<string> | null => {
  const asking = points.filter(({ point }) => ASKS.test(point.text));
  if (asking.length < points.length / 2) return null;
  return new Set([...stems, ...asking.flatMap(({ point }) => contentStems(point.text))]);
});

/**
 * The most that an answer about oneself gets for how much it tells that is nobody else's (rule SC18). A point that its own
 * words say counts as some of them.
 */
function generalCap(asked: Asked, prepared: Prepared, points: readonly PointResult[]): Cap[] {
  if (asked.question.type !== "behavioral") return [];
  const stems = isPlain(asked) ? null : stemsOfPoints(asked);
  const beside = stems === null ? Infinity : ownWordsIn(prepared, stems);
  // Who says the points back as they are worded has told nothing by that.
  const isBack = beside < FEWEST_BESIDE_POINTS;
  const said = isBack ? 0 : points.filter(isSaid).length;
  const told = isBack ? beside : ownWordsIn(prepared, asked.stems);
  const figures = new Set(prepared.words.filter(({ stem }) => isFigure(stem)).map(({ stem }) => stem)).size;
  const own = told + figures + OWN_WORDS_OF_POINT * said;
  const share = told < FEWEST_OWN_WORDS ? 0 : told / prepared.words.length;
  const enough = Math.max(
    rising(share, ...SHARE_OF_OWN_WORDS),
    rising(own, ...(isPlain(asked) ? OWN_WORDS_OF_PLAIN : OWN_WORDS_OF_STORY)),
    rising(said / points.length, ...SAID),
  );
  const least =
    !isBack && points.some((one) => one.point.must && isSaid(one)) ? CAP_GENERAL_WITH_MUST : CAP_GENERAL;
  return enough >= 1 ? [] : [{ most: least + enough * (100 - least), why: "general" }];
}

/**
 * Why an answer cannot get more than so much (rules SC7 to SC9 and SC18).
 * @param onTopic share of its words in sentences about the question @param salad whether its words stand in no order
 */
export function capsOf(
  asked: Asked,
  prepared: Prepared,
  points: readonly PointResult[],
  onTopic: number,
  salad: boolean,
): Cap[] {
  const words = prepared.words.length;
  const { question } = asked;
  const code = looksLikeCode(question, prepared.text);
  const caps = [...mustCap(points), ...generalCap(asked, prepared, points)];
  // Where a sentence or two are the whole answer, one word or a list may be.
  const bare = words >= FEWEST_TO_JUDGE_FORM && prepared.glue < FEWEST_GLUE;
  const loose =
    !asked.brief &&
    !isSum(prepared) &&
    !isNotes(prepared) &&
    !isTelegram(prepared, points) &&
    (bare || isList(prepared, question.type === "behavioral"));
  if (words < FEWEST_WORDS && !code && !asked.brief) caps.push({ most: CAP_TOO_SHORT, why: "too-short" });
  else if ((loose || salad) && !code) {
    const most = !salad && saysMuch(prepared, points) ? CAP_NOTES : CAP_NOT_AN_ANSWER;
    caps.push({ most, why: "no-sentences" });
  }
  if (doesNotKnow(prepared, points)) caps.push({ most: CAP_DOES_NOT_KNOW, why: "does-not-know" });
  // Little words alone say nothing back, nor does an answer of which an order to the scorer was the whole.
  const said = hasContent(prepared) ? "question-said-back" : "no-sentences";
  if (shareOfQuestion(asked, prepared) >= (asked.brief ? ALL_OF_QUESTION : MOST_OF_QUESTION)) {
    caps.push({ most: CAP_QUESTION_SAID_BACK, why: said });
  }
  if (words >= SEVERAL_FROM_WORDS && onTopic < 0.45 && question.type !== "behavioral" && !asked.brief) {
    caps.push({ most: CAP_NOT_AN_ANSWER, why: "several-answers" });
  }
  return caps;
}
