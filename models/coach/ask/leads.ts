import type { Entry } from "../entry.ts";
import { familiesOfTitle } from "../resume/signs.ts";
import type { ResumeFacts } from "../resume/facts.ts";
import { asksLine } from "./bearing.ts";
import { isCraft, isProblem, isPuzzle } from "./belongs.ts";
import { jobsBefore } from "./jobLeads.ts";
import { lead, type Lead } from "./lead.ts";
import { isIdle } from "./present.ts";
import { beforeProblem, languages } from "./problemLeads.ts";
import { aimsAt, linesSaid, memoriesBefore, sayingsBefore, tells } from "./sayingLeads.ts";
import { isOpen } from "./slots.ts";
import { studiesBefore } from "./studyLeads.ts";
import { needsTool } from "./topics.ts";

/**
 * Sentences that say who the person is by the resume, before a wording that has no words of the resume itself. They
 * say only what stands there, and nothing of what is asked (rule QS9).
 */

const NAMED = ["Your resume names {}.", "I see {} on your resume.", "You list {} on your resume."];

/** Topics that everyone in software meets and that are told in a language. */
const IN_CODE: ReadonlySet<string> = new Set([
  ...[
    "oop",
    "design-patterns",
    "testing",
    "concurrency",
    "algorithms",
    "data-structures",
    "code-review",
    "git",
  ],
]);

/** Before a question on the trade: the aim that names it, and a language before what everyone in software meets. */
function beforeTrade(entry: Entry, facts: ResumeFacts): Lead[] {
  const coded = entry.family === "software" || entry.family === "data";
  if (coded) {
    if (needsTool(entry) || !IN_CODE.has(entry.topic)) return [];
    return languages(facts).flatMap((skill) => lead(NAMED, skill, 0.6));
  }
  const spoken = linesSaid(entry, facts, 1);
  if (!isIdle(facts) || needsTool(entry)) return spoken;
  return [...spoken, ...aimsAt(facts, (words) => familiesOfTitle(words).includes(entry.family))];
}

/** Sentences that may stand before a general wording of an entry because the resume says them (rule QS9). */
export function leadsFor(entry: Entry, facts: ResumeFacts, frame: string): Lead[] {
  if (isProblem(entry)) return beforeProblem(entry, facts);
  if (isPuzzle(entry)) return [];
  const story = tells(entry, frame);
  const jobs = jobsBefore(entry, facts, frame);
  const idle = isIdle(facts);
  const studies = studiesBefore(entry, facts, story);
  // Craft is told of the job; what was studied besides has to do with it only for those who have had none.
  if (isCraft(entry)) return [...jobs, ...(idle ? studies : []), ...linesSaid(entry, facts, 1)];
  if (!isOpen(entry)) return [...jobs, ...studies, ...beforeTrade(entry, facts)];
  const lines = idle && asksLine(entry) ? linesSaid(entry, facts, 1) : [];
  const said = story ? memoriesBefore(entry, facts) : lines;
  return [...jobs, ...studies, ...said, ...sayingsBefore(entry, facts, story)];
}
