import type { KeyPoint, Question } from "../../entities/question.ts";
import type { ReportQuestion } from "../../entities/report.ts";
import { questionOf } from "../again/questionOf.ts";
import { isContradicted } from "../person/contradictions.ts";
import { contentStems } from "../text/words.ts";
import { plainGaps, storyGaps, type Gap } from "./gaps.ts";
import { ownBlocks, ownCode, ownDoings } from "./ownBlocks.ts";
import { isOfPerson, isOnlyTold, noteOn, sentenceOn } from "./sentences.ts";
import { asksForStory, PLAIN, STORY, type Order, type Stage } from "./stages.ts";

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
/** Share of the resume line's words from which the answer has it already. */
const TOLD_FROM = 0.5;

type Placed = BetterPiece & { stage: Stage };

/** Whether there is something of the answer to build on. */
const hasSomething = ({ state, score, found }: ReportQuestion) =>
  state === "scored" && (found.length > 0 || (score ?? 0) >= NOTHING_BELOW);

const gap = ({ text, stage }: Gap): Placed => ({ text: `[${text}]`, from: "gap", stage });

const missed = (asked: ReportQuestion, { points }: Question): KeyPoint[] =>
  asked.missing.map(
    (text) => points.find((point) => point.text === text) ?? { text, accept: [], weight: 0, must: false },
  );

/** Whether a point is for the person to say: of a story, of themselves, or of what came of a line of their resume. */
const isForPerson = (point: KeyPoint, asked: ReportQuestion) =>
  asked.type === "behavioral" ||
  isOfPerson(point.text) ||
  (asked.resumeLine !== null && hasSomething(asked) && isOnlyTold(point, asked.expectedAnswer));

/** A missing point: a gap where only the person can say it, else a sentence or, without an answer, a note. */
function toSay(point: KeyPoint, asked: ReportQuestion, order: Order): Placed {
  const stage = order.ofPoint(point.text);
  if (isForPerson(point, asked)) return gap({ text: point.text, stage });
  const text = hasSomething(asked) ? sentenceOn(point, asked.expectedAnswer) : noteOn(point);
  return { text, from: "point", stage };
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

function ownPieces(asked: ReportQuestion, question: Question, order: Order): Placed[] {
  if (asked.state !== "scored") return [];
  if (!hasSomething(asked)) {
    const doings = ownDoings(question, asked.userAnswer);
    return doings.map((text): Placed => ({ text, from: "answer", stage: order.ofDoing }));
  }
  const quotes = asked.found.map(({ quote }) => quote);
  const { words, code } = ownCode(question, asked.userAnswer);
  const said = ownBlocks(question, words, quotes, order).flatMap(({ texts, stage }) =>
    texts.map((text): Placed => ({ text, from: "answer", stage })),
  );
  const own = said.filter(({ text }) => !isContradicted(text, asked.feedback));
  return code === "" ? own : [{ text: code, from: "code", stage: 0 }, ...own];
}

const textOf = (pieces: readonly Placed[]) => pieces.map(({ text }) => text).join(" ");

/** Line of the resume and gaps, by what the answer and the points that were added do not have yet. */
function lacking(asked: ReportQuestion, own: Placed[], points: Placed[], isStory: boolean): Placed[] {
  const stages = new Set(points.map(({ stage }) => stage));
  const line = ofResume(asked, textOf(own));
  if (isStory) {
    const opens = line !== null && own.every(({ stage }) => stage !== 0);
    const gaps = storyGaps(asked, textOf(own), stages).map(gap);
    return opens ? [{ text: line, from: "resume", stage: 0 }, ...gaps] : gaps;
  }
  const isForExample = line !== null && own.every(({ stage }) => stage !== 2);
  const told = textOf([...own, ...points.filter(({ from }) => from === "point")]);
  const gaps = plainGaps(asked, told, isForExample).map(gap);
  return isForExample ? [{ text: line, from: "resume", stage: 2 }, ...gaps] : gaps;
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
  const points = different(missed(asked, question).map((point) => toSay(point, asked, order)));
  const lacks = lacking(asked, own, points, isStory);
  if (points.length + lacks.length === 0) return null;
  return inOrder(own, points, lacks, isStory).map(({ text, from }) => ({ text, from }));
}
