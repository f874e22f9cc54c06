import { isPersonal } from "./contact.ts";
import { dateRangesIn, monthsOf, type DateRange } from "./dates.ts";
import type { Line, Role } from "./facts.ts";
import { anyEmployer, isTitle, partsOf, strongEmployer, TITLE, words } from "./jobParts.ts";
import { hasBullet } from "./tidy.ts";
import { partsOfTold } from "./toldJob.ts";
import { isOfProject } from "./underJob.ts";

/** A full stop that ends a sentence and not "Inc.". */
const ENDS_SENTENCE = /(?<!\b(?:Inc|Ltd|Co|Corp|Pvt))[.;]$/i;

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
  !hasBullet(line.text) && !isOfProject(lines, lines.indexOf(line));

/** The employer that stands on a line of its own beside a title. */
function employerBeside(
  lines: readonly Line[],
  at: number,
  pick: (parts: readonly string[]) => string | null,
) {
  for (const beside of [lines[at + 1], lines[at - 1]]) {
    if (beside === undefined || !isOfJob(lines, beside) || /[.;]$/.test(beside.text.trim())) continue;
    if (isPersonal(beside.text) || words(beside.text) > 10 || beside.section !== lines[at]?.section) continue;
    const parts = partsOf(beside.text, dateRangesIn(beside.text));
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
  for (const beside of [lines[at + 1], lines[at + 2], lines[at - 1]]) {
    if (beside === undefined || !isOfJob(lines, beside) || beside.section !== here.section) continue;
    const ranges = dateRangesIn(beside.text);
    const taken = partsOf(beside.text, ranges).some(isTitle);
    if (ranges.length > 0 && !taken) return ranges;
  }
  return [];
}

/** The longest line that names a job and tells no work, in words. */
const LONGEST = 18;

/** The parts of a line that may name a job, whether or not its work is told behind them; null where it is a sentence. */
function partsOfJob(text: string, own: readonly DateRange[]): readonly string[] | null {
  const told = partsOfTold(text, own);
  if (told !== null) return told;
  if (ENDS_SENTENCE.test(text.trim())) return null;
  const parts = partsOf(text, own);
  return words(parts.join(" ")) > LONGEST ? null : parts;
}

/** Whether a line stands where jobs do; above the first heading and among the activities only one with its time does. */
function mayBeJob(lines: readonly Line[], at: number, line: Line, dated: boolean): boolean {
  const stands =
    line.section === "experience"
      ? dated || !hasBullet(line.text)
      : dated && (line.section === "activities" || line.section === "header");
  return stands && line.quotable && !isOfProject(lines, at);
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
  return (
    strongEmployer(before) ??
    strongEmployer(rest) ??
    employerBeside(lines, at, strongEmployer) ??
    anyEmployer(before) ??
    anyEmployer(rest) ??
    employerBeside(lines, at, anyEmployer)
  );
}

function roleAt(lines: readonly Line[], at: number, now: number): Role | null {
  const line = lines[at];
  if (line === undefined) return null;
  const own = dateRangesIn(line.text);
  const parts = mayBeJob(lines, at, line, own.length > 0) ? partsOfJob(line.text, own) : null;
  const title = parts?.find(isTitle);
  if (parts === null || title === undefined || (parts.length === 1 && words(title) > 5)) return null;
  const range = datesBeside(lines, at)[0] ?? null;
  if (range === null && parts.length < 2 && employerBeside(lines, at, anyEmployer) === null) return null;
  return {
    title: withoutPlace(title, parts),
    employer: employerOf(lines, at, parts, title),
    months: range === null ? 0 : monthsOf(range, now),
    worked: range === null ? null : { from: range.from, to: range.to },
    line,
  };
}

/** Jobs with title, employer and time, in the order of the resume (rule RS4). */
export function findRoles(lines: readonly Line[], now: number): Role[] {
  const found = lines.flatMap((_, at) => roleAt(lines, at, now) ?? []);
  const seen = new Set<string>();
  return found.filter(({ title, employer, worked }) => {
    const key = `${title} ${employer ?? ""} ${worked?.from ?? ""}`.toLowerCase();
    return seen.has(key) ? false : (seen.add(key), true);
  });
}
