import { splitAnswer } from "../../coding/answerText.ts";
import type { Question } from "../../entities/question.ts";
import { askedOf } from "../score/asked.ts";
import { findWrongClaims } from "../score/claims.ts";
import { matcherFor } from "../score/matcher.ts";
import { prepare, type Piece, type Prepared } from "../score/prepared.ts";
import type { Order, Stage } from "./stages.ts";

/** Sentences of the person that stay together, letter for letter, and where they belong. */
export type Block = { texts: string[]; stage: Stage };

/** A sentence that begins so goes on with the one before it. */
const GOES_ON =
  /^(?:so|but|and|or|then|next|after (?:that|this)|also|this|that|these|those|it|they|he|she|because|which|therefore|instead|finally|second(?:ly)?|third(?:ly)?|lastly)\b/i;
const OWN_DOING =
  /\b(?:i|we)(?: have|['’]ve| had)?(?: \w+ly| also| once)? (?:\w{3,}ed|made|took|gave|wrote|built|kept|led|ran|held|sent|taught|did|sold|set up)\b/i;
const DOES_NOT_KNOW =
  /\b(?:not sure|no idea|(?:do not|don['’]?t) (?:really )?know|(?:cannot|can['’]?t|do not|don['’]?t) remember)\b/i;
const LONGEST_DOES_NOT_KNOW = 12;
const CODE = /[{};]|=>|\breturn\b|\bdef \w+|\bSELECT\b/;

/**
 * Sentences that say something of what was asked, that are true, and that are not about not knowing.
 * @param withDoings also what the person has done, in whatever words
 */
function keptSentences(
  question: Question,
  prepared: Prepared,
  quotes: readonly string[],
  withDoings: boolean,
): Piece[] {
  const { text, sentences } = prepared;
  const { vocabulary } = askedOf(question);
  const said = ({ from, to }: Piece) => text.slice(from, to);
  const wrong = findWrongClaims(question.avoid, prepared, matcherFor(prepared));
  const isWrong = (own: string) => wrong.some(({ quote }) => own.includes(quote) || quote.includes(own));
  const isEmpty = (piece: Piece) =>
    DOES_NOT_KNOW.test(said(piece)) && piece.words.length <= LONGEST_DOES_NOT_KNOW;
  const isAbout = (piece: Piece) =>
    question.type === "behavioral" ||
    (withDoings && OWN_DOING.test(said(piece))) ||
    quotes.some((quote) => said(piece).includes(quote) || quote.includes(said(piece))) ||
    piece.words.some(({ kind, stem }) => kind === "content" && vocabulary.has(stem));
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

/**
 * The person's own sentences in their best order, each letter for letter; what stands together stays together (rule BA2).
 * @param quotes words of the answer that earned points
 */
export function ownBlocks(
  question: Question,
  answer: string,
  quotes: readonly string[],
  order: Order,
): Block[] {
  const kept = keptSentences(question, prepare(answer), quotes, true);
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
  keptSentences(question, prepare(answer), [], false)
    .map(({ from, to }) => answer.slice(from, to))
    .filter((text) => OWN_DOING.test(text));
