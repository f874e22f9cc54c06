import { skillsIn } from "#models/coach/resume/findSkills.ts";
import { figureValue, isFigure } from "#models/coach/text/figure.ts";
import { once } from "#models/coach/text/once.ts";
import { clausesOf, sentencesOf } from "#models/coach/text/spans.ts";
import { stem } from "#models/coach/text/stem.ts";
import { wordsOf } from "#models/coach/text/words.ts";
import { bare } from "./alike.ts";

/*
 * What a question says of the person, held against what is known of them (rule LM2). Told is what happened ("you led",
 * "did you lead", "your project at Acme"); what is supposed or general ("how would you", "suppose you") says nothing of anybody.
 */

/** What is known of whoever is asked. */
export type KnownOf = {
  /** The lines of the resume, and what may be named besides: the company, the round. */
  known: readonly string[];
  /** Whether the question names a line of the resume. */
  hasLine: boolean;
};

/** Says of the person that the resume says something. */
const OF_RESUME =
  /\b(?:your|the) (?:resume|cv)\b|\byou (?:mention|mentioned|wrote|list|listed|state|stated)\b/i;

const IRREGULAR =
  "led|ran|built|wrote|made|took|gave|got|held|sold|taught|brought|kept|left|lost|met|won|grew|cut|set|began|chose|found|felt|knew|said|saw|sent|spoke|spent|thought|told|went|became|oversaw|drew|drove|paid|dealt|came|did|done|been|seen|grown|written|taken|given|known";
const DONE = `(?:\\w+ly |also |once |then |both |just )?(?:${IRREGULAR}|(?!(?:need|feed|speed|proceed|exceed|succeed|embed|bleed)\\b)\\w{2,}ed)\\b`;
const CAREER =
  "projects?|teams?|jobs?|roles?|time|work|years|months|stint|experience|career|position|internships?|apprenticeship|degree|diploma|thesis|employers?|background|expertise|certifi\\w+|qualifi\\w+|resume|cv";

/** Something that the person has done. */
const PAST = new RegExp(
  `\\b(?:did|were|had|have|made) you\\b(?! ever)|\\byou (?:were|was|had|did)\\b|\\byou(?:['’]ve| have) ${DONE}|(?<!\\b(?:do|would|could|will|can|should|shall|must|may|might) )\\byou ${DONE}`,
  "i",
);
const PERSONAL = new RegExp(`\\byour (?:[\\w.+#&-]+ ){0,3}?(?:${CAREER})\\b`, "i");
/** Of a question on a line also what nobody is said to have done: "what was hard about it". */
const WAS = /\b(?:was|were|did|had)\b/i;
const AT = /(?:^|\s)(?:[Aa]t|[Aa]s an?(?: \w+){0,2}) \p{Lu}/u;
const OF_PERSON = /\byou(?:r|rs|rself)?\b/i;

/** What is not said to be so. */
const MAYBE = /\b(?:would|could|should|might|can|will|if|whether|ever|suppose|imagine|assume)\b/i;
const SUPPOSES =
  /^\W*(?:now |please )?(?:suppose|imagine|assume|say|let['’]?s say|picture|pretend|what if)\b/i;

/** Begins what asks though no question mark ends it. */
const ASKS =
  /^\W*(?:please |now )?(?:tell|describe|explain|walk|give|share|talk|think|take|recall|name|show|consider|pick|choose|write|design|compare|list|go|look|outline|sketch|can|could|would|how|what|why|when|where|which|who)\b/i;

/** What somebody is, has learned or has worked. */
const STANDING =
  /\b(?:years?|months) (?:as|in|at|with|of (?:work|service|practice|experience)|at)\b|\b(?:experience|career|degree|diploma|doctorate|expertise|background|resume|cv|expert|specialist)\b|\b(?:certified|qualified|graduated|trained|skilled|licensed)\b/i;
const IS = /\byou(?:['’]re| are) (?:now )?an? ((?:[\p{L}-]+ ?){1,3})/iu;
const HABIT = /\byou (?:also |now )?(?:know|work|use|speak|like|love|prefer|manage|lead|run)\b/i;

/** What nobody is told to their face unless their resume has it. */
const SHAMES =
  /\b(?:you (?:were|got|are|have been|had been)|were you|you['’]ve been) (?:\w+ly )?(?:fired|sacked|dismissed|expelled|arrested|convicted|jailed)\b|\byou (?:stole|cheated|lied|forged)\b|\bdid you (?:steal|cheat|lie|forge)\b|\byour (?:arrest|theft|dismissal|conviction)\b/i;

/** Words that say no more than those beside them do. */
const PLAIN: ReadonlySet<string> = new Set(
  "build develop create design implement handle mention list state describe complete study join go get choose achieve experience resume cv line"
    .split(" ")
    .map(stem),
);

/** Written with a capital by everybody, and nobody's. */
const NO_NAMES: ReadonlySet<string> = new Set(
  "i i'm i'd i'll i've english hindi india indian monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december".split(
    " ",
  ),
);
/** Small figures before these count what is asked for. */
const COUNTED =
  /^(?:ways?|reasons?|risks?|things?|steps?|examples?|points?|options?|problems?|sentences?|words?|minutes?|parts?|questions?|mistakes?|changes?|lessons?|causes?|signs?|checks?|facts?|sides?|times)$/;
const NUMBERED = /^(?:step|part|question|level|phase|version|number|point|line)$/;
const SMALL = 10;

const TOKEN = /[\p{L}\p{N}][\p{L}\p{M}\p{N}.+#&'’-]*/gu;

type Token = { written: string; before: string };

function tokensOf(clause: string): Token[] {
  let before = "";
  return [...clause.matchAll(TOKEN)].map(([match]) => {
    const written = match.replace(/['’]s$|[.'’-]+$/gu, "");
    const token = { written, before };
    before = written.toLowerCase();
    return token;
  });
}

const joined = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{M}\p{N}+#]/gu, "");
const partsOf = (word: string) =>
  word
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}+#]+/u)
    .filter((part) => part !== "");
const skillsOf = (text: string) => skillsIn({ text, index: 0, section: "skills", quotable: true });

/** "120+" and "10x" are figures as well. */
const wordsIn = (text: string) => wordsOf(text.replace(/(\d[km]?)(?:\+|x\b)/gi, "$1 "));

/** What comes before an employer's name; a skill of the same topic does not stand for it. */
const OF_EMPLOYER = /^(?:at|for|from|by|joined|joining|leave|left|leaving|former)$/;
const FEWEST_ALIKE = 5;

/** The words, figures and skills that are known. */
class Known {
  readonly #words: ReadonlySet<string>;
  readonly #stems: ReadonlySet<string>;
  readonly #topics: ReadonlySet<string>;

  constructor(texts: readonly string[]) {
    const written = texts.flatMap((text) => tokensOf(text).map((token) => token.written));
    this.#words = new Set(written.flatMap((word) => [joined(word), ...partsOf(word)]));
    this.#stems = new Set(texts.flatMap((text) => wordsIn(text).map((word) => word.stem)));
    this.#topics = new Set(texts.flatMap((text) => skillsOf(text).flatMap(({ topics }) => topics)));
  }

  hasStem = (one: string) => this.#stems.has(one);

  /** Also "reduction" where it says "reduced". */
  hasNearly(one: string): boolean {
    const root = one.slice(0, FEWEST_ALIKE);
    const isLong = root.length === FEWEST_ALIKE && !isFigure(one);
    return this.#stems.has(one) || (isLong && [...this.#stems].some((other) => other.startsWith(root)));
  }

  hasName({ written: name, before }: Token): boolean {
    const parts = partsOf(name);
    if (this.#words.has(joined(name)) || parts.every((part) => this.#words.has(part))) return true;
    if (parts.every((part) => this.#stems.has(stem(part)))) return true;
    const skills = OF_EMPLOYER.test(before) ? [] : skillsOf(name);
    return (
      skills.length > 0 &&
      skills.every(({ topics }) => topics[0] !== undefined && this.#topics.has(topics[0]))
    );
  }
}

/** What a resume says; each question of a set is held against the same one. */
const knownIn = once((texts: readonly string[]) => new Known(texts));

/** Whether a word names somebody or something: by its capital, or in capitals alone as a skill or an employer. */
function isName({ written, before }: Token): boolean {
  if (!/\p{Lu}/u.test(written) || NO_NAMES.has(written.toLowerCase())) return false;
  const inCapitals = /^[\p{Lu}\p{N}&.-]+s?$/u.test(written);
  return !inCapitals || before === "at" || skillsOf(written).length > 0;
}

/** Figures of a clause, without those that count what is asked for. */
function figuresIn(clause: string): string[] {
  const words = wordsIn(clause);
  return words.flatMap(({ stem: figure, plain }, at) => {
    const value = figureValue(figure) ?? 0;
    const isSmall = value <= SMALL && (!/^\d/.test(plain) || COUNTED.test(words[at + 1]?.plain ?? ""));
    return value < 2 || isSmall || NUMBERED.test(words[at - 1]?.plain ?? "") ? [] : [figure];
  });
}

const clausesIn = (sentence: string) =>
  clausesOf(sentence, { from: 0, to: sentence.length }).map(({ from, to }) => sentence.slice(from, to));

/** Whether a clause tells of the person: what they have done, what is theirs, where they are. */
function tells(clause: string, hasLine: boolean): boolean {
  const past = PAST.exec(clause) ?? (hasLine ? WAS.exec(clause) : null);
  if (past) return !MAYBE.test(clause.slice(0, past.index));
  return !MAYBE.test(clause) && (PERSONAL.test(clause) || AT.test(clause));
}

/** Whether the told clauses of a sentence name or count what is not known. */
function namesMore(clauses: readonly string[], known: Known, hasLine: boolean): boolean {
  return clauses.some((clause, at) => {
    if (MAYBE.test(clause) && !tells(clause, hasLine)) return false;
    // The first word has its capital anyhow.
    const names = tokensOf(clause)
      .slice(at === 0 ? 1 : 0)
      .filter(isName);
    const unknown = names.some((name) => !known.hasName(name));
    return unknown || figuresIn(clause).some((figure) => !known.hasStem(figure));
  });
}

/** Whether a clause says that the person is what nothing known says; "when you are a guest" does not. */
function isSomething(clause: string, known: Known): boolean {
  if (MAYBE.test(clause) || /\b(?:when|while|once)\b/i.test(clause)) return false;
  const words = wordsOf(IS.exec(clause)?.[1] ?? "").filter(({ kind }) => kind === "content");
  return words.some((word) => !known.hasStem(word.stem));
}

const VERB = /\byou(?:['’]ve)?(?: (?:have|had|were|are|was|did|also|once|then|both|\w+ly))* ([\p{L}-]+)/giu;
/** So much of what a statement says stands in the resume. */
const FAMILIAR = 2 / 3;

/** Whether a statement tells other deeds than the resume. */
function tellsMore(sentence: string, known: Known): boolean {
  const verbs = [...sentence.matchAll(VERB)].flatMap(([, verb = ""]) => wordsOf(verb));
  const isKnown = (one: string) => known.hasNearly(one) || PLAIN.has(one);
  if (verbs.some((verb) => verb.kind === "content" && !isKnown(verb.stem))) return true;
  // Names are looked at by themselves, and would make everything beside them familiar.
  const said = wordsOf(sentence).filter(
    ({ kind, from }) => kind === "content" && !/\p{Lu}/u.test(sentence[from] ?? ""),
  );
  return said.filter((word) => isKnown(word.stem)).length < said.length * FAMILIAR;
}

function claimsOf(sentence: string, known: Known, hasLine: boolean): boolean {
  const clauses = clausesIn(sentence);
  const isTold = clauses.some((clause) => tells(clause, hasLine)) && (hasLine || OF_PERSON.test(sentence));
  if (clauses.some((clause) => isSomething(clause, known))) return true;
  if (isTold && (SHAMES.test(sentence) || namesMore(clauses, known, hasLine))) return true;
  if (ASKS.test(sentence) || /\?\W*$/.test(sentence) || !OF_PERSON.test(sentence)) return false;
  if (HABIT.test(sentence) && namesMore(clauses, known, hasLine)) return true;
  const ofPerson = PAST.test(sentence) || STANDING.test(sentence);
  return ofPerson && (!hasLine || namesMore(clauses, known, hasLine) || tellsMore(sentence, known));
}

const QUOTED = /[“"]([^”"]+)[”"]/g;
const isLong = (quote: string) => /\s/.test(quote.trim());

/** Words in quotation marks, two or more. */
const quotesIn = (question: string) =>
  [...question.matchAll(QUOTED)].map(([, quote = ""]) => quote).filter(isLong);

/** A question without its long quotes. */
const unquoted = (question: string) =>
  question.replace(QUOTED, (_, quote: string) => (isLong(quote) ? "it" : quote));

/** Whether words are quoted as the person's that stand nowhere; in a task they are its material. */
function quotesMore(question: string, { known, hasLine }: KnownOf): boolean {
  const rest = unquoted(question);
  const isTold = sentencesOf(rest).some(({ from, to }) =>
    clausesIn(rest.slice(from, to)).some((clause) => tells(clause, false)),
  );
  const whole = bare(known.join(" "));
  return (hasLine || isTold) && quotesIn(question).some((quote) => !whole.includes(bare(quote)));
}

/**
 * Whether a question says of the person what is not known: in a question names, tools and figures of what is told, in a statement
 * also the deed; without a line of the resume no statement says anything of them. After "Suppose" nothing is said of anybody.
 */
export function saysMore(question: string, of: KnownOf): boolean {
  if (quotesMore(question, of) || (!of.hasLine && OF_RESUME.test(question))) return true;
  const known = knownIn(of.known);
  const text = unquoted(question);
  for (const { from, to } of sentencesOf(text)) {
    const sentence = text.slice(from, to);
    if (SUPPOSES.test(sentence)) return false;
    if (claimsOf(sentence, known, of.hasLine)) return true;
  }
  return false;
}
