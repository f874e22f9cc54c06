import type { Entry } from "../entry.ts";
import type { ResumeFacts, Role } from "../resume/facts.ts";
import { presentJobs } from "../resume/presentJobs.ts";
import { once } from "../text/once.ts";
import { asksLastJob } from "./bearing.ts";

/* Which job a question may speak of: the present one, or an earlier one where it asks what was done there (rule QS9). */

const present = once((facts: ResumeFacts): ReadonlySet<Role> => new Set(presentJobs(facts.roles)));

/** Whether the resume shows neither a job nor a place of work. */
export const isIdle = ({ roles, workplaces }: ResumeFacts) => roles.length === 0 && workplaces.length === 0;

/** Whether a job is the present one, or the latest of somebody who has none. */
export const isPresent = (role: Role, facts: ResumeFacts) => present(facts).has(role);

/** Jobs with the present one first, else in the order of the resume. */
export const presentFirst = (facts: ResumeFacts): readonly Role[] => [
  ...facts.roles.filter((role) => isPresent(role, facts)),
  ...facts.roles.filter((role) => !isPresent(role, facts)),
];

/** What was: only then is a wording on a job that has ended. */
const OF_PAST =
  /\b(?:did|was|were|had|went|taught|helped|happened|told|brought in|took|made|showed)\b|\bhave you (?:ever )?\w+(?:ed|en)\b|\btell me about (?:a|an|one|the)\b/i;
/** What is now, is only supposed, or is to come. */
const OF_NOW =
  /^(?:suppose|imagine|what if)\b|\b(?:would|will|here|us|join|this job|so far|right now|today|in the post of|the job of)\b/i;
/** Talk of the person and the post is with whom they are now, save for a memory of a place. */
const OF_POST: ReadonlySet<Entry["kind"]> = new Set(["hr", "other"]);
const MEMORY = /^think of an? .*\byou (?:had|worked)\b/i;

/** Whether a wording asks what was done at a job, so that it may be one that has ended. */
function tellsOfPast({ kind }: Entry, frame: string): boolean {
  if (OF_POST.has(kind)) return MEMORY.test(frame);
  return OF_PAST.test(frame) && !OF_NOW.test(frame) && !asksLastJob(frame);
}

/** Whether a job may stand in a wording or before it: an earlier one only where that asks what was done there. */
export const fitsTime = (entry: Entry, frame: string, role: Role, facts: ResumeFacts) =>
  isPresent(role, facts) || tellsOfPast(entry, frame);
