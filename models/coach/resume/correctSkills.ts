import type { SkillCorrection } from "../../entities/corrections.ts";
import type { Family } from "../entry.ts";
import { mayBeQuoted } from "./contact.ts";
import type { Line, Skill } from "./facts.ts";
import { skillsIn } from "./findSkills.ts";

/** Makes the next line of the person's own, behind those of the resume. */
export type AddLine = (text: string, section: Line["section"]) => Line;

/** Makers of lines that stand behind these. */
export function linesBehind(lines: readonly Line[]): { add: AddLine; added: Line[] } {
  const added: Line[] = [];
  const first = Math.max(-1, ...lines.map(({ index }) => index)) + 1;
  const add: AddLine = (text, section) => {
    const line = { text, index: first + added.length, section, quotable: mayBeQuoted(text) };
    added.push(line);
    return line;
  };
  return { add, added };
}

const isSameSkill = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** "React (3 years)": how a skill with its years stands on a line of its own. */
const withYears = (words: string, years: number | undefined) =>
  years === undefined ? words : `${words} (${years} ${years === 1 ? "year" : "years"})`;

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** What the coach knows of a skill that the person has named; of an unknown one, that it belongs to their field. */
function named(words: string, line: Line, family: Family): Skill {
  const as = (text: string) => skillsIn({ ...line, text })[0];
  const known = as(line.text) ?? as(capital(line.text));
  return { words, topics: known?.topics ?? [words.toLowerCase()], family: known?.family ?? family, line };
}

/** Skills that the person has taken out. */
export const removedSkills = (changes: readonly SkillCorrection[]): string[] =>
  changes.filter(({ change }) => change === "remove").map(({ words }) => words);

/**
 * Skills as the person has put them right: those that they have added or given years to come first, each with a line of
 * its own.
 * @param left skills of the resume that were not taken out
 */
export function correctSkills(
  left: readonly Skill[],
  changes: readonly SkillCorrection[],
  family: Family,
  add: AddLine,
): Skill[] {
  const own = changes.flatMap(({ words, change, years }) => {
    const read = left.find((skill) => isSameSkill(skill.words, words));
    if (change === "remove" || (change === "years" && (read === undefined || years === undefined))) return [];
    const line = add(withYears(words, years), "skills");
    return [read === undefined ? named(words, line, family) : { ...read, line }];
  });
  return [...own, ...left];
}
