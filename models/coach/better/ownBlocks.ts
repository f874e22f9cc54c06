import { splitAnswer } from "../../coding/answerText.ts";
import type { KeyPoint, Question } from "../../entities/question.ts";
import { askedOf } from "../score/asked.ts";
import { findWrongClaims } from "../score/claims.ts";
import { matcherFor } from "../score/matcher.ts";
import { prepare, type Piece, type Prepared } from "../score/prepared.ts";
import { concludesOtherwise, isReckoning } from "./reckoning.ts";
import type { Order, Stage } from "./stages.ts";

/** Sentences of the person that stay together, letter for letter, and where they belong. */
export type Block = { texts: string[]; stage: Stage };

/** A sentence that begins so goes on with the one before it. */
const GOES_ON =
  /^(?:so|but|and|or|then|next|after (?:that|this)|also|this|that|these|those|it|they|he|she|because|which|therefore|instead|finally|second(?:ly)?|third(?:ly)?|lastly)\b/i;
const OWN_DOING =
  /\b(?:i|we)(?: have|['’]ve| had)?(?: \w+ly| also| once| then| first)? (?:(?!need)\w{3,}ed|made|took|gave|wrote|(?:re)?built|kept|led|ran|held|sent|taught|did|sold|bought|found|saw|seen|met|spoke|told|went|chose|brought|got|began|lost|done|set up)\b/i;
const DOES_NOT_KNOW =
  /\b(?:not sure|no idea|(?:do not|don['’]?t) (?:really )?know|(?:cannot|can['’]?t|do not|don['’]?t) remember)\b/i;
const LONGEST_DOES_NOT_KNOW = 12;
const CODE = /[{};]|=>|\breturn\b|\bdef \w+|\bSELECT\b/;

/** What is looked for in an answer. */
export type Wanted = {
  /** Words of the answer that earned points. */
  quotes: readonly string[];
  /** Points with figures that must be there, and are not: what the answer works out is then wrong. */
  lacks: readonly KeyPoint[];
  /** Little of what was asked is said: what earned nothing may as well be wrong. */
  isLow: boolean;
};

/** Whether two stretches of a text, each in its own words, have something in common. */
export function meet(text: string, one: string, other: string): boolean {
  const [a, b] = [text.indexOf(one), text.indexOf(other)];
  return a >= 0 && b >= 0 && a < b + other.length && b < a + one.length;
}

/** Tells whether a sentence claims what is wrong: a common wrong claim, or a figure that does not come out. */
function wrongIn(question: Question, prepared: Prepared, lacks: readonly KeyPoint[]) {
  const wrong = findWrongClaims(question.avoid, prepared, matcherFor(prepared));
  return (own: string) =>
    wrong.some(({ quote }) => meet(prepared.text, own, quote)) || concludesOtherwise(own, question, lacks);
}

/** Sentences that say something of what was asked, that are true, and that are not about not knowing. */
function keptSentences(
  question: Question,
  prepared: Prepared,
  { quotes, lacks, isLow }: Wanted,
  isWanted: (own: string) => boolean,
): Piece[] {
  const { text, sentences } = prepared;
  const { vocabulary } = askedOf(question);
  const said = ({ from, to }: Piece) => text.slice(from, to);
  const isWrong = wrongIn(question, prepared, lacks);
  const wrong = sentences.map(said).filter(isWrong);
  // What was found in a sentence that is wrong was found by chance.
  const right = quotes.filter((quote) => !wrong.some((own) => meet(text, own, quote)));
  const isEmpty = (piece: Piece) =>
    DOES_NOT_KNOW.test(said(piece)) && piece.words.length <= LONGEST_DOES_NOT_KNOW;
  const isOfMatter = (piece: Piece) =>
    piece.words.some(({ kind, stem }) => kind === "content" && vocabulary.has(stem));
  const isAbout = (piece: Piece) =>
    question.type === "behavioral" ||
    isWanted(said(piece)) ||
    right.some((quote) => meet(text, said(piece), quote)) ||
    (!isLow && isOfMatter(piece));
  return sentences.filter((piece) => !isEmpty(piece) && !isWrong(said(piece)) && isAbout(piece));
}

/** Words and code of an answer. What looks like code and stands in no block is code from its beginning to its end. */
export function ownCode({ type }: Question, answer: string): { words: string; code: string } {
  const { words, code } = splitAnswer(answer);
  if (code !== "") return { words, code };
  const isCode = type === "coding" && (answer.match(new RegExp(CODE, "g"))?.length ?? 0) >= 3;
  return isCode ? { words: "", code: answer.trim() } : { words, code };
}

function joined(texts: readonly string[], order: Order): Block[] {
  const blocks: Block[] = [];
  for (const text of texts) {
    const last = blocks.at(-1);
    const stage = order.ofSentence(text);
    if (last === undefined) blocks.push({ texts: [text], stage: stage ?? 0 });
    else if (GOES_ON.test(text)) last.texts.push(text);
    else blocks.push({ texts: [text], stage: stage ?? last.stage });
  }
  return blocks;
}

/** Whether a sentence tells something that the person has done; who reckons ("I added both") tells of nothing but a sum. */
const tellsDoing = (question: Question) => (own: string) => OWN_DOING.test(own) && !isReckoning(question);

/** The person's own sentences in their best order, each letter for letter; what stands together stays together (rule BA2). */
export function ownBlocks(question: Question, answer: string, wanted: Wanted, order: Order): Block[] {
  const kept = keptSentences(question, prepare(answer), wanted, tellsDoing(question));
  const blocks = joined(
    kept.map(({ from, to }) => answer.slice(from, to)),
    order,
  );
  const [first] = blocks;
  // Whatever else it is, an answer begins with how the person began it.
  if (first && order.opens && blocks.every(({ stage }) => stage > 0)) first.stage = 0;
  return [...blocks].sort((a, b) => a.stage - b.stage);
}

/** Of an answer that does not say what was asked: what the person has done, if it is of the same matter. */
export const ownDoings = (question: Question, answer: string): string[] =>
  keptSentences(question, prepare(answer), { quotes: [], lacks: [], isLow: false }, () => false)
    .map(({ from, to }) => answer.slice(from, to))
    .filter(tellsDoing(question));
