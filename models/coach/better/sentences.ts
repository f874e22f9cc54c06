import type { KeyPoint } from "../../entities/question.ts";
import { sentencesOf } from "../text/spans.ts";
import { contentStems } from "../text/words.ts";

/** Something that somebody has done or has: never to be put into another person's mouth. */
const OF_SOMEBODY =
  /\b(?:i|we) (?:\w+ly |first |then |also |had |have )*(?:\w{2,}ed|made|took|told|gave|wrote|spoke|went|met|set|put|built|found|kept|led|ran|held|sent|taught|chose|brought|got|began|said|read|did|saw|was|were|had|have been|learnt)\b|\b(?:our|my|me|us|last (?:year|month|week)|once)\b/i;

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

/**
 * A sentence that says a point of general knowledge: the expected answer's own, where it tells of nobody's doings; else the
 * point itself (rule BA4).
 */
export function sentenceOn(point: KeyPoint, expected: string): string {
  const [best] = sentencesOf(expected)
    .map(({ from, to }) => expected.slice(from, to))
    .filter((sentence) => !OF_SOMEBODY.test(sentence))
    .map((sentence) => ({ sentence, share: shareSaid(point, sentence) }))
    .filter(({ share }) => share >= SAYS_FROM)
    .sort((a, b) => b.share - a.share);
  return best?.sentence ?? noteOn(point);
}

/** The point as a note of its own. */
export const noteOn = ({ text }: KeyPoint): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/[.\s]+$/, "")}.`;
