import type { Entry } from "../entry.ts";
import { isResult } from "../resume/figures.ts";
import type { Figure, Line, ResumeFacts } from "../resume/facts.ts";
import { isFigure } from "../text/figure.ts";
import { contentStems } from "../text/words.ts";
import { cutLine } from "./cutLine.ts";
import { LINE_SIGNS, lineFits, nearness, quoteOf } from "./lines.ts";
import { isProblem, isSupposed, roleBelongs } from "./belongs.ts";
import { fitsTime, presentFirst } from "./present.ts";
import { isName, skillBears } from "./tells.ts";
import { namesOfTopic, skillsFor } from "./topics.ts";

const SLOTS = ["skill", "role", "employer", "project", "figure", "line"] as const;
export type Slot = (typeof SLOTS)[number];

/** Words for a slot, and the line that they come from. */
export type Filling = { words: string; line: Line };

/** Slots in braces that a wording has. */
export const slotsOf = (frame: string): Slot[] => SLOTS.filter((slot) => frame.includes(`{${slot}}`));

/** Whether an entry asks about work in general, so that any line of the resume may stand in it. */
export const isOpen = (entry: Entry) =>
  entry.family === "general" ||
  entry.family === "fresher" ||
  entry.kind === "behavioral" ||
  entry.kind === "hr" ||
  entry.kind === "other";

const clean = (words: string) => cutLine(words, 60);

/** Lines that name a skill of the entry's topic; for open entries every telling line. */
function linesFor(entry: Entry, facts: ResumeFacts): readonly Line[] {
  const onTopic = new Set(skillsFor(entry, facts).map((skill) => skill.line));
  const topical = facts.tellingLines.filter((line) => onTopic.has(line));
  return topical.length > 0 || !isOpen(entry) ? topical : facts.tellingLines;
}

/** Lines for an entry, those that speak of it most first. */
export function nearestLines(entry: Entry, facts: ResumeFacts): readonly Line[] {
  return linesFor(entry, facts)
    .map((line, at) => ({ line, by: nearness(entry, line) - 0.02 * at }))
    .sort((a, b) => b.by - a.by)
    .map(({ line }) => line);
}

/** Jobs that belong to what a wording asks, the present one first. */
const rolesFor = (entry: Entry, facts: ResumeFacts, frame: string) =>
  presentFirst(facts).filter(
    (role) => fitsTime(entry, frame, role, facts) && roleBelongs(entry, frame, role, facts),
  );

const FIGURE_ORDER = { range: 0, money: 1, percent: 2, count: 3 } as const;

/** The part of a line that says what a figure counts; null where none of a fair length does. */
function clauseOf({ words, line }: Figure): string | null {
  const parts = cutLine(line.text, line.text.length).split(/[;:•]\s*|,\s(?!\d)|\sand\s(?=\p{Ll}+ed\b)/u);
  const clause = clean(parts.find((part) => part.includes(words)) ?? "");
  const says = contentStems(clause.replace(words, " "), false).filter((stem) => !isFigure(stem));
  return clause.includes(words) && says.length > 1 ? clause : null;
}

/** A figure alone is understood only where a wording shows it as what stands there without anything else. */
const ALONE = /"\{figure\}"/;

function figuresFor(entry: Entry, facts: ResumeFacts, frame: string): Filling[] {
  const lines = linesFor(entry, facts);
  return facts.figures
    .filter((figure) => lines.includes(figure.line) && (entry.kind !== "behavioral" || isResult(figure)))
    .sort((a, b) => FIGURE_ORDER[a.kind] - FIGURE_ORDER[b.kind])
    .flatMap((figure: Figure) => {
      if (ALONE.test(frame)) return [{ words: clean(figure.words), line: figure.line }];
      const clause = clauseOf(figure);
      return clause === null ? [] : [{ words: `“${clause}”`, line: figure.line }];
    });
}

/** What stands under Skills is what the person offers. */
const rankOf = (line: Line) => (line.section === "skills" ? 0 : 1);

/** Skills that are things to know, not ways of working, can be explained. */
const THINGS: ReadonlySet<Entry["family"]> = new Set(["software", "data"]);

/** Skills that an entry is about; a broad one ("distributed training") is not the tool of one problem ("short links"). */
function toolsFor(entry: Entry, facts: ResumeFacts) {
  const names = namesOfTopic(entry.topic);
  return skillsFor(entry, facts)
    .filter((skill) => isName(skill) && skillBears(entry, skill) && !facts.trades.includes(skill))
    .filter(({ topics }) => !isProblem(entry) || names.includes(topics[0] ?? ""));
}

function skillFillings(entry: Entry, facts: ResumeFacts): Filling[] {
  const named = toolsFor(entry, facts);
  const offered = facts.skills.filter(
    (s) => s.family !== "fresher" && s.line.section === "skills" && isName(s),
  );
  const explained = entry.topic === "communication";
  const open = explained ? offered.filter(({ family }) => THINGS.has(family)) : offered;
  const skills = named.length > 0 || !isOpen(entry) ? named : open;
  const listedFirst = [...skills].sort((a, b) => rankOf(a.line) - rankOf(b.line));
  return (named.length > 0 ? skills : listedFirst).map(({ words, line }) => ({ words: clean(words), line }));
}

/** Projects whose own lines name the topic; for open entries every project. */
export function projectsFor(entry: Entry, facts: ResumeFacts): Filling[] {
  const onTopic = toolsFor(entry, facts).map((skill) => skill.line.index);
  const starts = facts.projects.map(({ line }) => line.index);
  const own = facts.projects.filter(({ line }) => {
    const end = Math.min(line.index + 8, ...starts.filter((start) => start > line.index));
    return isOpen(entry) || onTopic.some((at) => at >= line.index && at < end);
  });
  return own.map(({ name, line }) => ({ words: clean(name), line }));
}

const schools = (facts: ResumeFacts): Filling[] =>
  facts.education.flatMap(({ school, line }) => (school === null ? [] : [{ words: clean(school), line }]));

const workplaces = (facts: ResumeFacts): Filling[] =>
  facts.workplaces.map(({ words, line }) => ({ words: clean(words), line }));

/** Lines tried for a slot; the rest speak less of the entry. */
const MOST_LINES = 8;

/** All words of the resume that may fill a slot of an entry, best first (rule QS9). */
export function fillingsFor(slot: Slot, entry: Entry, facts: ResumeFacts, frame = ""): Filling[] {
  if (slot === "skill") return skillFillings(entry, facts);
  if (slot === "figure") return figuresFor(entry, facts, frame);
  if (slot === "line") {
    // A line that speaks of just this needs to name no skill besides.
    const own = LINE_SIGNS[entry.id] === undefined ? nearestLines(entry, facts) : facts.tellingLines;
    const fitting = own.filter((line) => lineFits(entry, line));
    return fitting.slice(0, MOST_LINES).map((line) => ({ words: quoteOf(line), line }));
  }
  if (slot === "project") return projectsFor(entry, facts);
  const roles = rolesFor(entry, facts, frame);
  // Where no job has its employer, a place of work without a title, or a school, is known from inside.
  const isNowhere = facts.roles.every(({ employer }) => employer === null);
  if (slot === "employer" && isNowhere && isSupposed(entry, frame)) {
    if (entry.family !== "general") return [];
    return facts.workplaces.length === 0 ? schools(facts) : workplaces(facts);
  }
  if (slot === "role") return roles.map(({ title, line }) => ({ words: clean(title), line }));
  return roles.flatMap(({ employer, line }) => (employer === null ? [] : [{ words: clean(employer), line }]));
}

/** Words around a slot that claim nothing about the line. */
const CLAIMLESS = new Set(
  contentStems(
    `resume line figure number list mention write wrote says state named note stands measure measured reach reached
    achieve achieved calculate prove improve improvement result behind come story tell talk walk explain describe part work job
    change mean proud hard difficult easy target impact real own role happen count claim statement percent rupees amount
    detail exactly start finish first second interviewer honest honestly baseline before after point mention give given show
    shown read look lead led matter useful strong impressive moved`,
  ),
);

/** Whether what a wording claims around a figure stands in the line that the figure comes from (rule QS9). */
export function claimFits(frame: string, slot: Slot, line: Line): boolean {
  if (slot !== "figure") return true;
  const sentence = frame.split(/(?<=[.?!:])\s/).find((part) => part.includes(`{${slot}}`)) ?? frame;
  const claims = contentStems(sentence.replace(/\{\w+\}/g, " "), false).filter((s) => !CLAIMLESS.has(s));
  const said = new Set(contentStems(line.text));
  return claims.length === 0 || claims.filter((s) => said.has(s)).length / claims.length >= 0.6;
}
