import type { ExampleRun } from "../../entities/exampleRun.ts";
import type { ScorePart } from "../../entities/report.ts";
import { WEIGHTS_WITH_RUN } from "../rubric.ts";
import type { Mark } from "./marks.ts";

/** What the examples say of code that was run (rule CO5). */
export function markExamples({ passed, of }: ExampleRun): Mark {
  const score = Math.round((100 * passed) / of);
  const when = "when you last ran it, on your device";
  const all = passed === of ? `All ${of}` : `${passed} of ${of}`;
  return { score, reason: `${all} examples passed ${when}.` };
}

/** Whether code has shown by its run that it does what is asked. */
export const provesItself = (run: ExampleRun | null): boolean => run !== null && run.passed === run.of;

/**
 * The parts of an answer whose code was run: the examples are its evidence, and as far as they pass the answer is about the
 * question, however few words stand beside the code (rule CO5).
 */
export function withExamples(parts: readonly ScorePart[], run: ExampleRun): ScorePart[] {
  const mark = markExamples(run);
  return parts.map((part) => {
    const weight = WEIGHTS_WITH_RUN[part.competency];
    if (part.competency === "evidence") return { ...part, ...mark, weight };
    if (part.competency !== "relevance" || mark.score <= part.score) return { ...part, weight };
    return { ...part, weight, score: mark.score, reason: "The code does what the question asks." };
  });
}
