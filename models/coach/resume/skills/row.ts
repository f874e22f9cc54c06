import type { Family } from "../../entry.ts";

/**
 * One skill of the dictionary. Written as `topic topic: Name | alias | alias`; the first topic is the skill's own,
 * the others are broader. An alias with `=` before it is a short or everyday word: it counts only in its exact
 * letters and as an item of a list ("C", "R", "Go"). One with `~` counts only in its exact letters and not as the
 * first word of a sentence ("Excel", "Spring").
 */
export type SkillRow = { family: Family; topics: readonly string[]; name: string; aliases: readonly Alias[] };
/** An alias as words to look for, and how careful to be with it. */
export type Alias = { written: string; care: "none" | "soft" | "strict" };

function toAlias(written: string): Alias {
  if (written.startsWith("=")) return { written: written.slice(1), care: "strict" };
  if (written.startsWith("~")) return { written: written.slice(1), care: "soft" };
  return { written, care: "none" };
}

function toRow(family: Family, line: string): SkillRow[] {
  const colon = line.indexOf(":");
  if (colon < 0) return [];
  const topics = line.slice(0, colon).trim().split(/\s+/);
  const aliases = line
    .slice(colon + 1)
    .split("|")
    .map((alias) => toAlias(alias.trim()));
  return [{ family, topics, name: aliases[0]?.written ?? "", aliases }];
}

/** Reads the lines of one family's table. */
export const rows = (family: Family, table: string): readonly SkillRow[] =>
  table
    .trim()
    .split("\n")
    .flatMap((line) => toRow(family, line.trim()));
