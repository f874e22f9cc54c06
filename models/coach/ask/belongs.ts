import type { Entry } from "../entry.ts";
import { familiesOfTitle } from "../resume/signs.ts";
import type { ResumeFacts, Role } from "../resume/facts.ts";
import { isBedsideFor } from "./bedside.ts";
import { isPresent } from "./present.ts";
import { linesUnder } from "./tells.ts";
import { needsTool, skillsFor } from "./topics.ts";

/** What of a resume belongs to a question, so that it may stand in it (rule QS9). */

/** A wording that asks for a story of one's own, which a job or project may lead to. */
const ASKS_STORY =
  /\b(?:tell me about (?:a|an|one|the (?:last|most|biggest|hardest))\b|describe (?:a|an|one)\b|when (?:did|have|were|was) (?:you|two|something)\b|a time (?:when|that|you)\b|have you (?:ever )?\w+ed\b|did you (?:do|say|handle|find|choose|learn|ask|change|manage)\b|what was (?:a|the|your)\b.{0,40}\byou\b)/i;

export const asksStory = (entry: Entry, frame: string) =>
  (entry.kind === "behavioral" || entry.kind === "hr") &&
  entry.family !== "fresher" &&
  ASKS_STORY.test(frame);

/** A wording that says that the person did it, and does not only suppose it. */
const CLAIMS_PAST =
  /\b(?:you (?:used|wrote|handled|kept|merge)|how did|did (?:you|one)|in your|your team|the suite|your \{skill\})\b|\{skill\}.{0,20}\bat \{employer\}/i;
const claimsPast = (frame: string) =>
  CLAIMS_PAST.test(frame) && !/^(?:suppose|what if|imagine)\b/i.test(frame);

/** Whether the lines of a job name a skill on the entry's topic. */
function roleNames(entry: Entry, role: Role, facts: ResumeFacts): boolean {
  const under = linesUnder(role, facts);
  return skillsFor(entry, facts).some(({ line }) => under.includes(line));
}

/** Families whose work is done with named tools: a claim on one needs its name under the job. */
const BY_TOOLS: ReadonlySet<Entry["family"]> = new Set(["software", "data", "accounts"]);

/** Problems that stand for themselves. */
export const isProblem = ({ kind }: Entry) => kind === "coding" || kind === "system-design";

/** Puzzles and sums, which have to do with nobody's work. */
const PUZZLES: ReadonlySet<string> = new Set(["aptitude", "logic", "estimation"]);
export const isPuzzle = ({ topic }: Entry) => PUZZLES.has(topic);

/** What is asked of the craft of any trade (bank/trade.ts). */
export const isCraft = ({ family, kind }: Entry) => family === "general" && kind === "technical";

/** A problem that is set in the person's own place of work, and only supposed there. */
const SUPPOSED = /^(?:suppose|imagine|what if|write steps for a new|you have worked as \{role\}\.)/i;
export const isSupposed = (entry: Entry, frame: string) => isProblem(entry) && SUPPOSED.test(frame);

/** Where somebody has studied or researched no log of 200 GB is supposed. */
const PLACE_OF_STUDY = /universit|college|\bschool\b|institute|विश्वविद्यालय/i;

const FOR_POST = /\b(?:join us as|the post of|want the job of)\b/i;

/** Whether a job may stand in a wording: what is asked is told of that job, or its lines name the topic. */
export function roleBelongs(entry: Entry, frame: string, role: Role, facts: ResumeFacts): boolean {
  if (isSupposed(entry, frame) && !frame.includes("{skill}")) {
    return entry.family === "general" || !PLACE_OF_STUDY.test(role.employer ?? "");
  }
  // A problem to be solved is no story of a job, unless its tool was used there.
  if (isProblem(entry) && !frame.includes("{skill}")) return false;
  if (roleNames(entry, role, facts)) return true;
  if (isProblem(entry) || needsTool(entry) || isBedsideFor(entry, role.title)) return false;
  // The post that is asked for is nearest to the present one.
  if (FOR_POST.test(frame) && !isPresent(role, facts)) return false;
  const serves = familiesOfTitle(role.title).some((family) => family === "sales" || family === "support");
  if (entry.kind === "other" && /\bcustomers?\b/i.test(frame) && !serves) return false;
  if (entry.family === "general") return entry.topic !== "aptitude";
  if (entry.family === "fresher") return entry.kind !== "technical";
  if (BY_TOOLS.has(entry.family) && claimsPast(frame)) return false;
  return familiesOfTitle(role.title).includes(entry.family);
}
