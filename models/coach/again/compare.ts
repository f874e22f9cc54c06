import { Competency, type ReportQuestion, type ScoreState } from "../../entities/report.ts";
import type { Pair } from "./again.ts";

/** A part of the score, before and after; null where an answer was left open. */
export type PartChange = { competency: Competency; then: number | null; now: number | null };

/** What has changed between two answers to one question. */
export type Comparison = {
  then: number | null;
  now: number | null;
  /** What has become of the later answer, and what the coach says of it. */
  state: ScoreState;
  feedback: string;
  parts: PartChange[];
  /** Points that only the later answer says, with its words. */
  gained: { text: string; quote: string }[];
  /** Points that only the first answer said. */
  lost: string[];
  /** Points that neither says. */
  open: string[];
};

const partOf = ({ parts }: ReportQuestion, competency: Competency) =>
  parts.find((part) => part.competency === competency)?.score ?? null;

type Both = Pick<Pair, "then" | "now">;

const partsOf = ({ then, now }: Both): PartChange[] =>
  Competency.options
    .map((competency) => ({ competency, then: partOf(then, competency), now: partOf(now, competency) }))
    .filter((part) => part.then !== null || part.now !== null);

function pointsOf({ then, now }: Both): Pick<Comparison, "gained" | "lost" | "open"> {
  // Of an answer that could not be read nobody knows which points it has lost (rule SC19).
  if (now.state === "not-scored") return { gained: [], lost: [], open: [] };
  const before = new Set(then.found.map(({ text }) => text));
  const after = new Set(now.found.map(({ text }) => text));
  return {
    gained: now.found.flatMap(({ text, quote }) => (before.has(text) ? [] : [{ text, quote }])),
    lost: [...before].filter((text) => !after.has(text)),
    open: now.missing.filter((text) => !before.has(text)),
  };
}

/** Sets two scored answers to one question side by side (rule BA7). */
export function compare({ then, now }: Both): Comparison {
  const { state, feedback } = now;
  const parts = state === "not-scored" ? [] : partsOf({ then, now });
  return { then: then.score, now: now.score, state, feedback, parts, ...pointsOf({ then, now }) };
}
