import type { Answered } from "#models/coach/interviewer.ts";
import {
  CAP_NOT_AN_ANSWER,
  CAP_TOO_SHORT,
  CAP_WITHOUT_MUST,
  FEWEST_WORDS,
  WEIGHTS,
} from "#models/coach/rubric.ts";
import { provesItself, withExamples } from "#models/coach/score/examples.ts";
import { speaksToScorer } from "#models/coach/score/toScorer.ts";
import { sentencesOf } from "#models/coach/text/spans.ts";
import { wordsOf } from "#models/coach/text/words.ts";
import { runOf } from "#models/coding/runOf.ts";
import { ownAnswer } from "#models/coding/starter.ts";
import type { KeyPoint } from "#models/entities/question.ts";
import type { Competency, FoundPoint, ReportQuestion, ScorePart } from "#models/entities/report.ts";
import { isAnswered } from "#models/rules/score.ts";
import { judgementOf } from "./judgement.ts";
import type { LanguageModel } from "./port.ts";
import { MARKED, type RawScore, scoresPrompt } from "./prompts/scores.ts";
import { exactQuote } from "./quotes.ts";
import { structured } from "./structured.ts";

const ANSWER_CHARACTERS = 8_000;
const TOKENS_A_SCORE = 1_500;
/** What the coach gives at most to an answer that is none; the model cannot lift such a one to a good score. */
const COACH_SEES_NONE = 10;
const LONGEST_SENTENCE = 300;

/** An answer without the sentences that speak to the scorer (rule SC11), in as many characters as are scored. */
export function answerToSend(answer: string): { text: string; instructed: boolean } {
  const sentences = sentencesOf(answer.slice(0, ANSWER_CHARACTERS)).map(({ from, to }) =>
    answer.slice(from, to),
  );
  const kept = sentences.filter((sentence) => !speaksToScorer(sentence));
  const instructed = kept.length < sentences.length;
  return { text: instructed ? kept.join("\n") : answer.slice(0, ANSWER_CHARACTERS), instructed };
}

const clamped = (score: number) =>
  Number.isFinite(score) ? Math.max(0, Math.min(100, Math.round(score))) : 0;

/** One line of text to a person, without addresses and line feeds. */
const sentence = (text: string) =>
  text
    .replace(/https?:\S+|www\.\S+/gi, "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, LONGEST_SENTENCE);

/** Points that the model has heard and whose words stand in the answer; a claim without its words counts for nothing. */
function foundIn(
  raw: RawScore,
  points: readonly KeyPoint[],
  answer: string,
): (FoundPoint & { at: number })[] {
  return points.flatMap((point, at) => {
    const said = raw.points.find((one) => Math.round(one.point) === at + 1 && one.said);
    const quote = said ? exactQuote(said.quote, answer) : null;
    return quote === null ? [] : [{ text: point.text, quote, at }];
  });
}

function partsOf(
  raw: RawScore,
  question: Answered["question"],
  found: readonly { at: number }[],
): ScorePart[] {
  const weights = WEIGHTS[question.type];
  const heard = new Set(found.map(({ at }) => at));
  const share = question.points.reduce((sum, { weight }, at) => sum + (heard.has(at) ? weight : 0), 0);
  const many = question.points.length;
  const coverage = `${found.length} of ${many} key points ${found.length === 1 ? "is" : "are"} in it.`;
  const part = (competency: Competency, score: number, reason: string): ScorePart => ({
    competency,
    score: clamped(score),
    weight: weights[competency],
    reason,
  });
  const judged = MARKED.map((competency) =>
    part(competency, raw[competency].score, sentence(raw[competency].reason) || "No reason was given."),
  );
  return [part("coverage", many === 0 ? raw.relevance.score : share * 100, coverage), ...judged];
}

/** The most that an answer may get, and why; the rules are the coach's own (SC7 to SC9). */
function capOf(
  answer: string,
  points: readonly KeyPoint[],
  heard: ReadonlySet<number>,
  coach: number | null,
) {
  const caps: { most: number; why: string }[] = [];
  if (points.some((point, at) => point.must && !heard.has(at))) {
    caps.push({
      most: CAP_WITHOUT_MUST,
      why: `One point is needed for a good answer and was not heard, so this answer stops at ${CAP_WITHOUT_MUST}.`,
    });
  }
  if (wordsOf(answer).length < FEWEST_WORDS) {
    caps.push({
      most: CAP_TOO_SHORT,
      why: `This is too short for a higher score: fewer than ${FEWEST_WORDS} words.`,
    });
  }
  if (coach !== null && coach <= COACH_SEES_NONE) {
    caps.push({
      most: CAP_NOT_AN_ANSWER,
      why: `The built-in check finds next to nothing of the question in it, so this answer stops at ${CAP_NOT_AN_ANSWER}.`,
    });
  }
  return caps;
}

const NOTHING_LEFT = "A sentence that speaks to the scorer was left out; nothing else was said.";
const LEFT_OUT = "A sentence that speaks to the scorer was left out; it changes nothing.";

/** What the model adds to a question of a report. */
export type Judged = Pick<ReportQuestion, "state" | "score" | "parts" | "found" | "missing" | "feedback">;

function judged(
  answered: Answered,
  raw: RawScore,
  text: string,
  instructed: boolean,
  coach: number | null,
): Judged {
  const { points } = answered.question;
  const found = foundIn(raw, points, answered.answer);
  const heard = new Set(found.map(({ at }) => at));
  const run = runOf(answered.question.exercise, answered.run);
  const plain = partsOf(raw, answered.question, found);
  const parts = run ? withExamples(plain, run, { said: found.length, of: points.length }) : plain;
  const uncapped = clamped(parts.reduce((sum, { score, weight }) => sum + score * weight, 0));
  const caps = provesItself(run) ? [] : capOf(text, points, heard, coach);
  const holding = caps.filter(({ most }) => uncapped > most);
  const lines = [
    ...(raw.good ? [sentence(raw.good)] : []),
    ...holding.map(({ why }) => why),
    sentence(raw.missing),
    ...(instructed ? [LEFT_OUT] : []),
    sentence(raw.next),
  ];
  return {
    state: "scored",
    score: Math.min(uncapped, ...holding.map(({ most }) => most)),
    parts,
    found: found.map(({ text, quote }) => ({ text, quote })),
    missing: points.filter((_, at) => !heard.has(at)).map(({ text }) => text),
    feedback: lines.filter((line) => line !== "").join("\n"),
  };
}

const points = ({ question }: Answered) => question.points.map(({ text }) => text);

/** An answer of which the model has said nothing that can be used. */
export const notScored = (answered: Answered): Judged => ({
  state: "not-scored",
  score: null,
  parts: [],
  found: [],
  missing: points(answered),
  feedback: "This answer could not be scored.",
});

/** Who judges the answers of one report; a service keeps the beginning of a prompt that it has read already. */
export type Judge = { model: LanguageModel; mark: string };

/**
 * One answer by the model; the coach's score of it bounds the model's.
 * @throws ModelFailure
 */
export async function scoreAnswer(
  { model, mark }: Judge,
  answered: Answered,
  coach: number | null,
  signal: AbortSignal,
): Promise<Judged> {
  const { text, instructed } = answerToSend(ownAnswer(answered.question, answered.answer));
  if (!isAnswered(text)) {
    return { ...notScored(answered), state: "scored", score: 0, feedback: NOTHING_LEFT };
  }
  const { question, type, expectedAnswer } = answered.question;
  const task = { question, type, expectedAnswer, points: points(answered), answer: text };
  const raw = await structured(model, {
    ...scoresPrompt(task, mark),
    purpose: "scores",
    name: "score",
    schema: judgementOf({ ...task, answer: answered.answer, coach }),
    maxTokens: TOKENS_A_SCORE,
    steady: true,
    signal,
  });
  return judged(answered, raw, text, instructed, coach);
}
