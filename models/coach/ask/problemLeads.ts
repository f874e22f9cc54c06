import type { Entry, Family } from "../entry.ts";
import type { ResumeFacts, SectionName } from "../resume/facts.ts";
import { beforeEveryday } from "./everyday.ts";
import { lead, MOST, unique, type Lead } from "./lead.ts";
import { partBears } from "./tells.ts";
import { needsTool } from "./topics.ts";

/** What leads from a resume to a problem of coding or design. */

const IN_LANGUAGE = [
  "Your resume names {}. Solve this in it.",
  "I see {} on your resume. Use it here.",
  "Take {} from your resume for this one.",
  "Use {} from your resume here.",
];
const WHERE_IT_FITS = [
  "Your resume names {}. Use it where it fits.",
  "You know {} by your resume; use it only where it helps.",
];
/** Whatever is designed, its code is written in a language. */
const WHERE_IT_HELPS = [
  "Where you speak of code, take {} from your resume.",
  "Think of code in {}, which your resume names, where it helps.",
];

const LANGUAGE =
  /^(?:java ?script|es6|type ?script|python ?3?|(?:core )?java(?: 8)?|kotlin|scala|c|c\+\+|c\/c\+\+|c#|go|golang|rust|ruby|(?:core )?php|swift)$/i;
/** Broad topics of tools that a design may be built from. */
const PARTS: ReadonlySet<string> = new Set([
  ...["databases", "messaging", "caching", "cloud", "containers", "backend", "apis", "frontend", "mobile"],
]);

const CODED: ReadonlySet<Family> = new Set(["software", "data"]);
const isCoder = ({ families }: ResumeFacts) => CODED.has(families[0]?.family ?? "general");

/** Where people of other trades say what they know: who hired for Java at work, or lives "C/o" somebody, writes neither. */
const KNOWN_IN: ReadonlySet<SectionName> = new Set(["skills", "projects", "education", "activities"]);

/** Programming languages that the resume names. */
export function languages(facts: ResumeFacts) {
  const own = facts.skills.filter(
    ({ words, line }) => LANGUAGE.test(words) && (isCoder(facts) || KNOWN_IN.has(line.section)),
  );
  return unique(own, ({ words }) => words.toLowerCase()).slice(0, MOST);
}

/** What is written in JavaScript: who names it on a resume knows the language besides. */
const IN_SCRIPT = /^(?:react|next|vue|angular|node|express|redux|type ?script|jest|svelte)(?:\.?js|\b)/i;
const SCRIPTED = ["Your resume names {}.", "You work with {} by your resume."];

/** Tools of JavaScript lead to problems that ask for it. */
function scripted(facts: ResumeFacts): Lead[] {
  const own = facts.skills.filter(({ words, family }) => family === "software" && IN_SCRIPT.test(words));
  return unique(own, ({ words }) => words.toLowerCase())
    .slice(0, MOST)
    .flatMap((skill) => lead(SCRIPTED, skill, 2));
}

function parts(facts: ResumeFacts) {
  const own = facts.skills.filter(
    ({ family, topics }) => family === "software" && topics.some((topic) => PARTS.has(topic)),
  );
  return unique(own, ({ words }) => words.toLowerCase());
}

/** A second trade counts from so much of the first on: a tool or two makes nobody a programmer. */
const SECOND_TRADE = 0.5;

/** Whether a person codes, by trade or by a language that the resume names. */
export const writesCode = (facts: ResumeFacts) =>
  isCoder(facts) ||
  facts.families
    .slice(0, 2)
    .some(
      ({ family, share }) => CODED.has(family) && share >= SECOND_TRADE * (facts.families[0]?.share ?? 1),
    ) ||
  languages(facts).length > 0;

/** A problem is solved in a language of the resume, and a design built from its tools where they fit. */
export function beforeProblem(entry: Entry, facts: ResumeFacts): Lead[] {
  if (entry.family === "general") return beforeEveryday(entry, facts);
  if (entry.topic === "javascript") return scripted(facts);
  if (needsTool(entry)) return [];
  const known = languages(facts);
  if (entry.kind === "coding") return known.flatMap((skill) => lead(IN_LANGUAGE, skill, 3));
  if (!writesCode(facts)) return [];
  const tools = parts(facts).filter((tool) => partBears(entry, tool));
  if (tools.length > 0) return tools.slice(0, MOST).flatMap((skill) => lead(WHERE_IT_FITS, skill, 2));
  return known.flatMap((skill) => lead(WHERE_IT_HELPS, skill, 1));
}
