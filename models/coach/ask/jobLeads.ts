import type { Entry } from "../entry.ts";
import { familiesOfTitle } from "../resume/signs.ts";
import type { ResumeFacts, Role } from "../resume/facts.ts";
import { asksJob, asksLastJob } from "./bearing.ts";
import { isBedsideFor } from "./bedside.ts";
import { roleBelongs } from "./belongs.ts";
import { titleShows } from "./branches.ts";
import { cutLine } from "./cutLine.ts";
import { lead, LONGEST, type Lead } from "./lead.ts";
import { fitsTime, presentFirst } from "./present.ts";
import { needsTool } from "./topics.ts";

const WORKED = [
  "You have worked as {}.",
  "Your resume shows work as {}.",
  "I see that you have worked as {}.",
];
const WORKED_AT = ["You have worked at {}.", "Your resume names {} as a place of your work."];

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

/** A branch of the trade that the title itself is of: a recruiter's is hiring, whether a line says so or not. */
const isOfBranch = (entry: Entry, { title }: Role, { families }: ResumeFacts) =>
  entry.kind === "technical" &&
  (families[0]?.family === entry.family || familiesOfTitle(title).includes(entry.family)) &&
  titleShows(entry, title);

/** Talk of the person and the post is with whom they are now; what was learnt at any job bears on the craft. */
const isTimely = (entry: Entry, frame: string, role: Role, facts: ResumeFacts) =>
  (entry.kind === "technical" && !asksLastJob(frame)) || fitsTime(entry, frame, role, facts);

/** Before talk of the person and before stories: places of work of which the resume says no title. */
function placesBefore(entry: Entry, facts: ResumeFacts): Lead[] {
  if (entry.family !== "general" || needsTool(entry)) return [];
  return facts.workplaces
    .slice(0, 3)
    .flatMap(({ words, line }, at) =>
      lead(WORKED_AT, { words: cutLine(words, LONGEST), line }, 1.3 - 0.3 * at),
    );
}

/** The jobs that belong to a question, before it. */
export function jobsBefore(entry: Entry, facts: ResumeFacts, frame: string): Lead[] {
  if (OF_POST.test(frame) || !asksJob(entry)) return [];
  if (facts.roles.length === 0) return asksLastJob(frame) ? [] : placesBefore(entry, facts);
  const belongs = (role: Role) =>
    roleBelongs(entry, frame, role, facts) || isOfTrade(entry, role, facts) || isOfBranch(entry, role, facts);
  return presentFirst(facts)
    .filter((role) => isTimely(entry, frame, role, facts))
    .filter((role) => belongs(role) && !isBedsideFor(entry, role.title))
    .slice(0, 3)
    .flatMap((role, at) => jobLeads(role, 1.4 - 0.3 * at));
}
