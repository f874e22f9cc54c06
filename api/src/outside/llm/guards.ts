import type { DraftQuestion } from "#models/coach/interviewer.ts";
import { namesOne } from "#models/coach/resume/skillYears.ts";
import { contentStems, wordsOf } from "#models/coach/text/words.ts";
import type { KeyPoint, QuestionType } from "#models/entities/question.ts";
import { bare, isSame, type Look, lookOf } from "./alike.ts";
import { saysMore } from "./claims.ts";
import { faultOf, faultOfQuestion } from "./plainText.ts";
import { EXPECTED_WORDS, type RawQuestion } from "./prompts/questions.ts";

/** What a question is held against. */
export type Against = {
  types: readonly QuestionType[];
  /** The lines that were shown, in their order. */
  resume: readonly string[];
  /** The same lines, and what may be named besides: the company, the round. */
  known: readonly string[];
  /** Questions that may not come again. */
  taken: readonly Look[];
  /** Skills that the person has taken out of what was read. */
  disowned?: readonly string[];
};

/** A question that may be asked, or why it may not: a few words for the model, without any text of its own. */
export type Judged = { draft: DraftQuestion } | { wrong: string };

const FEWEST_WORDS = 5;
const MOST_WORDS = 70;
const FEWEST_POINTS = 3;
const MOST_POINTS = 6;
/** Documentation and practice sites that stay; anything else that a model links to is left out. */
const LINK_HOSTS = [
  ...["developer.mozilla.org", "docs.python.org", "docs.oracle.com", "learn.microsoft.com", "nodejs.org"],
  ...["react.dev", "www.postgresql.org", "redis.io", "kubernetes.io", "docs.docker.com", "git-scm.com"],
  ...[
    "www.typescriptlang.org",
    "go.dev",
    "scikit-learn.org",
    "pandas.pydata.org",
    "cheatsheetseries.owasp.org",
  ],
  ...[
    "leetcode.com",
    "www.hackerrank.com",
    "en.wikipedia.org",
    "www.who.int",
    "www.rbi.org.in",
    "cbic-gst.gov.in",
  ],
];

const tidy = (text: string) => text.replace(/\s+/g, " ").trim();
/** A question without the number or the sign of a list before it; ".NET" and "1.5 GB" begin otherwise. */
const lettersOnly = (text: string) =>
  tidy(text.replace(/^\s*(?:(?:q(?:uestion)?\s*\d*|\d+)\s*(?:[.:-]\s+|\)\s*)|[-•*]\s+)/i, ""));

/** An address that may stand beside a question, or null. */
export function allowedLink(link: string | null): string | null {
  if (link === null || !URL.canParse(link)) return null;
  const { protocol, host, username, password } = new URL(link);
  const plain = protocol === "https:" && username === "" && password === "";
  return plain && LINK_HOSTS.includes(host) ? link : null;
}

/** The line that a question names, where it has to do with it; else null. */
function lineOf(raw: RawQuestion, resume: readonly string[]): string | null {
  const line = raw.line === null ? undefined : resume[Math.round(raw.line) - 1];
  if (line === undefined) return null;
  const own = new Set(contentStems(line, false));
  return contentStems(raw.question, false).some((stem) => own.has(stem)) ? line : null;
}

function wrongWithText(question: string, { taken, disowned = [] }: Against): string | null {
  const words = wordsOf(question).length;
  if (words < FEWEST_WORDS || words > MOST_WORDS)
    return `a question must have ${FEWEST_WORDS} to ${MOST_WORDS} words`;
  const fault = faultOfQuestion(question);
  if (fault !== null) return `a question ${fault}`;
  if (namesOne(question, disowned)) return "a question named a skill that the person does not have";
  const look = lookOf(question);
  if (taken.some((other) => isSame(look, other))) return "a question was asked already";
  return null;
}

/** Weights that add up to 1, each a share of the whole with three decimals; the last takes what rounding has left. */
function shares(weights: readonly number[]): number[] {
  const usable = weights.map((weight) => (Number.isFinite(weight) && weight > 0 ? Math.min(weight, 10) : 1));
  const sum = usable.reduce((a, b) => a + b, 0);
  const rounded = usable.map((weight) => Math.round((weight / sum) * 1_000) / 1_000);
  const rest = rounded.slice(0, -1).reduce((a, b) => a + b, 0);
  return rounded.map((share, i) =>
    i === rounded.length - 1 ? Math.round((1 - rest) * 1_000) / 1_000 : share,
  );
}

/** Key points that can be checked; null where there are too few. */
function pointsOf(raw: RawQuestion): KeyPoint[] | null {
  const texts = new Set<string>();
  const kept = raw.points.filter(({ text }) => {
    const key = bare(text);
    if (text.trim().length < 3 || text.length > 200 || texts.has(key) || faultOf(text) !== null) return false;
    texts.add(key);
    return true;
  });
  if (kept.length < FEWEST_POINTS) return null;
  const chosen = kept.slice(0, MOST_POINTS);
  const weights = shares(chosen.map(({ weight }) => weight));
  const must = chosen.findIndex((point) => point.must);
  return chosen.map(({ text, alsoSaid }, i) => ({
    text: tidy(text),
    accept: alsoSaid
      .map(tidy)
      .filter((said) => said.length >= 3 && said.length <= 120 && faultOf(said) === null)
      .slice(0, 5),
    weight: weights[i] ?? 0,
    must: i === must,
  }));
}

/** What is wrong with an expected answer, as the end of a sentence: its length, its text, or that it is the question. */
function wrongWithExpected(text: string, question: string): string | null {
  const words = wordsOf(text).length;
  // A model does not count its words: twice and half as many are borne.
  if (words * 2 < EXPECTED_WORDS.from || words > EXPECTED_WORDS.to * 2)
    return `must have ${EXPECTED_WORDS.from} to ${EXPECTED_WORDS.to} words`;
  return bare(question).includes(bare(text)) ? "must not say the question again" : faultOf(text);
}

const firstWords = (question: string) =>
  question
    .split(" ")
    .slice(0, 6)
    .join(" ")
    .replace(/[?.,;:]+$/, "");

/** The title where it is one and may be shown, else the first words of the question. */
function titleOf(raw: RawQuestion, question: string, { disowned = [] }: Against): string {
  const title = tidy(raw.title);
  const fits = title.split(" ").length <= 9 && title.length >= 3 && title.length <= 80;
  const isGood = fits && faultOfQuestion(title) === null && !namesOne(title, disowned);
  return isGood ? title : firstWords(question);
}

/**
 * A model's question as one that may be asked, or why not (rules LM1 to LM4). What can be put right without guessing is:
 * a type where only one is asked for, weights, a link or a line that does not belong.
 */
export function judge(raw: RawQuestion, against: Against): Judged {
  const question = lettersOnly(raw.question);
  const wrong = wrongWithText(question, against);
  if (wrong !== null) return { wrong };
  if (!against.types.includes(raw.type))
    return { wrong: "a question must be of a type that the round asks for" };
  const resumeLine = lineOf(raw, against.resume);
  if (saysMore(question, { known: against.known, hasLine: resumeLine !== null })) {
    return {
      wrong:
        'a question must not say of the person what no line of the resume says; a made-up situation begins with "Suppose"',
    };
  }
  const expectedAnswer = tidy(raw.expectedAnswer);
  const amiss = wrongWithExpected(expectedAnswer, question);
  if (amiss !== null) return { wrong: `an expected answer ${amiss}` };
  const points = pointsOf(raw);
  if (points === null)
    return { wrong: `a question must have ${FEWEST_POINTS} to ${MOST_POINTS} different key points` };
  return {
    draft: {
      question,
      title: titleOf(raw, question, against),
      type: raw.type,
      link: allowedLink(raw.link),
      expectedAnswer,
      points,
      avoid: raw.commonMistakes
        .map(tidy)
        .filter((text) => text.length >= 5 && text.length <= 200 && faultOf(text) === null)
        .slice(0, 3),
      resumeLine,
      entryId: null,
    },
  };
}
