import type { Corrections } from "../../entities/corrections.ts";
import { applyCorrections } from "./applyCorrections.ts";
import { removedSkills } from "./correctSkills.ts";
import { readResume, readable } from "./readResume.ts";
import { namesAsName } from "./skillYears.ts";

/** What the person says of themselves beside skills and jobs. */
const sayings = ({ family, level, years }: Corrections): string[] => [
  ...(family === undefined ? [] : [`Field of work: ${family}`]),
  ...(level === undefined ? [] : [`Level: ${level}`]),
  ...(years === undefined ? [] : [`${years} ${years === 1 ? "year" : "years"} of work experience`]),
];

/**
 * The lines of a resume as they read with what the person has put right, headings included; what they have added stands
 * at the end. A sentence that names a tool which is not theirs is left out, for a model would ask about it. Without corrections the lines as they are.
 */
export function correctedLines(
  raw: readonly string[],
  corrections: Corrections | null | undefined,
): readonly string[] {
  if (!corrections) return raw;
  const read = readResume(raw);
  const facts = applyCorrections(read, corrections);
  const known = new Set(read.lines.map(({ index }) => index));
  const removed = removedSkills(corrections.skills);
  const jobs = new Set(facts.roles.map(({ line }) => line.index));
  const told = facts.lines.filter(({ index, text }) => jobs.has(index) || !namesAsName(text, removed));
  const texts = new Map(told.map(({ index, text }) => [index, text]));
  const lines = readable(raw);
  const inPlace = lines.flatMap((text, at) => (known.has(at) ? (texts.get(at) ?? []) : text));
  const last = Math.max(-1, ...known);
  const added = facts.lines.filter(({ index }) => index > last).map(({ text }) => text);
  return [...inPlace, ...added, ...sayings(corrections)];
}
