import { Competency, type CompetencyScore, type ReportQuestion } from "#models/entities/report.ts";

const mean = (numbers: readonly number[]) =>
  Math.round(numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length));

const NAMES: Readonly<Record<Competency, string>> = {
  coverage: "say the key points",
  depth: "give reasons and trade-offs",
  evidence: "have facts or an example",
  structure: "have a clear order",
  relevance: "stay on the question",
};

/** From this score on a part of an answer is good. */
const GOOD_PART = 60;

function detailOf(
  competency: Competency,
  scores: readonly number[],
  questions: readonly ReportQuestion[],
): string {
  if (competency === "coverage") {
    const found = questions.reduce((sum, question) => sum + question.found.length, 0);
    const all = questions.reduce((sum, question) => sum + question.found.length + question.missing.length, 0);
    return `${found} of ${all} key points`;
  }
  const good = scores.filter((score) => score >= GOOD_PART).length;
  return `${good} of ${scores.length} answers ${NAMES[competency]}`;
}

/** Each competency over the answers that were scored: the mean of its parts (rule SC12). */
export function modelCompetencies(questions: readonly ReportQuestion[]): CompetencyScore[] {
  const scored = questions.filter(({ parts }) => parts.length > 0);
  if (scored.length === 0) return [];
  return Competency.options.map((competency) => {
    const scores = scored.map(
      ({ parts }) => parts.find((part) => part.competency === competency)?.score ?? 0,
    );
    return { competency, score: mean(scores), detail: detailOf(competency, scores, scored) };
  });
}

const MOST_AREAS = 5;
const WEAK = 80;

/**
 * Two to five things to practise (rule SC13): what was missing in the weakest answers, and where that is too little what
 * the coach sees in the same ones.
 */
export function modelAreas(questions: readonly ReportQuestion[], coach: readonly string[]): string[] {
  const weak = questions
    .filter(
      (question) =>
        question.state === "scored" && (question.score ?? 0) < WEAK && question.missing.length > 0,
    )
    .sort((a, b) => (a.score ?? 0) - (b.score ?? 0))
    .slice(0, 3)
    .map(({ question, missing }) => `In your answer to “${question}”, add this point: ${missing[0] ?? ""}.`);
  // What the coach misses in an answer the model may have heard.
  const general = coach.filter((area) => !area.startsWith("In “"));
  return [...new Set([...weak, ...(weak.length > 0 ? general : coach)])].slice(0, MOST_AREAS);
}
