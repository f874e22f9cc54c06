import type { Entry } from "../entry.ts";
import type { ResumeFacts } from "../resume/facts.ts";
import { asksJob } from "./bearing.ts";
import { asksStory, isProblem, roleBelongs } from "./belongs.ts";
import { cutLine } from "./cutLine.ts";
import { lead, type Lead } from "./lead.ts";
import { leadsFor } from "./leads.ts";
import { LINE_SIGNS, lineFits, nearness } from "./lines.ts";
import { fitsTime, presentFirst } from "./present.ts";
import { lineBears } from "./tells.ts";
import { fillingsFor, isOpen, nearestLines, projectsFor, type Filling } from "./slots.ts";

/** Lines and skills tried before a wording; the rest say less. */
const MOST_LINES = 6;
/** A line before a question is a short reference: the report and the question show the whole line below. */
const LONGEST_REFERENCE = 64;

const LISTED = ["You list {} on your resume.", "You have {} among your skills."];
const SKILL = ["Your resume names {}.", "I see {} on your resume.", "Your resume brings up {}."];
const LINE = ["You wrote “{}”.", "Your resume says “{}”.", "I see “{}” on your resume."];
const WORK = ["Think of your work as {}.", "Look back at your time as {}.", "Think back to your work as {}."];
const PROJECT = ["Think of your project {}.", "Go back to your project {}."];
const WORK_LINE = ["Think back to “{}” on your resume.", "Take the work behind “{}”."];

const listed = ({ line }: Filling) => line.section === "skills";

function skillsBefore(entry: Entry, facts: ResumeFacts): Lead[] {
  const skills = isOpen(entry) ? [] : fillingsFor("skill", entry, facts).slice(0, MOST_LINES);
  return skills.flatMap((skill) => lead(listed(skill) ? [...LISTED, ...SKILL] : SKILL, skill, 3));
}

/** A line before a question on its topic is natural; before an open one only where it speaks of a time like that. */
function linesBefore(entry: Entry, facts: ResumeFacts): Lead[] {
  const open = isOpen(entry);
  if (isProblem(entry)) return [];
  if (open && LINE_SIGNS[entry.id] === undefined) return [];
  return nearestLines(entry, facts)
    .filter((line) => nearness(entry, line) >= 1 && lineBears(entry, line) && lineFits(entry, line))
    .slice(0, MOST_LINES)
    .map((line) => ({ words: cutLine(line.text, LONGEST_REFERENCE), line }))
    .filter(({ words }) => words.length >= 12)
    .flatMap((filling) => (open ? lead(WORK_LINE, filling, 1.2) : lead(LINE, filling, 2)));
}

/** The present job comes first on a resume, and talk of work is about that one; stories only (rule QS9). */
function worksBefore(entry: Entry, facts: ResumeFacts, frame: string): Lead[] {
  if (!asksStory(entry, frame) || !asksJob(entry)) return [];
  return presentFirst(facts)
    .filter((role) => fitsTime(entry, frame, role, facts) && roleBelongs(entry, frame, role, facts))
    .flatMap(({ title, employer, line }, at) => {
      const both = employer === null ? title : `${title} at ${employer}`;
      const words = cutLine(both.length <= 70 ? both : title, 70);
      return lead(WORK, { words, line }, 2 - 0.3 * at);
    });
}

/** A project leads to a question on what its own lines name, and to the stories of those without a job. */
function projectsBefore(entry: Entry, facts: ResumeFacts, frame: string): Lead[] {
  const told = asksStory(entry, frame) && facts.roles.length === 0;
  if (!told && entry.kind !== "technical") return [];
  const projects = told || !isOpen(entry) ? projectsFor(entry, facts).slice(0, MOST_LINES) : [];
  return projects.flatMap((project) => lead(PROJECT, project, 1.2));
}

/** Sentences that may lead from the resume to a general wording of an entry, with how natural each is (rule QS9). */
export function prefixesFor(entry: Entry, facts: ResumeFacts, frame: string): Lead[] {
  return [
    ...skillsBefore(entry, facts),
    ...linesBefore(entry, facts),
    ...worksBefore(entry, facts, frame),
    ...projectsBefore(entry, facts, frame),
    ...leadsFor(entry, facts, frame),
  ].filter(({ words }) => words !== "");
}
