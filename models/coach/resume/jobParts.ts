import { dateRangesIn, type DateRange } from "./dates.ts";
import { withoutGluedHeading } from "./headings.ts";
import { withoutBullet } from "./tidy.ts";

/** The parts of a line that names a job: what is a title, what an employer, and what neither. */

export const TITLE =
  /\b(?:engineer|developer|programmer|architect|analyst|scientist|manager|executive|officer|accountant|auditor|assistant|associate|nurse|sister|teacher|tutor|lecturer|professor|trainer|trainee|intern|consultant|designer|administrator|coordinator|co-ordinator|supervisor|technician|operator|clerk|cashier|representative|agent|advisor|adviser|specialist|lead|head|director|founder|co-founder|cto|ceo|recruiter|generalist|receptionist|electrician|fitter|welder|machinist|foreman|driver|salesman|salesperson|promoter|telecaller|pharmacist|physiotherapist|midwife|principal|warden|volunteer|apprentice|freelancer|tester|sre|hr|tgt|pgt|prt|coach|member|captain|surveyor|inspector|planner|estimator|mechanic|plumber|carpenter|turner|machinist|draughtsman|draftsman|librarian|counsell?or|radiographer|optometrist|dietici?an|dietitian|therapist|paramedic|phlebotomist|technologist|chemist|microbiologist|attendant|chef|cook|steward|guard|storekeeper|store keeper|banker|underwriter|merchandiser|beautician|tailor|photographer|editor|writer|journalist|bookkeeper|typist|stenographer|secretary|superintendent|lawyer|advocate|translator|interpreter|reporter|copywriter|videographer|animator|illustrator|baker|barber|waiter|waitress|watchman|housekeeper|gardener|educator|instructor|helper|packer|rider|tele ?caller|teller|loader|in-?charge)\b|ऑपरेटर|सहायक|इलेक्ट्रीशियन|चालक|ड्राइवर|फार्मासिस्ट|तकनीशियन|सर्वेक्षक|लेखाकार|रिसेप्शनिस्ट|शिक्षक|शिक्षिका|लिपिक|प्रबंधक|नर्स|अध्यापक/iu;
/** Whether a text names a title, or says of what somebody is a professional. */
export const namesTitle = (text: string): boolean => TITLE.test(text) || /\bprofessional\b/i.test(text);
const STRONG_EMPLOYER =
  /\b(?:ltd|limited|pvt|private(?! (?:car|bus|taxi|vehicle|family|house|tuition)s?\b)|inc|corp|corporation|llp|llc|gmbh|hospital|clinic|school|college|university|institute|bank|solutions|technologies|systems|services|industries|traders|associates|foods|beverages|company|group|enterprises|consultancy|labs?|research|motors|textiles|pharma|academy|vidyalaya|& co|hotel|resort|laboratory|laboratories|diagnostics|store|stores|builders|constructions?|infra|finance|insurance|logistics|polyclinic|airlines|mart|agency|agencies|works|mills|electricals|contractors|enterprise|garage|tailors|caterers|travels|steels|castings|chemicals|realty|exports|infotech|consultants|healthcare|nursing home|restaurant|bakery|jewellers|roadways)\b|नगर|विद्यालय|अस्पताल|बैंक|कंपनी|कार्यालय/iu;
const VERB_FIRST =
  /^(?:led|built|managed|developed|implemented|designed|trained|created|prepared?|handled|worked|working|responsible|assisted|helped|supported|maintain(?:ed|ing)?|improved|reduced|mentored|reported|reporting|coordinated|looking|seeking|to\b|a\b|an\b|the\b|i\b|my\b|fresher)\b/i;
const PLACE =
  /^(?:[A-Z]{2}|UK|USA|India|Remote|Mumbai|Navi Mumbai|Delhi|New Delhi|Bengaluru|Bangalore|Hyderabad|Chennai|Kolkata|Pune|Ahmedabad|Jaipur|Lucknow|Kanpur|Nagpur|Indore|Bhopal|Patna|Vadodara|Surat|Kochi|Coimbatore|Madurai|Thane|Nashik|Noida|Gurgaon|Gurugram|Faridabad|Ghaziabad|Chandigarh|Ludhiana|Ranchi|Raipur|Guwahati|Bhubaneswar|Visakhapatnam|Vijayawada|Thiruvananthapuram|Thrissur|Mysuru|Mangaluru|Dehradun|Varanasi|Agra|Meerut|Rajkot|Jodhpur|Maharashtra|Karnataka|Kerala|Tamil Nadu|Gujarat|Bihar|Punjab|Haryana|Uttar Pradesh|Madhya Pradesh|Rajasthan|San Francisco|Santa Clara|Seattle|London|New York|Dubai|Singapore|Cupertino|Redmond)$/;

/** What tables and bio-datas write before a job's parts. */
const LABEL =
  /^(?:designation|post|position|role|job title|organi[sz]ation|company|employer|name of (?:the )?(?:company|organi[sz]ation|employer)|duration|period|tenure)\s*[:–-]+\s*/i;

/** Whether a line is a labelled part of a job and tells nothing of the work. */
export const isLabelled = (text: string) => LABEL.test(withoutBullet(text));

/** A heading that the job stands behind. */
const INLINE_HEADING =
  /^(?:(?:work|working|job|professional|total)\s+)?(?:experience|employment|work|job)\s*:[-–—]?\s*/i;

/** A line with a sign in the place of its times. */
export const withoutRanges = (text: string, ranges: readonly DateRange[]): string =>
  [...ranges].reverse().reduce((bare, { at }) => `${bare.slice(0, at.from)} | ${bare.slice(at.to)}`, text);

/** A line cut at the signs that part title, employer, place and date; dates and what stands in brackets fall away. */
export function partsOf(text: string, ranges: readonly DateRange[]): string[] {
  return withoutGluedHeading(withoutBullet(withoutRanges(text, ranges)))
    .replace(INLINE_HEADING, "")
    .replace(LABEL, "")
    .replace(/\(([^)]*)\)?/g, " | ")
    .split(/\s*[|•·;\t]\s*|\s+[-–—@]\s+|\s+at\s+(?=[A-Z])|,\s+(?!(?:Ltd|Inc|Pvt|LLC)\b)|\s{3,}|[{}]/)
    .map((part) => part.replace(/^[\s,.:)@–—-]+(?:at\s+(?=\p{Lu}))?|^at\s+(?=\p{Lu})|[\s,.:(@–—-]+$/gu, ""))
    .filter((part) => part.length > 1 && /\p{L}/u.test(part));
}

/** How many words a text has. */
export const words = (text: string) => text.split(/\s+/).length;
const ENDS_AS_TITLE = new RegExp(`(?:${TITLE.source})\\s*(?:[IVX]{1,3}|\\d)?$`, "iu");
/** Whether a part of a line is the title of a job. */
export const isTitle = (part: string) =>
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

/** The part that surely names an employer; null where none does. */
export const strongEmployer = (parts: readonly string[]) =>
  parts.find((part) => STRONG_EMPLOYER.test(part) && words(part) <= 7 && !ENDS_AS_TITLE.test(part)) ?? null;
/** The part that may name an employer; null where none does. */
export const anyEmployer = (parts: readonly string[]) => parts.find(isEmployer) ?? null;

/** Whether a line begins with a job: with its title or its employer. */
export function beginsWithJob(text: string): boolean {
  const [first] = partsOf(text, dateRangesIn(text));
  return first !== undefined && (isTitle(first) || (isEmployer(first) && STRONG_EMPLOYER.test(first)));
}
