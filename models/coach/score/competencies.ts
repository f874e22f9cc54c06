import { Competency, type CompetencyScore } from "../../entities/report.ts";
import { TOUCHED_FROM } from "./points.ts";
import type { AnswerScore } from "./scoreAnswer.ts";

const mean = (numbers: readonly number[]) =>
  Math.round(numbers.reduce((sum, n) => sum + n, 0) / numbers.length);

type Told = Exclude<Competency, "coverage">;

/** What answers do in a part: many, one, and one that does not. */
const DETAILS: Readonly<Record<Told, readonly [many: string, one: string, none: string]>> = {
  depth: ["give reasons and trade-offs", "gives reasons and trade-offs", "give reasons or trade-offs"],
  evidence: ["have facts or an example", "has facts or an example", "have facts or an example"],
  structure: ["have a clear order", "has a clear order", "have a clear order"],
  relevance: ["stay on the question", "stays on the question", "stay on the question"],
};

/** Score from which an answer counts as good in one part, and from which as partly so. */
const GOOD_PART = 60;
const PARTLY = 15;

const scoreOf = (answer: AnswerScore, competency: Competency) =>
  answer.parts.find((part) => part.competency === competency)?.score ?? 0;

function coverageDetail(answers: readonly AnswerScore[]): string {
  const points = answers.flatMap((answer) => answer.points);
  const found = points.filter((point) => point.found).length;
  const touched = points.filter((point) => !point.found && point.strength > TOUCHED_FROM).length;
  return `${found} of ${points.length} key points${touched === 0 ? "" : `, ${touched} more touched in part`}`;
}

function detailOf(competency: Competency, answers: readonly AnswerScore[]): string {
  if (competency === "coverage") return coverageDetail(answers);
  const [many, one, none] = DETAILS[competency];
  const scores = answers.map((answer) => scoreOf(answer, competency));
  const good = scores.filter((score) => score >= GOOD_PART).length;
  const partly = scores.filter((score) => score >= PARTLY && score < GOOD_PART).length;
  if (answers.length === 1) {
    if (good === 1) return `the answer ${one}`;
    return partly === 1 ? `the answer ${one} in part` : `the answer does not ${none} yet`;
  }
  const also = partly === 0 ? "" : `, ${partly} more in part`;
  return `${good} of ${answers.length} answers ${good === 1 ? one : many}${also}`;
}

/** Each competency over the answered questions of a round: the mean of its scores (rule SC12). */
export function competenciesOf(answers: readonly AnswerScore[]): CompetencyScore[] {
  if (answers.length === 0) return [];
  return Competency.options.map((competency) => ({
    competency,
    score: mean(answers.map((answer) => scoreOf(answer, competency))),
    detail: detailOf(competency, answers),
  }));
}
