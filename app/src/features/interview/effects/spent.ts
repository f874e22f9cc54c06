import * as z from "zod/mini";
import type { AttemptRow } from "../../../rows.ts";
import { keep, readKept } from "../../../ui/kept.ts";

const KEY = "taiyari-spent";

const Spent = z.object({ attemptId: z.string(), openFor: z.array(z.number()) });

/** Notes how long each question was open, within this very call: a page that goes has no time for the row. */
export const noteSpent = ({ attemptId, openFor }: AttemptRow): void =>
  keep(KEY, JSON.stringify({ attemptId, openFor }));

function noted() {
  try {
    return Spent.safeParse(JSON.parse(readKept(KEY) ?? "null")).data;
  } catch {
    return undefined; // Cut off: the row's own times stand.
  }
}

/** An attempt with the time that was noted after its row had been written. Times only grow. */
export function withSpent(attempt: AttemptRow): AttemptRow {
  const spent = noted();
  if (spent?.attemptId !== attempt.attemptId) return attempt;
  const count = Math.max(attempt.openFor.length, spent.openFor.length);
  const longest = (_: unknown, at: number) => Math.max(attempt.openFor[at] ?? 0, spent.openFor[at] ?? 0);
  return { ...attempt, openFor: Array.from({ length: count }, longest) };
}
