import type { Question } from "../../entities/question.ts";
import type { Competency } from "../../entities/report.ts";
import { isReckoning } from "../better/reckoning.ts";
import { isPlainQuestion } from "../better/stages.ts";
import { askedOf } from "../score/asked.ts";
import { scoreAnswer, type AnswerScore } from "../score/scoreAnswer.ts";
import { clausesOf, overlap, sentencesOf, type Span } from "../text/spans.ts";
import { GLUE_WORDS } from "../text/stopWords.ts";
import { contentStems, wordsOf } from "../text/words.ts";
import { clip } from "./clip.ts";
import * as signs from "./signs.ts";

/** An answer with fewer words has nothing to ask about. */
const FEWEST_WORDS = 6;
/** One with fewer is short: an example is asked for. */
const SHORT_BELOW = 25;
/** Who says more than this of a tool in passing has said enough elsewhere. */
const TOOL_BELOW = 60;
/** Share of little words that any sentence has. */
const GLUE_FROM = 0.08;
/** Words of a quote at most, and of a whole follow-up (rule FU2). */
const QUOTE_MOST = 12;
const MOST_WORDS = 25;
/** Strength of a point from which an answer has to do with it. */
const TOUCHED = 0.35;
/** From this mark for relevance on an answer is about the question; 99 in 100 answers to another one of knowledge are below. */
const RELEVANT = 20;

type Said = { question: Question; text: string; clauses: readonly Span[]; score: AnswerScore };
type Rule = (said: Said) => string | null;

const wordCount = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const at = (text: string, { from, to }: Span) => text.slice(from, to);
const clausesIn = (text: string) => sentencesOf(text).flatMap((sentence) => clausesOf(text, sentence));

/** Whether a clause can be quoted whole: short, of somebody who does or is something, and no half of a condition. */
function isQuotable(text: string, clause: Span): boolean {
  const words = at(text, clause);
  const count = wordCount(words);
  return count > 2 && count <= QUOTE_MOST && signs.CLAUSE.test(words) && !signs.HALF.test(words);
}

/** The first of these clauses that can be quoted, as it stands. */
function said(text: string, clauses: readonly Span[]): string | null {
  const clause = clauses.find((one) => isQuotable(text, one));
  return clause === undefined ? null : clip(text, clause, clause, QUOTE_MOST);
}

/** The first clause with `sign`, quoted around it. */
function quoted(
  { text, clauses }: Said,
  sign: RegExp,
  isMeant = (clause: string) => clause !== "",
): string | null {
  for (const clause of clauses) {
    const match = new RegExp(sign.source, sign.flags.replace("g", "")).exec(at(text, clause));
    if (!match || !isMeant(at(text, clause))) continue;
    const from = clause.from + match.index;
    const quote = clip(text, clause, { from, to: from + match[0].trimEnd().length }, QUOTE_MOST);
    if (quote !== null && wordCount(quote) > 1 && signs.CLAUSE.test(quote)) return quote;
  }
  return null;
}

/** Whether something that has happened is asked for, and not an opinion or a wish. */
const isStory = ({ type, question }: Question) => type === "behavioral" && signs.STORY.test(question);

/** "We" alone: what was the person's own part? */
const ownPart: Rule = (one) => {
  const { question, text } = one;
  if (!isStory(question) || signs.I_DID.test(text)) return null;
  const quote = quoted(one, signs.WE_DID);
  return quote && `You said “${quote}”: what was your own part in it?`;
};

/** A change in figures, and not how anybody knows. */
const figure: Rule = (one) => {
  if (signs.MEASURED.test(one.text)) return null;
  const isClaim = (clause: string) =>
    signs.CHANGE.test(clause) && !signs.SUPPOSED.test(clause) && !signs.DECIDED.test(clause);
  const quote = quoted(one, signs.FIGURE, isClaim);
  return quote && `You said “${quote}”: how did you measure it?`;
};

/** Own deeds, and nothing of what came out. */
const result: Rule = (one) => {
  const { question, text } = one;
  if (!isStory(question) || signs.RESULT.test(text)) return null;
  const last = [...one.clauses].reverse();
  const quote = quoted({ ...one, clauses: last }, signs.I_PAST);
  return quote && `You said “${quote}”: what came out of it in the end?`;
};

/** A tool by name, and not what for. */
const tool: Rule = ({ question, text }) => {
  if (wordCount(text) >= TOOL_BELOW) return null;
  for (const sentence of sentencesOf(text)) {
    const name = signs.TOOL.exec(at(text, sentence))?.[0];
    if (!name || question.question.toLowerCase().includes(name.toLowerCase())) continue;
    if (!signs.EXPLAINED.test(at(text, sentence)))
      return `You mentioned “${name}”: what exactly did you do with it yourself?`;
  }
  return null;
};

/** A choice without its price. */
const tradeOff: Rule = (one) => {
  const { question, text } = one;
  if (question.type === "behavioral" || signs.WEIGHED.test(text)) return null;
  const quote =
    quoted(one, signs.CHOICE) ??
    quoted(one, signs.USE, (clause) => question.type === "system-design" || signs.TOOL.test(clause));
  return quote && wordCount(quote) > 2 ? `You said “${quote}”: what do you give up with that choice?` : null;
};

/**
 * What a point of a story asks for, as one asks it; null where the question has asked the same, and where every interview
 * asks it: people say what they do, or want, in more ways than can be told.
 */
function storyPoint({ question }: Said, point: string): string | null {
  if (isPlainQuestion(question)) return null;
  const asked = new Set(contentStems(question.question));
  const stems = contentStems(point);
  if (stems.filter((stem) => asked.has(stem)).length * 2 > stems.length) return null;
  const lead = /^(?:how|what|why|whether|who|whom|when|where)\b/i.test(point) ? "tell me" : "tell me about";
  return `Could you also ${lead} ${point.replace(/[.?!]+$/, "")}?`;
}

/** A point that is said in the form "what you …", which gives nothing away. */
const ASKS = /^(?:how|what|why|whether|who|whom|when|where|the \w+)\b.*\byou/i;

/** Which side of the matter to ask for; of what is known nobody can say whom they would tell. */
function sideOf(point: string, { question }: Question): string {
  const isOfDoing = signs.ASKS_DOING.test(question);
  const side = signs.SIDES.find(([sign, , kind]) => (kind === "any" || isOfDoing) && sign.test(point));
  return side?.[1] ?? "what else matters there, and why";
}

/** A point that must be there and is not: its side of the matter is asked about, at what was said of another point. */
const missed: Rule = (one) => {
  const { question, text, clauses, score } = one;
  const point = score.points.find((p) => p.point.must && !p.found && p.strength < TOUCHED)?.point.text;
  if (point === undefined) return null;
  if (question.type === "behavioral") return ASKS.test(point) ? storyPoint(one, point) : null;
  const found = score.points.flatMap(({ piece }) => (piece === null ? [] : [piece]));
  const { vocabulary } = askedOf(question);
  const isOfMatter = (clause: Span) =>
    contentStems(at(text, clause), false).some((stem) => vocabulary.has(stem));
  const saying = clauses.filter((clause) => found.some((piece) => overlap(clause, piece)));
  const quote = said(text, saying) ?? said(text, clauses.filter(isOfMatter));
  return quote && `You said “${quote}”: ${sideOf(point, question)}?`;
};

/** Little is said of what the person does: an example says more. */
const short: Rule = ({ question, text, clauses }) => {
  if (wordCount(text) >= SHORT_BELOW || isPlainQuestion(question)) return null;
  if (!signs.ASKS_DOING.test(question.question) && question.type !== "behavioral") return null;
  const own = clauses.filter((clause) => signs.OWN_WAY.test(at(text, clause)));
  const quote = said(
    text,
    own.sort((a, b) => b.to - b.from - (a.to - a.from)),
  );
  return quote && `You said “${quote}”: can you give one real example of that?`;
};

/** Who claims a figure speaks of their work, in whatever words; all else is asked only of what is about the question. */
const ALWAYS: readonly Rule[] = [figure];
const ON_QUESTION: readonly Rule[] = [ownPart, result, missed, tradeOff, tool, short];

const NO_ANSWER: ReadonlySet<string> = new Set([
  ...["does-not-know", "question-said-back", "no-sentences", "several-answers"],
]);

/** Whether it is an answer at all: not a shrug, letters, the question itself, or an order (rule FU3). */
function isAnswer(text: string, { caps, instructed }: AnswerScore): boolean {
  if (instructed || caps.some(({ why }) => NO_ANSWER.has(why))) return false;
  const words = wordsOf(text);
  const glue = words.filter(({ plain }) => GLUE_WORDS.has(plain)).length;
  if (glue < words.length * GLUE_FROM) return false;
  if (new Set(words.map(({ stem }) => stem)).size < FEWEST_WORDS) return false;
  return wordCount(text) >= SHORT_BELOW || !signs.UNKNOWING.test(text);
}

/**
 * Whether it is about the question, as far as words tell: nothing off it is asked on (rule FU3). What people tell of
 * themselves says also some point of it; of a story without points nobody can tell.
 */
function isOnQuestion({ type, points }: Question, { parts }: AnswerScore): boolean {
  const isTold = type === "behavioral";
  if (isTold && points.length === 0) return true;
  const of = (wanted: Competency) => parts.find(({ competency }) => competency === wanted)?.score ?? 0;
  return of("relevance") >= RELEVANT && (!isTold || of("coverage") > 0);
}

const isFair = (said: string, { question }: Question) => {
  const count = wordCount(said);
  return count >= 6 && count <= MOST_WORDS && !question.toLowerCase().includes(said.toLowerCase());
};

/**
 * The one question that an interviewer would ask next about this answer, made from its own words; null where there is
 * none (rules FU1 to FU4). The same answer gets the same one. Code is looked at by running it, not by asking, and of a sum
 * that is worked out there is nothing more to say.
 */
export function followUp(question: Question, answer: string): string | null {
  if (question.type === "coding" || isReckoning(question) || wordCount(answer) < FEWEST_WORDS) return null;
  const score = scoreAnswer(question, answer);
  if (!isAnswer(answer, score)) return null;
  const given = { question, text: answer, clauses: clausesIn(answer), score };
  const rules = isOnQuestion(question, score) ? [...ALWAYS, ...ON_QUESTION] : ALWAYS;
  for (const rule of rules) {
    const next = rule(given);
    if (next !== null && isFair(next, question)) return next;
  }
  return null;
}
