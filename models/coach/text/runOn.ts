import type { Span } from "./spans.ts";
import { wordSet } from "./wordSet.ts";

/*
 * Speech that was written down without a full stop, and what people type on a phone: where the speaker begins a new sentence. It is
 * told by a subject that cannot belong to what stands before it ("… the belt I stopped the mill"), and by words that go on with
 * a story ("after that", "so we", "in the end").
 */

/** More words without any sign run on: people who write signs set one in nearly every stretch of so many. */
const MOST_WITHOUT_SIGN = 24;
/** No sentence that is cut off has fewer words, nor has what is left behind. */
const FEWEST_WORDS = 5;

const STRETCH = /[^.,;:!?।\n–—()]+/gu;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;

/** Words that are the subject of what follows, wherever they stand. */
const SUBJECTS = wordSet(
  "i i'm i'd i've i'll we we're we'd we've we'll he he's she she's they they're they'd",
);
/** Words that are a subject only before such a verb. */
const MAY_BE_SUBJECT = wordSet("it this that there you nobody everyone everybody");
const VERBS = wordSet(
  "is was were are has had will would can could should must took came went worked helped gets goes does did means makes made becomes became needs need",
);
/** Opens a subject of two or three words ("my legs were shaking"). */
const OPENS_SUBJECT = wordSet("my our the his her their one nobody everyone everybody all both this that");
const FINITE = wordSet(
  "is was were are has had will would can could said told says came took went got gets became felt gave helped asked agreed",
);
/** What takes such words as its object ("I lost the file was …"). */
const TAKES_OBJECT =
  /(?:ed|ing)$|^(?:made|make|took|take|told|tell|gave|give|wrote|met|put|built|kept|keep|led|ran|held|sent|send|taught|chose|brought|got|get|let|drew|split|cut|read|did|rang|bought|sold|left|lost|won|broke|call|use|add|run|set|all|both|then|now|also|just|than)$/;
const JOINS = wordSet("and but so then also now");
/** What leads on to a subject of its own: the sentence goes on. */
const LEADS_ON = wordSet(
  `that because if when which who whom whose what where how why as while until till before after since though although unless once than
  or like whether whatever whenever wherever
  said say says saying think thought thinking know knew knows feel felt feels believe guess hope hoped see saw heard realised realized
  noticed found understood decided means mean wish sure show showed check checked ensure suppose say's day days time way thing things
  reason moment everything anything something all everyone only even first next last
  a an the my our your his her their its and but of from into to for with in on at by about is are was were be been being am has have
  had do does did will would can could should may might must not no never every each any some this these those both`,
);
const TOLD = wordSet(
  "told tell asked ask informed inform explained promised assured showed taught convinced warned",
);
const WHOM = wordSet("him her them me us you everyone sir madam people customer manager");

/** Words with which a speaker goes on, or begins anew. */
const BEGINS =
  /^(?:after (?:that|this|some|a few|two|one)|then|first(?:ly)? (?:i|we|of|thing|you|check)|second(?:ly)?\b|third(?:ly)?\b|next (?:day|morning|week|month|i|we|time|step)|finally|at last|at first|in the end|at the end|since then|from (?:then|that|now)|these days|nowadays|now (?:i|we|the|he|she|they|every|all)|for (?:example|instance)|once (?:in|there)|last (?:year|month|week|summer|time|diwali)|one (?:day|time|evening|morning|night)|that (?:is|was|'s) (?:why|when|how)|because of (?:this|that)|the result|as a result|later (?:i|we|he|she|they|on)|otherwise|instead|in (?:my|our) (?:last|first|previous|second|third|final|college|team|project)|but (?:i|we|he|she|they|it|the|there|when|if)|so (?:i|we|he|she|they|it|the|there|when|if|first|for|in)|and (?:i|we|he|she|they|then|also|now|after|since|from|so|finally)|if (?:the|it|you|they|he|she|there|a|i|we)|when (?:the|i|we|he|she|they|it))\b/;

type Word = Span & { plain: string };

const wordsIn = (text: string, { from, to }: Span): Word[] =>
  [...text.slice(from, to).matchAll(WORD)].map(({ 0: word, index }) => ({
    from: from + index,
    to: from + index + word.length,
    plain: word.toLowerCase().replaceAll("’", "'"),
  }));

/** Whether the word there is a subject that nothing before it leads on to. */
function isNewSubject(words: readonly Word[], at: number): boolean {
  const plainAt = (place: number) => words[place]?.plain ?? "";
  const before = plainAt(at - 1);
  const isSubject =
    SUBJECTS.has(plainAt(at)) || (MAY_BE_SUBJECT.has(plainAt(at)) && VERBS.has(plainAt(at + 1)));
  return (
    isSubject &&
    !LEADS_ON.has(before) &&
    !JOINS.has(before) &&
    !(TOLD.has(plainAt(at - 2)) && WHOM.has(before))
  );
}

/** Whether a subject of two or three words with its verb begins there. */
function isLongSubject(words: readonly Word[], at: number): boolean {
  const [plain, before] = [words[at]?.plain ?? "", words[at - 1]?.plain ?? ""];
  if (!OPENS_SUBJECT.has(plain) || LEADS_ON.has(before) || JOINS.has(before) || TAKES_OBJECT.test(before))
    return false;
  const ahead = words.slice(at + 2, at + 4);
  return (
    ahead.some((word) => FINITE.has(word.plain)) &&
    !words.slice(at + 1, at + 3).some((word) => SUBJECTS.has(word.plain))
  );
}

/** Whether a word of those that go on stands there, and nothing before it leads on to it. */
function isBeginning(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.plain ?? "";
  const ahead = words.slice(at, at + 3).map(({ plain }) => plain);
  return !LEADS_ON.has(before) && !JOINS.has(before) && BEGINS.test(`${ahead.join(" ")} `);
}

/** Where the sentences after the first begin in one stretch without a sign; none where it does not run on. */
function beginnings(words: readonly Word[]): number[] {
  if (words.length <= MOST_WITHOUT_SIGN) return [];
  let last = 0;
  return words.flatMap(({ from }, at) => {
    const isLong = at - last >= FEWEST_WORDS && words.length - at >= FEWEST_WORDS;
    if (!isLong || !(isNewSubject(words, at) || isLongSubject(words, at) || isBeginning(words, at)))
      return [];
    last = at;
    return [from];
  });
}

/** The sentences of one that runs on without a sign; the sentence itself where it does not. */
export function sentencesOfRun(text: string, { from, to }: Span): Span[] {
  const cuts = [...text.slice(from, to).matchAll(STRETCH)].flatMap(({ 0: stretch, index }) =>
    beginnings(wordsIn(text, { from: from + index, to: from + index + stretch.length })),
  );
  return [from, ...cuts].map((start, i) => {
    const end = cuts[i] ?? to;
    return { from: start, to: start + text.slice(start, end).trimEnd().length };
  });
}
