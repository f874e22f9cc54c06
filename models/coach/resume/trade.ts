import type { Family } from "../entry.ts";
import type { Line, Role, Skill } from "./facts.ts";
import { presentJobs } from "./presentJobs.ts";
import { findEducation } from "./projects.ts";
import { namesTitle } from "./jobWords.ts";
import { familiesOfTitle, isOtherTrade } from "./signs.ts";
import { tidyLine, withoutBullet } from "./tidy.ts";

/** People of another trade than the families: what shows that, and what places them all the same (rule RS7). */

/** Titles that may be of several families, and those that say nothing of a trade. */
const VAGUE = /\b(?:engineer|developer|programmer|analyst|technician|tester|scientist)\b/i;
const SILENT = /^(?:intern|trainee|volunteer|member|captain|apprentice|student|freelancer)$/i;

const isKnown = (family: Family) => family !== "fresher" && family !== "general";
const places = (title: string) =>
  !isOtherTrade(title) && (VAGUE.test(title) || familiesOfTitle(title).some(isKnown));

const LONGEST_CLAIM = 5;
/** What a line calls the person: "Sous Chef", "Sales professional" of "Sales professional with 5 years". */
const claimsIn = ({ text }: Line): string[] =>
  withoutBullet(tidyLine(text))
    .split(/[|,;•·.(–]| - |\b(?:with|having|at|from|for|in)\b/i)
    .map((part) => part.trim())
    .filter((part) => part !== "" && part.split(" ").length <= LONGEST_CLAIM);

const claimsOf = (lines: readonly Line[], sections: readonly Line["section"][]) =>
  lines.filter(({ section, quotable }) => quotable && sections.includes(section)).flatMap(claimsIn);

/** Whether the person's titles or degree are of a trade, and of none of the families. */
export function isOutside(lines: readonly Line[], roles: readonly Role[]): boolean {
  // What somebody works as now places them, whatever they were before.
  if (presentJobs(roles).some(({ title }) => isOtherTrade(title))) return true;
  const titles = roles
    .filter(({ title, line }) => line.section !== "activities" && !SILENT.test(title))
    .map(({ title }) => title);
  const claims = claimsOf(lines, ["header", "summary"]);
  const named = claims.filter((claim) => namesTitle(claim) && !isOtherTrade(claim));
  if ([...titles, ...named].some(places)) return false;
  const told = [...claims, ...claimsOf(lines, ["experience"])].some(isOtherTrade);
  return titles.length > 0 || told || findEducation(lines).some(({ line }) => isOtherTrade(line.text));
}

/** A degree that was begun only. */
const UNFINISHED = /\b(?:left|incomplete|discontinued|drop(?:ped)?[- ]?out|not (?:yet )?completed?)\b/i;
const NAMES_SCHOOL = /univers|colleg|institut|vidyalaya|academy|school|faculty|department|hospital/i;

/** Families of the person's degrees; a degree beside one of another trade ("B.Com LLB") is a step to that. */
export const familiesOfDegrees = (lines: readonly Line[]): Family[] =>
  findEducation(lines)
    .filter(({ line }) => !isOtherTrade(line.text) && !UNFINISHED.test(line.text))
    .flatMap(({ degree, line }) => {
      const parts = line.text.split(/[|,;•·–]| - /).filter((part) => !NAMES_SCHOOL.test(part));
      return [degree, ...parts].flatMap(familiesOfTitle);
    })
    .filter((family, at, all) => isKnown(family) && all.indexOf(family) === at);

/** Topics of skills that people of any trade may name: cooks cost, designers use Figma, lawyers read company law. */
const ANYBODYS: ReadonlySet<string> = new Set([
  ...["audit", "costing", "banking", "inventory", "company-law", "trade-finance", "payroll", "sap-fico"],
  ...["negotiation", "targets", "marketing", "digital-marketing", "retail", "real-estate", "crm"],
  ...["ecommerce", "merchandising", "collections", "credit-control", "team-management", "forecasting"],
  ...[
    "customer-service",
    "escalation",
    "sla",
    "ms-office",
    "excel",
    "data-entry",
    "logistics",
    "hospitality",
  ],
  ...["statutory-compliance", "posh", "onboarding", "training-development", "performance-management"],
  ...["office-administration", "facilities", "vendor-management", "travel-desk", "front-office"],
  ...["recruitment", "secretarial", "procurement", "safety", "quality", "lean", "production", "automobile"],
  ...["preventive-maintenance", "project-management", "calls", "ticketing", "documentation", "cpr"],
  ...["figma", "html", "css", "wordpress", "payments", "agile", "performance", "community-health"],
  ...["visualization", "edtech", "activities", "parents", "lesson-planning", "llm"],
]);
/** Whether people of any trade may name a skill. */
export const isAnybodys = ({ topics }: Skill): boolean => ANYBODYS.has(topics[0] ?? "");

const EVERYDAY_OF_CODE =
  /^(?:containers|networking|caching|cache|profiling|chef|puppet|unity|swift|express|spring|rust|go|statistics|experimentation|dashboards?|pruning|consensus|lambda|apollo|helm)$/i;
/** "AutoCAD", "GST", "GSTR-1": a name, and no word that anybody says. */
const IS_NAME = /\d|\p{Ll}\p{Lu}|\p{Lu}{2}.*\p{Ll}|^\p{Lu}{2,5}$|^tally$/u;

/** Whether a skill is named by an everyday word. */
function isEveryday({ words, family }: Skill): boolean {
  if (family === "software" || family === "data") return EVERYDAY_OF_CODE.test(words);
  return !/[\s-]/.test(words) && !IS_NAME.test(words) && words.toLowerCase() !== "tally";
}

/** Different skills of one family that place a person of no trade that is known. */
const ENOUGH = 3;

/** Families that at least three different skills show which nobody else has, with how many. */
export function familiesOfSkills(skills: readonly Skill[]): [Family, number][] {
  const topics = new Map<Family, Set<string>>();
  for (const skill of skills) {
    if (!isKnown(skill.family) || isAnybodys(skill) || isEveryday(skill)) continue;
    const topic = skill.topics[0] ?? "";
    topics.set(skill.family, (topics.get(skill.family) ?? new Set<string>()).add(topic));
  }
  return [...topics]
    .map(([family, own]): [Family, number] => [family, own.size])
    .filter(([, many]) => many >= ENOUGH);
}
