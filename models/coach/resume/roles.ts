import { isPersonal } from "./contact.ts";
import { dateRangesIn, monthsOf, type DateRange } from "./dates.ts";
import type { Line, Role } from "./facts.ts";
import { withoutGluedHeading } from "./headings.ts";
import { hasBullet, withoutBullet } from "./tidy.ts";

const TITLE =
  /\b(?:engineer|developer|programmer|architect|analyst|scientist|manager|executive|officer|accountant|auditor|assistant|associate|nurse|sister|teacher|tutor|lecturer|professor|trainer|trainee|intern|consultant|designer|administrator|coordinator|co-ordinator|supervisor|technician|operator|clerk|cashier|representative|agent|advisor|adviser|specialist|lead|head|director|founder|co-founder|cto|ceo|recruiter|generalist|receptionist|electrician|fitter|welder|machinist|foreman|driver|salesman|salesperson|promoter|telecaller|pharmacist|physiotherapist|midwife|principal|warden|volunteer|apprentice|freelancer|tester|sre|hr|tgt|pgt|prt|coach|member|captain|surveyor|inspector|planner|estimator|mechanic|plumber|carpenter|turner|machinist|draughtsman|draftsman|librarian|counsell?or|radiographer|optometrist|dietici?an|dietitian|therapist|paramedic|phlebotomist|technologist|chemist|microbiologist|attendant|chef|cook|steward|guard|storekeeper|store keeper|banker|underwriter|merchandiser|beautician|tailor|photographer|editor|writer|journalist|bookkeeper|typist|stenographer|secretary|superintendent|lawyer|advocate|translator|interpreter|reporter|copywriter|videographer|animator|illustrator|baker|barber|waiter|waitress|watchman|housekeeper|gardener|educator|instructor|helper|packer|rider|tele ?caller|teller|loader|in-?charge)\b|ऑपरेटर|सहायक|इलेक्ट्रीशियन|चालक|ड्राइवर|फार्मासिस्ट|तकनीशियन|सर्वेक्षक|लेखाकार|रिसेप्शनिस्ट|शिक्षक|शिक्षिका|लिपिक|प्रबंधक|नर्स|अध्यापक/iu;
/** Whether a text names a title, or says of what somebody is a professional. */
export const namesTitle = (text: string): boolean => TITLE.test(text) || /\bprofessional\b/i.test(text);
const STRONG_EMPLOYER =
  /\b(?:ltd|limited|pvt|private(?! (?:car|bus|taxi|vehicle|family|house|tuition)s?\b)|inc|corp|corporation|llp|llc|gmbh|hospital|clinic|school|college|university|institute|bank|solutions|technologies|systems|services|industries|traders|associates|foods|beverages|company|group|enterprises|consultancy|labs?|research|motors|textiles|pharma|academy|vidyalaya|& co|hotel|resort|laboratory|laboratories|diagnostics|store|stores|builders|constructions?|infra|finance|insurance|logistics|polyclinic|airlines|mart|agency|agencies|works|mills)\b|नगर|विद्यालय|अस्पताल|बैंक|कंपनी|कार्यालय/iu;
const VERB_FIRST =
  /^(?:led|built|managed|developed|implemented|designed|trained|created|prepared?|handled|worked|working|responsible|assisted|helped|supported|maintain(?:ed|ing)?|improved|reduced|mentored|reported|reporting|coordinated|looking|seeking|to\b|a\b|an\b|the\b|i\b|my\b|fresher)\b/i;
const PLACE =
  /^(?:[A-Z]{2}|UK|USA|India|Remote|Mumbai|Navi Mumbai|Delhi|New Delhi|Bengaluru|Bangalore|Hyderabad|Chennai|Kolkata|Pune|Ahmedabad|Jaipur|Lucknow|Kanpur|Nagpur|Indore|Bhopal|Patna|Vadodara|Surat|Kochi|Coimbatore|Madurai|Thane|Nashik|Noida|Gurgaon|Gurugram|Faridabad|Ghaziabad|Chandigarh|Ludhiana|Ranchi|Raipur|Guwahati|Bhubaneswar|Visakhapatnam|Vijayawada|Thiruvananthapuram|Thrissur|Mysuru|Mangaluru|Dehradun|Varanasi|Agra|Meerut|Rajkot|Jodhpur|Maharashtra|Karnataka|Kerala|Tamil Nadu|Gujarat|Bihar|Punjab|Haryana|Uttar Pradesh|Madhya Pradesh|Rajasthan|San Francisco|Santa Clara|Seattle|London|New York|Dubai|Singapore|Cupertino|Redmond)$/;

/** What tables and bio-datas write before a job's parts. */
const LABEL =
  /^(?:designation|post|position|role|job title|organi[sz]ation|company|employer|name of (?:the )?(?:company|organi[sz]ation|employer)|duration|period|tenure)\s*[:–-]+\s*/i;

/** Whether a line is a labelled part of a job and tells nothing of the work. */
export const isLabelled = (text: string) => LABEL.test(withoutBullet(text));

/** A line cut at the signs that part title, employer, place and date; dates and what stands in brackets fall away. */
function partsOf(text: string, ranges: readonly DateRange[]): string[] {
  let bare = text;
  for (const range of [...ranges].reverse())
    bare = `${bare.slice(0, range.at.from)} | ${bare.slice(range.at.to)}`;
  return withoutGluedHeading(withoutBullet(bare))
    .replace(LABEL, "")
    .replace(/\(([^)]*)\)?/g, " | ")
    .split(/\s*[|•·;\t]\s*|\s+[-–—@]\s+|\s+at\s+(?=[A-Z])|,\s+(?!(?:Ltd|Inc|Pvt|LLC)\b)|\s{3,}|[{}]/)
    .map((part) => part.replace(/^[\s,.:)-]+|[\s,.:(-]+$/g, ""))
    .filter((part) => part.length > 1 && /\p{L}/u.test(part));
}

/** A full stop that ends a sentence and not "Inc.". */
const ENDS_SENTENCE = /(?<!\b(?:Inc|Ltd|Co|Corp|Pvt))[.;]$/i;
const words = (text: string) => text.split(/\s+/).length;
const ENDS_AS_TITLE = new RegExp(`(?:${TITLE.source})\\s*(?:[IVX]{1,3}|\\d)?$`, "iu");
const isTitle = (part: string) =>
  TITLE.test(part) &&
  words(part) <= 6 &&
  !VERB_FIRST.test(part) &&
  !/\bto\b|\bof (?:a|an|the)\b|\d[.:%]/i.test(part) &&
  (ENDS_AS_TITLE.test(part) || !STRONG_EMPLOYER.test(part));
const UNIT = /\b(?:icu|ward|emergency|department|dept|unit|division|branch|team|beds)\b/i;
const isEmployer = (part: string) =>
  !UNIT.test(part) &&
  /^[\p{Lu}\p{Lo}\d]/u.test(part) &&
  words(part) <= 7 &&
  !TITLE.test(part) &&
  !PLACE.test(part) &&
  !VERB_FIRST.test(part);

const strongEmployer = (parts: readonly string[]) =>
  parts.find((part) => STRONG_EMPLOYER.test(part) && words(part) <= 7 && !ENDS_AS_TITLE.test(part)) ?? null;
const anyEmployer = (parts: readonly string[]) => parts.find(isEmployer) ?? null;

/** "CTO San Francisco, CA": a place that the layout put right after the title falls away. */
function withoutPlace(title: string, parts: readonly string[]): string {
  const next = parts[parts.indexOf(title) + 1] ?? "";
  const cut = /^[A-Z]{2}$/.test(next)
    ? new RegExp(`^.*(?:${TITLE.source})`, "iu").exec(title)?.[0]
    : undefined;
  return (cut ?? title).trim();
}

/** Whether a line begins with a job: with its title or its employer. */
export function beginsWithJob(text: string): boolean {
  const [first] = partsOf(text, dateRangesIn(text));
  return first !== undefined && (isTitle(first) || (isEmployer(first) && STRONG_EMPLOYER.test(first)));
}

/** The employer that stands on a line of its own beside a title. */
function employerBeside(
  lines: readonly Line[],
  at: number,
  pick: (parts: readonly string[]) => string | null,
) {
  for (const beside of [lines[at + 1], lines[at - 1]]) {
    if (beside === undefined || hasBullet(beside.text) || /[.;]$/.test(beside.text.trim())) continue;
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
    if (beside === undefined || hasBullet(beside.text) || beside.section !== here.section) continue;
    const ranges = dateRangesIn(beside.text);
    const taken = partsOf(beside.text, ranges).some(isTitle);
    if (ranges.length > 0 && !taken) return ranges;
  }
  return [];
}

function roleAt(lines: readonly Line[], at: number, now: number): Role | null {
  const line = lines[at];
  if (line === undefined || !line.quotable || ENDS_SENTENCE.test(line.text.trim())) return null;
  const own = dateRangesIn(line.text);
  const dated = own.length > 0 && (line.section === "activities" || line.section === "header");
  if (line.section !== "experience" && !dated) return null;
  if (hasBullet(line.text) && own.length === 0) return null;
  const parts = partsOf(line.text, own);
  const title = parts.find(isTitle);
  if (title === undefined || (parts.length === 1 && words(title) > 5) || words(parts.join(" ")) > 18)
    return null;
  const range = datesBeside(lines, at)[0] ?? null;
  if (range === null && parts.length < 2 && employerBeside(lines, at, anyEmployer) === null) return null;
  const rest = parts.slice(parts.indexOf(title) + 1);
  const before = parts.slice(0, parts.indexOf(title));
  const employer =
    strongEmployer(before) ??
    strongEmployer(rest) ??
    employerBeside(lines, at, strongEmployer) ??
    anyEmployer(before) ??
    anyEmployer(rest) ??
    employerBeside(lines, at, anyEmployer);
  return {
    title: withoutPlace(title, parts),
    employer,
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
