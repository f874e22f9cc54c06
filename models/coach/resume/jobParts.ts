import type { Span } from "../text/spans.ts";
import { timesIn } from "./dates.ts";
import { withoutGluedHeading } from "./headings.ts";
import { PLACE, STRONG_EMPLOYER, TITLE, VERB_FIRST } from "./jobWords.ts";
import { withoutBullet } from "./tidy.ts";

/** The parts of a line that names a job: what is a title, what an employer, and what neither. */

/** What tables and bio-datas write before a job's parts. */
const LABEL =
  /^(?:designation|post|position|role|job title|organi[sz]ation|(?:company|employer|organi[sz]ation|firm)(?: name)?|name of (?:the )?(?:company|organi[sz]ation|employer)|duration|period|tenure)\s*[:–-]+\s*/i;

/** Whether a line is a labelled part of a job and tells nothing of the work. */
export const isLabelled = (text: string) => LABEL.test(withoutBullet(text));

/** A heading that the job stands behind. */
const INLINE_HEADING =
  /^(?:(?:work|working|job|professional|total)\s+)?(?:experience|employment|work|job)\s*:[-–—]?\s*/i;

/** A line with a sign in the place of its times. */
export const withoutRanges = (text: string, times: readonly Span[]): string =>
  [...times].reverse().reduce((bare, { from, to }) => `${bare.slice(0, from)} | ${bare.slice(to)}`, text);

const INSIDE = /\(([^)]*)\)?/g;
/** "(present, Sr. Designer)": a title in brackets, where it stands nowhere else. */
function bracketed(text: string): string[] {
  if (TITLE.test(text.replace(INSIDE, " "))) return [];
  const inside = [...text.matchAll(INSIDE)].flatMap((match) => (match[1] ?? "").split(/[,;/|]\s*/));
  return inside.map((part) => part.trim()).filter((part) => /^\p{Lu}/u.test(part) && isTitle(part));
}

/** "Tower technician in HILL TOWERS site", "Junior Advocate in the chamber of …": the title ends before the place. */
function withPlaceApart(part: string): string[] {
  const [title, ...rest] = part.split(/\s+(?:in|at|with|under)\s+(?=the\b|\p{Lu}{2})/u);
  const place = (rest[0] ?? "")
    .replace(/^the\s+/u, "")
    .replace(/\s+(?:site|through|via|as|since|from)\b.*$/u, "");
  return title !== undefined && place !== "" && words(title) <= 4 && ENDS_AS_TITLE.test(title)
    ? [title, place]
    : [part];
}

/** What a sentence says of the order of jobs before it names one. */
const LEAD_IN =
  /^(?:(?:presently|currently|now|at present|earlier|previously|before (?:that|this)|prior to (?:that|this)|after that|then|since then|first)\s*[,:]?\s+)?(?:i (?:am|was|have)\s+)?(?:(?:been )?(?:working|worked|employed|serving|served|posted)\s+)?(?:(?:at|in|with)\s+)?(?=\p{Lu})/iu;
const SAYS_ORDER =
  /^(?:presently|currently|now|at present|earlier|previously|before (?:that|this)|prior to (?:that|this)|after that|then|since then|first)\b/i;
const withoutLeadIn = (text: string) => (SAYS_ORDER.test(text) ? text.replace(LEAD_IN, "") : text);

/** "Naka as Accounts Executive": the title behind "as". */
function withTitleApart(part: string): string[] {
  const [, place = "", title = ""] = /^(\p{Lu}.*?)\s+as\s+(?:an?\s+|the\s+)?(.+)$/u.exec(part) ?? [];
  return title !== "" && !TITLE.test(place) && isTitle(title) ? [place, title] : [part];
}

/** "2 Hill Works Ltd | Operator | …": the number of a row of a table. */
const ROW_NUMBER = /^\s*\d{1,2}\s+(?=\p{Lu}\p{L}.*\|)/u;
const sameLong = (number: string) => " ".repeat(number.length);

/** A line cut at the signs that part title, employer, place and date; dates and what stands in brackets fall away. */
export function partsOf(text: string, times: readonly Span[]): string[] {
  const bare = withoutGluedHeading(withoutBullet(withoutRanges(text.replace(ROW_NUMBER, sameLong), times)))
    .replace(INLINE_HEADING, "")
    .replace(LABEL, "");
  return [...cutParts(withoutLeadIn(bare)), ...bracketed(bare)];
}

function cutParts(bare: string): string[] {
  return bare
    .replace(INSIDE, " | ")
    .split(/\s*[|•·;\t]\s*|\s+[-–—@]\s+|\s+at\s+(?=[A-Z])|,\s+(?!(?:Ltd|Inc|Pvt|LLC)\b)|\s{3,}|[{}]/)
    .map((part) => part.replace(/^[\s,.:)@–—-]+(?:at\s+(?=\p{Lu}))?|^at\s+(?=\p{Lu})|[\s,.:(@–—-]+$/gu, ""))
    .map((part) => part.replace(/^M\/s\.?\s+|^(?:19|20)\d{2}\s+(?=\p{Lu})/iu, ""))
    .filter((part) => part.length > 1 && /\p{L}/u.test(part))
    .flatMap(withPlaceApart)
    .flatMap(withTitleApart);
}

/** The longest line that names a job and tells no work, in words. */
export const LONGEST_JOB = 18;

/** How many words a text has. */
export const words = (text: string) => text.split(/\s+/).length;
const ENDS_AS_TITLE = new RegExp(`(?:${TITLE.source})\\s*(?:[IVX]{1,3}|\\d)?$`, "iu");
/** "32 गार्ड", "गार्ड को …": a title in a sentence, which Hindi does not tell by capitals. */
const IN_HINDI_SENTENCE =
  /[\u0900-\u097F].*\d|\d.*[\u0900-\u097F]|(?:^|\s)(?:को|की|का|के|में|से|ने|पर|और)(?:\s|$)/u;
/** "Diploma in Dental Assistant" is learnt, and no job. */
const STUDY_FIRST =
  /^(?:diploma|bachelor|master|certificate|degree|course|training)\b.*\b(?:in|of|for|as)\b/i;
/** Whether a part of a line ends with the word of a title. */
export const endsAsTitle = (part: string): boolean => ENDS_AS_TITLE.test(part);
/** Whether a part of a line is the title of a job. */
export const isTitle = (part: string) =>
  TITLE.test(part) &&
  words(part) <= 6 &&
  !/^\d/.test(part) &&
  !VERB_FIRST.test(part) &&
  !STUDY_FIRST.test(part) &&
  // "Tgt" is a target, "TGT" a teacher.
  !/\bTgt\b/.test(part) &&
  !/\p{Ll}{3}\.\s+\p{Lu}/u.test(part) &&
  !/\bto\b|\bwith\b|\bof (?:a|an|the)\b|\d[.:%]|:/i.test(part) &&
  !IN_HINDI_SENTENCE.test(part) &&
  (ENDS_AS_TITLE.test(part) || !STRONG_EMPLOYER.test(part));
const UNIT = /\b(?:icu|ward|emergency|department|dept|unit|division|branch|team|beds)\b/i;
const SMALL = /(?<=\s)(?!(?:of|and|the|for|in|at|by|de|&)\s)\p{Ll}+/gu;
/** A name has at most one word in small letters. */
const isLikeName = (part: string) => (part.match(SMALL)?.length ?? 0) <= 1;
const MONTH = /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?$/i;
const isEmployer = (part: string) =>
  !MONTH.test(part) &&
  !/^(?:from|since|during|to|years?|months?)$/i.test(part) &&
  isLikeName(part) &&
  !UNIT.test(part) &&
  /^[\p{Lu}\p{Lo}\d]/u.test(part) &&
  words(part) <= 7 &&
  !TITLE.test(part) &&
  !PLACE.test(part) &&
  (!VERB_FIRST.test(part) || /^The \p{Lu}/u.test(part));

/** Whether a part has what names an employer as a name has it: with a capital, or as one of two or three words. */
function isNamed(part: string): boolean {
  const own = STRONG_EMPLOYER.exec(part)?.[0];
  // "Construction Ltd", "Associates": the end of a name that the layout cut.
  const isWhole = part.split(/\s+/).some((word) => /\p{L}/u.test(word) && !STRONG_EMPLOYER.test(word));
  return isWhole && own !== undefined && !part.includes(":") && (!/^\p{Ll}/u.test(own) || words(part) <= 3);
}

/** The part that surely names an employer; null where none does. */
export const strongEmployer = (parts: readonly string[]) =>
  parts.find((part) => isNamed(part) && words(part) <= 7 && !ENDS_AS_TITLE.test(part)) ?? null;
/** The part that may name an employer; null where none does. */
export const anyEmployer = (parts: readonly string[]) => parts.find(isEmployer) ?? null;

/** The longest line that is an employer with place and time, in words. */
const LONGEST_NAME = 10;

/** Whether a line names an employer, perhaps with its place and time, and says nothing else. */
export function isEmployerAlone(text: string): boolean {
  const parts = partsOf(text, timesIn(text));
  if (words(text) > LONGEST_NAME || /[.;]$/.test(text.trim())) return false;
  return strongEmployer(parts.slice(0, 1)) !== null && parts.every(isLikeName);
}

/** Whether a line begins with a job: with its title or its employer. */
export function beginsWithJob(text: string): boolean {
  const [first] = partsOf(text, timesIn(text));
  return first !== undefined && (isTitle(first) || (isEmployer(first) && STRONG_EMPLOYER.test(first)));
}

/** What of a long line names the job, before its work is told: up to the first sentence's end behind its first time. */
export function headOfJob(text: string, times: readonly Span[]): string {
  const from = times[0]?.to ?? text.length;
  const end = text.slice(from).search(/[.।](?=\s)/u);
  return end < 0 ? text : text.slice(0, from + end);
}
