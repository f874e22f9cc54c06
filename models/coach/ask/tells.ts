import type { Entry } from "../entry.ts";
import type { Line, ResumeFacts, Role, Skill } from "../resume/facts.ts";
import { isFigure } from "../text/figure.ts";
import { once } from "../text/once.ts";
import { contentStems } from "../text/words.ts";
import { LINE_SIGNS } from "./lines.ts";
import { fitsTime } from "./present.ts";

/* What a resume says in so many words, so that a question may say it of the person (rule QS9). */

/** Words that are in every question and line, and tell nothing of what either is about. */
const COMMON = new Set(
  contentStems(
    `new work day time people make take month year week show help thing use one two good give get start come way keep
    need job person team resume tell case first last different place part settle handle report note daily weekly run ran
    prepare check member say ask know many lead large small member full own real high look hard number write wrote cut line`,
  ),
);

/** Words that everybody of a trade has on the resume and every question of it speaks in: they tie no line to one of them. */
const OF_TRADE = new Set(
  contentStems(
    `class child children teach teacher school student lesson parent staff employee company worker workmen join joiner
    office hr patient ward nurse hospital customer client site project engineer manager user data system service`,
    false,
  ),
);

const tellingOf = (text: string) =>
  contentStems(text, false).filter((s) => !COMMON.has(s) && !OF_TRADE.has(s) && !isFigure(s));

const askedOf = once(
  (entry: Entry): ReadonlySet<string> => new Set(tellingOf(`${entry.title} ${entry.frames.join(" ")}`)),
);

/** What a line must speak of: the question's own words, and its topic where that is one word ("parents"). */
const subjectOf = once((entry: Entry): ReadonlySet<string> => {
  const topic = contentStems(entry.topic, false);
  const isOneWord = !/\s/.test(entry.topic);
  return new Set([...askedOf(entry), ...(isOneWord ? topic : tellingOf(entry.topic))]);
});

const answeredOf = once((entry: Entry): ReadonlySet<string> => new Set(tellingOf(entry.expected)));

/** Such a post is neither sent nor applied for. */
const POST_GRADUATE = /\bpost[- ]?graduat\w*/gi;

/**
 * Whether a line of the resume speaks of what is asked, so that it may lead to it: a word of the question is in it, or two
 * of its answer; words that are on every resume of the trade do not count.
 */
export function lineBears(entry: Entry, { text }: Line): boolean {
  const stems = new Set(contentStems(text.replace(POST_GRADUATE, " "), false));
  const asked = [...subjectOf(entry)].filter((stem) => stems.has(stem)).length;
  return asked > 0 || [...answeredOf(entry)].filter((stem) => stems.has(stem)).length > 1;
}

/** How many words of a text the question itself has; common ones and numbers do not count. */
export function sharedWith(entry: Entry, text: string): number {
  const asked = askedOf(entry);
  return new Set(tellingOf(text).filter((stem) => asked.has(stem))).size;
}

/** Stories that any deed may be. */
const OF_ANY_DEED: ReadonlySet<string> = new Set(["achievement", "initiative"]);

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
  if (textOf(entry).includes(words.toLowerCase())) return true;
  // What a tool is of says enough in software, save for the broadest topics.
  if (CODED.has(family)) return topics[0] === topic || !BROAD.has(topic);
  const telling = tellingOf(words);
  // "Employee engagement" is not of every worker's case: with such a word in it, a name must be spoken of by its others.
  const names = telling.length === contentStems(words, false).length;
  return (names && topics.includes(topic)) || telling.some((stem) => stemsOfText(entry).has(stem));
}

/** Half of a phrase ("ventilated patients"), a way in which something is done, or a title names no skill. */
const NO_NAME =
  /^\p{Ll}+ed$|^wpm$|operative$|\b(?:analyst|engineer|developer|manager|officer|assistant|nurse|accountant|executive|designer)$/iu;
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
  mobile: /phone|mobile|\bapp\b/,
};

/** What is seen on a screen is part of most answers, and the subject of few questions. */
const SCREENS = /\bbrowsers?\b|\bscreens?\b|\bwhile users type\b|\bforms?\b|\bdashboards?\b|\beditor\b/i;
const asksScreen = ({ title, frames }: Entry) => SCREENS.test(`${title} ${frames.join(" ")}`);
/** What a page is written and laid out in builds no service. */
const MARKUP = /^(?:x?html|css|sass|scss|less|bootstrap|tailwind|responsive|code splitting)/i;

const saysName = (text: string, words: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\p{L}\\p{N}])`,
    "iu",
  ).test(text);

/** Whether a design may be built with a tool of the resume: it speaks of such a part, or of the tool. */
export function partBears(entry: Entry, { words, topics }: Skill): boolean {
  if (MARKUP.test(words)) return false;
  const part = (topic: string) =>
    topic === "frontend" ? asksScreen(entry) : (PARTS[topic]?.test(textOf(entry)) ?? false);
  return saysName(textOf(entry), words) || topics.some(part);
}
