import type { Competency, ReportQuestion } from "../../entities/report.ts";
import { TOLD, type Stage } from "./stages.ts";

/** Something that only the person can fill in, and where. */
export type Gap = { text: string; stage: Stage };

/** A part of the score below this is worth a gap. */
const WEAK = 60;

const isWeak = ({ parts }: ReportQuestion, competency: Competency) =>
  parts.every((part) => part.competency !== competency || part.score < WEAK);

/** What a story does not tell yet; `asked`: stages that a missing point asks for already. */
export function storyGaps(asked: ReportQuestion, told: string, stages: ReadonlySet<Stage>): Gap[] {
  const lacks = (sign: RegExp, stage: Stage) => !sign.test(told) && !stages.has(stage);
  const gaps: Gap[] = [];
  if (lacks(TOLD.SETTING, 0)) gaps.push({ text: "when and where it was, and what your task was", stage: 0 });
  if (lacks(TOLD.OWN_ACTION, 1)) gaps.push({ text: "what you yourself did, step by step", stage: 1 });
  if (lacks(TOLD.RESULT, 2)) gaps.push({ text: "what happened in the end: a number", stage: 2 });
  else if (!/\d/.test(told) && isWeak(asked, "evidence") && !stages.has(2))
    gaps.push({ text: "how you measured it: a number", stage: 2 });
  if (lacks(TOLD.LEARNING, 3)) gaps.push({ text: "what you learned, and do differently now", stage: 3 });
  return gaps;
}

/**
 * What an answer to another question lacks: why, an example of one's own, what it costs.
 * @param told the better answer so far, with the points that were added
 * @param fromResume whether a line of the resume stands where the example belongs
 */
export function plainGaps(asked: ReportQuestion, told: string, fromResume: boolean): Gap[] {
  const gaps: Gap[] = [];
  if (isWeak(asked, "depth") && !TOLD.REASON.test(told)) gaps.push({ text: "why: because …", stage: 1 });
  if (fromResume) gaps.push({ text: "what you did there that shows this, with one number", stage: 2 });
  else if (isWeak(asked, "evidence") && !TOLD.INSTANCE.test(told))
    gaps.push({ text: "one example from your own work, with a number", stage: 2 });
  if (isWeak(asked, "depth") && !TOLD.COST.test(told))
    gaps.push({ text: "what it costs, or when you would not do it", stage: 3 });
  return gaps;
}
