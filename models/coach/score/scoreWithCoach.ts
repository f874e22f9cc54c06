import { runOf } from "../../coding/runOf.ts";
import { ownAnswer } from "../../coding/starter.ts";
import type { Question } from "../../entities/question.ts";
import type { ReportQuestion } from "../../entities/report.ts";
import { isAnswered } from "../../rules/score.ts";
import { answeredQuestions, averageScore, overallScore } from "../../rules/totals.ts";
import { schemeOf } from "../again/questionOf.ts";
import type { Answered, Scored } from "../interviewer.ts";
import { contradictionsIn, toldContradiction } from "../person/contradictions.ts";
import { areasOf } from "./areas.ts";
import { competenciesOf } from "./competencies.ts";
import { feedbackOn, feedbackOnBlank } from "./feedback.ts";
import { isEnglish } from "../text/english.ts";
import { keyPointsOf } from "./keyPoints.ts";
import { isQuoteOf } from "./quote.ts";
import { scoreAnswer, type AnswerScore } from "./scoreAnswer.ts";
import type { Meanings } from "./senses.ts";
import { scorer } from "./version.ts";

/** The most characters of an answer that are scored; an hour of speech has fewer. */
const MOST_CHARACTERS = 20_000;

/** What of an answer is scored: what the person wrote, as far as it is read. */
export const scorable = ({ question, answer }: Pick<Answered, "question" | "answer">): string =>
  ownAnswer(question, answer).slice(0, MOST_CHARACTERS);

/** What a report's question says of why it was asked, and by whom (rules QS12 and LM12). */
export const whyAsked = ({ because, standsIn }: Pick<Question, "because" | "standsIn">) => ({
  ...(because !== undefined && { because }),
  ...(standsIn && { standsIn }),
});

function shown({ question, answer, seconds }: Answered) {
  const { questionId, type, question: text, resumeLine, expectedAnswer, link } = question;
  const asked = { questionId, type, question: text, resumeLine, expectedAnswer, link };
  return { ...asked, userAnswer: answer, seconds, scheme: schemeOf(question), ...whyAsked(question) };
}

function blank(answered: Answered): ReportQuestion {
  const missing = keyPointsOf(answered.question).map(({ text }) => text);
  const feedback = feedbackOnBlank();
  return { ...shown(answered), state: "not-answered", score: 0, parts: [], found: [], missing, feedback };
}

const NOT_ENGLISH =
  "This is not in English, and the coach reads English only so far. It is not scored and does not count. Your words are kept as they are; answer once more in simple English to have it scored.";

/** An answer that the coach cannot read (rule SC19): a score of it would be made up. */
function unread(answered: Answered): ReportQuestion {
  return { ...blank(answered), state: "not-scored", score: null, feedback: NOT_ENGLISH };
}

const UNTOUCHED = "There is nothing in the editor yet but what stood there from the start.";

/** An answer of which nothing is the person's own (rule CO9). */
function untouched(answered: Answered): ReportQuestion {
  return { ...blank(answered), feedback: UNTOUCHED };
}

function scored(answered: Answered, result: AnswerScore): ReportQuestion {
  // Law 5: a quote that does not stand in the answer letter for letter is dropped, and its point with it.
  const isQuote = (quote: string) => isQuoteOf(answered.answer, quote);
  const found = result.points.filter((p) => p.found && isQuote(p.quote));
  const missing = result.points.filter((p) => !found.includes(p));
  const near = missing.flatMap(({ point, near: quote }) =>
    isQuote(quote) ? [{ text: point.text, quote }] : [],
  );
  return {
    ...shown(answered),
    state: "scored",
    score: result.score,
    parts: result.parts,
    found: found.map(({ point, quote, words, by }) => ({
      text: point.text,
      quote,
      words: [...words],
      ...(by === "sound" ? { sound: true } : {}),
    })),
    missing: missing.map(({ point }) => point.text),
    ...(near.length > 0 ? { near } : {}),
    feedback: [feedbackOn(answered.question, result), ...toldOf(answered)].join("\n"),
  };
}

/** What the answer says of the person that their resume says otherwise; it is pointed out and changes no score. */
const toldOf = (answered: Answered): string[] =>
  answered.person ? contradictionsIn(scorable(answered), answered.person).map(toldContradiction) : [];

/**
 * Scores a whole attempt, by meaning where the meanings of its texts are given. A blank answer is 0 without looking at anything else. Never throws (rules SC1
 * to SC19).
 */
export function scoreWithCoach(attempt: readonly Answered[], meanings: Meanings | null = null): Scored {
  const outcomes = attempt.map((answered) => {
    const { question } = answered;
    const own = scorable(answered);
    const run = runOf(question.exercise, answered.run);
    const isUnread = run === null && !isEnglish(own);
    const score = isAnswered(own) && !isUnread ? scoreAnswer(question, own, meanings, run) : null;
    return { answered, question, score, isUnread };
  });
  const questions = outcomes.map(({ answered, score, isUnread }) => {
    if (isUnread) return unread(answered);
    if (score !== null) return scored(answered, score);
    return isAnswered(answered.answer) ? untouched(answered) : blank(answered);
  });
  const read = outcomes.filter(({ isUnread }) => !isUnread);
  const competencies = competenciesOf(outcomes.flatMap(({ score }) => score ?? []));
  const byWords = outcomes.some(({ score }) => score?.by === "words");
  return {
    scoredBy: scorer(meanings !== null && !byWords ? "meaning" : "words"),
    overallScore: overallScore(questions),
    totalQuestions: questions.length,
    answeredQuestions: answeredQuestions(questions),
    averageScore: averageScore(questions),
    competencies,
    questions,
    areasForImprovement: read.length === 0 ? [] : areasOf(read, competencies),
  };
}
