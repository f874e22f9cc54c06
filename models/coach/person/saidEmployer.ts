import { editDistance } from "../text/soft.ts";
import { isNotOwn, AN_OCCUPATION } from "./own.ts";

/** A name with its capital letters: "Apollo Hospital Chennai", "Larsen & Toubro". */
const PART = String.raw`(?!I\b)\p{Lu}[\p{L}\d&.-]*`;
const NAME = String.raw`(${PART}(?: (?:(?:&|and|of) )?${PART}){0,5})`;
const NOW = String.raw`(?: (?:also|then|first|once|previously|earlier|recently|currently|presently|now|later))?`;
const BE = String.raw`(?: am|['’]m| was| have been|['’]ve been| have|['’]ve)?`;
const FOR_LONG = String.raw`(?: for (?:[\p{L}\d]+ ){1,3}(?:years?|months?))?`;
/** An occupation in lower case or with capitals, as it is said. */
const AS_WORK = AN_OCCUPATION.replace(String.raw`[\w-]+\s+`, String.raw`[\p{L}-]+\s+`);

/** The place of work of the one who speaks; never "with", which is for tools and people, nor "in". */
const WORKS_AT: readonly RegExp[] = [
  `${BE}${NOW} (?:work|worked|working)(?: as ${AS_WORK})?${FOR_LONG} (?:at|for) ${NAME}`,
  `(?: am|['’]m| was| have been|['’]ve been| served as)${NOW} ${AS_WORK}(?: in (?:the )?[\\p{L}]+)?${FOR_LONG} at ${NAME}`,
  `(?: am|['’]m| was| have been|['’]ve been)${NOW} an employee (?:of|at) ${NAME}`,
  `(?: have| had|['’]ve| bring)(?: [\\p{L}\\d]+){0,3} years?['’]?(?: of)?(?: work)? experience at ${NAME}`,
].map((said) => new RegExp(String.raw`\b[Ii]${said}`, "u"));
/** "in my unit at Apollo Hospital" */
const MY_UNIT = new RegExp(
  String.raw`\b(?:[Ii]n|[Aa]t|[Ff]rom) my (?:\p{Ll}+ )?(?:unit|ward|team|branch|department|office|kitchen|shift|company) (?:at|in) ${NAME}`,
  "u",
);
const JOINED = new RegExp(String.raw`\b[Ii](?: have|['’]ve)?${NOW} joined ${NAME}`, "u");

/** Other people's firms, and times that a resume may leave out. */
const NO_JOB =
  /\b(?:clients?|projects?|customers?|vendors?|accounts?|on behalf|deput\w+|volunt\w+|campaigns?|intern\w*|train(?:ee|ing|ed)|students?|postings?|rotations?|shadow\w*|part[ -]time|freelanc\w+)\b/i;
/** What one joins of a firm without working there. */
const NO_FIRM_AFTER =
  /^['’]|^ (?:\p{Ll}+ )?(?:webinar|workshop|events?|drive|camp|course|class|classes|program(?:me)?|club|call|meeting|session|community|group|online|team)\b/u;
/** Places of study: one joins them to learn. */
const OF_STUDY = /\b(?:college|university|school|institute|academy|classes|polytechnic)\b/i;

/** The kinds of employers, as a name says them. */
const KIND =
  /\b(?:hospitals?|clinics?|nursing home|healthcare|bank|school|college|university|institute|academy|pvt|private limited|ltd|limited|inc|llp|llc|corp|corporation|company|technologies|solutions|services|systems|consultancy|consulting|industries|enterprises|motors|steel|infotech|software|pharma|pharmaceuticals|pharmacy|laborator(?:y|ies)|labs|hotels?|resorts?|insurance|finance|airlines|traders|associates|foundation|logistics)\b/i;
/** Employers that everybody knows by their name alone. */
const KNOWN =
  /^(?:google|microsoft|amazon|infosys|wipro|tcs|accenture|cognizant|capgemini|deloitte|kpmg|ibm|oracle|hcl|flipkart|zomato|swiggy|paytm|genpact|concentrix|teleperformance|tech mahindra|larsen (?:&|and) toubro|l&t|aiims|hdfc|icici|sbi|airtel|uber|ola|facebook)$/i;

/** Words that many names share: kinds, departments and towns. */
const SHARED =
  /\b(?:pvt|private|ltd|limited|inc|llp|llc|corp|corporation|company|co|technology|india|indian|the|and|of|technologies|solutions|services|systems|consultancy|consulting|industries|enterprises|hospitals?|clinics?|nursing|home|healthcare|health|bank|schools?|college|university|institute|academy|group|foundation|software|infotech|pharma|pharmaceuticals|pharmacy|laborator(?:y|ies)|labs|hotels?|resorts?|insurance|finance|airlines|traders|associates|logistics|motors|steel|cent(?:re|er)|medical|surgical|emergency|casualty|icu|opd|ward|department|customer|technical|support|human|resources|shared|it|hr|primary|community|multi|super|speciality|specialty|mumbai|bombay|delhi|new|bengaluru|bangalore|chennai|hyderabad|pune|kolkata|nagpur|jaipur|lucknow|kochi|coimbatore|ahmedabad|noida|gurgaon|gurugram|indore|bhopal|surat|patna|mysore|mysuru|madurai)\b/giu;
/** Public places are called by several such words. */
const PUBLIC =
  /\b(?:government|govt|general|district|civil|city|municipal|taluk|state|national|public|central|local|county)\b/giu;

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\d]+/gu, " ")
    .trim();
/** What is a name's own, and no other's. */
const bare = (name: string) => plain(name.replace(SHARED, " "));
const isPublic = (name: string) => plain(name.replace(PUBLIC, " ")) !== plain(name);

const initialsOf = (name: string) =>
  name
    .replace(/[^\p{L}\s]/gu, "")
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join("")
    .toLowerCase();

/** Whether one name is the first letters of the other. */
function isShortOf(name: string, long: string): boolean {
  const letters = bare(name).replaceAll(" ", "");
  return letters.length >= 2 && initialsOf(long).startsWith(letters);
}

/** Whether two names may be one employer: a word of one stands in the other, as far as it is heard right. */
function sameEmployer(a: string, b: string): boolean {
  if (bare(b) === "" || isShortOf(a, b) || isShortOf(b, a) || (isPublic(a) && isPublic(b))) return true;
  const [own, other] = [bare(a).split(" "), bare(b).split(" ")];
  const edits = (word: string) => (word.length >= 8 ? 3 : word.length >= 5 ? 2 : 0);
  return own.some((word) => other.some((known) => editDistance(word, known, edits(word)) <= edits(word)));
}

/** Whether a name says an employer of its own, and not a department, a town or "General Hospital". */
const looksLikeEmployer = (name: string) =>
  KNOWN.test(name) || (KIND.test(name) && plain(bare(name).replace(PUBLIC, " ")) !== "");

function nameIn(sentence: string, sign: RegExp): string | null {
  const match = sign.exec(sentence);
  if (match === null || isNotOwn(sentence.slice(0, match.index))) return null;
  if (NO_FIRM_AFTER.test(sentence.slice(match.index + match[0].length))) return null;
  const name = (match[1] ?? "").replace(/[.\s-]+$/, "");
  return looksLikeEmployer(name) ? name : null;
}

/** The employer that a sentence says of the one who speaks; null where it says none for sure. */
export function employerSaid(sentence: string): string | null {
  if (NO_JOB.test(sentence)) return null;
  const joined = nameIn(sentence, JOINED);
  const names = [
    ...[...WORKS_AT, MY_UNIT].map((sign) => nameIn(sentence, sign)),
    joined && OF_STUDY.test(joined) ? null : joined,
  ];
  return names.find((name) => name !== null) ?? null;
}

/** Whether an employer that was said may be one of the resume's. */
export const isOneOf = (said: string, employers: readonly string[]): boolean =>
  employers.some((employer) => sameEmployer(said, employer));
