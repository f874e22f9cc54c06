import type { Entry } from "../entry.ts";
import { familiesOfTitle } from "../resume/families.ts";
import type { Education, Line, ResumeFacts, Role, Saying } from "../resume/facts.ts";
import { isBedsideFor } from "./bedside.ts";
import { isProblem, roleBelongs } from "./belongs.ts";
import { cutLine } from "./cutLine.ts";
import { lead, type Lead } from "./lead.ts";
import { lineFits, nearness } from "./lines.ts";
import { isOpen } from "./slots.ts";
import { needsTool } from "./topics.ts";

/**
 * Sentences that say who the person is by the resume, before a wording that has no words of the resume itself. They
 * say only what stands there, and nothing of what is asked (rule QS9).
 */

const MOST = 4;
const LONGEST = 64;

const WORKED = [
  "You have worked as {}.",
  "Your resume shows work as {}.",
  "I see that you have worked as {}.",
];
const WORKED_AT = ["You have worked at {}.", "Your resume names {} as a place of your work."];
const STUDIED = ["Your resume shows {}.", "You name {} under your studies.", "I see {} on your resume."];
const DAYS = ["Think back to your days at {}.", "You may think of your time at {}."];
const MEMORY = ["You may think of “{}” from your resume.", "If it helps, take “{}” from your resume."];
const SAID = ["Your resume says “{}”.", "I read “{}” on your resume.", "You mention “{}”."];
const STRENGTH = [
  "You name “{}” as a strength.",
  "Your resume says “{}” of you.",
  "You call “{}” a strength.",
];
const AIM = ["Your aim reads “{}”.", "You write as your aim: “{}”."];
const OFFERED = ["You list {} on your resume.", "You have {} among your skills."];
const IN_LANGUAGE = [
  "Your resume names {}. Solve this in it.",
  "I see {} on your resume. Use it here.",
  "Take {} from your resume for this one.",
];
const WHERE_IT_FITS = [
  "Your resume names {}. Use it where it fits.",
  "You know {} by your resume; use it only where it helps.",
];
const NAMED = ["Your resume names {}.", "I see {} on your resume.", "You list {} on your resume."];

/** Puzzles stand for themselves. */
const PUZZLES: ReadonlySet<string> = new Set(["aptitude", "logic", "estimation"]);

const LANGUAGE =
  /^(?:java ?script|es6|type ?script|python ?3?|(?:core )?java(?: 8)?|kotlin|scala|c|c\+\+|c\/c\+\+|c#|go|golang|rust|ruby|(?:core )?php|swift)$/i;
/** Broad topics of tools that a design may be built from. */
const PARTS: ReadonlySet<string> = new Set([
  ...["databases", "messaging", "caching", "cloud", "containers", "backend", "apis", "frontend", "mobile"],
]);

const unique = <T>(items: readonly T[], by: (item: T) => string) =>
  [...new Map([...items].reverse().map((item) => [by(item), item])).values()].reverse();

function languages(facts: ResumeFacts) {
  const own = facts.skills.filter(({ words }) => LANGUAGE.test(words));
  return unique(own, ({ words }) => words.toLowerCase()).slice(0, MOST);
}

function parts(facts: ResumeFacts) {
  const own = facts.skills.filter(
    ({ family, topics }) => family === "software" && topics.some((topic) => PARTS.has(topic)),
  );
  return unique(own, ({ words }) => words.toLowerCase()).slice(0, MOST * 2);
}

/** Whether a person codes, by trade or by a language that the resume names. */
export const writesCode = (facts: ResumeFacts) =>
  facts.families.slice(0, 2).some(({ family }) => family === "software" || family === "data") ||
  languages(facts).length > 0;

/** A problem is solved in a language of the resume, and a design built from its tools where they fit. */
function beforeProblem(entry: Entry, facts: ResumeFacts): Lead[] {
  if (entry.family === "general" || needsTool(entry)) return [];
  const known = languages(facts);
  if (entry.kind === "coding") return known.flatMap((skill) => lead(IN_LANGUAGE, skill, 3));
  if (!writesCode(facts)) return [];
  const tools = parts(facts);
  return (tools.length > 0 ? tools : known).flatMap((skill) => lead(WHERE_IT_FITS, skill, 2));
}

/** A job in up to three ways: title and employer, and each alone. */
function jobLeads({ title, employer, line }: Role, worth: number): Lead[] {
  const both = employer === null ? title : `${title} at ${employer}`;
  const whole = both.length <= 70 ? lead(WORKED, { words: cutLine(both, 70), line }, worth) : [];
  const alone = lead(WORKED, { words: cutLine(title, LONGEST), line }, worth - 0.2);
  const place =
    employer === null ? [] : lead(WORKED_AT, { words: cutLine(employer, LONGEST), line }, worth - 0.1);
  return [...whole, ...alone, ...place];
}

/** A wording that speaks of no job yet, or asks of the post itself, stands without a job before it. */
const OF_POST = /\bno (?:work |job )?(?:experience|job)\b|\bnot worked\b|^(?:suppose|what if|imagine)\b/i;

/** A title of no trade that is known, before a question of the trade that the rest of the resume speaks of. */
const isOfTrade = (entry: Entry, { title }: Role, { families }: ResumeFacts) =>
  !needsTool(entry) && families[0]?.family === entry.family && familiesOfTitle(title).length === 0;

function jobsBefore(entry: Entry, facts: ResumeFacts, frame: string): Lead[] {
  if (OF_POST.test(frame)) return [];
  const belongs = (role: Role) => roleBelongs(entry, frame, role, facts) || isOfTrade(entry, role, facts);
  return facts.roles
    .filter((role) => belongs(role) && !isBedsideFor(entry, role.title))
    .slice(0, 3)
    .flatMap((role, at) => jobLeads(role, 1.4 - 0.3 * at));
}

const LONGEST_STUDY = 70;
function study({ degree, school }: Education): string {
  const both = `${degree} at ${school ?? ""}`;
  return school === null || both.length > LONGEST_STUDY ? degree : both;
}

const SCHOOL_YEARS = /^(?:class|hsc|ssc|intermediate|matric|12th|10th|xii)|हाई स्कूल|इंटर/i;
/** Degrees; the years at school only of those who have nothing else. */
function studiesOf({ education }: ResumeFacts): readonly Education[] {
  const degrees = education.filter(({ degree }) => !SCHOOL_YEARS.test(degree));
  return degrees.length > 0 ? degrees : education;
}

/** Studies lead to questions for everyone, to those for freshers, and to the trade that the degree is for. */
function studiesBefore(entry: Entry, facts: ResumeFacts, story: boolean): Lead[] {
  const open = isOpen(entry);
  const own = studiesOf(facts).filter(({ degree }) => open || familiesOfTitle(degree).includes(entry.family));
  const worth = facts.roles.length === 0 ? 1.3 : 0.5;
  return unique(own, study)
    .slice(0, MOST)
    .flatMap((education, at) => {
      const { line, school } = education;
      const days = story && school !== null ? lead(DAYS, { words: school, line }, worth - 0.1 * at) : [];
      return [
        ...days,
        ...lead(STUDIED, { words: cutLine(study(education), LONGEST_STUDY), line }, worth - 0.1 * at),
      ];
    });
}

const short = (line: Line) => ({ words: cutLine(line.text, LONGEST), line });

/** A wording that asks for a story, also one from college. */
const TELLS = /\b(?:tell me about|a time|describe a)\b/i;
const tells = (entry: Entry, frame: string) => entry.kind === "behavioral" && TELLS.test(frame);

/** A line that says what was done, and not only what there was. */
const DEED =
  /(?:^|[:;,]\s|\band\s)(?:\p{L}{2,}ed|led|built|grew|wrote|taught|ran|won|made|cut|took|brought|began|sold|plan|implement|captain|volunteer\w*|member)\b|[\p{Script=Devanagari}]/iu;
const withoutSign = (text: string) => text.replace(/^[^\p{L}\p{N}]+/u, "");

/** Deeds of the resume that a story may come from. */
function memoriesBefore(entry: Entry, facts: ResumeFacts): Lead[] {
  const own = facts.roles.length === 0 ? [...facts.pastimes, ...facts.tellingLines] : facts.tellingLines;
  const deeds = own.filter((line) => DEED.test(withoutSign(line.text)) && lineFits(entry, line));
  return unique(deeds, ({ text }) => text)
    .map(short)
    .filter(({ words }) => words.length >= 12)
    .slice(0, MOST * 2)
    .flatMap((filling, at) => lead(MEMORY, filling, 1.2 - 0.1 * at));
}

/** Lines that speak of what is asked, at least so much. */
function linesSaid(entry: Entry, facts: ResumeFacts, least: number): Lead[] {
  return unique([...facts.pastimes, ...facts.tellingLines], ({ text }) => text)
    .filter((line) => nearness(entry, line) >= least && lineFits(entry, line))
    .map(short)
    .filter(({ words }) => words.length >= 12)
    .slice(0, MOST)
    .flatMap((filling, at) => lead(SAID, filling, 0.9 - 0.1 * at));
}

const sayings = (shapes: readonly string[], own: readonly Saying[], worth: number) =>
  unique(own, ({ words }) => words.toLowerCase())
    .slice(0, MOST)
    .flatMap(({ words, line }) => lead(shapes, { words: cutLine(words, LONGEST), line }, worth));

/** Strengths, and before other questions than stories also aims and listed skills. */
function sayingsBefore(entry: Entry, facts: ResumeFacts, story: boolean): Lead[] {
  const worth = facts.roles.length === 0 ? 1 : 0.4;
  const strengths = sayings(STRENGTH, facts.strengths, worth);
  if (story) return strengths;
  const offered = facts.skills.filter(
    ({ line, family }) => line.section === "skills" && family !== "fresher",
  );
  const listed = entry.topic === "communication" ? [] : sayings(OFFERED, offered, worth - 0.5);
  return [...strengths, ...sayings(AIM, facts.aims, worth - 0.1), ...listed];
}

/** Before a question on the trade: the aim that names it, and a language before what everyone in software meets. */
function beforeTrade(entry: Entry, facts: ResumeFacts): Lead[] {
  const coded = entry.family === "software" || entry.family === "data";
  if (coded) {
    return needsTool(entry) ? [] : languages(facts).flatMap((skill) => lead(NAMED, skill, 0.6));
  }
  const spoken = linesSaid(entry, facts, 1);
  if (facts.roles.length > 0 || needsTool(entry)) return spoken;
  const aimed = facts.aims.filter(({ words }) => familiesOfTitle(words).includes(entry.family));
  return [...spoken, ...sayings(AIM, aimed, 1)];
}

/** Sentences that may stand before a general wording of an entry because the resume says them (rule QS9). */
export function leadsFor(entry: Entry, facts: ResumeFacts, frame: string): Lead[] {
  if (isProblem(entry)) return beforeProblem(entry, facts);
  if (PUZZLES.has(entry.topic)) return [];
  const story = tells(entry, frame);
  const jobs = jobsBefore(entry, facts, frame);
  const studies = studiesBefore(entry, facts, story);
  if (!isOpen(entry)) return [...jobs, ...studies, ...beforeTrade(entry, facts)];
  const idle = facts.roles.length === 0;
  const said = story ? memoriesBefore(entry, facts) : idle ? linesSaid(entry, facts, 0.5) : [];
  return [...jobs, ...studies, ...said, ...sayingsBefore(entry, facts, story)];
}
