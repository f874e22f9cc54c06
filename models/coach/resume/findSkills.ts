import { isPersonal } from "./contact.ts";
import type { Family } from "../entry.ts";
import type { Line, Role, SectionName, Skill } from "./facts.ts";
import { familiesOfTitle } from "./signs.ts";
import { allSkills } from "./skills/all.ts";
import type { Alias, SkillRow } from "./skills/row.ts";
import { tidyLine } from "./tidy.ts";
import { isAnybodys } from "./trade.ts";

type Known = { row: SkillRow; alias: Alias };
type Token = { plain: string; from: number; to: number };

const TOKEN = /\.?[\p{L}\p{N}][\p{L}\p{M}\p{N}.'&]*(?:\+\+|#)?/gu;

/** Words of a line for looking up: "/" and "-" part them, dots stay inside and fall away at the end. */
function tokens(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map((match) => {
    const written = match[0].replace(/[.'&]+$/, "");
    return { plain: written.toLowerCase(), from: match.index, to: match.index + written.length };
  });
}

/** Names that begin with one word: the whole names, and how many words the longest has. */
type Shelf = { names: Map<string, Known[]>; longest: number };

let index: ReadonlyMap<string, Shelf> | null = null;

/** The dictionary by the first word of each name; made at the first use, so that start-up stays cheap. */
function dictionary(): ReadonlyMap<string, Shelf> {
  if (index !== null) return index;
  const made = new Map<string, Shelf>();
  for (const row of allSkills) {
    for (const alias of row.aliases) {
      const words = tokens(alias.written).map((token) => token.plain);
      const first = words[0] ?? "";
      const shelf = made.get(first) ?? { names: new Map<string, Known[]>(), longest: 0 };
      made.set(first, shelf);
      shelf.longest = Math.max(shelf.longest, words.length);
      const key = words.join(" ");
      shelf.names.set(key, [...(shelf.names.get(key) ?? []), { row, alias }]);
    }
  }
  index = made;
  return made;
}

const OPENS = /(?:^|[,;|:•●◦▪·/(&+]|\b(?:and|or|in|using|with|language|languages|of)\s?|[-–]\s)\s*$/i;
const CLOSES = /^\s*(?:$|[,;|•●◦▪·/)&+.(]|(?:and|or|programming|language|developer|scripts?|for)\b|[-–]\s)/i;

/** Whether everyday words are meant as the skill here (rule RS3). */
function isMeant(alias: Alias, text: string, from: number, to: number): boolean {
  if (alias.care === "none") return true;
  if (text.slice(from, to) !== alias.written) return false;
  if (/^\s*(?:19|20)\d{2}/.test(text.slice(to))) return false;
  const closes = CLOSES.test(text.slice(to));
  if (alias.care === "strict") return closes && OPENS.test(text.slice(0, from));
  return closes || /[\p{L}\p{N}]/u.test(text.slice(0, from));
}

/** A skill as a line names it; `shared` by a word that other trades have as well. */
type Named = { skill: Skill; shared: boolean };

function matchAt(line: Line, all: readonly Token[], start: number): (Named & { many: number }) | null {
  const first = all[start];
  const shelf = first === undefined ? undefined : dictionary().get(first.plain);
  if (first === undefined || shelf === undefined) return null;
  for (let many = Math.min(shelf.longest, all.length - start); many > 0; many--) {
    const part = all.slice(start, start + many);
    const to = part.at(-1)?.to ?? first.to;
    const known = shelf.names.get(part.map((t) => t.plain).join(" "));
    const meant = known?.find(({ alias }) => isMeant(alias, line.text, first.from, to));
    // "4,200+ GitHub stars" tells of fame, not of work with the tool.
    if (/^ (?:stars|followers)\b/i.test(line.text.slice(to))) continue;
    if (meant === undefined || /[,;|•·()]/.test(line.text.slice(first.from, to))) continue;
    const { topics, family } = meant.row;
    const { shared } = meant.alias;
    return { skill: { words: line.text.slice(first.from, to), topics, family, line }, shared, many };
  }
  return null;
}

function namedIn(line: Line): Named[] {
  const all = tokens(line.text);
  const found: Named[] = [];
  for (let i = 0; i < all.length;) {
    const match = matchAt(line, all, i);
    if (match !== null) found.push(match);
    i += match?.many ?? 1;
  }
  return found;
}

/** Skills that one line names, in its own letters; the longest name wins ("Spring Boot", not "Spring"). */
export const skillsIn = (line: Line): Skill[] => namedIn(line).map(({ skill }) => skill);

const TITLE =
  /(?:engineer|technician|nurse|officer|teacher|executive|assistant|operator|clerk|recruiter|manager|supervisor|pharmacist|physiotherapist|radiographer|midwife|auditor|lecturer|professor|electrician|wireman|fitter|welder|turner|mechanic|teller|telecaller|tutor|receptionist|intern|volunteer|advis[eo]r|agent|representative|salesmen|सहायक|ऑपरेटर)$/i;

/** One for each topic and line. */
function each(skills: readonly Skill[]): Skill[] {
  const seen = new Set<string>();
  return skills.filter((skill) => {
    const key = `${skill.line.index} ${skill.topics[0] ?? ""}`;
    return seen.has(key) ? false : (seen.add(key), true);
  });
}

/** The name of a firm ("Orchid Logistics") says nothing of what the person can do. */
function isOfEmployer({ words, line }: Skill, roles: readonly Role[]): boolean {
  return roles.some(({ employer, line: own }) => {
    const near = Math.abs(own.index - line.index) <= 1;
    return near && employer !== null && employer.includes(words) && line.text.includes(employer);
  });
}

const SAYS_FIELD: ReadonlySet<SectionName> = new Set(["header", "summary", "education"]);

/** Families that a resume shows: by titles, by what it says of the person, and by skills that only they have. */
function familiesShown(lines: readonly Line[], roles: readonly Role[], named: readonly Named[]): Set<Family> {
  const said = lines.filter(({ section }) => SAYS_FIELD.has(section)).map(({ text }) => tidyLine(text));
  const titles = roles.map(({ title }) => title);
  const own = named.filter(({ skill, shared }) => !shared && !isAnybodys(skill));
  return new Set([...[...titles, ...said].flatMap(familiesOfTitle), ...own.map(({ skill }) => skill.family)]);
}

/** Skills of all lines that are not about the private person, and titles that place a person in a branch. */
export function findSkills(
  lines: readonly Line[],
  roles: readonly Role[],
): { skills: Skill[]; trades: Skill[] } {
  const named = lines
    .filter((line) => line.quotable || !isPersonal(line.text))
    .flatMap(namedIn)
    .filter(({ skill }) => !isOfEmployer(skill, roles));
  const families = named.some(({ shared }) => shared) ? familiesShown(lines, roles, named) : new Set();
  const found = named.flatMap(({ skill, shared }) => (shared && !families.has(skill.family) ? [] : [skill]));
  const isTitle = ({ words }: Skill) => TITLE.test(words);
  return { skills: each(found.filter((skill) => !isTitle(skill))), trades: each(found.filter(isTitle)) };
}

let tools: ReadonlySet<string> | null = null;

/** Topics that are tools or skills of their own: asked only from people who name them (rule QS5). */
export function toolTopics(): ReadonlySet<string> {
  tools ??= new Set(allSkills.map((row) => row.topics[0] ?? ""));
  return tools;
}
