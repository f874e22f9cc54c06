import { dateRangesIn } from "./dates.ts";
import type { Education, Line, Project } from "./facts.ts";
import { headsTable } from "./tables.ts";
import { hasBullet, tidyLine } from "./tidy.ts";
import { isAboutProject, isProjectLabel, isToolsLabel, withoutProjectLabel } from "./underJob.ts";

const GENERIC =
  /^(?:college|academic|final year|major|minor|mini|personal|key|main|side|team|group)?\s*projects?\s*(?:title|name|work)?\s*\d*$/i;
/** What a template says before anybody has filled it in. */
const PLACEHOLDER = /^(?:funding agency|project duration|details|your )/i;
/** A word of a table, a number, or the end of a bracket that a line break cut is no name. */
const NO_NAME =
  /^(?:year|topic|duration|role|location|result|marks|title)$|^[^(]*\)|^\P{L}*(?:\p{L}{1,2})?\P{L}*$/iu;
const MONTH_YEAR =
  /\(?\b(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+)?(?:19|20)\d{2}\b\)?/gi;

function withoutDates(text: string): string {
  let bare = text;
  for (const { at } of [...dateRangesIn(text)].reverse())
    bare = `${bare.slice(0, at.from)} ${bare.slice(at.to)}`;
  return bare.replace(MONTH_YEAR, " ").replace(/\(\s*\)/g, " ");
}

/** The name in a project's line, without dates and the list of tools; null when the line names none. */
function projectName(raw: string): string | null {
  const parts = withoutDates(withoutProjectLabel(raw))
    .split(/\s*[|:;{}]\s*|\s+[-–—]\s+|\s*\(/)
    .map((part) => part.trim().replace(/[.,-]+$/, ""))
    .filter((part) => part !== "");
  const name = GENERIC.test(parts[0] ?? "") ? parts[1] : parts[0];
  if (name === undefined || GENERIC.test(name) || PLACEHOLDER.test(name) || NO_NAME.test(name)) return null;
  const fits = /^[\p{Lu}\p{N}\p{Lo}]/u.test(name) && name.split(/\s+/).length <= 8 && name.length <= 60;
  return fits && !/[.!?]\s/.test(name) ? name : null;
}

const isContinuation = (line: Line, before: Line | undefined) =>
  before !== undefined && before.section === line.section && /^\p{Ll}/u.test(line.text.trim());

/** Whether a line tells on of the project above it: that one's tools end what is told. */
function follows({ text }: Line, before: Line | undefined): boolean {
  if (before === undefined || hasBullet(before.text) || isToolsLabel(before.text)) return false;
  return !/(?:19|20)\d{2}/.test(text) && !/[:|–-]/.test(text);
}

const named = (line: Line): Project[] => {
  const name = line.quotable && !headsTable(line.text) ? projectName(line.text) : null;
  return name === null ? [] : [{ name, line }];
};

/** Projects that stand behind their label under a job. */
const labelledProjects = (lines: readonly Line[]): Project[] =>
  lines
    .filter(({ section, text }) => (section === "experience" || section === "header") && isProjectLabel(text))
    .flatMap(named);

/**
 * Projects: behind their label under a job, and in their section the lines that name one and are no list items below it
 * (rule RS6).
 */
export function findProjects(lines: readonly Line[]): Project[] {
  const own = lines.filter((line) => line.section === "projects");
  const headed = own.some((line) => !hasBullet(line.text));
  const inSection = own.flatMap((line, i) => {
    if ((headed && hasBullet(line.text)) || isContinuation(line, own[i - 1])) return [];
    return isAboutProject(line.text) || follows(line, own[i - 1]) ? [] : named(line);
  });
  return [...inSection, ...labelledProjects(lines)].sort((a, b) => a.line.index - b.line.index);
}

const DEGREE =
  /(?<![\p{L}\p{M}])(?:b\.? ?tech|m\.? ?tech|b\.?e\.?(?= |,|\()|m\.?e\.?(?= |,|\()|b\.? ?sc|m\.? ?sc|b\.? ?com|m\.? ?com|b\.?a\.?(?= |,|\()|m\.?a\.?(?= |,|\()|b\.? ?arch|b\.? ?des|msw|bsw|b\.?b\.?m|bba|mba|bca|mca|b\.? ?ed|m\.? ?ed|d\.?el\.?ed|b\.? ?pharm\w*|d\.? ?pharm\w*|gnm|anm|dmlt|bhm|llb|ph\.? ?d|mbbs|bds|diploma|iti|polytechnic|(?:bachelor|master)(?:'?s)?(?: of (?:arts|science|engineering|technology|commerce|business administration|education|computer applications|nursing|physiotherapy|pharmacy|library(?: and information)? science|hotel management|law|laws|architecture|design|fine arts|social work))?|hsc|ssc|s\.?s\.?l\.?c|h\.?s\.?l\.?c|hsslc|puc|intermediate|matric\w*|class (?:xii|x|12|10)|12th|10th|xii|pgdca|pgdm|dca|chartered accountant|ca inter\w*|cma|बी\.?\s?ए|बी\.?\s?एस|बी\.?\s?कॉम|एम\.?\s?ए|पीजीडीसीए|स्नातक|आईटीआई|हाई स्कूल|इंटर)(?![\p{Ll}\p{M}])/iu;

const EVERY_DEGREE = new RegExp(DEGREE, "giu");

/** The subject right after a degree: "(Physics)", "in Computer Science", "Nursing". */
const SUBJECT =
  /^\.?(?: ?\([A-Z][^)\d]{2,30}\)| in (?!Your)[A-Z][A-Za-z&]+(?: (?:&|and|[A-Z][A-Za-z]+)){0,4}| (?:Nursing|Mathematics|Physics|Chemistry|Computer Science|Mechanical|Civil|Electrical)(?: Engineering)?\b)/;

const SCHOOL =
  /(?:\p{Lu}[\p{L}.'’&-]*\s+)*(?:University|College|Institute|Group of Institutions|Vidyalaya|Mahavidyalaya|Vidyapeeth|Academy|Polytechnic|School|UNIVERSITY|COLLEGE|INSTITUTE|POLYTECHNIC|SCHOOL)(?:\s+of(?:\s+\p{Lu}[\p{L}&-]*|\s+and(?=\s\p{Lu}))+)?|(?:(?!(?:में|से|का|की|के|स्नातक)\s)[\p{Script=Devanagari}\p{M}]+\s+){1,4}(?:विश्वविद्यालय|महाविद्यालय|विद्यालय|वि\.\s?वि)/u;
const MAY_NAME_SCHOOL =
  /univers|colleg|institut|vidyalaya|academy|polytech|school|vidyapeeth|विद्यालय|वि\.\s?वि/i;
/** A template's own words and open ends name no school. */
const NO_SCHOOL = /^(?:your|the|my|a|of)\b|^\S+$|^training school$/i;

/** The school that a line names: "Patna University", "University of La Verne"; null when it names none. */
function schoolIn(text: string): string | null {
  if (!MAY_NAME_SCHOOL.test(text)) return null;
  const school = SCHOOL.exec(text.replace(DEGREE, " | "))?.[0].trim() ?? null;
  return school === null || NO_SCHOOL.test(school) || school.length > 48 ? null : school;
}

/** A school for children, which gives no degree. */
const OF_CHILDREN = /\b(?:sec(?:ondary)?|high|hr|public|primary|convent)\b.*\bschool\b|(?<!maha)vidyalaya$/i;
const SCHOOL_YEARS = /^(?:hsc|s\.?s\.?|h\.?s|puc|inter|matric|class|1[02]th|xi?i?$|हाई|इंटर)/iu;
const fits = (school: string | null, degree: string) =>
  school !== null && OF_CHILDREN.test(school) && !SCHOOL_YEARS.test(degree) ? null : school;

/** The school on a line beside a degree's own; null where both lines beside it may name it. */
function schoolBeside(lines: readonly Line[], at: number): string | null {
  const schools = [lines[at + 1], lines[at - 1]].flatMap((line) => {
    const text = tidyLine(line?.text ?? "");
    const school = line?.section === lines[at]?.section ? schoolIn(text) : null;
    return school === null || DEGREE.test(text) ? [] : [school];
  });
  return schools.length === 1 ? (schools[0] ?? null) : null;
}

function educationAt(lines: readonly Line[], at: number, line: Line): Education[] {
  const text = tidyLine(line.text);
  const named = [...text.matchAll(EVERY_DEGREE)];
  // "Diploma, Government Polytechnic": behind a degree it is the school.
  const degrees = named.filter(([words], i) => i === 0 || !/^polytechnic$/i.test(words));
  return degrees.map((degree, i) => {
    const end = degree.index + degree[0].length;
    const after = text.slice(end, degrees[i + 1]?.index);
    const alone = degrees.length === 1 ? (schoolIn(text) ?? fits(schoolBeside(lines, at), degree[0])) : null;
    const subject = SUBJECT.exec(text.slice(end))?.[0] ?? "";
    return { degree: `${degree[0].trim()}${subject}`, school: schoolIn(after) ?? alone, line };
  });
}

const OF_STUDIES: ReadonlySet<string> = new Set(["education", "header", "other", "activities"]);

/** Tables come apart: where no degree has a school and the lines name only one, it is the first one's. */
function withOnlySchool(lines: readonly Line[], own: Education[]): Education[] {
  const first = own.find(({ degree }) => !SCHOOL_YEARS.test(degree));
  if (first === undefined || own.some(({ school }) => school !== null)) return own;
  const near = lines.filter(
    ({ section, quotable }) => quotable && (OF_STUDIES.has(section) || section === "skills"),
  );
  const named = near.flatMap(({ text }) => schoolIn(tidyLine(text)) ?? []);
  const schools = new Set(named.filter((school) => !OF_CHILDREN.test(school)));
  const [only] = schools;
  return schools.size === 1 && only !== undefined
    ? own.map((one) => (one === first ? { ...one, school: only } : one))
    : own;
}

/** Degrees and school certificates with their lines and schools. */
export function findEducation(lines: readonly Line[]): Education[] {
  return withOnlySchool(
    lines,
    lines.flatMap((line, at) => {
      // "PGDCA, Hill University, 2024" below Computer Knowledge.
      const isListed = line.section === "skills" && line.text.search(DEGREE) === 0;
      return line.quotable && (OF_STUDIES.has(line.section) || isListed) ? educationAt(lines, at, line) : [];
    }),
  );
}
