import { isPersonal } from "./contact.ts";
import { dateRangesIn, lengthsIn, timesIn } from "./dates.ts";
import { headOfJob, LONGEST_JOB, isTitle, partsOf, strongEmployer, words } from "./jobParts.ts";
import { hasBullet, isNumbered, withoutBullet } from "./tidy.ts";
import { partsOfTold } from "./toldJob.ts";
import { isAboutProject, isProjectLabel } from "./underJob.ts";

/** What a job's lines look like whatever heading they stand below, or none (rule RS1). */

/** What says that a time was spent on learning, on a task, or on nothing that a job is. */
const NO_JOB =
  /(?<![\p{L}\p{M}])(?:diploma|degree|certificat\w*|certified|course|workshop|seminar|conference|webinar|training|internship|apprentice(?:ship)?|trainee|intern|volunteer|(?:final|first|second|third) year|semester|bachelor\w*|master(?:'?s)? (?:of|in)|b\.? ?(?:tech|sc|com|ed|e|a|pharm)|m\.? ?(?:tech|sc|com|ed|a)|bba|mba|bca|mca|gnm|iti|hsc|ssc|sslc|puc|matric\w*|intermediate|10th|12th|xii?|cbse|icse|cgpa|gpa|percentage|passed|project|thesis|dissertation|award\w*|prize|winner|membership|fest|club|committee|ncc|nss|captain|camp|olympiad|championship|tournament|semesters?|sem|scholarship|valid|expir\w*|licen[cs]e|passport|born|birth|gap|break|स्नातक|परीक्षा|उत्तीर्ण|डिप्लोमा|प्रशिक्षण|अवकाश)(?![\p{L}\p{M}])|\d\s*%/iu;

const mayBe = (text: string) =>
  !NO_JOB.test(text) &&
  !isPersonal(text) &&
  !isProjectLabel(text) &&
  !isAboutProject(text) &&
  (!hasBullet(text) || isNumbered(text));

/** The parts of a line that may name a job; none where it is a sentence or tells of something else. */
function partsIn(text: string): readonly string[] {
  if (!mayBe(text)) return [];
  const times = timesIn(text);
  const parts = partsOfTold(text, times) ?? partsOf(text, times);
  return words(parts.join(" ")) > LONGEST_JOB ? [] : parts;
}

const isDated = (text: string) => dateRangesIn(text).length > 0;
const hasTitle = (parts: readonly string[]) => parts.slice(0, 3).some(isTitle);
const hasEmployer = (parts: readonly string[]) => strongEmployer(parts.slice(0, 3)) !== null;

const STUDY =
  /^(?:diploma|bhm|mbbs|bds|msw|bsw|d\.? ?el\.? ?ed|i\.? ?(?:sc|com)|b\.? ?p\.? ?ed|polytechnic|bachelor|master|b\.? ?(?:tech|sc|com|ed|e|a|pharm|arch|des)|m\.? ?(?:tech|sc|com|ed|a|pharm)|bba|mba|bca|mca|pgdm|pgdca|gnm|dmlt|llb|ph\.? ?d|iti|hsc|ssc|sslc|puc|matric\w*|intermediate|plus two|class (?:x|xii|10|12)|10th|12th|xii?|बी\.?\s?ए|एम\.?\s?ए|स्नातक|हाई स्कूल|इंटर)(?![\p{L}\p{M}])/iu;
/** Whether a line begins with a degree or a school certificate. */
export const beginsStudy = (line: string): boolean => STUDY.test(withoutBullet(line));

/** Whether one line says where somebody worked, as what, and when or for how long. */
export function isWholeJob(text: string): boolean {
  if (!/\d/.test(text)) return false;
  const line = headOfJob(text, timesIn(text));
  const parts = partsIn(line);
  return hasTitle(parts) && hasEmployer(parts) && (isDated(line) || lengthsIn(line).length > 0);
}

/** Whether two lines together say so, each a part of it and neither of them a list item. */
function isWholeInTwo(line: string, next: string): boolean {
  if (isDated(line) === isDated(next) || hasBullet(next)) return false;
  const [first, second] = [partsIn(line), partsIn(next)];
  if (first.length === 0 || !mayBe(next)) return false;
  const all = [...first.slice(0, 3), ...second.slice(0, 3)];
  const begins = isTitle(first[0] ?? "") || strongEmployer(first.slice(0, 1)) !== null;
  return begins && all.some(isTitle) && strongEmployer(all) !== null;
}

/** The longest line of a job whose parts stand each on a line, in words. */
const LONGEST_PART = 8;

/** Whether three lines together say so: employer and title above each other, and below them only the time. */
function isWholeInThree(lines: readonly string[]): boolean {
  const [first = "", second = "", third = ""] = lines;
  const isBare = isDated(third) && partsOf(third, timesIn(third)).length <= 1;
  if (!isBare || isDated(first) || lines.some((line) => hasBullet(line) || words(line) > LONGEST_PART))
    return false;
  const [upper, lower] = [partsIn(first), partsIn(second)];
  const isJob = (a: readonly string[], b: readonly string[]) =>
    isTitle(a[0] ?? "") && strongEmployer(b.slice(0, 1)) !== null;
  return isJob(upper, lower) || isJob(lower, upper);
}

/** Whether a line, or it and the next one or two, says where somebody worked, as what, and when; studies are none. */
export const tellsJob = ([line = "", next = "", third = ""]: readonly string[]): boolean =>
  /\d/.test(`${line}${next}${third}`) &&
  (isWholeJob(line) || isWholeInTwo(line, next) || isWholeInThree([line, next, third]));

/** Whether a line has a time and a title or an employer: below a heading of any kind it is a job. */
export function mayTellJob(line: string): boolean {
  if (!isDated(line)) return false;
  const parts = partsIn(line);
  return hasTitle(parts) || strongEmployer(parts.slice(0, 1)) !== null;
}

/** Whether lines each begin or end with a stretch of time and tell of no studies: below a heading of any kind they are jobs. */
export const listTimes = (lines: readonly string[]): boolean =>
  isDated(lines[0] ?? "") && lines.slice(0, 3).filter((line) => isDated(line) && mayBe(line)).length >= 2;

/** Whether a line has a stretch of time that is none of studies or of what is no job. */
export const isOfWork = (line: string): boolean => isDated(line) && mayBe(line) && !beginsStudy(line);
