/*
 * How long the coach takes for a question set and for the scores of a whole round, over every round type.
 */
import { RESUME_LINES } from "../../tests/lib/resumePdf.ts";
import { askCoach, scoreWithCoach } from "#models/coach/coach.ts";
import { RoundType } from "#models/entities/round.ts";
import { report } from "./table.ts";

const RUNS = 20;

function times(work: (run: number) => void): number[] {
  return Array.from({ length: RUNS }, (_, run) => {
    const start = performance.now();
    work(run);
    return performance.now() - start;
  }).sort((a, b) => a - b);
}

const resume = Array.from({ length: 8 }, () => RESUME_LINES).flat();
const brief = (run: number, type: RoundType) => ({
  round: { title: "Round", type, difficulty: "medium" as const, duration: 60, questionCount: 12 },
  companyName: "Company",
  resume,
  askedBefore: [],
  seed: `seed ${run}`,
});

const first = performance.now();
askCoach(brief(0, "mixed"));
const cold = performance.now() - first;
const asking = RoundType.options
  .flatMap((type) => times((run) => askCoach(brief(run, type))))
  .sort((a, b) => a - b);
const answered = askCoach(brief(1, "technical")).map((draft, index) => ({
  question: { ...draft, questionId: `q${index}` },
  answer: draft.expectedAnswer,
  seconds: 90,
}));
const scoring = times(() => scoreWithCoach(answered));
const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

report("coach", [
  { what: "first question set of a process", value: cold, unit: "ms", budget: { is: "<=", value: 150 } },
  { what: "question set, 12 questions, median", value: at(asking, 0.5), unit: "ms" },
  {
    what: "question set, 12 questions, slowest",
    value: at(asking, 1),
    unit: "ms",
    budget: { is: "<=", value: 150 },
  },
  { what: "scores of 12 answers, median", value: at(scoring, 0.5), unit: "ms" },
]);
