import type { Report } from "#models/entities/report.ts";
import type { Earlier } from "../../ports.ts";
import type { StoredAnswer } from "../../rows.ts";

/**
 * What would be lost with an answer's row when its attempt's report has come: a text that the server may lack and that
 * the report is not about. It was written after the report had been asked for, here or on another device.
 */
export function unsaid(row: StoredAnswer, report: Report): Earlier[] {
  const { attemptId, index, rev, ackRev, text, timestamp } = row;
  const said = report.questions[index]?.userAnswer ?? "";
  if (rev <= ackRev || text.trim() === "" || text.trim() === said.trim()) return [];
  return [{ kind: "replaced", attemptId, text, device: null, timestamp }];
}
