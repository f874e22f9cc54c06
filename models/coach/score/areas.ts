import type { Question } from "../../entities/question.ts";
import type { Competency, CompetencyScore } from "../../entities/report.ts";
import type { AnswerScore } from "./scoreAnswer.ts";

/** One question with what became of its answer; null when it was left open. */
export type Outcome = { question: Question; score: AnswerScore | null };

const MOST_AREAS = 5;
const FEWEST_AREAS = 2;
/** Mean of a competency below which it is named. */
const WEAK = 60;

const ADVICE: Readonly<Record<Competency, string>> = {
  coverage: "Before you speak, take ten seconds and note three points; then say each in one sentence.",
  depth: "Add one reason to each answer: why you do it that way, and what it costs.",
  evidence: "Bring one number or one example from your own work into each answer.",
  structure: "Give each answer an order: first, then, in the end.",
  relevance: "Start each answer with the words of the question, then stay with it.",
};

const titled = (questions: readonly Question[]) => questions.map(({ title }) => `“${title}”`).join(" and ");

function openOnes(outcomes: readonly Outcome[]): string[] {
  const open = outcomes.filter(({ score }) => score === null).map(({ question }) => question);
  if (open.length === 0) return [];
  const more = open.length > 2 ? ` and ${open.length - 2} more` : "";
  return [
    `Try ${titled(open.slice(0, 2))}${more} aloud once: an open question counts 0, and two full sentences already earn something.`,
  ];
}

/** The heaviest missing points of the weakest answers, one sentence each. */
function missedPoints(outcomes: readonly Outcome[]): string[] {
  return outcomes
    .flatMap(({ question, score }) => {
      const gap = score?.points
        .filter(({ found }) => !found)
        .sort((a, b) => Number(b.point.must) - Number(a.point.must) || b.point.weight - a.point.weight)[0];
      return gap === undefined || score === null ? [] : [{ question, point: gap.point, of: score.score }];
    })
    .sort((a, b) => a.of - b.of)
    .slice(0, 2)
    .map(({ question, point }) => `In “${question.title}”, add this point: ${point.text}.`);
}

function wrongClaims(outcomes: readonly Outcome[]): string[] {
  return outcomes
    .flatMap(({ question, score }) => (score?.claims ?? []).map(({ claim }) => ({ question, claim })))
    .slice(0, 1)
    .map(
      ({ question, claim }) =>
        `In “${question.title}”, look once more at this claim: “${claim}”. It is a common mistake.`,
    );
}

function weakCompetencies(competencies: readonly CompetencyScore[]): string[] {
  return [...competencies]
    .filter(({ competency, score }) => score < WEAK && competency !== "coverage")
    .sort((a, b) => a.score - b.score)
    .slice(0, 2)
    .map(({ competency, detail }) => `${ADVICE[competency]} So far ${detail}.`);
}

/** What a strong round still gains from. */
function polish(competencies: readonly CompetencyScore[], outcomes: readonly Outcome[]): string[] {
  const lowest = [...competencies].sort((a, b) => a.score - b.score)[0];
  const first = outcomes[0]?.question.title;
  return [
    ...(lowest === undefined ? [] : [ADVICE[lowest.competency]]),
    ...(first === undefined
      ? []
      : [`Say “${first}” once more in under a minute, and keep the strongest point first.`]),
    "Try a harder round next, or the same one with another company.",
  ];
}

/** Two to five concrete sentences about what to practise next, from what was weak in this round (rule SC13). */
export function areasOf(outcomes: readonly Outcome[], competencies: readonly CompetencyScore[]): string[] {
  const areas = [
    ...wrongClaims(outcomes),
    ...missedPoints(outcomes),
    ...openOnes(outcomes),
    ...weakCompetencies(competencies),
  ].slice(0, MOST_AREAS);
  const more = polish(competencies, outcomes).filter((area) => !areas.includes(area));
  return [...areas, ...more.slice(0, Math.max(0, FEWEST_AREAS - areas.length))];
}
