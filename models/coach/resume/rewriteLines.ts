import type { Line, Skill } from "./facts.ts";
import { namePattern } from "./skillYears.ts";

/** A line as it stands after skills were taken out. `whole`: it still says what it said, and may be quoted. */
export type Rewritten = { line: Line; whole: boolean };

const BETWEEN = /(\s*[,;|•·●/]\s*(?:and\s+)?|\s+and\s+|\s+&\s+)/;
const LABEL = /^[^:]{2,40}:\s*/;
/** Items of a list are short; a longer piece is part of a sentence. */
const MOST_WORDS = 4;

const wordsIn = (text: string) => text.trim().split(/\s+/).length;

/** A list without these items, or null where the line is no list of them. */
function listWithout(text: string, names: readonly RegExp[]): string | null {
  const label = LABEL.exec(text)?.[0] ?? "";
  const parts = text.slice(label.length).split(BETWEEN);
  const isNamed = (part: string) => names.some((name) => part.search(name) >= 0);
  const kept: string[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const part = parts[at] ?? "";
    if (wordsIn(part) > MOST_WORDS) return null;
    if (isNamed(part)) continue;
    kept.push(kept.length === 0 ? part : `${parts[at - 1] ?? ""}${part}`);
  }
  return label + kept.join("");
}

/**
 * Tells how each line reads without some skills: a list loses its items; a sentence that names one is not quoted any more,
 * and only the other skills that it names are left of it. Null: nothing is left.
 */
export function rewriting(
  removed: readonly string[],
  kept: readonly Skill[],
): (line: Line) => Rewritten | null {
  const names = removed.map(namePattern);
  const before = new Map<Line, Rewritten | null>();
  const rewrite = (line: Line): Rewritten | null => {
    if (!names.some((name) => line.text.search(name) >= 0)) return { line, whole: true };
    const list = listWithout(line.text, names);
    const left = kept.filter((skill) => skill.line === line).map(({ words }) => words);
    const text = list ?? left.join(", ");
    if (!/[\p{L}\p{N}]/u.test(text.replace(LABEL, ""))) return null;
    return { line: { ...line, text }, whole: list !== null };
  };
  return (line) => {
    const known = before.get(line);
    if (known !== undefined) return known;
    const rewritten = rewrite(line);
    before.set(line, rewritten);
    return rewritten;
  };
}
