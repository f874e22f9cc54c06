import type { Family } from "../../entry.ts";

/**
 * One skill of the dictionary. Written as `topic topic: Name | alias | alias`; the first topic is the skill's own,
 * the others are broader. An alias with `=` before it is a short or everyday word: it counts only in its exact
 * letters and as an item of a list ("C", "R", "Go"). One with `~` counts only in its exact letters and not as the
 * first word of a sentence ("Excel", "Spring"). One with `?` before that is a word of several trades: it counts only where
 * the resume shows its family otherwise ("dressing" of a nurse, and of an electrician's board).
 */
export type SkillRow = { family: Family; topics: readonly string[]; name: string; aliases: readonly Alias[] };
/** An alias as words to look for, how careful to be with it, and whether other trades have the word as well. */
export type Alias = { written: string; care: "none" | "soft" | "strict"; shared: boolean };

function toAlias(raw: string): Alias {
  const shared = raw.startsWith("?");
  const written = shared ? raw.slice(1) : raw;
  if (written.startsWith("=")) return { written: written.slice(1), care: "strict", shared };
  if (written.startsWith("~")) return { written: written.slice(1), care: "soft", shared };
  return { written, care: "none", shared };
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
