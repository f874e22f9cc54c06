import { scoreWithCoach } from "#models/coach/score/scoreWithCoach.ts";
import type { Interviewer } from "#models/entities/question.ts";
import type { Report } from "#models/entities/report.ts";
import { answered, reportWith } from "../logic/provisional.ts";
import type { ReportInput } from "../logic/types.ts";

/** The coach by the name that the server knows it by; its own file brings the whole bank of questions along. */
export const DEVICE_COACH: Interviewer = { by: "coach", version: "1.0" };

/**
 * The report of a finished attempt by the coach on this device. Fetched on its own when it is needed: the coach weighs
 * as much as a page.
 */
export function provisionalReport(input: ReportInput): Report {
  const scored = scoreWithCoach(answered(input));
  const createdAt = new Date(input.attempt.timestamp).toISOString();
  return { ...reportWith(input, scored), createdAt, scoredBy: DEVICE_COACH };
}
