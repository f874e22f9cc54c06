import type { Line } from "./facts.ts";
import { figuresIn } from "./figures.ts";
import { namePattern } from "./skillYears.ts";

const BETWEEN = /(\s*[,;|•·●/]\s*(?:and\s+)?|\s+and\s+|\s+&\s+)/;
const LABEL = /^[^:]{2,40}:\s*/;
/** Items of a list are short; a longer piece is part of a sentence. */
const MOST_WORDS = 4;
/** Two short pieces are as often a sentence; among the skills everything short is a list. */
const FEWEST_ITEMS = 3;

const wordsIn = (text: string) => text.trim().split(/\s+/).length;

/** The items of a list of skills and the signs between them, by turns; null where the line says something else. */
function itemsOf(line: Line, label: string): string[] | null {
  const parts = line.text.slice(label.length).split(BETWEEN);
  const items = parts.filter((_, at) => at % 2 === 0);
  if (items.some((item) => wordsIn(item) > MOST_WORDS)) return null;
  if (line.section === "skills") return parts;
  const tells = /[.!?।]$/.test(line.text.trim()) || figuresIn(line).length > 0;
  return tells || (items.length < FEWEST_ITEMS && label === "") ? null : parts;
}

function rewrite(line: Line, names: readonly RegExp[]): Line | null {
  const isNamed = (text: string) => names.some((name) => text.search(name) >= 0);
  if (!isNamed(line.text)) return line;
  const label = LABEL.exec(line.text)?.[0] ?? "";
  const parts = itemsOf(line, label);
  if (parts === null) return line;
  const kept: string[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const part = parts[at] ?? "";
    if (!isNamed(part)) kept.push(kept.length === 0 ? part : `${parts[at - 1] ?? ""}${part}`);
  }
  const left = kept.join("");
  return /[\p{L}\p{N}]/u.test(left) ? { ...line, text: label + left } : null;
}

/**
 * Tells how each line reads without some skills: a list of skills loses its items; what was done was done, so a sentence
 * stays word for word. Null: nothing is left.
 */
export function rewriting(removed: readonly string[]): (line: Line) => Line | null {
  const names = removed.map(namePattern);
  const before = new Map<Line, Line | null>();
  return (line) => {
    const known = before.get(line);
    if (known !== undefined) return known;
    const rewritten = rewrite(line, names);
    before.set(line, rewritten);
    return rewritten;
  };
}
