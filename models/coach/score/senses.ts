import type { Question } from "../../entities/question.ts";
import { likeness, type Meaning } from "../meaning/embedder.ts";
import { likenessTo, type Stretches, stretchesOf } from "../meaning/stretches.ts";
import { wordVectors } from "../meaning/wordVectors.ts";
import { isFigure } from "../text/figure.ts";
import { once } from "../text/once.ts";
import { sentencesOf, type Span } from "../text/spans.ts";
import { wordsOf, type Word } from "../text/words.ts";
import { askedOf, type Asked } from "./asked.ts";
import { between, type KeyWord, largest, meanOf, saidIn, saidOf, sharesByPiece } from "./keyWords.ts";
import { matcherFor, type Matcher } from "./matcher.ts";
import { sayingsIn } from "./ofOneself/saidAs.ts";
import { findPoints } from "./points.ts";
import { prepare, type Piece, type Prepared } from "./prepared.ts";

/** How much of a point an answer says, where, and with which words: 0 is what any text says by chance, 1 is all of it. */
export type SensedPoint = { level: number; piece: Piece | null; words: readonly string[] };

/** An answer's meaning beside that of its question. */
export type Senses = {
  /** Of the point at that place. @param said how much of it is said by its words, 0 to 1 */
  of(at: number, said: number): SensedPoint;
  /** How like each of the answer's pieces is to the point at that place, and to no other point. */
  likes(at: number): readonly number[];
  /**
   * How much each of the answer's clauses says the point at that place as people say it (ofOneself/saidAs.ts). Null where
   * nobody knows how people say it.
   */
  saidAs(at: number): readonly number[] | null;
  /**
   * How like its sentences are, in the mean, to what careless people say to its question, -1 to 1; null where nobody knows what
   * that is.
   */
  careless: number | null;
  /** How like the whole answer is to the expected one, -1 to 1. */
  whole: number;
  /** How like each of its sentences is to the question, or to the sentence of the expected answer nearest to it, -1 to 1. */
  sentences: readonly number[];
};

/** The meaning of a text; undefined where nobody has told it. */
export type Meanings = (text: string) => Meaning | undefined;

const WEIGHT_OF_STOP_WORD = 0.4;
/** A word of the answer with the same stem is so much nearer than its meaning alone says. */
const SAME_WORD = 0.3;
/** Wordings whose words all stand in the question say nothing. */
const LEAST_WEIGHT = 0.3;
/**
 * Likeness that texts about something else often reach, and the one from which a point is said, where words of the point
 * help: chosen on 146 answers in people's own words, in which a reader had marked what they say (testing/said.ts). 84 in 100 of
 * the points that they say are found, 16 in 100 of those that they do not, and 3 in 100 of another question of the trade.
 */
const BY_CHANCE = 0.42;
const WHOLE = 0.59;
const HELP_OF_WORDS = 0.2;
/** The same for points made from an expected answer, which nobody has chosen the words of. */
const MADE_BY_CHANCE = 0.05;
const MADE_WHOLE = 0.7;

type Told = { word: Word; vector: Float32Array };

function toldOf(words: readonly Word[], meaning: Meaning): Told[] {
  const vectors = wordVectors(words, meaning);
  return words.flatMap((word, i) => {
    const vector = vectors[i];
    return vector ? [{ word, vector }] : [];
  });
}

/** Where the expected answer says each point; null where no clause of it does. */
const placesIn = once((asked: Asked): (Span | null)[] => {
  const text = asked.question.expectedAnswer;
  const quotes = asked.made
    ? asked.points.map(({ point }) => point.text)
    : saidBy(asked, text).map(({ quote }) => quote);
  return quotes.map((quote) => {
    const from = quote === "" ? -1 : text.indexOf(quote);
    return from < 0 ? null : { from, to: from + quote.length };
  });
});

function saidBy(asked: Asked, text: string) {
  const prepared = prepare(text);
  return findPoints(asked, { prepared, matcher: matcherFor(prepared), senses: null });
}

/** Texts whose meanings the score of an answer needs: of the answer, the question, what was expected, and each point. */
export function textsOf(question: Question, answer: string): string[] {
  const asked = askedOf(question);
  const points = asked.made ? [] : asked.points.map(({ point }) => point.text);
  return [answer, question.question, question.expectedAnswer, ...points];
}

/** The weight of a word: less as far as the question has said it already. */
function freshness({ word, vector }: Told, asked: Asked, question: readonly Told[]): number {
  if (asked.stems.has(word.stem)) return 0;
  const known = Math.max(0, ...question.map((told) => likeness(told.vector, vector)));
  return (word.kind === "stop" ? WEIGHT_OF_STOP_WORD : 1) * Math.max(0, 1 - known);
}

function alikeTo({ word, vector }: Told, answer: readonly (Told | null)[], matcher: Matcher): Float32Array {
  const heard = matcher.heard(word.stem);
  const number = isFigure(word.stem);
  return Float32Array.from(answer, (told) => {
    if (told === null) return 0;
    const same = heard.has(told.word.stem) || told.word.stem === word.stem;
    // Numbers are the same or not: to a model 40 and 60 mean much the same.
    if (number) return same ? 1 : 0;
    const like = Math.max(0, likeness(told.vector, vector));
    return same ? like + SAME_WORD * (1 - like) : like;
  });
}

/** Each piece's vector once. */
function memo(stretches: Stretches): Stretches {
  const known = new Map<Span, Float32Array>();
  return (span) => {
    const before = known.get(span) ?? stretches(span);
    known.set(span, before);
    return before;
  };
}

/** What a question's points are held against: the answer's words, and those of the question and its expected answer. */
type Texts = {
  asked: Asked;
  prepared: Prepared;
  answer: readonly (Told | null)[];
  question: readonly Told[];
  expected: readonly Told[];
  meanings: Meanings;
};

/** The wordings of a point: how the expected answer says it, and its own text. */
function wordingsOf({ asked, expected, meanings }: Texts, at: number): (readonly Told[])[] {
  const place = placesIn(asked)[at] ?? null;
  const said = expected.filter(({ word }) => place && word.from >= place.from && word.to <= place.to);
  const point = asked.points[at]?.point.text ?? "";
  const meaning = asked.made ? undefined : meanings(point);
  return meaning === undefined ? [said] : [said, toldOf(wordsOf(point), meaning)];
}

/** The key words of each wording of a point. */
const keysOf = (texts: Texts, at: number, matcher: Matcher): KeyWord[][] =>
  wordingsOf(texts, at).map((told) =>
    told.map((one) => ({
      weight: freshness(one, texts.asked, texts.question),
      alike: alikeTo(one, texts.answer, matcher),
    })),
  );

/** Points that were made of the expected answer's sentences. */
const sensesOfMade = (texts: Texts, matcher: Matcher): Pick<Senses, "of" | "likes"> => ({
  of(at) {
    const [keys = []] = keysOf(texts, at, matcher);
    const { share, piece, words } = saidOf(keys, texts.prepared, texts.asked.brief);
    return { level: between(share, MADE_BY_CHANCE, MADE_WHOLE), piece, words };
  },
  likes: () => [],
});

/** Points that somebody has written. @param beside how like a piece is to the place where the expected answer says a point */
function sensesOfWritten(
  texts: Texts,
  matcher: Matcher,
  beside: (at: number) => ((piece: Piece) => number) | null,
): Pick<Senses, "of" | "likes"> {
  const { asked, prepared } = texts;
  const points = asked.points.map((_, at) => {
    const keys = keysOf(texts, at, matcher).filter(
      (some) => some.reduce((sum, { weight }) => sum + weight, 0) >= LEAST_WEIGHT,
    );
    return { keys, likes: likesOf(keys, beside(at), prepared) };
  });
  // A piece that is more like another point says that one.
  const told = points.map((point, at) =>
    point.likes.map((like, i) => {
      const other = Math.max(0, ...points.map((one, j) => (j === at ? 0 : (one.likes[i] ?? 0))));
      return like - Math.max(0, other - like);
    }),
  );
  const likes = (at: number) => told[at] ?? [];
  const of = (at: number, said: number): SensedPoint => {
    const own = likes(at);
    const best = largest(own);
    const like = own[best] ?? 0;
    const { piece, words } = saidIn((points[at]?.keys ?? []).flat(), prepared, best, like);
    return { level: between(like + HELP_OF_WORDS * said, BY_CHANCE, WHOLE), piece, words };
  };
  return { of, likes };
}

/** An answer by its meaning; null where not all of the meanings are known. */
export function sensesOf(
  question: Question,
  prepared: Prepared,
  matcher: Matcher,
  meanings: Meanings,
): Senses | null {
  const asked = askedOf(question);
  const [own, text, expected] = [prepared.text, question.question, question.expectedAnswer].map(meanings);
  if (own === undefined || text === undefined || expected === undefined) return null;
  const vectors = wordVectors(prepared.words, own);
  const texts: Texts = {
    asked,
    prepared,
    answer: prepared.words.map((word, i) => (vectors[i] ? { word, vector: vectors[i] } : null)),
    question: toldOf(wordsOf(question.question), text),
    expected: toldOf(wordsOf(question.expectedAnswer), expected),
    meanings,
  };
  const [stretches, inExpected] = [memo(stretchesOf(own)), stretchesOf(expected)];
  const whole = likeness(own.whole, expected.whole);
  const sayings = [text.whole, ...sentencesOf(question.expectedAnswer).map(inExpected)];
  const sentences = prepared.sentences.map((sentence) => nearestOf(stretches(sentence), sayings));
  if (asked.made)
    return { whole, sentences, ...sensesOfMade(texts, matcher), saidAs: () => null, careless: null };
  const beside = (at: number) => {
    const place = placesIn(asked)[at] ?? null;
    return place === null ? null : likenessTo(inExpected(place), stretches);
  };
  const written = sensesOfWritten(texts, matcher, beside);
  const said = asked.points.map(({ point }, at) => {
    const vector = meanings(point.text)?.said ?? null;
    const place = at / Math.max(1, asked.points.length - 1);
    return vector && sayingsIn(vector, prepared, stretches, written.likes(at), place);
  });
  const instead = expected.said;
  const careless = instead && meanOf(prepared.sentences.map((one) => likeness(stretches(one), instead)));
  return { whole, sentences, ...written, saidAs: (at) => said[at] ?? null, careless };
}

const nearestOf = (one: Float32Array, those: readonly Float32Array[]): number =>
  Math.max(...those.map((other) => likeness(one, other)));

/** How like each piece of the answer is to a point: by its words in the nearest wording, and as a whole, half each. */
function likesOf(
  keys: readonly (readonly KeyWord[])[],
  beside: ((piece: Piece) => number) | null,
  prepared: Prepared,
): number[] {
  const shares = keys.map((some) => sharesByPiece(some, prepared));
  return prepared.pieces.map((piece, i) => {
    const words = Math.max(0, ...shares.map((some) => some[i] ?? 0));
    return beside === null ? words : (words + piece.trust * beside(piece)) / 2;
  });
}
