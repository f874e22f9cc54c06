import type { Interviewer } from "../../entities/question.ts";

/** Goes up when the same answer may score otherwise. */
export const COACH_VERSION = "3.8";

/** How answers were held against their points. */
export type Method = "meaning" | "words";

/** Who scored a report, and how: what two reports may be compared by. */
export const scorer = (method: Method): Interviewer => ({
  by: "coach",
  version: `${COACH_VERSION} · ${method}`,
});

/** How the coach of a report's version scored; null for one that does not say it, and for a model's. */
export function methodOf({ by, version }: Interviewer): Method | null {
  const method = version.split(" · ")[1];
  return by === "coach" && (method === "meaning" || method === "words") ? method : null;
}
