import type { SectionName } from "./facts.ts";
import { HEADINGS } from "./headingLists.ts";
import { sectionOfPhrase, sectionOfWords } from "./headingWords.ts";
import { corrected, spellings } from "./misspelt.ts";
import { evenHindi, isItem, tidyLine, withoutBullet } from "./tidy.ts";

const bare = (text: string) =>
  evenHindi(text.toLowerCase())
    .replace(/[^\p{L}\p{M}&/\-' ]+/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/^[ \-/&]+|[ \-/&]+$/g, "");

const BY_HEADING: ReadonlyMap<string, SectionName> = new Map(
  HEADINGS.flatMap(([name, words]) => words.split("|").map((word) => [bare(word), name] as const)),
);
/** The headings' own words, which a misspelt one is held against. */
const SPELLINGS = spellings([...BY_HEADING.keys()]);

/** The section of a known heading, also a misspelt one. */
const known = (text: string): SectionName | undefined =>
  BY_HEADING.get(text) ?? BY_HEADING.get(corrected(text, SPELLINGS));

/** Words that are headings only where they are set so: in lists they are one of what is listed, under a job a label. */
const ALSO_WORDS: ReadonlySet<string> = new Set(
  "achievement|achievements|award|awards|administration|case studies|portfolio|computer|computers|also|terms|details|earlier|extra|domain|domains|duties|freelance|interest|it|jobs|methods|concepts|other|others|publication|published|research|seminars|services|software|softwares|stack|studies|study|talks|work|work done".split(
    "|",
  ),
);
const MAY_LIST: ReadonlySet<SectionName> = new Set(["skills", "activities", "personal", "experience"]);
const ENDS_AS_LABEL = /:\s*[-–]?$/u;

/** Whether a word that is a heading elsewhere is none here. */
const isOnlyWord = (line: string, within: SectionName) =>
  MAY_LIST.has(within) &&
  ALSO_WORDS.has(bare(line)) &&
  line !== line.toUpperCase() &&
  !ENDS_AS_LABEL.test(line);

const PRIVATE: ReadonlySet<SectionName> = new Set(["references", "declaration"]);

/** "EXPERIENCE MY LIFE PHILOSOPHY": two headings of two columns on one line; the first one counts. */
function firstOfTwo(line: string): SectionName | null {
  if (line.length > 60 || line !== line.toUpperCase() || !/[A-Z]/.test(line)) return null;
  const words = bare(line).split(" ");
  for (let many = Math.min(3, words.length - 1); many > 0; many--) {
    const name = BY_HEADING.get(words.slice(0, many).join(" "));
    const rest = BY_HEADING.get(words.slice(many).join(" "));
    if (name === undefined || rest === undefined) continue;
    // "PUBLICATIONS REFEREES": what stands below may be other people's names.
    return PRIVATE.has(rest) ? rest : name;
  }
  return null;
}

/** A heading in capitals that the layout put on the same line as other text, before or behind it. */
const GLUED =
  "(?:WORK |PROFESSIONAL )?EXPERIENCE|(?:TECHNICAL |KEY |COMPUTER )?SKILLS|EDUCATION|PROJECTS|SUMMARY|OBJECTIVE|ACHIEVEMENTS|CERTIFICATIONS|LANGUAGES|STRENGTHS|HOBBIES|DECLARATION|PERSONAL DETAILS";
const GLUED_BEFORE = new RegExp(`^(${GLUED})\\s+(?=\\S*.*\\p{Ll})`, "u");
const GLUED_BEHIND = new RegExp(`(?<=\\p{Ll}.{8,})\\s+(${GLUED})$`, "u");

/** A line without a heading that the layout glued to it. */
export const withoutGluedHeading = (line: string) => line.replace(GLUED_BEFORE, "").replace(GLUED_BEHIND, "");

/** The section that opens behind a line, its text still belonging to the one before; null when none does. */
export const headingBehind = (line: string): SectionName | null =>
  BY_HEADING.get(bare(GLUED_BEHIND.exec(line.trim())?.[1] ?? "")) ?? null;

/** "(Total 7 Years)", "(Objective)" beside a Hindi heading: what a heading adds in brackets. */
const IN_BRACKETS = /\s*[([][^)\]]*[)\]]\s*/gu;
const NUMBERING = /^(?:[ivx]{1,4}|[a-h])[.)]\s+/iu;
const ENDS_SENTENCE = /[.;,]$/u;
const LONGEST = 60;
const DIGIT = /\d/u;

/** Whether a line is set as a heading is: alone, short, not in small letters, and no sentence. */
const looksSo = (line: string) =>
  line.length <= LONGEST && !/^\p{Ll}/u.test(line) && !ENDS_SENTENCE.test(line);

/** The section of a heading whose words are no known heading, but are of one, or say in a phrase what stands below. */
function sectionTold(line: string, within: SectionName): SectionName | null {
  if (DIGIT.test(line)) return null;
  return sectionOfPhrase(bare(line)) ?? sectionOfWords(line, corrected(bare(line), SPELLINGS), within);
}

const IN_HINDI = /^[\p{Script=Devanagari}\p{M}\s]+$/u;

/** Two headings, or one in two languages, with a stroke between them ("EDUCATION / शिक्षा"); all must be
 * headings, save for what is said again in Hindi. */
function sectionOfEach(line: string, within: SectionName): SectionName | null {
  const parts = line.split(/\s*[/|]\s*/u).filter((part) => part !== "");
  if (parts.length < 2) return null;
  const sections = parts
    .filter((part, at) => at === 0 || !IN_HINDI.test(part))
    .map((part) => known(bare(part)) ?? sectionTold(part, within));
  if (sections.includes(null)) return null;
  // "PUBLICATIONS | REFEREES": what stands below may be other people's names.
  return sections.find((section) => section !== null && PRIVATE.has(section)) ?? sections[0] ?? null;
}

/** The section that a whole line names; null where it is no heading. */
function sectionOfLine(raw: string, within: SectionName): SectionName | null {
  if (isOnlyWord(raw, within)) return null;
  const own = BY_HEADING.get(bare(raw));
  if (own !== undefined && !/^\p{Ll}/u.test(raw) && raw.length <= LONGEST) return own;
  const line = raw.replace(IN_BRACKETS, " ").replace(NUMBERING, "").trim();
  if (line === "" || !looksSo(line)) return null;
  return known(bare(line)) ?? sectionOfEach(line, within) ?? sectionTold(line, within);
}

/** What stands before a colon, with text behind it; `:-` and no text is the end of a heading. */
const LABEL = /^([^:]{4,40})\s*:-?\s*(?=.*[\p{L}\p{N}])\S.*$/u;

const LANGUAGES = /\blanguages?\b|भाषा/iu;

/** The section that a label opens whose text follows on its line. */
function sectionOfLabel(line: string, within: SectionName): SectionName | null {
  const label = LABEL.exec(line)?.[1]?.replace(IN_BRACKETS, " ");
  const section = label === undefined ? undefined : known(bare(label));
  if (label !== undefined && within === "experience" && ALSO_WORDS.has(bare(label))) return null;
  // "Languages: Python, C++" below Skills names programming languages and opens nothing.
  const isListed = within === "skills" && section === "personal" && LANGUAGES.test(label ?? "");
  return section === undefined || isListed ? null : section;
}

/** Whether an item of a list says behind a label what it is about ("• Software: AutoCAD"), or is one of those words. */
function isLabelledItem(raw: string, line: string, within: SectionName): boolean {
  if (!isItem(raw) || within === "header" || within === "personal") return false;
  return LABEL.test(line) || ALSO_WORDS.has(bare(line));
}

/** The section that a line opens, or null when it is no heading (rule RS1). `inline`: text follows on the line. */
export function headingOf(
  raw: string,
  within: SectionName = "header",
): { section: SectionName; inline: boolean } | null {
  const line = withoutBullet(tidyLine(raw));
  if (line.length > 200 || isLabelledItem(raw, line, within)) return null;
  const whole = sectionOfLine(line, within);
  if (whole !== null) return { section: whole, inline: false };
  const labelled = sectionOfLabel(line, within);
  if (labelled !== null) return { section: labelled, inline: true };
  const before = BY_HEADING.get(bare(GLUED_BEFORE.exec(line)?.[1] ?? ""));
  if (before !== undefined) return { section: before, inline: true };
  const first = firstOfTwo(line);
  return first === null ? null : { section: first, inline: false };
}
