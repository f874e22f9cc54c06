import type { KeyPoint, Question } from "../../../entities/question.ts";
import { once } from "../../text/once.ts";
import { stem } from "../../text/stem.ts";
import type { Piece, Prepared } from "../prepared.ts";
import { DEEDS, leavesSubjectOut } from "./tells.ts";
import { themeOf } from "./themes/index.ts";
import type { Theme } from "./themes/theme.ts";

/** Whether a clause shows a point of a story; null for a point that is none. */
export type Story = (point: KeyPoint) => ((clause: string) => boolean) | null;

const VERBS = `${DEEDS}|set|did not`;
/** Something that the person, or their team, did. */
export const OWN_ACTION = new RegExp(
  String.raw`\b(?:i|we) (?:\w+ly |first |then |also |just |even |had |personally |straight )*(?:\w{2,}ed|${VERBS})\b|^(?:and |then |but |so |also |after that )*(?:\w{3,}ed|${VERBS}) (?:him|her|them|it|the|a|an|my|his|two|three|down|everyone|each)\b`,
  "i",
);
/** Words that sound like something done and may as well be a plan ("I read", "I set", "I need"). */
const MAY_BE_A_PLAN =
  /(?:\b(?:i|we) |^(?:and |then |but |so |also )*)(?:\w+ly |first |then |also |just )*(?:need|read|set|put|let|cut|split)\b/i;
const SAYING =
  /\b(?:told|said|asked|explain\w*|inform\w*|call(?:ed)?|phoned|rang|messag\w+|request\w*|apologi[sz]\w+|sorry|spoke|talked|assur\w+|promis\w+|wrote|announc\w+|refus\w+|heard|listen\w*|understood|politely|let (?:him|her|them))\b/i;
const FINDING =
  /\b(?:asked|listen\w*|heard|found|checked|watched|noted|came to know|understood|reali[sz]ed|noticed|saw|because|reason)\b/i;
const ENDING =
  /\b(?:in the end|at the end|finally|result\w*|finish\w*|complet\w+|on time|in time|thank\w*|agreed|accept\w*|allowed|approved|improv\w+|reduc\w+|increas\w+|went (?:up|down|well)|came (?:down|up)|fell|dropped|rose|no (?:complaint|one|error|mistake|loss|problem)|happy|satisfied|relieved|smil\w+|solved|percent|became|won|only (?:one|two|half|by|a)|safe|working|works?|again|still|passed|saved|later|bought|moving|follows?|now (?:the|all|every|they|he|she|we))\b|%/i;
const LASTING =
  /\b(?:learn(?:ed|t)|lesson|next time|since then|from then|from that day|taught me|i reali[sz]ed|after that|these days|now(?:adays)?,? i|now i|today i|always|never again|i never|i started|every time|from now|ever since)\b/i;
const PROVING =
  /\b(?:show\w*|list\w*|numbers?|data|figures?|paper|proof|noted|count\w*|example|report|sheet|graph|compar\w+|before (?:him|her|them))\b/i;
const TRYING =
  /\b(?:try|tried|trial|pilot|test\w*|for (?:a|one|two) (?:day|week|month)s?|one (?:week|month|shift)|small|half|first|only (?:on|one|for))\b/i;
const OWNING =
  /\b(?:my (?:own )?(?:mistake|fault|error)|i (?:\w+ )?(?:told|informed|admitted|apologi[sz]ed|owned|confessed|said sorry|made a mistake|sent the wrong)|said (?:that )?(?:it was me|i did it|it was my)|i did it)\b/i;

/** Points on what came of it. */
const ENDS =
  /\b(?:ended|at the end|turned out|came out|reached|finished on time|result|felt|stayed good|went after|harm was left|better they did|once they agreed|manager decided|next attempt|mistakes were left|know it worked|others use|changed (?:between|after))/i;

/** Kinds of points by how the rubric words them, and what shows each; the first that fits counts. */
const SHOWN_BY: readonly (readonly [point: RegExp, sign: RegExp | "theme"])[] = [
  [/\b(?:was yours|owned it|own mistake|admit)/i, OWNING],
  [/\b(?:learn(?:t|ed)?\b(?! it)|differently|does not repeat|next time)/i, LASTING],
  [
    /\b(?:first month|how you will learn)/i,
    /\b(?:learn\w*|pick up|month|weeks?|note ?book|writing down|senior|practi[cs]e)\b/i,
  ],
  [
    /\bjudged on a task/i,
    /\b(?:try me|trial|one month|a month|small task|chance|judge|see my work|test me)\b/i,
  ],
  [
    /\bno job yet/i,
    /\b(?:no (?:job|experience)|not worked|never worked|fresher|so far|true that|you are right)\b/i,
  ],
  [/\b(?:small trial|easy first step|risk small)/i, TRYING],
  [/\b(?:proof|facts or option|you brought|with a number|how much it improved)/i, PROVING],
  [ENDS, ENDING],
  [/\b(?:other side|their worry|real (?:reason|cause)|found out|stuck|checked that)/i, FINDING],
  [/\b(?:you (?:said|told)|told|said|informed|refused|in private|without defending|asked for)/i, SAYING],
  [
    /\b(?:you did|you made|you (?:put|helped|shared|planned|weighed|decided|took|used|changed|kept|settle\w*|offered)|your way|the way you|solve|without being told|own share|to settle)/i,
    OWN_ACTION,
  ],
  [/^(?:what|which|who|why|how|where)\b/i, "theme"],
];

/** Whether a point is on what came of it. */
export const isEnd = (point: string): boolean => ENDS.test(point);

/** Whether a clause tells something that the person, or their team, did. */
export const isDeed = (clause: string): boolean => OWN_ACTION.test(clause) || leavesSubjectOut(clause);

const wordsOn = (theme: Theme, text: string) =>
  new Set([...text.matchAll(theme.told)].map(([word]) => stem(word.toLowerCase()))).size;

/** Own actions from which on an answer is a story, and words of the theme from which on it is about the question. */
const FEWEST_ACTIONS = 2;
const FEWEST_WORDS = 15;
/** The most words of an answer for each theme word; in several answers copied together they come by chance. */
const MOST_WORDS_PER_THEME_WORD = 250;
/** Different words of the theme that a story has, the first of them in this part of it: a word in passing is no theme. */
const FEWEST_THEME_WORDS = 2;
const BEGINS_WITHIN = 0.5;

/** What an answer tells: its text, and how many own actions there are. */
const toldIn = once(({ plain, clauses, sentences }: Prepared) => {
  const textOf = ({ from, to }: Piece) => plain.slice(from, to);
  const done = clauses.map(textOf).filter(isDeed);
  // Who only says what is done in such a case ("I let him speak, then I read his file") tells no story.
  const actions = done.every((clause) => MAY_BE_A_PLAN.test(clause)) ? 0 : done.length;
  return { actions, text: sentences.map(textOf).join(" ") };
});

const themeOfQuestion = once(({ title, points }: Question) =>
  themeOf(`${title} ${points.map(({ text }) => text).join(", ")}`),
);

/** Whether an answer tells something that the person did on the theme of the question. */
export function isOnTheme(question: Question, prepared: Prepared): boolean {
  const theme = themeOfQuestion(question);
  if (theme === null || prepared.words.length < FEWEST_WORDS) return false;
  const { actions, text } = toldIn(prepared);
  const themeWords = wordsOn(theme, text);
  return (
    actions >= FEWEST_ACTIONS &&
    prepared.words.length <= MOST_WORDS_PER_THEME_WORD * themeWords &&
    themeWords >= FEWEST_THEME_WORDS &&
    text.search(theme.told) <= text.length * BEGINS_WITHIN
  );
}

/**
 * The story that an answer to this question tells; null where no own doing is told.
 * @param needed whether its parts may show points, too, that the answer must have
 */
export function storyOf(question: Question, prepared: Prepared, needed: boolean): Story | null {
  if (prepared.words.length < FEWEST_WORDS || toldIn(prepared).actions < FEWEST_ACTIONS) return null;
  const theme = themeOfQuestion(question);
  return ({ text, must }) => {
    const sign = must && !needed ? undefined : SHOWN_BY.find(([about]) => about.test(text))?.[1];
    if (sign === undefined) return null;
    if (sign !== "theme") return (clause) => sign.test(clause);
    return theme && ((clause) => wordsOn(theme, clause) > 0);
  };
}
