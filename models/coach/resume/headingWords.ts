import type { SectionName } from "./facts.ts";
import { namesEmployer, namesTitle } from "./jobWords.ts";

/** Headings that are in no list: by the words that they are made of, and by what they say in a phrase. */

const PHRASES: readonly (readonly [SectionName, RegExp])[] = [
  [
    "experience",
    /^(?:(?:places|where) i(?:'ve| have)? (?:also )?(?:work(?:ed)?|taught|served|cooked|practi[sc]ed|trained)|what i(?:'ve| have)? (?:done|did)|my (?:work|job|career) (?:so far|till now|journey|story)|before \p{Ll}+ing)$/u,
  ],
  [
    "skills",
    /^(?:(?:things|works?|what|all)(?: that)? i (?:know|can do|can|do|do best|offer|make|write|am good at)|(?:i )?can do|i know|good at|how i work)$/u,
  ],
  ["projects", /^(?:some|few|selected|recent)(?: of)?(?: my)? (?:works?|clients|sites|pieces)$/u],
  ["education", /^(?:what|where) i(?:'ve| have)? (?:studied|learnt|learned)$/u],
  ["personal", /^(?:(?:reach|call|find|contact) me(?: at| on)?|languages? i (?:speak|know))$/u],
];

/** The section of a heading that is a phrase ("Where I have worked"); null where it is none. */
export const sectionOfPhrase = (text: string): SectionName | null =>
  PHRASES.find(([, phrase]) => phrase.test(text))?.[0] ?? null;

const words = (text: string): readonly string[] => text.split(" ");

/** What a heading is of, by its own word. */
const HEADS: readonly (readonly [SectionName, readonly string[]])[] = [
  [
    "experience",
    words(
      "experience experiences employment career job jobs responsibility responsibilities duties engagement engagements assignments tenure posting postings journey अनुभव नौकरी",
    ),
  ],
  ["summary", words("summary profile objective objectives synopsis overview उद्देश्य परिचय")],
  [
    "skills",
    words(
      "skill skills strengths competencies expertise knowledge proficiency software softwares tools कौशल ज्ञान दक्षता",
    ),
  ],
  [
    "education",
    words("education educational academic academics qualification qualifications योग्यता योग्यताएं शिक्षा"),
  ],
  ["projects", words("project projects परियोजना परियोजनाएं")],
  [
    "activities",
    words(
      "training trainings courses certification certifications certificates achievement achievements awards activities workshops seminars conferences publications memberships competitions internship internships volunteering licences registrations प्रशिक्षण उपलब्धियां पुरस्कार",
    ),
  ],
  ["personal", words("personal languages hobbies hobby interests व्यक्तिगत")],
];
const BY_HEAD: ReadonlyMap<string, SectionName> = new Map(
  HEADS.flatMap(([name, own]) => own.map((word) => [word, name] as const)),
);

/** What stands beside the word that a heading is of, and says nothing else. */
const BESIDE: ReadonlySet<string> = new Set(
  words(
    "& and of in the my with or own work working professional technical key core total current present previous past earlier early other additional relevant selected major minor field overall brief detail details history record records background credentials list set highlights information info particulars data area areas practical basic computer it soft hard industrial teaching clinical vocational relevant related full part time based done held extra curricular co-curricular known used एवं और तथा का की के कार्य तकनीकी शैक्षणिक शैक्षिक विवरण अन्य पूर्व",
  ),
);
/** A trade's own word may stand before these ("KITCHEN EXPERIENCE"); in lists of skills such a pair is one of them. */
const OF_TRADE: ReadonlySet<string> = new Set(
  words("experience qualification qualifications projects responsibilities duties अनुभव योग्यता"),
);
const OF_TRADE_IN_CAPITALS: ReadonlySet<string> = new Set(
  words("skills training trainings certificates certifications achievements career"),
);
/** "EMPLOYMENT RECITAL", "ACADEMIC JOURNEY": what else is said of them does not matter. */
const BEFORE_ANY: ReadonlySet<string> = new Set(words("employment academic educational"));

const LISTS: ReadonlySet<SectionName> = new Set(["skills", "activities", "personal"]);
const LONGEST = 5;

const inCapitals = (line: string) => line === line.toUpperCase() && /\p{Lu}{3}/u.test(line);
const isHindi = (text: string) => /^[\p{Script=Devanagari}\p{M}\s&:-]+$/u.test(text);
/** Whether every word that says something begins with a capital letter. */
const inTitleCase = (line: string) =>
  line.split(/\s+/).every((word) => /^[^\p{L}]|^\p{Lu}/u.test(word) || BESIDE.has(word.toLowerCase()));

/** The section of the word that a heading is of: the last one, before "and" where there are two. */
function headOf(own: readonly string[]): { section: SectionName; word: string } | null {
  const and = own.findIndex((word) => /^(?:&|and|एवं|और|तथा)$/u.test(word));
  const first = and > 0 && own.slice(0, and).some((word) => BY_HEAD.has(word)) ? own.slice(0, and) : own;
  const word = first.findLast((one) => BY_HEAD.has(one));
  const section = word === undefined ? undefined : BY_HEAD.get(word);
  return word === undefined || section === undefined ? null : { section, word };
}

/** Whether a heading's words may be one, with a word among them that no heading has. */
function mayBeOfTrade(own: readonly string[], capitals: boolean): boolean {
  const last = own.at(-1) ?? "";
  if (OF_TRADE.has(last)) return true;
  return capitals && (OF_TRADE_IN_CAPITALS.has(last) || BEFORE_ANY.has(own[0] ?? ""));
}

/**
 * The section of a heading by the words that it is made of ("Previous Employment Details"), one of them perhaps a
 * trade's own in capitals ("FLYING EXPERIENCE"); null where it may be anything else.
 * @param text the line in small letters, its misspelt words as they were meant
 */
export function sectionOfWords(line: string, text: string, within: SectionName): SectionName | null {
  const own = text.split(" ").filter((word) => word !== "-");
  const head = headOf(own);
  if (head === null || own.length > LONGEST || head.section === within) return null;
  const capitals = inCapitals(line) || isHindi(line);
  const unknown = own.filter((word) => !BESIDE.has(word) && !BY_HEAD.has(word));
  if (!capitals && (!inTitleCase(line) || own.length < 2 || LISTS.has(within))) return null;
  if (unknown.length > 1 || namesEmployer(line)) return null;
  if (unknown.length === 0) return namesTitle(line) ? null : head.section;
  return mayBeOfTrade(own, capitals) && !namesTitle(line) ? head.section : null;
}
