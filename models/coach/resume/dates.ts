import type { Span } from "../text/spans.ts";
import type { Worked } from "./facts.ts";
import { evenHindi, tidyLine } from "./tidy.ts";

/** A stretch of work, and where it stands in its line. */
export type DateRange = Worked & { at: Span };

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
/** Also misspelt; "Mart" and "Deccan" are no months. */
const ENGLISH =
  "jan(?:u[a-z]+)?|feb(?:[a-z]*ry)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:e[a-z]+)?|oct(?:o[a-z]+)?|nov(?:em[a-z]+)?|dec(?:em[a-z]+)?";
const HINDI_MONTHS = "जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर".split(" ");
const HINDI = "जनवरी|फ़?रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सित(?:ं|म्)बर|अक्(?:टू|तू)बर|नव(?:ं|म्)बर|दिस(?:ं|म्)बर";
const MONTH = `(?:(?<!\\p{L})(?:${ENGLISH})(?!\\p{L})\\.?|${HINDI})`;
const DAY = "(?:\\d{1,2}(?:st|nd|rd|th)?[\\s-]+)?";
const NUMBERS = "(?:\\d{1,2}[/.-])?\\d{1,2}[/.-]\\s?";
const SEASON = "(?:summer|fall|spring|autumn|winter)\\s+";
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/;
const POINT = `(?:(?:${DAY}${MONTH}\\s*[,'’-]*\\s*|(?<!\\d)${NUMBERS}|${SEASON})?${YEAR.source}(?:\\s+${MONTH}(?![\\s,'’]*\\d))?|${MONTH}\\s*['’]\\s*\\d{2}(?!\\d))`;
const NOW =
  "present|till (?:date|now|today|time)|to date|date(?=\\s*(?:$|[),.;|(]))|today|current|currently|now|ongoing|continuing|continued|continue|running|(?:ab|abhi|aaj) tak|till(?=\\s*(?:[|,;.)]|$))|अब तक|अभी तक|आज तक|वर्तमान|जारी";
const TO = "(?:[-–—]|\\b(?:to|till|until|upto|up to|se)\\b|से)";
const RANGE = new RegExp(
  `(${POINT}|${MONTH}(?=\\s*[-–—t]))\\s*(?:\\)\\s*)?${TO}(?:\\s*${TO})*\\s*(?:\\(\\s*)?(${POINT}|${NOW})`,
  "giu",
);
const SINCE = new RegExp(
  `(?:since|from|w\\.?\\s?e\\.?\\s?f\\.?|joined in)\\s+(${POINT})(?!\\s*(?:-|–|to\\b)\\s*(?:${POINT}|${NOW}))|(${POINT})\\s+(?:(?:onwards?|running|continuing|ongoing)\\b|से (?:लगातार|निरंतर))`,
  "giu",
);
/** "12.11.2018 15.04.2022", "June 2013 | May 2014": two cells of a row, from and to. */
const TWO_CELLS = new RegExp(
  `((?<!\\d)(?:\\d{1,2}[/.-])?\\d{1,2}[/.-]${YEAR.source}|${MONTH}\\s*,?\\s*${YEAR.source}(?=\\s*\\|))(?:\\s*\\|\\s*|\\s+)((?:\\d{1,2}[/.-])?\\d{1,2}[/.-]${YEAR.source}|${MONTH}\\s*,?\\s*${YEAR.source}|(?:${NOW})(?!\\p{L}))`,
  "giu",
);
/** "2017-18", where nothing else stands beside it; "FY 2022-23" is the year of a figure. */
const SHORT =
  /(?<=^\s*(?:\d[.)]\s*)?|[(,|:–—-]\s*)((?<!\d)(?:19|20)\d{2})\s*[-–—]\s*(\d{2})(?=\s*(?:$|[),.;|:]))/gu;

/** What says that a line may have a time in it; looked at first, since most lines have none. */
const MAY_HAVE_TIME = /(?:19|20)\d{2}|['’]\s*\d{2}/;
const ANY_POINT = new RegExp(POINT, "giu");

function yearOf(point: string): number {
  const whole = YEAR.exec(point)?.[0];
  const short = /['’]\s*(\d{2})$/.exec(point)?.[1];
  return whole === undefined ? 2000 + Number(short ?? "0") : Number(whole);
}

/** The month that a word begins with, from 0; -1 for none. */
function monthNamed(word: string): number {
  const english = MONTHS.findIndex((month) => word.startsWith(month));
  return english >= 0 ? english : HINDI_MONTHS.findIndex((month) => word.startsWith(month));
}

function monthOf(point: string, missing: number, year = yearOf(point)): number {
  const even = evenHindi(point.toLowerCase()).replace(/म्ब/u, "ंब").replace("अक्तू", "अक्टू");
  // "31st March": the day comes before it.
  const named = (even.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).map(monthNamed).find((month) => month >= 0) ?? -1;
  const digits = /(\d{1,2})[/.-]\s?(?:19|20)\d{2}$/.exec(point)?.[1];
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

const placeOf = ({ 0: said, index = 0 }: RegExpMatchArray): Span => ({
  from: index,
  to: index + said.length,
});

function toRange(match: RegExpMatchArray): DateRange {
  const at = placeOf(match);
  const end = match[2] ?? "present";
  const begin = match[1] ?? "";
  const to = /\d{2}/.test(end) ? monthOf(end, 0) : null;
  // "Jan – Apr 2020": the year stands behind the second month only.
  const from = monthOf(begin, 0, /\d{2}/.test(begin) ? yearOf(begin) : yearOf(end));
  return { from, to: to ?? statedEnd(from, match.input?.slice(at.to) ?? ""), at };
}

/** "2017-18": a year later or more; "2024-02" is a month. */
function toShort(match: RegExpMatchArray): DateRange[] {
  const year = Number(match[1] ?? "0");
  const end = Math.floor(year / 100) * 100 + Number(match[2] ?? "0");
  const at = placeOf(match);
  return end > year && end - year <= 45 ? [{ from: year * 12, to: end * 12, at }] : [];
}

const toSince = (match: RegExpMatchArray): DateRange => ({
  from: monthOf(match[1] ?? match[2] ?? "", 0),
  to: null,
  at: placeOf(match),
});

const STUDIES =
  /\b(?:passed|degree|diploma|board|universit|college|school leaving|b\.?\s?(?:tech|com|sc|a|e)\b|class|std)/i;
/** "B.Com from Hill University, from 2016" began and ended; "Teacher, Hill School, from 2016" goes on. */
const goesOn = ({ 0: said, input }: RegExpMatchArray): boolean =>
  !/^from/i.test(said) || !STUDIES.test(input ?? "");

/**
 * Date ranges in a line: "Aug 2021 - Present", "2019 – 2021", "04/2020 to 06/2022", "since 2018", "Jan – Apr 2020",
 * "2017-18", "2018 onwards", "जुलाई 2021 से अब तक".
 */
export function dateRangesIn(line: string): DateRange[] {
  if (!MAY_HAVE_TIME.test(line)) return [];
  const found = [...line.matchAll(RANGE)].map(toRange);
  if (found.length > 0) return found;
  const open = [...line.matchAll(SINCE)].filter(goesOn).map(toSince);
  if (open.length > 0) return open;
  const short = [...line.matchAll(SHORT)].flatMap(toShort);
  return short.length > 0 ? short : [...line.matchAll(TWO_CELLS)].map(toRange);
}

const BEGUN = new RegExp(`(${POINT})\\s*${TO}\\s*(${MONTH})?\\s*(?=\\||$)`, "iu");
const ENDED = new RegExp(`(?:^|\\|)\\s*(${POINT}|(?:${NOW})(?!\\p{L}))\\s*(?=\\||$)`, "iu");

/** A time whose beginning ends a cell of one line and whose end is a cell of the next; `at` is where it begins. */
export function brokenRange(line: string, next: string): DateRange | null {
  const begun = MAY_HAVE_TIME.test(line) ? BEGUN.exec(line) : null;
  const ended = begun === null ? null : ENDED.exec(next);
  if (begun === null || ended === null) return null;
  const end = `${begun[2] ?? ""} ${ended[1] ?? ""}`;
  const to = /\d{2}/.test(end) ? monthOf(end, 0) : null;
  const from = monthOf(begun[1] ?? "", 0);
  return { from, to, at: placeOf(begun) };
}

const LENGTH =
  /(?<=^\s*(?:\d[.)]\s*)?|[(,|:–—•·-]\s*)(\d{1,2}(?:\.\d)?)\s*\+?\s*(years?|yrs?|months?|mths?|साल|वर्ष|महीने|माह)(?:\s*(?:and|&|,)?\s*(\d{1,2})\s*(?:months?|mths?|महीने|माह))?(?=\s*(?:$|[),.;|–—-]))/giu;

/** How long a job went on, where its line says that and no dates ("Hill Printers - 2 years"); and where in the line. */
export const lengthsIn = (line: string): { months: number; at: DateRange["at"] }[] =>
  [...line.matchAll(LENGTH)].map((match) => ({
    months:
      Math.round(Number(match[1] ?? "0") * (/^m|^म/iu.test(match[2] ?? "") ? 1 : 12)) +
      Number(match[3] ?? "0"),
    at: placeOf(match),
  }));

/** The earliest that "present" can mean: there is no clock here, so it is this version's own year. */
const NOW_AT_LEAST = 2026 * 12;

/** What lasts until a time to come says nothing of the day on which the resume was written. */
const TO_COME = /\b(?:valid\w*|expir\w+|renew\w*|passport|licen[cs]e|visa|due|upto|up to)\b|वैध/iu;

/** What "present" means in a resume: the latest month that it names, at least this version's year. */
export function latestMonth(lines: readonly string[]): number {
  const told = lines.filter((line) => MAY_HAVE_TIME.test(line) && !TO_COME.test(line));
  const points = told.flatMap((line) => line.match(ANY_POINT) ?? []);
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
  if (!/\d/.test(raw) || !/ye?a?rs?|वर्ष|साल/i.test(raw)) return 0;
  const line = tidyLine(raw);
  const stated =
    /(\d{1,2}(?:\.\d)?)\s*\+?\s*(?:years?|yrs?)['’]?\.?\s+(?:of\s+)?(?:\w+\s+){0,4}?(?:experience|sales|development|teaching|nursing|work|service|accounting)/i.exec(
      line,
    ) ??
    /experience\s*(?:of|:|-)?\s*(\d{1,2}(?:\.\d)?)\s*\+?\s*(?:years?|yrs?)/i.exec(line) ??
    /(\d{1,2}(?:\.\d)?)\s*\+?\s*(?:वर्ष|साल)(?:ों)?\s*(?:का|के|से अधिक का)?\s*(?:कार्य\s*)?अनुभव/u.exec(line);
  const years = Number(stated?.[1] ?? "0");
  return years <= 45 ? years : 0;
}

/** Where a line says when something was, or for how long. */
export function timesIn(line: string): Span[] {
  const ranges = dateRangesIn(line);
  return (ranges.length > 0 ? ranges : lengthsIn(line)).map(({ at }) => at);
}
