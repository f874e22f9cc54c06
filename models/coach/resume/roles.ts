import type { Span } from "../text/spans.ts";
import { isPersonal } from "./contact.ts";
import { brokenRange, dateRangesIn, lengthsIn, monthsOf, timesIn, type DateRange } from "./dates.ts";
import type { Line, Role, Saying } from "./facts.ts";
import {
  headOfJob,
  LONGEST_JOB,
  anyEmployer,
  endsAsTitle,
  isEmployerAlone,
  isLabelled,
  isTitle,
  partsOf,
  strongEmployer,
  withoutRanges,
  words,
} from "./jobParts.ts";
import { isOfWork } from "./jobShape.ts";
import { TITLE } from "./jobWords.ts";
import { isItem } from "./tidy.ts";
import { headsJobs } from "./tables.ts";
import { partsOfTold } from "./toldJob.ts";
import { isOfProject } from "./underJob.ts";

/** A full stop that ends a sentence and not "Inc.". */
const ENDS_SENTENCE = /(?<!\b(?:Inc|Ltd|Co|Corp|Pvt|Dist|Distt|Teh|Engg|Dept|Govt|Inds))[.;]$/i;

/** "CTO San Francisco, CA": a place that the layout put right after the title falls away. */
function withoutPlace(title: string, parts: readonly string[]): string {
  const next = parts[parts.indexOf(title) + 1] ?? "";
  const cut = /^[A-Z]{2}$/.test(next)
    ? new RegExp(`^.*(?:${TITLE.source})`, "iu").exec(title)?.[0]
    : undefined;
  return (cut ?? title).trim();
}

/** Whether a line beside a title may say more of the job: it is no list item, and not about a project. */
const isOfJob = (lines: readonly Line[], line: Line) =>
  !isItem(line.text) && !isOfProject(lines, lines.indexOf(line));

/**
 * Whether a title stands under its employer and time: "Hill Products Ltd, 2021 – now" above it, which is not the employer
 * of a title above that; the next employer's time then stands below.
 */
function isUnderEmployer(lines: readonly Line[], at: number): boolean {
  const [before, above, own] = [lines[at - 2], lines[at - 1], lines[at]];
  if (above === undefined || above.section !== own?.section || timesIn(own.text).length > 0) return false;
  if (!isEmployerAlone(above.text) || dateRangesIn(above.text).length === 0) return false;
  const isTaken = before?.section === above.section && timesIn(before.text).length === 0;
  return !(isTaken && partsOf(before.text, []).slice(0, 1).some(isTitle));
}

/** The longest line that names an employer beside a title, in words. */
const MOST_BESIDE = 14;

/** The employer that stands on a line of its own beside a title. */
function employerBeside(
  lines: readonly Line[],
  at: number,
  pick: (parts: readonly string[]) => string | null,
) {
  const [above, below] = [lines[at - 1], lines[at + 1]];
  for (const beside of isUnderEmployer(lines, at) ? [above, below] : [below, above]) {
    if (beside === undefined || !isOfJob(lines, beside) || ENDS_SENTENCE.test(beside.text.trim())) continue;
    if (isPersonal(beside.text) || words(beside.text) > MOST_BESIDE || beside.section !== lines[at]?.section)
      continue;
    const parts = partsOf(beside.text, timesIn(beside.text));
    if (parts.some(isTitle)) continue;
    // A weak name beside a title without any date may be anything, even the person's own name.
    const dated = dateRangesIn(`${beside.text} ${lines[at]?.text ?? ""}`).length > 0;
    const employer = dated || pick === strongEmployer ? pick(parts) : null;
    if (employer !== null) return employer;
  }
  return null;
}

/** Dates on the line itself or on a line beside it that is no list item. */
function datesBeside(lines: readonly Line[], at: number): DateRange[] {
  const here = lines[at];
  if (here === undefined) return [];
  const own = dateRangesIn(here.text);
  if (own.length > 0) return own;
  const above = lines[at - 1];
  const below = [lines[at + 1], lines[at + 2], lines[at + 3]];
  for (const beside of isUnderEmployer(lines, at) ? [above, ...below] : [...below, above]) {
    if (beside === undefined || !isOfJob(lines, beside) || beside.section !== here.section) continue;
    const ranges = dateRangesIn(beside.text);
    const taken = partsOf(beside.text, timesIn(beside.text)).some(isTitle);
    if (ranges.length > 0 && !taken) return ranges;
  }
  return [];
}

/** The parts of a line that may name a job, whether or not its work is told behind them; null where it is a sentence. */
function partsOfJob(text: string, own: readonly Span[]): readonly string[] | null {
  const told = partsOfTold(text, own);
  if (told !== null) return told;
  const parts = partsOf(text, own);
  // "Supervisor — Hill Services Ltd., Pune." names a job all the same.
  const named = isTitle(parts[0] ?? "") && strongEmployer(parts.slice(1, 2)) !== null;
  if (ENDS_SENTENCE.test(text.trim()) && !named) return null;
  return words(parts.join(" ")) > LONGEST_JOB ? partsOfHead(text, own) : parts;
}

/** The same of a long line that names the job and then tells the work; null where it does not. */
function partsOfHead(text: string, own: readonly Span[]): readonly string[] | null {
  const head = headOfJob(text, own);
  const parts = partsOf(head, timesIn(head));
  const isNamed = parts.length > 1 && parts.slice(0, 3).some(isTitle);
  return head === text || !isNamed || words(parts.join(" ")) > LONGEST_JOB ? null : parts;
}

/** Whether a line stands where jobs do; above the first heading, in a summary and among the activities only one with its time does. */
function mayBeJob(lines: readonly Line[], at: number, line: Line, dated: boolean): boolean {
  const stands =
    line.section === "experience"
      ? dated || !isItem(line.text)
      : (dated && (line.section === "header" || line.section === "summary")) ||
        (line.section === "activities" && (dated || isTimed(lines, at)));
  return stands && line.quotable && !isOfProject(lines, at);
}

/** The longest line that is an employer's name and place and nothing else, in words. */
const LONGEST_NAME = 7;

/** Whether a line is a name and perhaps a place: one with its own time is another job. */
const isNameOnly = (text: string) => words(text.trim()) <= LONGEST_NAME && timesIn(text).length === 0;

/** An employer on a line of its own; where the title's line is complete, only where there is nothing but that. */
function nameBeside(lines: readonly Line[], at: number, isWhole: boolean): string | null {
  const name = employerBeside(lines, at, strongEmployer);
  const whole = [lines[at + 1], lines[at - 1]].some(
    (line) => name !== null && line?.text.includes(name) === true && isNameOnly(line.text),
  );
  return isWhole && !whole ? null : name;
}

/** The employer of a title: surely one on the line or beside it, else what may be one. */
function employerOf(
  lines: readonly Line[],
  at: number,
  parts: readonly string[],
  title: string,
): string | null {
  const rest = parts.slice(parts.indexOf(title) + 1);
  const before = parts.slice(0, parts.indexOf(title));
  const own = anyEmployer(before) ?? anyEmployer(rest);
  const isWhole = own !== null && timesIn(lines[at]?.text ?? "").length > 0;
  return (
    strongEmployer(before) ??
    strongEmployer(rest) ??
    nameBeside(lines, at, isWhole) ??
    own ??
    employerBeside(lines, at, anyEmployer)
  );
}

/** Whether the next line is a time and perhaps a place: what stands above it names a job. */
function isTimed(lines: readonly Line[], at: number): boolean {
  const next = lines[at + 1];
  if (next === undefined || next.section !== lines[at]?.section) return false;
  const times = timesIn(next.text);
  return times.length > 0 && partsOf(next.text, times).length <= 1;
}

/** Whether a title without its time is one: it comes first, or soon behind an employer, and is no half of a sentence. */
function isSure(parts: readonly string[], title: string, timed: boolean): boolean {
  const at = parts.indexOf(title);
  return at === 0 || (at <= 3 && (timed || strongEmployer(parts.slice(0, at)) !== null));
}

/** Whether a line stands in a table of jobs: its columns may have come apart, so that a title is alone. */
const isInTable = (lines: readonly Line[], at: number) =>
  lines.slice(0, at).some(({ text, section }) => section === "experience" && headsJobs(text));

/** "Assistant then Senior Assistant", "Helper first": the title that stands first. */
const withoutLater = (title: string) =>
  title
    .replace(/\s+(?:then\s.*|first|initially)$|\s*\/\s*$/i, "")
    // "MMRDA Sr. Engineer": two cells of a table.
    .replace(/^(?:\p{Lu}[\p{L}.]+\s+){1,3}(?=(?:Sr|Jr|Senior|Junior)\b\.?\s\p{Lu}\p{Ll})/u, "")
    .replace(/^\p{Lu}{4,}\s+(?=(?:Sr|Jr)\.?\s\p{Lu}\p{Ll})/u, "");

/** The longest title in small letters behind an employer and its place, in words. */
const LONGEST_SMALL = 4;
const isOnlyTitle = (part: string) =>
  words(part) <= LONGEST_SMALL && part.split(/[/+&]/).some((one) => endsAsTitle(one.trim()));

const isBehindEmployer = ([first = ""]: readonly string[], dated: boolean) =>
  /^[\p{Lu}\p{Lo}\d]/u.test(first) &&
  (strongEmployer([first]) !== null || (dated && anyEmployer([first]) !== null));

/** The title among the parts of a line; one in small letters behind other words is a word of a sentence. */
const titleIn = (parts: readonly string[], dated: boolean) =>
  parts.find((part, at) => {
    const behind =
      (at === 1 && isBehindEmployer(parts, false)) ||
      (at > 0 && isOnlyTitle(part) && isBehindEmployer(parts, dated));
    return isTitle(part) && (at === 0 || behind || !/^\p{Ll}/u.test(part));
  });

/** When a job was: months, and from when to when where that is known. */
type When = Pick<Role, "months" | "worked">;

/** "Duration: 2 years" below a labelled job, before the next one. */
function lengthsBelow(lines: readonly Line[], at: number) {
  const below = lines.slice(at + 1, at + 3).map(({ text }) => text);
  const told = below.find(
    (text) => /^\W*(?:duration|period|tenure)\b/i.test(text) && !dateRangesIn(text).length,
  );
  return isLabelled(lines[at]?.text ?? "") && told !== undefined ? lengthsIn(told) : [];
}

/** The time of a job, from its line or beside it; a row of a table that came apart has only what stands on it. */
function whenOf(lines: readonly Line[], at: number, now: number, isRow: boolean): When | null {
  const text = lines[at]?.text ?? "";
  const [length] = dateRangesIn(text).length === 0 ? [...lengthsIn(text), ...lengthsBelow(lines, at)] : [];
  if (length !== undefined) return { months: length.months, worked: null };
  const broken = brokenRange(text, lines[at + 1]?.text ?? "");
  const [range] = broken !== null ? [broken] : isRow ? [] : datesBeside(lines, at);
  if (range === undefined) return isRow ? { months: 0, worked: null } : null;
  return { months: monthsOf(range, now), worked: { from: range.from, to: range.to } };
}

/** Where a line says when, also where the next one has the end of it. */
function timesAt(lines: readonly Line[], at: number): Span[] {
  const text = lines[at]?.text ?? "";
  const own = timesIn(text);
  const broken = own.length > 0 ? null : brokenRange(text, lines[at + 1]?.text ?? "");
  return broken === null ? own : [broken.at];
}

/** Parts and title of a line that names a job; null where it names none. */
function jobIn(lines: readonly Line[], at: number, line: Line) {
  const times = timesAt(lines, at);
  const parts = mayBeJob(lines, at, line, times.length > 0) ? partsOfJob(line.text, times) : null;
  const title = parts === null ? undefined : titleIn(parts, times.length > 0);
  if (parts === null || title === undefined || (parts.length === 1 && words(title) > 5)) return null;
  return times.length > 0 || isSure(parts, title, isTimed(lines, at) || isInTable(lines, at))
    ? { parts, title }
    : null;
}

/** The employer in a row of a table that came apart: beside the title, and nowhere else. */
const inRow = (parts: readonly string[], title: string) =>
  strongEmployer(parts) ??
  anyEmployer(parts.slice(0, parts.indexOf(title)).filter((part) => !/\d/.test(part)));

function roleAt(lines: readonly Line[], at: number, now: number): Role | null {
  const line = lines[at];
  const job = line === undefined ? null : jobIn(lines, at, line);
  if (line === undefined || job === null) return null;
  const { parts, title } = job;
  const isRow = timesAt(lines, at).length === 0 && isInTable(lines, at);
  const when = whenOf(lines, at, now, isRow);
  const employer = isRow ? inRow(parts, title) : employerOf(lines, at, parts, title);
  // "IC member secretary – POSH": without its time only a sure employer makes it a job.
  const isKnown =
    employer !== null && (/(?:19|20)\d{2}/.test(line.text) || strongEmployer([employer]) !== null);
  if (when === null && !isKnown) return null;
  return {
    title: withoutLater(withoutPlace(title, parts)),
    employer,
    ...(when ?? { months: 0, worked: null }),
    line,
  };
}

/** The employer that a line names with its time there or below, and without any title; null where it is a job or none. */
function workplaceAt(lines: readonly Line[], at: number, roles: readonly Role[]): string | null {
  const line = lines[at];
  if (line?.section !== "experience" || !line.quotable || !isOfJob(lines, line)) return null;
  const times = timesIn(line.text);
  const isNamed = roles.some((role) => Math.abs(role.line.index - line.index) <= 1);
  if (isNamed || (times.length === 0 && !isTimed(lines, at))) return null;
  const [first = ""] = withoutRanges(line.text, times)
    .split(/[.।]\s/)
    .filter((part) => /\p{L}/u.test(part));
  return strongEmployer(partsOf(first, []).slice(0, 1));
}

/** Places of work of which the resume says no title ("3 years - Hill Printers"). */
export const findWorkplaces = (lines: readonly Line[], roles: readonly Role[]): Saying[] =>
  lines.flatMap((line, at) => {
    const words = workplaceAt(lines, at, roles);
    return words === null ? [] : [{ words, line }];
  });

/** "Dental Assistant, 2.5 years" under the name sums up the jobs below it, and is one only where no other is told. */
function withoutSummedUp(roles: readonly Role[]): readonly Role[] {
  const own = roles.filter(
    ({ employer, worked, line }) => line.section !== "header" || employer !== null || worked !== null,
  );
  return own.some(({ line }) => line.section !== "activities") ? own : roles;
}

/** What somebody wishes to be, or is to become. */
const NOT_YET =
  /\b(?:aspiring|fresher|student|seeking|looking|trainee|intern|appl(?:y|ied|ication)|post|position|job|to|for)\b/i;
/** Name, title and contact. */
const TOP = 6;

/** Whether a line tells a time of work: below its heading, or above all headings a stretch that is none of studies. */
const tellsTime = ({ section, text }: Line): boolean =>
  (section === "experience" && timesIn(text).length > 0) || (section === "header" && isOfWork(text));

/** The title under the name, for those who have worked and of whose jobs no title was read. */
function titleOnTop(lines: readonly Line[]): Role[] {
  if (!lines.some(tellsTime)) return [];
  const own = lines.filter(({ index, section, quotable }) => quotable && section === "header" && index < TOP);
  return own
    .flatMap((line) => {
      // "carpenter (doors, kitchens)"
      const [title = ""] = partsOf(line.text.replace(/\s*\(.*$/u, ""), timesIn(line.text));
      const isOne = isTitle(title) && endsAsTitle(title) && !NOT_YET.test(line.text);
      return isOne ? [{ title, employer: null, months: 0, worked: null, line }] : [];
    })
    .slice(0, 1);
}

/** Jobs with title, employer and time, in the order of the resume (rule RS4). */
export function findRoles(lines: readonly Line[], now: number): Role[] {
  const read = lines.flatMap((_, at) => roleAt(lines, at, now) ?? []);
  const isSilent = read.every(({ line }) => line.section === "activities");
  const found = isSilent ? [...titleOnTop(lines), ...read] : read;
  const seen = new Set<string>();
  return withoutSummedUp(found).filter(({ title, employer, worked }) => {
    const key = `${title} ${employer ?? ""} ${worked?.from ?? ""}`.toLowerCase();
    return seen.has(key) ? false : (seen.add(key), true);
  });
}
