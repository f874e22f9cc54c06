import type { KeyPoint } from "../../entities/question.ts";
import { sentencesOf } from "../text/spans.ts";
import { contentStems } from "../text/words.ts";

/** Something that somebody has done or has: never to be put into another person's mouth. */
const OF_SOMEBODY =
  /\b(?:i|we) (?:\w+ly |first |then |also |had |have )*(?:\w{2,}ed|made|took|told|gave|wrote|spoke|went|met|set|put|built|found|kept|led|ran|held|sent|taught|chose|brought|got|began|said|read|did|saw|was|were|had|have been|learnt)\b|\b(?:our|my|me|us|last (?:year|month|week)|once)\b/i;

/** What somebody has come to know, or does since then: "I have seen the bad side", "now I watch". */
const EXPERIENCED =
  /\b(?:(?:i|we) have|(?:i|we)['’]ve)(?: (?:also|often|once|never|always|already|only|even|just|now|both|\w+ly))* (?:seen|been|done|known|heard|lost|had|met|made|taken|given|written|found|built|kept|led|run|held|sent|taught|fought|broken|gone|come|become|learnt|spent|worn|grown|begun|read|\w{2,}ed)\b|^now (?:i|we)\b|\b(?:from then on|since then|these days|at (?:my|our) (?:last|first|previous|present))\b/i;
/** "a strength that I have seen", "if I have found it": what is to be looked for, and no experience. */
const EXPERIENCED_OF_A_CASE =
  /\b(?:if|whether|that|which|whose|who|what|when|until|unless|before|after|once|where|how)\s+(?:[\w-]+\s+){0,2}?(?:i|we)(?: have|['’]ve)\b/gi;

/** "I split the work": a past that is also a present; a past where the sentence before tells what happened. */
const MAY_BE_PAST = /\b(?:i|we) (?:\w+ly |then |also )?(?:split|set|put|cut|let|read|shut|hit|quit)\b/i;

/** What happened, in verbs whose past looks like nothing else. */
const HAPPENED =
  /(?<!-)\b(?:was|were|had|did|didn['’]t|wasn['’]t|weren['’]t|rose|fell|went|came|took|gave|made|told|got|began|grew|lost|met|sent|spoke|stood|thought|wrote|knew|brought|bought|broke|chose|drew|felt|found|held|led|paid|ran|said|saw|sold|taught|won|became|dropped)\b(?!\s+by\b)/i;
/** "the value that was set", "if it was sent": a case of something general, not a thing that happened. */
const OF_A_CASE =
  /\b(?:if|whether|that|which|who|what|when|until|unless|as though|before|after|where|how|why|because|since)\s+(?:[\w-]+\s+){0,4}?(?:was|were|had|did|came|went|took|made|got|found|sent|left|met|lost|fell|said|held|kept|led|paid|brought|bought|felt|thought|taught|sold)\b/gi;
/** "is found", "has made", "to be kept", "a lost packet": no past tense, though of the same letters. */
const NO_PAST =
  /\b(is|are|was|were|had|be|been|being|am|gets?|has|have|having|an?|the|of|by|once|never|not|can|may|must|should|will|to|and|or)\s+(?:\w+ly\s+)?(?:come|became|held|kept|led|left|lost|made|met|paid|found|felt|brought|bought|sent|sold|taught|thought|told|said|saw|got|won|ran|dropped)\b/gi;
/** A verb in the present. */
const PRESENT = /\b(?:is|are|am|can|may|must|should|will|do|does|has|have|needs?|means?|\w+n['’]t)\b/i;
/** "doctors joined as champions": a past in -ed, in a sentence without any present. */
const ENDED =
  /(?:^|, )(?:and |but |so )?(?:(?:the|all|most|many|two|three) )?(?:\p{L}+s|he|she|they|it|(?:the )?(?:team|staff)) (?:\w+ly )?\p{L}{2,}(?<!e)ed\b(?! by\b)/iu;

/** Whether a sentence tells in the past tense what happened: of somebody's doings, or of their place. */
export function tellsWhatHappened(sentence: string): boolean {
  const told = sentence.replace(NO_PAST, "$1").replace(OF_A_CASE, " ");
  const happened = HAPPENED.exec(told);
  // "The error means that the code was …" begins in the present: that is general knowledge.
  if (happened !== null) return !PRESENT.test(told.slice(0, happened.index));
  return !PRESENT.test(sentence) && ENDED.test(sentence);
}

/** Share of a point's words that a sentence has which says it. */
const SAYS_FROM = 0.5;

const normal = (text: string) => text.toLowerCase().replaceAll("’", "'");

function shareSaid({ text, accept }: KeyPoint, sentence: string): number {
  const stems = contentStems(text, false);
  const own = new Set(contentStems(sentence));
  const share = stems.length === 0 ? 0 : stems.filter((stem) => own.has(stem)).length / stems.length;
  const worded = accept.some((wording) => normal(sentence).includes(normal(wording)));
  return share + (worded ? 1 : 0);
}

/** Whether a point is about the person, so that only they can say it. */
export const isOfPerson = (point: string): boolean => /\b(?:you(?:r|rs|rself)?|own)\b/i.test(point);

/** Whether a sentence of an expected answer is of the one who gave it: nothing to be said by another. */
export const isOfAStory = (sentence: string): boolean =>
  OF_SOMEBODY.test(sentence) ||
  EXPERIENCED.test(sentence.replace(EXPERIENCED_OF_A_CASE, " ")) ||
  tellsWhatHappened(sentence);

type Sentence = { text: string; isTold: boolean };

/** The sentences of an expected answer, and which of them are of the one who gave it. */
function sentencesIn(expected: string): Sentence[] {
  const texts = sentencesOf(expected).map(({ from, to }) => expected.slice(from, to));
  return texts.map((text, at) => ({
    text,
    isTold: isOfAStory(text) || (MAY_BE_PAST.test(text) && isOfAStory(texts[at - 1] ?? "")),
  }));
}

/** The sentences of an expected answer that say a point, the best first. */
const sayingIt = (point: KeyPoint, expected: string): Sentence[] =>
  sentencesIn(expected)
    .map((sentence) => ({ ...sentence, share: shareSaid(point, sentence.text) }))
    .filter(({ share }) => share >= SAYS_FROM)
    .sort((a, b) => b.share - a.share);

/** Whether a point is said in the expected answer only by what happened to somebody (rule BA4). */
export function isOnlyTold(point: KeyPoint, expected: string): boolean {
  const saying = sayingIt(point, expected);
  return saying.length > 0 && saying.every(({ isTold }) => isTold);
}

/**
 * A sentence that says a point of general knowledge: the expected answer's own, where it tells of nobody's doings, of
 * nothing that happened, and of no point that is said already; else the point itself (rule BA4).
 * @param said the points that the person's own words say
 */
export function sentenceOn(point: KeyPoint, expected: string, said: readonly KeyPoint[] = []): string {
  const saysAgain = (text: string) =>
    said.some((other) => shareSaid(other, text) >= Math.max(SAYS_FROM, shareSaid(point, text)));
  const fresh = sayingIt(point, expected).find(({ text, isTold }) => !isTold && !saysAgain(text));
  return fresh?.text ?? noteOn(point);
}

/** The point as a note of its own. */
export const noteOn = ({ text }: KeyPoint): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/[.\s]+$/, "")}.`;
