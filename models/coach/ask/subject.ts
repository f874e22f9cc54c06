import type { Entry } from "../entry.ts";
import type { Brief } from "../interviewer.ts";
import { isFigure } from "../text/figure.ts";
import { once } from "../text/once.ts";
import { contentStems } from "../text/words.ts";

/* What a round says of itself, in title and description, and which entries that meets (rule QS2). */

/** Words that every round says of itself. */
const OF_ANY_ROUND = new Set(
  contentStems(
    `round interview interviewer question questions ask answer talk practice technical behavioural behavioral hr coding
    design mixed other full final resume voice gentle field name follow up short know knowledge say tell explain time
    work job day step part best well real keep find use make take give come want go expect situation one two three thirty
    problem candidate company your person experience`,
    false,
  ),
);

/** A word in more of the bank than this tells no entry from another. */
const COMMON_SHARE = 0.08;
/** A word that the topic or title has says more than one of the wording. */
const IN_TITLE = 2;
const IN_WORDING = 1;

type Words = { title: ReadonlySet<string>; wording: ReadonlySet<string> };
const wordsOf = once((entry: Entry): Words => ({
  title: new Set(contentStems(`${entry.topic} ${entry.title}`, false)),
  wording: new Set(contentStems(entry.frames.join(" "), false)),
}));

const has = ({ title, wording }: Words, stem: string) => title.has(stem) || wording.has(stem);

/** The words by which a round tells some entries of the bank from others. */
function subjectOf(bank: readonly Entry[], { title, description = "" }: Brief["round"]): readonly string[] {
  const said = new Set(contentStems(`${title} ${description}`, false));
  const own = [...said].filter((stem) => !OF_ANY_ROUND.has(stem) && !isFigure(stem));
  const most = Math.max(1, COMMON_SHARE * bank.length);
  return own.filter((stem) => bank.filter((entry) => has(wordsOf(entry), stem)).length <= most);
}

/** A round that is about the person, to begin with, and not about the terms of a post. */
const ABOUT_PERSON =
  /\bwarm(?:ing)?[- ]?up\b|\babout (?:you|yourself)\b|\bintroduc|\bget(?:ting)? to know\b/i;
const OF_PERSON: ReadonlySet<string> = new Set([
  ...["introduction", "experience", "strengths", "weaknesses", "motivation", "interests", "goals", "fit"],
  ...["learning", "plan", "culture", "studies", "skills"],
]);
const OF_TERMS: ReadonlySet<string> = new Set([
  ...["travel", "shifts", "hours", "relocation", "bond", "pay", "notice", "contract", "probation", "dignity"],
  ...["references", "offers", "move", "stability", "gap"],
]);

/** How much an entry is what a round says it asks: 0 where it is not, below 0 where it is what the round is not. */
export type Meets = (entry: Entry) => number;

/** Reads title and description of a round once for all entries. */
export function meetsRound(bank: readonly Entry[], round: Brief["round"]): Meets {
  const subject = subjectOf(bank, round);
  const aboutPerson = ABOUT_PERSON.test(`${round.title} ${round.description ?? ""}`);
  if (subject.length === 0 && !aboutPerson) return () => 0;
  return (entry) => {
    const words = wordsOf(entry);
    const hits = subject.filter((stem) => has(words, stem));
    const said = hits.reduce((sum, stem) => sum + (words.title.has(stem) ? IN_TITLE : IN_WORDING), 0);
    if (!aboutPerson || said > 0) return said;
    return OF_PERSON.has(entry.topic) ? IN_TITLE : OF_TERMS.has(entry.topic) ? -IN_TITLE : 0;
  };
}

/** From so much on an entry is what the round is about. */
export const ON_SUBJECT = IN_TITLE;
