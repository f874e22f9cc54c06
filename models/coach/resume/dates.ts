import type { Worked } from "./facts.ts";
import { tidyLine } from "./tidy.ts";

/** A stretch of work, and where it stands in its line. */
export type DateRange = Worked & { at: { from: number; to: number } };

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?";
const POINT = `(?:${MONTH}\\s*[,'-]?\\s*|\\d{1,2}[/.]\\s*|(?:summer|fall|spring|autumn|winter)\\s+)?(?:19|20)\\d{2}`;
const NOW = "present|till date|till now|to date|today|current|currently|now|ongoing|continuing|अब तक|वर्तमान";
const RANGE = new RegExp(
  `(${POINT})\\s*\\)?\\s*(?:-|–|—|to|till|until|से)+\\s*\\(?\\s*(${POINT}|${NOW})`,
  "giu",
);
const SINCE = new RegExp(`(?:since|from)\\s+(${POINT})(?!\\s*(?:-|–|to))`, "giu");

const YEAR = /(?:19|20)\d{2}/;
const ANY_POINT = new RegExp(POINT, "giu");

function monthOf(point: string, missing: number): number {
  const year = Number(/(?:19|20)\d{2}/.exec(point)?.[0] ?? "0");
  const named = MONTHS.findIndex((month) => point.toLowerCase().startsWith(month));
  const digits = /^(\d{1,2})[/.]/.exec(point)?.[1];
  const month = named >= 0 ? named : digits === undefined ? missing : Math.min(11, Number(digits) - 1);
  return year * 12 + Math.max(0, month);
}

/** The end that a line states beside an open range: "Jan 2019 - Present (5 years)"; null when it states none. */
function statedEnd(from: number, rest: string): number | null {
  const stated =
    /^[\s,(|:–-]*(\d{1,2}(?:\.\d)?)\s*(?:years?|yrs?)(?:\s*(?:and|,)?\s*(\d{1,2})\s*(?:months?|mos?))?/i.exec(
      rest,
    );
  return stated === null ? null : from + Math.round(Number(stated[1]) * 12) + Number(stated[2] ?? "0");
}

function toRange(match: RegExpMatchArray): DateRange {
  const at = { from: match.index ?? 0, to: (match.index ?? 0) + match[0].length };
  const end = match[2] ?? "present";
  const to = /\d{4}/.test(end) ? monthOf(end, 0) : null;
  const from = monthOf(match[1] ?? "", 0);
  return { from, to: to ?? statedEnd(from, match.input?.slice(at.to) ?? ""), at };
}

/** Date ranges in a line: "Aug 2021 - Present", "2019 – 2021", "04/2020 to 06/2022", "since 2018". */
export function dateRangesIn(line: string): DateRange[] {
  if (!YEAR.test(line)) return [];
  const found = [...line.matchAll(RANGE)].map(toRange);
  return found.length > 0 ? found : [...line.matchAll(SINCE)].map(toRange);
}

/** The earliest that "present" can mean: there is no clock here, so it is this version's own year. */
const NOW_AT_LEAST = 2026 * 12;

/** What "present" means in a resume: the latest month that it names, at least this version's year. */
export function latestMonth(lines: readonly string[]): number {
  const points = lines.flatMap((line) => (YEAR.test(line) ? line.match(ANY_POINT) : null) ?? []);
  return Math.max(NOW_AT_LEAST, ...points.map((point) => monthOf(point, 0)));
}

/** Months of a range, at least one; an open range ends `now`. */
export const monthsOf = (range: Worked, now: number) =>
  Math.min(600, Math.max(1, (range.to ?? Math.max(now, range.from)) - range.from));

/** Months in which at least one of the ranges lies: overlapping times count once (rule RS5). */
export function mergedMonths(ranges: readonly Worked[], now: number): number {
  const sorted = [...ranges].sort((a, b) => a.from - b.from);
  let total = 0;
  let end = 0;
  for (const range of sorted) {
    const to = range.from + monthsOf(range, now);
    total += Math.max(0, to - Math.max(end, range.from));
    end = Math.max(end, to);
  }
  return total;
}

/** Years that a line states in words: "7 years of experience", "3.5 yrs", "6+ years"; 0 when it states none. */
export function statedYears(raw: string): number {
  if (!/\d/.test(raw) || !/ye?a?rs?/i.test(raw)) return 0;
  const line = tidyLine(raw);
  const stated =
    /(\d{1,2}(?:\.\d)?)\s*\+?\s*(?:years?|yrs?)['’]?\.?\s+(?:of\s+)?(?:\w+\s+){0,4}?(?:experience|sales|development|teaching|nursing|work|service|accounting)/i.exec(
      line,
    ) ?? /experience\s*(?:of|:|-)?\s*(\d{1,2}(?:\.\d)?)\s*\+?\s*(?:years?|yrs?)/i.exec(line);
  const years = Number(stated?.[1] ?? "0");
  return years <= 45 ? years : 0;
}
