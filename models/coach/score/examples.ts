import { splitAnswer } from "../../coding/answerText.ts";
import { type Counted, partsOfRun } from "../../coding/runOf.ts";
import type { ExampleRun } from "../../entities/exampleRun.ts";
import type { ScorePart } from "../../entities/report.ts";
import { LEAST_COVERAGE_OF_PROVEN, WEIGHTS_WITH_RUN } from "../rubric.ts";
import type { Mark } from "./marks.ts";

const ofAll = ({ passed, of }: Counted) => `${passed} of ${of}`;

/** What code passes, as it is said: "2 of 3 examples and 1 of 5 other checks". */
export function passedIn(run: ExampleRun): string {
  const { examples, checks } = partsOfRun(run);
  return `${ofAll(examples)} examples${checks ? ` and ${ofAll(checks)} other checks` : ""}`;
}

/** What there is to pass: "all 3 examples and all 5 other checks". */
export function allOf(run: ExampleRun): string {
  const { examples, checks } = partsOfRun(run);
  return `all ${examples.of} examples${checks ? ` and all ${checks.of} other checks` : ""}`;
}

/**
 * What the examples say of code that was run, and the checks beside them, each as much as any other (rule CO5): whoever
 * wrote the examples' results into it has passed those alone.
 */
function markExamples(run: ExampleRun): Mark {
  const what = provesItself(run) ? allOf(run) : passedIn(run);
  const reason = `${what.charAt(0).toUpperCase()}${what.slice(1)} passed when you last ran it, on your device.`;
  return { score: Math.round(100 * shownBy(run)), reason };
}

/** Whether code has shown by its run that it does what is asked. */
export const provesItself = (run: ExampleRun | null): run is ExampleRun =>
  run !== null && run.passed === run.of;

/** How far code has shown by its run that it is about the question, 0 to 1. */
export const shownBy = (run: ExampleRun | null): number => (run === null ? 0 : run.passed / run.of);

/** Why a part counts less beside code that passes some of its examples and checks. */
export const SOME_PASS = "It counts less, because not everything passes that the code was run on.";

const COMMENTS = /\/\/.*|\/\*[^]*?\*\//g;

/** What an answer says beside its code: its words, and the comments in the code. */
export function saidBeside(answer: string): string {
  const { words, code } = splitAnswer(answer);
  const comments = (code.match(COMMENTS) ?? []).map((comment) => comment.replace(/[/*]+/g, " ").trim());
  return [words, ...comments].join("\n").trim();
}

/** How many of a question's key points an answer says. */
export type Said = { said: number; of: number };

/** Code that passes everything shows the approach, which is half of the points; saying them is the other half. */
function provenCoverage(run: ExampleRun, score: number, { said, of }: Said): Mark {
  const every = run.checks ? "every example and every other check" : "every example";
  const shows = `It passes ${every}, which shows the approach`;
  return {
    score: Math.round(LEAST_COVERAGE_OF_PROVEN + (score * (100 - LEAST_COVERAGE_OF_PROVEN)) / 100),
    reason:
      of === 0 ? `${shows}.` : `${shows}; ${said} of ${of} key points ${said === 1 ? "is" : "are"} said.`,
  };
}

function provenRelevance(run: ExampleRun): Mark {
  const { score } = markExamples(run);
  const some = `The code gives what the question asks in ${passedIn(run)}.`;
  return { score, reason: provesItself(run) ? "The code does what the question asks." : some };
}

/**
 * The parts of an answer whose code was run: the examples are its evidence, and as far as they pass the answer is about the
 * question, however few words stand beside the code; where all pass, it shows half of the points (rule CO5).
 */
export function withExamples(parts: readonly ScorePart[], run: ExampleRun, said: Said): ScorePart[] {
  return parts.map((part) => ({
    ...part,
    ...markWithRun(part, run, said),
    weight: WEIGHTS_WITH_RUN[part.competency],
  }));
}

function markWithRun({ competency, score, reason }: ScorePart, run: ExampleRun, said: Said): Mark {
  if (competency === "evidence") return markExamples(run);
  if (competency === "coverage" && provesItself(run)) return provenCoverage(run, score, said);
  if (competency === "relevance" && markExamples(run).score > score) return provenRelevance(run);
  return { score, reason };
}
