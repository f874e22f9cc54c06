import type { ReportQuestion } from "../entities/report.ts";

/** The points that are not found, parted: those that something in the answer comes near to, and those that nothing does. */
export function missedIn({ missing, near = [] }: Pick<ReportQuestion, "missing" | "near">) {
  const unclear = near.filter(({ text }) => missing.includes(text));
  return { unclear, missing: missing.filter((text) => unclear.every((point) => point.text !== text)) };
}
