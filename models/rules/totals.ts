/** A score as rules SC1 and SC2 see it: null is "not scored", which no mean may count. */
type Scored = { state: "scored" | "not-answered" | "not-scored"; score: number | null };

const mean = (numbers: readonly number[]) =>
  numbers.length === 0 ? null : Math.round(numbers.reduce((a, b) => a + b, 0) / numbers.length);

const scores = (questions: readonly Scored[]) =>
  questions.flatMap((q) => (q.score === null ? [] : [q.score]));

/** Mean over all questions that have a score, a blank one counting 0; null when there is none (rule SC1). */
export function overallScore(questions: readonly Scored[]): number | null {
  return mean(scores(questions));
}

/** Mean over the answered questions that have a score; null when there is none (rule SC2). */
export function averageScore(questions: readonly Scored[]): number | null {
  return mean(scores(questions.filter((q) => q.state === "scored")));
}

/** How many questions somebody has answered, with a score or without one (rule SC3). */
export const answeredQuestions = (questions: readonly Scored[]): number =>
  questions.filter(({ state }) => state !== "not-answered").length;
