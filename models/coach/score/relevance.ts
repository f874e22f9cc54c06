import type { Word } from "../text/words.ts";
import type { Asked } from "./asked.ts";
import { meanOf, rising } from "./keyWords.ts";
import type { Mark } from "./marks.ts";
import type { Matcher } from "./matcher.ts";
import type { Piece, Prepared } from "./prepared.ts";
import type { Senses } from "./senses.ts";

/** Stems of an answer that belong to the question's vocabulary, softly. */
export function belongingStems(vocabulary: ReadonlySet<string>, matcher: Matcher): ReadonlySet<string> {
  const belonging = new Set<string>();
  for (const stem of vocabulary) for (const word of matcher.heard(stem)) belonging.add(word);
  return belonging;
}

/** Share of a piece's own content words that belong, 0 to 1; a piece without any belongs to its neighbours. */
function shareOf(piece: Piece, belonging: ReadonlySet<string>): number | null {
  const own = piece.words.filter((word) => word.kind === "content");
  if (own.length === 0) return null;
  return own.filter((word) => belonging.has(word.stem)).length / own.length;
}

/** Share at which an answer counts as wholly about the question, and below which not at all. */
const WHOLLY = 0.6;
const NOT_AT_ALL = 0.4;

/** What somebody tells of themselves shares few words with anyone else's; what it says shows what it is about. */
const LEAST_WHEN_TOLD = 0.6;

/**
 * Likeness of an answer's sentences to the question, in the mean, from which on it is somewhat about it, and wholly: half of
 * the answers to another question of the same trade have 0.26 or less, 95 in 100 of those to this one 0.41 or more.
 */
const MEANT = [0.38, 0.52] as const;
/** The same for what is said of it, sentence by sentence: of those to another question of the trade nine in ten are below. */
const RELEVANT = [0.44, 0.55] as const;
const [SENTENCE_MEANT] = RELEVANT;
/**
 * The same where it shall tell that an answer is not several, and so many words at most: answers of one trade are near to
 * each other's questions, and copied together they are longer.
 */
const SEVERAL_MEANT = 0.46;
const SEVERAL_BELOW_WORDS = 160;

/** How far an answer is about the question by the meaning of its sentences, 0 to 1; 0 where no meaning is told. */
export const meantAbout = (senses: Pick<Senses, "sentences"> | null): number =>
  rising(meanLikeness(senses), ...MEANT);

/** How like an answer's sentences are to the question, in the mean; 0 where no meaning is told. */
const meanLikeness = (senses: Pick<Senses, "sentences"> | null): number => meanOf(senses?.sentences ?? []);

function sentencesAbout({ sentences }: Pick<Senses, "sentences">): string {
  const on = sentences.filter((like) => like >= SENTENCE_MEANT).length;
  return sentences.length === 1
    ? `Its one sentence is ${on === 1 ? "" : "only partly "}about the question.`
    : `${on} of ${sentences.length} sentences are about the question.`;
}

/** Words of an answer that are shown for those that belong to the question. */
const SHOWN = 4;

function wordsOfIt(share: number, own: readonly Word[], belonging: ReadonlySet<string>) {
  const words = new Set(own.filter(({ stem }) => belonging.has(stem)).map(({ plain }) => plain));
  const reason = `${Math.round(share * 100)}% of its own words belong to the question.`;
  return { reason, words: [...words].slice(0, SHOWN) };
}

/**
 * How much of an answer is about the question: share of its content words (0 to 1), what they tell alone (0 to 100), and the
 * part's score, by the meaning of its sentences where that says more.
 * @param presumed how far it is taken to tell of the person what was asked, 0 to 1
 */
export function relevanceOf(
  prepared: Prepared,
  belonging: ReadonlySet<string>,
  presumed = 0,
  senses: Pick<Senses, "sentences"> | null = null,
): Mark & { share: number; byWords: number } {
  const own = prepared.words.filter((word) => word.kind === "content");
  if (own.length === 0) return { share: 0, score: 0, byWords: 0, reason: "It has no words of its own." };
  const said = own.filter((word) => belonging.has(word.stem)).length / own.length;
  const share = Math.max(said, presumed * LEAST_WHEN_TOLD);
  const byWords = Math.round(100 * rising(share, NOT_AT_ALL, WHOLLY));
  const meant = Math.round(100 * rising(meanLikeness(senses), ...RELEVANT));
  const counted = { share, byWords, score: Math.max(byWords, meant) };
  if (senses !== null && meant >= byWords && meant > 0) return { ...counted, reason: sentencesAbout(senses) };
  if (share <= said) return { ...counted, ...wordsOfIt(said, own, belonging) };
  const reason =
    presumed < 1
      ? "It tells of oneself, but not clearly what was asked."
      : "It tells of oneself what was asked.";
  return { ...counted, reason };
}

/** Share of the topic's words that an answer names, 0 to 1. */
export const topicNamed = ({ topic }: Asked, matcher: Matcher): number =>
  topic.length === 0 ? 0 : topic.filter((stem) => matcher.heard(stem).size > 0).length / topic.length;

/** Share of an answer's words that stand in the sentences for which `isOn` says so; those without a word of their own do not count. */
function shareOfWords(
  { sentences }: Prepared,
  belonging: ReadonlySet<string>,
  isOn: (share: number, at: number) => boolean,
): number {
  let on = 0;
  let all = 0;
  sentences.forEach((sentence, at) => {
    const share = shareOf(sentence, belonging);
    if (share === null) return;
    all += sentence.words.length;
    if (isOn(share, at)) on += sentence.words.length;
  });
  return all === 0 ? 0 : on / all;
}

/**
 * Share of an answer's words that stand in sentences about the question, by their words or by their meaning (rule SC9 sees
 * several answers in one).
 */
export function shareOnTopic(
  prepared: Prepared,
  belonging: ReadonlySet<string>,
  senses: Pick<Senses, "sentences"> | null = null,
): number {
  const byWord = shareOfWords(prepared, belonging, (share) => share >= 0.25);
  const likes = prepared.words.length < SEVERAL_BELOW_WORDS ? (senses?.sentences ?? []) : [];
  const meant = shareOfWords(prepared, belonging, (_, at) => (likes[at] ?? -1) >= SEVERAL_MEANT);
  return Math.max(byWord, meant);
}

/** Share of an answer's content words that the question itself has. */
export function shareOfQuestion({ stems }: Asked, prepared: Prepared): number {
  const own = new Set(prepared.words.filter((word) => word.kind !== "stop").map((word) => word.stem));
  if (own.size === 0) return 1;
  return [...own].filter((stem) => stems.has(stem)).length / own.size;
}
