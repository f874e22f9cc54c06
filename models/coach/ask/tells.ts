import type { Entry } from "../entry.ts";
import type { Line, ResumeFacts, Role, Skill } from "../resume/facts.ts";
import { once } from "../text/once.ts";
import { contentStems } from "../text/words.ts";
import { LINE_SIGNS } from "./lines.ts";
import { fitsTime } from "./present.ts";

/* What a resume says in so many words, so that a question may say it of the person (rule QS9). */

/** Words that are in every question and line, and tell nothing of what either is about. */
const COMMON = new Set(
  contentStems(
    `new work day time people make take month year week show help thing use one two good give get start come way keep
    need job person team resume tell case first last different place part`,
  ),
);

const askedOf = once(
  (entry: Entry): ReadonlySet<string> =>
    new Set(contentStems(`${entry.title} ${entry.frames.join(" ")}`, false).filter((s) => !COMMON.has(s))),
);

/** How many words of a text the question itself has; common ones and numbers do not count. */
export function sharedWith(entry: Entry, text: string): number {
  const asked = askedOf(entry);
  const stems = new Set(contentStems(text, false).filter((stem) => !stem.startsWith("#")));
  return [...stems].filter((stem) => asked.has(stem)).length;
}

/** Stories that any deed may be. */
const OF_ANY_DEED: ReadonlySet<string> = new Set(["achievement", "initiative", "persistence"]);

/** Whether a deed of the resume leads to a story: to one of any deed, or to one that speaks of the same. */
export const deedFits = (entry: Entry, line: Line) =>
  OF_ANY_DEED.has(entry.topic) ||
  (LINE_SIGNS[entry.id]?.test(line.text) ?? false) ||
  sharedWith(entry, line.text) > 0;

/** Lines of the resume that stand under a job, its own among them. */
const linesOf = once((facts: ResumeFacts): ReadonlyMap<Role, readonly Line[]> => {
  const starts = [...new Set(facts.roles.map(({ line }) => line.index))].sort((a, b) => a - b);
  return new Map(
    facts.roles.map((role) => {
      const { index, section } = role.line;
      const next = starts.find((start) => start > index) ?? Infinity;
      const left = facts.lines.find((line) => line.index > index && line.section !== section);
      const end = Math.min(next, left?.index ?? Infinity);
      return [role, facts.lines.filter((line) => line.index >= index && line.index < end)];
    }),
  );
});

/** Lines under a job. */
export const linesUnder = (role: Role, facts: ResumeFacts) => linesOf(facts).get(role) ?? [];

/** Whether the lines of a job say that just this was done there. */
const isDoneThere = (entry: Entry, role: Role, facts: ResumeFacts) => {
  const sign = LINE_SIGNS[entry.id];
  return linesUnder(role, facts).some(({ text }) => sign?.test(text) ?? sharedWith(entry, text) > 1);
};

const DID = /\bdid you\b/gi;
/** What only those have done who did it: these wordings suppose nothing. */
const PAST =
  /\bdid\b|\b(?:was|were|had|went|came|took|made|failed|happened|helped|showed|looked|taught|handled|kept|typed|refused|worked)\b|^(?:when|while) you\b|\byou typed\b/i;

const SUPPOSED = /^(?:suppose|imagine|what if)\b/i;

/** A wording on the craft at a job: as it is where the resume says that it was done there, else supposed; null where neither. */
export function asSaid(frame: string, entry: Entry, line: Line, facts: ResumeFacts): string | null {
  if (entry.kind !== "technical" && entry.kind !== "other") return frame;
  const role = facts.roles.find((one) => one.line === line);
  const claims = /\{(?:employer|role)\}/.test(frame) && !SUPPOSED.test(frame) && PAST.test(frame);
  if (role === undefined || !claims || isDoneThere(entry, role, facts)) return frame;
  const supposed = frame
    .replace(DID, "would you")
    .replace(/^In your (?:time|work|ward|team|class) at /, "At ");
  return PAST.test(supposed) || !fitsTime(entry, supposed, role, facts) ? null : supposed;
}

/** Sections where things are only listed. */
const LISTS: ReadonlySet<string> = new Set(["skills", "education", "activities", "header", "summary"]);
const CLAIMS_MAKING =
  /\byour \{skill\} (?:apps?|code|services?|projects?|API|pipeline|tests|consumers|dashboards)\b|\bused \{skill\}/i;

/** Whether the resume says that something was made with a skill, where a wording says so. */
export function madeWith(frame: string, words: string, facts: ResumeFacts): boolean {
  if (!CLAIMS_MAKING.test(frame)) return true;
  const name = words.toLowerCase();
  return facts.lines.some(({ section, text }) => !LISTS.has(section) && text.toLowerCase().includes(name));
}

/** Topics so broad that a tool is of them without having to do with each of their questions. */
const BROAD: ReadonlySet<string> = new Set([
  ...["networking", "security", "performance", "architecture", "monitoring", "concurrency"],
  ...["operating-systems", "design-patterns"],
]);

const textOf = once((entry: Entry): string =>
  `${entry.title} ${entry.frames.join(" ")} ${entry.expected}`.toLowerCase(),
);

const stemsOfText = once((entry: Entry): ReadonlySet<string> => new Set(contentStems(textOf(entry), false)));

const CODED: ReadonlySet<Entry["family"]> = new Set(["software", "data"]);

/** Whether a skill has to do with a question: it is of just its topic, or the question speaks of it in words. */
export function skillBears(entry: Entry, { words, topics }: Skill): boolean {
  const { topic, family } = entry;
  if (topics[0] === topic || textOf(entry).includes(words.toLowerCase())) return true;
  // What a tool is of says enough in software, save for the broadest topics.
  if (CODED.has(family)) return !BROAD.has(topic);
  return topics.includes(topic) || contentStems(words, false).some((stem) => stemsOfText(entry).has(stem));
}

/** Half of a phrase ("ventilated patients"), a way in which something is done, or a title names no skill. */
const NO_NAME =
  /^\p{Ll}+ed$|operative$|\b(?:analyst|engineer|developer|manager|officer|assistant|nurse|accountant|executive|designer)$/iu;
const COMPOUND = /^\p{Ll}+-\p{Ll}+$/u;

/** Whether the words of a skill can be said as its name. */
export function isName({ words, line }: Skill): boolean {
  if (NO_NAME.test(words)) return false;
  // "a hand-hygiene audit": the word before another one is no name.
  return !(COMPOUND.test(words) && new RegExp(`${words} \\p{Ll}`, "u").test(line.text));
}

/** What a design must speak of for a kind of tool to be of use in it. */
const PARTS: Readonly<Record<string, RegExp>> = {
  databases: /database|tables?\b|\bindex|\bsql\b|transaction|replica|\brows?\b|document/,
  messaging: /queue|consumer|\bevents?\b|topic|stream/,
  caching: /cache/,
  cloud: /object stor|\bcdn\b|bucket|region|auto ?scal|cloud|\bs3\b/,
  containers: /container|roll ?out|deploy|canary/,
  backend: /\bserver|service|\bapi\b|endpoint|webhook/,
  apis: /\bapi\b|endpoint|webhook/,
  frontend: /browser|\bpages?\b|screen|render|debounce/,
  mobile: /phone|mobile|\bapp\b/,
};

/** Whether a design may be built with a tool of the resume: it speaks of such a part, or of the tool. */
export const partBears = (entry: Entry, { words, topics }: Skill) =>
  textOf(entry).includes(words.toLowerCase()) ||
  topics.some((topic) => PARTS[topic]?.test(textOf(entry)) ?? false);
