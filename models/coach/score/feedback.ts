import { partsOfRun } from "../../coding/runOf.ts";
import type { ExampleRun } from "../../entities/exampleRun.ts";
import type { Question } from "../../entities/question.ts";
import type { Competency, ScorePart } from "../../entities/report.ts";
import { asksForStory } from "../better/stages.ts";
import { COST_OF_WRONG_CLAIM, FEWEST_WORDS } from "../rubric.ts";
import type { Cap } from "./caps.ts";
import { allOf, passedIn, provesItself } from "./examples.ts";
import type { PointResult } from "./points.ts";
import type { AnswerScore } from "./scoreAnswer.ts";

const NOT_ANSWERED = "You left this one open. Next time say what you do know; even one point counts.";

const DOES_NOT_KNOW =
  "It is honest to say that you do not know. Next time go on from there: say what you do know about it, or how you would find out.";

/** Why an answer stops where it does; not knowing is said in another place. */
const WHY_CAPPED: Readonly<Record<Exclude<Cap["why"], "no-must" | "does-not-know">, string>> = {
  "too-short": `This is too short for a higher score: fewer than ${FEWEST_WORDS} words.`,
  "no-sentences": "This reads like single words in a row. Say in full sentences how they belong together.",
  "several-answers": "Much of this is about other questions. Keep what answers this one.",
  general:
    "Much of this would fit any question. Say what only you can say: a place, a number, who was there, what you did and what came of it.",
  "question-said-back": "This says the question back. Start with your own first point.",
};

const NEXT_STEP: Readonly<Record<Competency, string>> = {
  coverage: "Next time, say each of the other points in one sentence before you go deeper.",
  depth: "Next time, add why you do it that way and what it costs: “because …”, “instead of …”.",
  evidence: "Next time, add one number, one name of a tool or place, or one example from your own work.",
  structure: "Next time, give it an order: first, then, in the end.",
  relevance: "Next time, answer the question in your first sentence and stay with it.",
};
const NEXT_STEP_FIRST =
  "Next time, begin with the point that matters most, then say one sentence on each other one.";
const NEXT_STEP_ONE_MORE = "Next time, add that one point in one sentence.";
const NEXT_STEP_STORY =
  "Next time, tell it in four steps: the situation, what you did, the result, what you learned.";

const has = ({ caps }: AnswerScore, why: Cap["why"]) => caps.some((cap) => cap.why === why);

/** Nothing of it is about the question and it is no sentence: keys that were hit, or an order to the scorer. */
const isNoTry = (score: AnswerScore) =>
  has(score, "question-said-back") ||
  has(score, "no-sentences") ||
  score.instructed ||
  score.parts.every((part) => part.score < LEAST_TRY);
const LEAST_TRY = 5;

/**
 * A point that is said, with its words. Where all of them only sound like theirs, which is which is for the person to say:
 * nothing is quoted then.
 */
const praise = ({ by, point, quote }: PointResult, found: number, of: number) =>
  by === "sound"
    ? `we hear ${found} of ${of} points in it. See below what we take for which.`
    : `you said “${quote.replace(/[.…]+$/, "")}”. That covers “${point.text}”.`;

/** An answer below this is not praised for a sentence: one point that is met in it may be met by chance. */
const PRAISED_FROM = 50;

/** What of a poor answer is taken for a point: it is named, so that it can be looked at, and not praised. */
const nearestTo = ({ point, quote }: PointResult) =>
  `What comes nearest to the question is “${quote.replace(/[.…]+$/, "")}”. We take it for “${point.text}”; if you mean that, say it plainly.`;

const goodCode = (run: ExampleRun, said: string | null) =>
  `Good: it passes ${allOf(run)}${said === null ? "." : `, and ${said}`}`;

const tried = (run: ExampleRun | null) =>
  run !== null && run.passed > 0 ? `It passes ${passedIn(run)}` : "You gave it a try";

/** What was good, with the answer's own words for the heaviest point that is said, or else that is taken for said; null when nothing was. */
function good(score: AnswerScore): string | null {
  const found = score.points.filter((point) => point.found);
  const best = [...found].sort(
    (a, b) => Number(a.by === "sound") - Number(b.by === "sound") || b.point.weight - a.point.weight,
  )[0];
  if (has(score, "no-sentences")) return null;
  const said = best === undefined ? null : praise(best, found.length, score.points.length);
  const { run } = score;
  if (provesItself(run)) return goodCode(run, said);
  if (best && best.by !== "sound" && score.score < PRAISED_FROM) return nearestTo(best);
  if (said !== null) return `Good: ${said}`;
  if (has(score, "does-not-know")) return DOES_NOT_KNOW;
  return isNoTry(score) ? null : `${tried(run)}, and that is a start.`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The one point to add first; the report lists all that are missing beside this text. */
function missing(score: AnswerScore): string[] {
  const open = score.points.filter((point) => !point.found);
  const [first] = open.sort(
    (a, b) => Number(b.point.must) - Number(a.point.must) || b.point.weight - a.point.weight,
  );
  if (first === undefined) return ["All key points were in it."];
  const { point, near } = first;
  const isNeeded = point.must && !provesItself(score.run);
  if (near !== "")
    return [
      `${isNeeded ? "Needed, and close" : "Close"}, but not clear yet: “${point.text}”. If “${near.replace(/[.…]+$/, "")}” means it, say it clearly.`,
    ];
  return [
    isNeeded
      ? `Needed and not heard yet: a good answer to this says “${point.text}”.`
      : `What would add most now is a sentence on “${point.text}”.`,
  ];
}

/** The part that would gain most. */
function weakestPart(parts: readonly ScorePart[]): ScorePart | undefined {
  return [...parts].sort((a, b) => (100 - b.score) * b.weight - (100 - a.score) * a.weight)[0];
}

function moreToPass(run: ExampleRun): string {
  const { examples } = partsOfRun(run);
  if (examples.passed < examples.of)
    return "Next time, run it until every example passes: each one that does not shows you a case to think of.";
  return "Next time, run it until every check passes as well: the input that is shown is a case to think of.";
}

/** What to do about points that are not found. */
function forPoints(open: number, of: number): string {
  if (open === 0) return NEXT_STEP.relevance;
  if (open === 1) return NEXT_STEP_ONE_MORE;
  return open * 2 > of ? NEXT_STEP_FIRST : NEXT_STEP.coverage;
}

function nextStep(question: Question, { parts, points, run }: AnswerScore): string {
  if (run !== null && run.passed < run.of) return moreToPass(run);
  const open = points.filter(({ found }) => !found).length;
  const weakest = weakestPart(parts);
  if (weakest === undefined || (weakest.score >= 90 && open === 0))
    return "Next time, say it again in fewer words; it is all there.";
  if (weakest.score >= 90) return "Next time, add what was not heard in one sentence; the rest is there.";
  if (weakest.competency === "coverage") return forPoints(open, points.length);
  if (weakest.competency === "structure" && asksForStory(question)) return NEXT_STEP_STORY;
  return NEXT_STEP[weakest.competency];
}

const claimLine = ({ claim, quote }: AnswerScore["claims"][number]) =>
  `Check this: “${quote}”. A common mistake is “${claim}” (${COST_OF_WRONG_CLAIM} points off).`;

/** Caps that say more of an answer than that it is general. */
const PLAINER: readonly Cap["why"][] = ["too-short", "no-sentences", "question-said-back", "does-not-know"];

/** Whether a cap is to be spoken of: those that rise by degrees only where they took something from the score. */
function holds({ why, most }: Cap, { caps, uncapped }: AnswerScore): boolean {
  if (why !== "no-must" && why !== "general") return true;
  if (why === "general" && caps.some((cap) => PLAINER.includes(cap.why))) return false;
  return uncapped > most && caps.every((cap) => cap.most >= most);
}

/** Why an answer stops, and where; the number only where it took something from the score. */
function cappedLine({ why, most }: Cap, { uncapped }: AnswerScore): string[] {
  const stop = uncapped > most ? `this answer stops at ${Math.round(most)}` : "";
  if (why === "does-not-know") return [];
  if (why === "no-must") return [`One point is needed for a good answer and was not heard, so ${stop}.`];
  return [stop === "" ? WHY_CAPPED[why] : `${WHY_CAPPED[why]} So ${stop}.`];
}

/** Feedback on one answer: what was good, what is missing, what is wrong, one thing to do next; a line each. */
export function feedbackOn(question: Question, score: AnswerScore): string {
  const first = good(score);
  return [
    ...(first === null ? [] : [first]),
    ...score.caps.filter((cap) => holds(cap, score)).flatMap((cap) => cappedLine(cap, score)),
    ...missing(score),
    ...score.claims.map(claimLine),
    ...(score.notRun === null ? [] : [score.notRun]),
    ...(score.instructed ? ["A sentence that speaks to the scorer was left out; it changes nothing."] : []),
    nextStep(question, score),
  ]
    .map(capital)
    .join("\n");
}

/** Feedback on a question that was left open. */
export const feedbackOnBlank = () => NOT_ANSWERED;
