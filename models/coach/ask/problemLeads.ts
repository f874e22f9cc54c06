import type { Entry } from "../entry.ts";
import type { ResumeFacts } from "../resume/facts.ts";
import { lead, MOST, unique, type Lead } from "./lead.ts";
import { partBears } from "./tells.ts";
import { needsTool } from "./topics.ts";

/** What leads from a resume to a problem of coding or design. */

const IN_LANGUAGE = [
  "Your resume names {}. Solve this in it.",
  "I see {} on your resume. Use it here.",
  "Take {} from your resume for this one.",
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

/** Programming languages that the resume names. */
export function languages(facts: ResumeFacts) {
  const own = facts.skills.filter(({ words }) => LANGUAGE.test(words));
  return unique(own, ({ words }) => words.toLowerCase()).slice(0, MOST);
}

function parts(facts: ResumeFacts) {
  const own = facts.skills.filter(
    ({ family, topics }) => family === "software" && topics.some((topic) => PARTS.has(topic)),
  );
  return unique(own, ({ words }) => words.toLowerCase());
}

/** Whether a person codes, by trade or by a language that the resume names. */
export const writesCode = (facts: ResumeFacts) =>
  facts.families.slice(0, 2).some(({ family }) => family === "software" || family === "data") ||
  languages(facts).length > 0;

/** A problem is solved in a language of the resume, and a design built from its tools where they fit. */
export function beforeProblem(entry: Entry, facts: ResumeFacts): Lead[] {
  if (entry.family === "general" || needsTool(entry)) return [];
  const known = languages(facts);
  if (entry.kind === "coding") return known.flatMap((skill) => lead(IN_LANGUAGE, skill, 3));
  if (!writesCode(facts)) return [];
  const tools = parts(facts).filter((tool) => partBears(entry, tool));
  if (tools.length > 0) return tools.slice(0, MOST).flatMap((skill) => lead(WHERE_IT_FITS, skill, 2));
  return known.flatMap((skill) => lead(WHERE_IT_HELPS, skill, 1));
}
