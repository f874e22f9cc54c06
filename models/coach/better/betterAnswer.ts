import type { KeyPoint, Question } from "../../entities/question.ts";
import type { ReportQuestion } from "../../entities/report.ts";
import { questionOf } from "../again/questionOf.ts";
import { isContradicted } from "../person/contradictions.ts";
import { contentStems } from "../text/words.ts";
import { askedOf } from "../score/asked.ts";
import { plainGaps, storyGaps, type Gap } from "./gaps.ts";
import { ownBlocks, ownCode, ownDoings, meet, type Wanted } from "./ownBlocks.ts";
import { denyTheSame, isReckoning } from "./reckoning.ts";
import { isOfPerson, isOnlyTold, noteOn, sentenceOn } from "./sentences.ts";
import { asksForStory, isPlainQuestion, PLAIN, STORY, type Order, type Stage } from "./stages.ts";

/**
 * A stretch of a better answer and where it is from. answer: the person's own, letter for letter; code: their own code, as it
 * stands; resume: a line of their resume, word for word; point: general knowledge that was missing; gap: in brackets, for the
 * person to fill in.
 */
export type BetterPiece = { text: string; from: "answer" | "code" | "resume" | "point" | "gap" };

/** From this score on an answer is left as it is. */
export const GOOD_FROM = 85;
/** Below this, an answer of which no point was found is begun anew. */
const NOTHING_BELOW = 20;
/** Below this share of its points, in percent, what an answer says beside them is not to be relied on. */
const LOW_COVERAGE = 50;
/** Share of the resume line's words from which the answer has it already. */
const TOLD_FROM = 0.5;

type Placed = BetterPiece & { stage: Stage };

/** Whether there is something of the answer to build on. */
const hasSomething = ({ state, score, found }: ReportQuestion) =>
  state === "scored" && (found.length > 0 || (score ?? 0) >= NOTHING_BELOW);

const gap = ({ text, stage }: Gap): Placed => ({ text: `[${text}]`, from: "gap", stage });

const byText = ({ points }: Question, text: string): KeyPoint =>
  points.find((point) => point.text === text) ?? { text, accept: [], weight: 0, must: false };

const missed = (asked: ReportQuestion, question: Question): KeyPoint[] =>
  asked.missing.map((text) => byText(question, text));

/** Found points by whether the person's sentences that are kept still say them. */
function foundIn(asked: ReportQuestion, question: Question, own: readonly Placed[]) {
  const isKept = (quote: string) => own.some(({ text }) => meet(asked.userAnswer, text, quote));
  const points = (wanted: boolean) =>
    asked.found.filter(({ quote }) => isKept(quote) === wanted).map(({ text }) => byText(question, text));
  return { said: points(true), lost: points(false) };
}

/** Whether a point is for the person to say: of a story, of themselves, or of what came of a line of their resume. */
const isForPerson = (point: KeyPoint, asked: ReportQuestion, question: Question) =>
  askedOf(question).ofOneself ||
  isOfPerson(point.text) ||
  (asked.resumeLine !== null && hasSomething(asked) && isOnlyTold(point, asked.expectedAnswer));

/** A missing point: a gap where only the person can say it, else a sentence or, without an answer, a note. */
function toSay(point: KeyPoint, asked: ReportQuestion, question: Question, said: readonly KeyPoint[]) {
  if (isForPerson(point, asked, question)) return { text: `[${point.text}]`, from: "gap" } as const;
  const text = hasSomething(asked) ? sentenceOn(point, asked.expectedAnswer, said) : noteOn(point);
  return { text, from: "point" } as const;
}

/** What the answer does not say, or only in sentences that are left out; nothing that the person has said of the same figure. */
function pointPieces(
  asked: ReportQuestion,
  question: Question,
  order: Order,
  own: readonly Placed[],
): Placed[] {
  const { said, lost } = foundIn(asked, question, own);
  const isOfKnowledge = asked.type === "theoretical" || asked.type === "system-design";
  const points = [...missed(asked, question), ...(isOfKnowledge && hasSomething(asked) ? lost : [])];
  const pieces = points.map((point): Placed => ({
    ...toSay(point, asked, question, said),
    stage: order.ofPoint(point.text),
  }));
  const isDenied = (text: string) => isReckoning(question) && own.some((one) => denyTheSame(one.text, text));
  return different(pieces).filter(({ text }) => !isDenied(text));
}

/** Each text once. */
const different = (pieces: readonly Placed[]): Placed[] =>
  pieces.filter(({ text }, at) => pieces.findIndex((other) => other.text === text) === at);

/** The line of the resume that the question names, unless the answer has it. */
function ofResume({ resumeLine }: ReportQuestion, own: string): string | null {
  if (resumeLine === null || resumeLine.trim() === "") return null;
  const stems = contentStems(resumeLine, false);
  const said = new Set(contentStems(own));
  const share = stems.filter((stem) => said.has(stem)).length / Math.max(1, stems.length);
  return share >= TOLD_FROM ? null : resumeLine;
}

/** What is kept of an answer: where little was found, or not what must be there, only what earned a point. */
function wantedOf(asked: ReportQuestion, question: Question): Wanted {
  const lacks = missed(asked, question);
  const covered = asked.parts.find(({ competency }) => competency === "coverage")?.score ?? 100;
  const isLow = covered < LOW_COVERAGE || lacks.some(({ must }) => must);
  return { quotes: asked.found.map(({ quote }) => quote), lacks, isLow };
}

function ownPieces(asked: ReportQuestion, question: Question, order: Order): Placed[] {
  if (asked.state !== "scored") return [];
  if (!hasSomething(asked)) {
    const doings = ownDoings(question, asked.userAnswer);
    return doings.map((text): Placed => ({ text, from: "answer", stage: order.ofDoing }));
  }
  const { words, code } = ownCode(question, asked.userAnswer);
  const said = ownBlocks(question, words, wantedOf(asked, question), order).flatMap(({ texts, stage }) =>
    texts.map((text): Placed => ({ text, from: "answer", stage })),
  );
  const own = said.filter(({ text }) => !isContradicted(text, asked.feedback));
  return code === "" ? own : [{ text: code, from: "code", stage: 0 }, ...own];
}

const textOf = (pieces: readonly Placed[]) => pieces.map(({ text }) => text).join(" ");

/** What a story does not tell yet, and the line of the resume that it is about. */
function lackingInStory(asked: ReportQuestion, own: Placed[], points: Placed[]): Placed[] {
  const line = ofResume(asked, textOf(own));
  const opens = line !== null && own.every(({ stage }) => stage !== 0);
  const gaps = storyGaps(asked, textOf(own), new Set(points.map(({ stage }) => stage))).map(gap);
  return opens ? [{ text: line, from: "resume", stage: 0 }, ...gaps] : gaps;
}

/** The same of another answer. A sum needs no example; a salary or a move to another town no price and no reasons. */
function lackingElsewhere(asked: ReportQuestion, question: Question, own: Placed[], points: Placed[]) {
  if (isReckoning(question)) return [];
  const line = ofResume(asked, textOf(own));
  const isForExample = line !== null && own.every(({ stage }) => stage !== 2);
  const example: Placed[] = isForExample ? [{ text: line, from: "resume", stage: 2 }] : [];
  if (isPlainQuestion(question)) return example;
  const told = textOf([...own, ...points.filter(({ from }) => from === "point")]);
  return [...example, ...plainGaps(asked, told, isForExample).map(gap)];
}

/** In each stage the person's own words, what was missed, what is lacking; only the place of a story opens it. */
function inOrder(own: Placed[], points: Placed[], lacks: Placed[], isStory: boolean): Placed[] {
  const opening = lacks.filter(({ stage }) => isStory && stage === 0);
  const rest = lacks.filter((piece) => !opening.includes(piece));
  return [...opening, ...own, ...points, ...rest].sort((a, b) => a.stage - b.stage);
}

/**
 * A better answer from what the person has said, their resume and the points of the question; nothing in it is made up of
 * them: each statement about them is their own, or stands in brackets (rules BA1 to BA5). Null where there is
 * nothing to better: from 85 points on, where nothing was scored, and where nothing is to be added.
 */
export function betterAnswer(asked: ReportQuestion): BetterPiece[] | null {
  if (asked.state === "not-scored" || (asked.score ?? 0) >= GOOD_FROM) return null;
  const question = questionOf(asked);
  const isStory = asksForStory(question);
  const order = isStory ? STORY : PLAIN;
  const own = ownPieces(asked, question, order);
  const points = pointPieces(asked, question, order, own);
  const lacks = isStory ? lackingInStory(asked, own, points) : lackingElsewhere(asked, question, own, points);
  if (points.length + lacks.length === 0) return null;
  return inOrder(own, points, lacks, isStory).map(({ text, from }) => ({ text, from }));
}
