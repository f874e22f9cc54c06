import { latestMonth, mergedMonths, statedYears, timesIn } from "./dates.ts";
import type { Figure, Line, ResumeFacts, Role, Skill } from "./facts.ts";
import { familiesOf } from "./families.ts";
import { figuresIn } from "./figures.ts";
import { findSkills } from "./findSkills.ts";
import { splitSections } from "./sections.ts";
import { findEducation, findProjects } from "./projects.ts";
import { isEmployerAlone, isLabelled } from "./jobParts.ts";
import { headsTable } from "./tables.ts";
import { findRoles, findWorkplaces } from "./roles.ts";
import { findAims, findPastimes, findStrengths } from "./sayings.ts";
import { hasBullet, isItem, withoutBullet } from "./tidy.ts";
import { isProjectDetail } from "./underJob.ts";

/** Lines read at most; a resume of ten pages has fewer. */
const MOST_LINES = 600;
/** Characters of a line that are looked at. */
const LONGEST_LINE = 500;

const TELLING = new Set(["experience", "projects", "activities", "summary"]);

/** Aims and wishes say nothing of work done. */
const NOT_WORK =
  /^(?:to|wants?|wish) \p{Ll}|\b(?:looking for|seeking|needed|esteemed|to join|to obtain|to secure|to work|aspiring|objective|willing to|job title|description|years?['’]? (?:of )?(?:\w+ ){0,4}experience|abstract would)\b|के पद पर|चाहता|चाहती/iu;

/** How much a line tells about work done: figures, tools, and that it stands in the experience. */
function tells(line: Line, figures: readonly Figure[], skills: readonly Skill[]): number {
  const own = figures.filter((f) => f.line === line).length;
  const tools = skills.filter((s) => s.line === line).length;
  const place = line.section === "experience" ? 2 : line.section === "projects" ? 1.5 : 0.5;
  return place + Math.min(2, own) * 1.5 + Math.min(2, tools) * 0.5;
}

/** A long line that ends with no sign. */
const CUT_OFF = /.{50}[\p{L},&(]\s*$/u;

/** A line of a column, in characters. */
const LONG_LINE = 60;

/** Whether a line was as full as the next one is long, so that its sentence may go on there; a heading is not. */
const mayGoOn = (line: Line, before: Line | undefined) =>
  before === undefined ||
  (before.index === line.index - 1 && before.text.length * 2 >= Math.min(line.text.length, LONG_LINE));

/** Whether a line reads on from the one before it and would be half a sentence alone. */
function readsOn(line: Line, before: Line | undefined): boolean {
  if (hasBullet(line.text)) return false;
  // "… section scored | 96 in the last audit": a number that the line break cut off.
  const mayBeCut = before?.section === line.section && timesIn(before.text).length === 0;
  const cut = mayBeCut && CUT_OFF.test(before.text) && /^\d/.test(line.text.trim());
  return cut || (/^[\p{Ll}(]/u.test(line.text.trim()) && mayGoOn(line, before));
}

function tellingLines(
  lines: readonly Line[],
  taken: ReadonlySet<Line>,
  facts: Pick<ResumeFacts, "figures" | "skills">,
) {
  return lines
    .filter((line) => TELLING.has(line.section) && !taken.has(line) && line.quotable)
    .filter((line) => !readsOn(line, lines[lines.indexOf(line) - 1]))
    .filter((line) => withoutBullet(line.text).split(/\s+/).length >= 5 && !NOT_WORK.test(line.text))
    .filter((line) => isItem(line.text) || timesIn(line.text).length === 0)
    .map((line) => ({ line, by: tells(line, facts.figures, facts.skills) }))
    .filter(({ line, by }) => line.section === "experience" || line.section === "projects" || by > 0.5)
    .sort((a, b) => b.by - a.by || a.line.index - b.line.index)
    .map(({ line }) => line);
}

/** The lines of a resume that are looked at; a fact's line says by `index` which of them it is. */
export const readable = (raw: readonly string[]): string[] =>
  raw.slice(0, MOST_LINES).filter((line) => line.length <= LONGEST_LINE);

/** Lines that are not about the private person. */
export const openLines = (lines: readonly Line[]): Line[] =>
  lines.filter((line) => !["personal", "declaration", "references"].includes(line.section));

/** Years of work by the jobs, or as the lines state them, whichever is more; halves (rule RS5). */
export function yearsOf(open: readonly Line[], roles: readonly Role[], now: number): number {
  const ranges = roles.flatMap(({ worked, line }) =>
    worked === null || line.section === "activities" ? [] : [worked],
  );
  // Jobs of which only the length is told are not known to overlap, and need not follow one another for a whole life.
  const lengths = roles.map(({ worked, months, line }) =>
    worked !== null || line.section === "activities" ? 0 : months,
  );
  const worked = (mergedMonths(ranges, now) + lengths.reduce((all, one) => all + one, 0)) / 12;
  return Math.round(Math.max(worked, 0, ...open.map((line) => statedYears(line.text))) * 2) / 2;
}

const nameIn = (text: string) => withoutBullet(text).replace(/^M\/s\.?\s+/i, "");

/** Whether a line names a job or its employer, or heads a table, and tells nothing of the work. */
function namesOnly({ text, section }: Line, roles: readonly Role[]): boolean {
  if (headsTable(text)) return true;
  if (section !== "experience" || isItem(text)) return false;
  const named = roles.some(({ employer }) => employer !== null && nameIn(text).startsWith(employer));
  return named || isLabelled(text) || isProjectDetail(text) || isEmployerAlone(text);
}

/** Facts of a resume from its lines in reading order, each with the line that says it. Never throws. */
export function readResume(raw: readonly string[]): ResumeFacts {
  const lines = splitSections(readable(raw));
  const open = openLines(lines);
  const now = latestMonth(raw.slice(0, MOST_LINES));
  const roles = findRoles(open, now);
  const workplaces = findWorkplaces(open, roles);
  const { skills, trades } = findSkills(open, roles);
  const figures = open.filter((line) => TELLING.has(line.section) && line.quotable).flatMap(figuresIn);
  const years = yearsOf(open, roles, now);
  const taken = new Set([
    ...[...roles, ...workplaces].map(({ line }) => line),
    ...open.filter((line) => namesOnly(line, roles)),
  ]);
  return {
    lines,
    skills,
    trades,
    roles,
    workplaces,
    projects: findProjects(open),
    education: findEducation(open),
    figures,
    strengths: findStrengths(open),
    aims: findAims(open),
    pastimes: findPastimes(open),
    tellingLines: tellingLines(open, taken, { figures, skills }),
    years,
    families: familiesOf(open, roles, [...skills, ...trades], years),
    level: null,
    disowned: { words: [], topics: [] },
  };
}
