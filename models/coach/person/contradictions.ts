import type { Person } from "../../entities/person.ts";
import { wordValue } from "../text/numbers.ts";
import { editDistance } from "../text/soft.ts";
import { sentencesOf } from "../text/spans.ts";
import { degreesIn, sameDegree } from "./degrees.ts";

/** What an answer says of the person that their resume says otherwise. */
export type Contradiction =
  | { about: "years"; said: number; resume: number }
  | { about: "employer"; said: string; resume: readonly string[] }
  | { about: "degree"; said: string; resume: readonly string[] };

const NUMBER = String.raw`(\d{1,2}(?:\.\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)`;
const YEARS = String.raw`\s*\+?\s*(?:years?|yrs?)['’]?`;
/** "I have 6 years of experience", "my six years' experience", "with 6+ years in sales behind me". */
const HAS_YEARS = new RegExp(
  String.raw`\b(?:i have|i['’]ve|i got|i bring|with|my)\b[^.?!]{0,30}?\b${NUMBER}${YEARS}\s+(?:of\s+)?(?:\w+\s+){0,3}?experience\b(.{0,12})`,
  "iu",
);
/** "I have worked for 6 years", "I have been working since 6 years". Not "for 6 years at …": that is one job. */
const WORKED_YEARS = new RegExp(
  String.raw`\bi(?: have|['’]ve)(?: been)? work(?:ed|ing)\s+(?:for|since)\s+(?:the last |the past |about |around )?${NUMBER}${YEARS}(.{0,12})`,
  "iu",
);
/** Somebody else's, or a wish. */
const NOT_OWN =
  /\b(?:if|would|wish|want|requires?|required|needs?|needed|customer|manager|colleague|senior|he|she|they)\b/i;

/** Years that are not the same any more: a resume is a few months old, and people round. */
const MORE_THAN = 1;

const valueOf = (written: string) => wordValue(written.toLowerCase()) ?? Number(written);
const lasting = (years: number) => `${years} ${years === 1 ? "year" : "years"}`;

function yearsIn(sentence: string, { years }: Person): Contradiction[] {
  const match = HAS_YEARS.exec(sentence) ?? WORKED_YEARS.exec(sentence);
  if (years <= 0 || match === null || NOT_OWN.test(sentence.slice(0, match.index))) return [];
  if (NOT_OWN.test(match[0])) return [];
  const said = valueOf(match[1] ?? "");
  // Years with one tool or at one place may well be fewer than all.
  const ofAPart = /^\s*(?:in|with|as|at|on|of|for)\b/i.test(match[2] ?? "");
  const differs = ofAPart ? said - years > MORE_THAN : Math.abs(said - years) > MORE_THAN;
  return differs ? [{ about: "years", said, resume: years }] : [];
}

const NAME = String.raw`((?:\p{Lu}[\p{L}\d&.]*)(?: (?:&|and|of|\p{Lu}[\p{L}\d&.]*)){0,4})`;
/** The place of work of the one who speaks. The name keeps its capital letters, everything before is in any case. */
const WORKS_AT = new RegExp(
  String.raw`\b[Ii](?: am|['’]m| was| have been| have|['’]ve)?(?: currently| presently| now)? (?:work|works|worked|working|employed|joined|interned|left)(?: (?:at|for|with|in))? ${NAME}`,
  "u",
);
/** Capital letters that are no employer: languages, tools and offices that one works "in" or "with". */
const NO_EMPLOYER =
  /^(?:I|The|A|An|My|Our|Their|His|Her|In|On|At|For|Since|This|That|When|English|Hindi|Java|Python|React|Excel|Tally|SAP|SQL|Node|AWS|IT|HR|ICU|OPD|BPO|India|Mumbai|Delhi|Bengaluru|Bangalore|Chennai|Hyderabad|Pune|Kolkata|Monday|January|February|March|April|May|June|July|August|September|October|November|December)\b/;
const OF_A_FIRM =
  /\b(?:pvt|private|ltd|limited|inc|llp|llc|corp|corporation|company|co|technologies|technology|solutions|services|systems|india|the|and|of)\b/giu;

const bare = (name: string) =>
  name
    .toLowerCase()
    .replace(OF_A_FIRM, " ")
    .replace(/[^\p{L}\p{M}\d]+/gu, " ")
    .trim();

/** Whether two names may be one employer: a word of one stands in the other, as far as it is heard right. */
function sameEmployer(a: string, b: string): boolean {
  const [own, other] = [bare(a).split(" "), bare(b).split(" ")];
  const initials = (name: string) =>
    name
      .replace(/[^\p{L}\s]/gu, "")
      .split(/\s+/)
      .map((word) => word.charAt(0))
      .join("")
      .toLowerCase();
  const short = (words: readonly string[], name: string) => {
    const letters = words.join("");
    return letters.length >= 2 && initials(name).startsWith(letters);
  };
  if (short(own, b) || short(other, a)) return true;
  const edits = (word: string) => (word.length >= 8 ? 3 : word.length >= 5 ? 2 : 0);
  return own.some((word) => other.some((known) => editDistance(word, known, edits(word)) <= edits(word)));
}

function employerIn(sentence: string, { employers }: Person): Contradiction[] {
  const said = WORKS_AT.exec(sentence)?.[1];
  if (said === undefined || employers.length === 0 || NO_EMPLOYER.test(said) || bare(said) === "") return [];
  if (employers.some((employer) => sameEmployer(said, employer))) return [];
  return [{ about: "employer", said, resume: employers }];
}

const HOLDS =
  /\bi(?: have|['’]ve| hold| did| have done| completed| finished| got| am an?| passed)\b[^,;]{0,40}/iu;

function degreeIn(sentence: string, { degrees }: Person): Contradiction[] {
  const claim = HOLDS.exec(sentence);
  const own = degrees.flatMap(degreesIn);
  if (claim === null || own.length === 0 || NOT_OWN.test(claim[0])) return [];
  const said = degreesIn(claim[0])[0];
  if (said === undefined || own.some((degree) => sameDegree(degree, said))) return [];
  return [{ about: "degree", said: said.name, resume: degrees }];
}

/**
 * Where an answer says something of the person's years of work, employers or degrees that the resume says otherwise
 * (rule SC15). Of each kind the first. Nothing is said where the resume does not tell.
 */
export function contradictionsIn(answer: string, person: Person): Contradiction[] {
  const sentences = sentencesOf(answer).map(({ from, to }) => answer.slice(from, to));
  return [yearsIn, employerIn, degreeIn].flatMap((find) =>
    sentences.flatMap((sentence) => find(sentence, person)).slice(0, 1),
  );
}

const listed = (names: readonly string[]) => {
  const few = names.slice(0, 3);
  return few.length < 2 ? few.join("") : `${few.slice(0, -1).join(", ")} and ${few.at(-1) ?? ""}`;
};

const CHECK = "It changes nothing in the score, but an interviewer compares the two.";

/** Whether a line of feedback tells what the resume says: such a line is for its person alone (rule SH2). */
export const tellsOfResume = (line: string): boolean => line.endsWith(CHECK);

/** One plain sentence on a contradiction; that it costs nothing stands in it. */
export function toldContradiction(found: Contradiction): string {
  if (found.about === "years")
    return `You said ${lasting(found.said)}; your resume says ${lasting(found.resume)}. ${CHECK}`;
  if (found.about === "employer")
    return `You said that you worked at ${found.said}; your resume names ${listed(found.resume)}. ${CHECK}`;
  return `You spoke of ${found.said}; your resume names ${listed(found.resume)}. ${CHECK}`;
}
