import type { KeyPoint } from "../../entities/question.ts";
import type { Span } from "../text/spans.ts";
import type { Word } from "../text/words.ts";
import type { Asked, AskedPoint, Wanted, Wording } from "./asked.ts";
import { largest } from "./keyWords.ts";
import type { Matcher } from "./matcher.ts";
import type { Piece, Prepared } from "./prepared.ts";
import { quoteIn } from "./quote.ts";
import type { Senses } from "./senses.ts";
import { softSharesOf } from "./softShare.ts";

/** What became of one key point. */
export type PointResult = {
  point: KeyPoint;
  found: boolean;
  /** 0 to 1: how much of it was said. */
  strength: number;
  /**
   * How much of its weight it earns: 1 where it is found. Of points that were made from an expected answer one may earn more
   * than its weight, since nobody has said how the answer is to be cut.
   */
  credit: number;
  /** What has found it: its words, a meaning, or only how it sounds; null when not found. */
  by: "words" | "meaning" | "sound" | null;
  /** Where the answer says it; null when not found. */
  piece: Span | null;
  /** The answer's own words there; empty when not found. */
  quote: string;
  /** What comes nearest to a point that is not found, in the answer's own words; empty where nothing does. */
  near: string;
  /** The words in them that stand for the point's own. */
  words: readonly string[];
};

/** Whether a point is said in its words, or in ones that mean it, and does not only sound so. */
export const isSaid = ({ by }: PointResult): boolean => by === "words" || by === "meaning";

/** Share of a point's key words that must stand together for the point to be found. */
const FOUND_AT = 0.6;
/** The same for one of its other wordings, and for a point of one or two words. */
const ACCEPTED_AT = 0.75;
/** Where words of the question are all that was said of a point, they count so much. */
const ONLY_ASKED = 0.3;
/** Strength from which a point that is not said counts in part, and the most that it then earns. */
export const TOUCHED_FROM = 0.35;
const MOST_FOR_TOUCHED = 0.7;
/** The same where its meaning is nearly said. */
const MOST_FOR_NEARLY = 0.8;
/** A point made from the expected answer counts as found from this part of it on. */
const MADE_FOUND_AT = 0.75;

type Best = { piece: Piece | null; share: number };
const NOTHING: Best = { piece: null, share: 0 };

/** The piece with the largest share of these words; among equals the shortest, which comes first. */
function bestPiece(wanted: readonly Wanted[], prepared: Prepared, matcher: Matcher): Best {
  const heard = wanted.filter(({ stem }) => matcher.heard(stem).size > 0);
  if (!heard.some(({ tells }) => tells)) return NOTHING;
  const total = wanted.reduce((sum, { weight }) => sum + weight, 0);
  let best = NOTHING;
  for (const piece of prepared.pieces) {
    const share = (piece.trust * saidIn(piece, heard, total, matcher)) / total;
    if (share > best.share + 0.001) best = { piece, share };
  }
  return best;
}

/** The weight of those words that a piece has. */
function saidIn(piece: Piece, heard: readonly Wanted[], total: number, matcher: Matcher): number {
  let found = 0;
  let telling = false;
  let fresh = false;
  for (const { stem, weight, tells, asked } of heard) {
    if (!matcher.has(piece, stem)) continue;
    found += weight;
    telling ||= tells;
    fresh ||= !asked;
  }
  if (!telling) return 0;
  // Words that the question itself has say nothing of the point until all of it is said.
  return fresh || found >= total ? found : found * ONLY_ASKED;
}

function byWording({ wanted, literally }: Wording, prepared: Prepared, matcher: Matcher): Best {
  if (literally === null) {
    const best = bestPiece(wanted, prepared, matcher);
    return { ...best, share: best.share >= ACCEPTED_AT ? 1 : best.share * 0.7 };
  }
  const said = (piece: Piece) =>
    ` ${piece.words.map((word) => word.plain).join(" ")} `.includes(` ${literally} `);
  const piece = literally === "" ? undefined : prepared.pieces.find(said);
  return piece === undefined ? NOTHING : { piece, share: 1 };
}

/** Who says that something is not needed says the opposite of a point that asks for it. */
const NEEDLESS =
  /\b(?:(?:is|are) (?:not|never) (?:needed|necessary|required)|(?:isn|aren)'t (?:needed|necessary|required)|no need|need not|needn't|nobody needs|no one needs|unnecessary)\b/i;

/** Whether a piece says that it is not needed what the point asks for. */
const saysNeedless = ({ from, to }: Span, { point }: AskedPoint, plain: string) =>
  NEEDLESS.test(plain.slice(from, to)) &&
  ![point.text, ...point.accept].some((one) => /\b(?:no|not|never|without|un)/i.test(one));

/** How a point is found by its words: share 1 is found. */
function byWords(asked: AskedPoint, { prepared, matcher }: Means): Best {
  const own = bestPiece(asked.wanted, prepared, matcher);
  // One of two words is half of what the point says: "notice" alone is not "leave without notice".
  const foundAt = asked.wanted.length <= 2 ? ACCEPTED_AT : FOUND_AT;
  const { share, piece } = [
    { ...own, share: own.share >= foundAt ? 1 : own.share },
    ...asked.wordings.map((wording) => byWording(wording, prepared, matcher)),
  ].reduce((a, b) => (b.share > a.share ? b : a));
  return piece && saysNeedless(piece, asked, prepared.plain) ? NOTHING : { share, piece };
}

const within = (level: number) => Math.max(0, Math.min(1, level));

const touched = (strength: number) =>
  MOST_FOR_TOUCHED * Math.max(0, (strength - TOUCHED_FROM) / (1 - TOUCHED_FROM));

/** Words of a piece that stand for words of the point. */
function heardIn(piece: Piece, { wanted, wordings }: AskedPoint, matcher: Matcher, text: string): string[] {
  const stems = [...wanted, ...wordings.flatMap((wording) => wording.wanted)].map(({ stem }) => stem);
  const heard = new Set(stems.flatMap((stem) => [...matcher.heard(stem)]));
  const said = (word: Word) => text.slice(word.from, word.to);
  return [...new Set(piece.words.filter(({ stem }) => heard.has(stem)).map(said))];
}

/** Everything that an answer is looked through with. */
export type Means = {
  prepared: Prepared;
  matcher: Matcher;
  senses: Senses | null;
};

/** A clause that says so much more of a point by its meaning than the one with its words is the one to quote. */
const BETTER_BY = 0.08;

/** Of a point that is found by its words, where it is said best: another clause with some of them may mean it more. */
function bestSaid(said: Piece, asked: AskedPoint, at: number, { prepared, matcher, senses }: Means): Piece {
  const likes = senses?.likes(at) ?? [];
  const may = likes.map((like, i) => {
    const piece = prepared.pieces[i];
    const fits = piece && heardIn(piece, asked, matcher, prepared.text).length > 0;
    return fits && !saysNeedless(piece, asked, prepared.plain) ? like : 0;
  });
  const best = largest(may);
  const like = likes[prepared.pieces.indexOf(said)] ?? 0;
  return (may[best] ?? 0) > like + BETTER_BY ? (prepared.pieces[best] ?? said) : said;
}

/**
 * From how much on something comes near to a point: by its meaning (as a level, which is 0 at what any text says by chance;
 * of oneself everybody speaks in other words, so that less says as much), or by a share of its words.
 */
const NEAR_FROM = { meaning: 0.2, ofOneself: -0.45, words: 0.45 } as const;

function lookFor(asked: AskedPoint, at: number, means: Means, ofOneself: boolean): PointResult {
  const { prepared, matcher, senses } = means;
  const words = byWords(asked, means);
  const byWord = words.share >= 1 && words.piece !== null;
  const sensed = byWord ? null : (senses?.of(at, words.share) ?? null);
  const sense = sensed?.piece && saysNeedless(sensed.piece, asked, prepared.plain) ? null : sensed;
  const meant = sense === null ? 0 : within(sense.level);
  const { point } = asked;
  const found = byWord || meant >= 1;
  const piece = byWord && words.piece ? bestSaid(words.piece, asked, at, means) : (sense?.piece ?? null);
  const nearFrom = ofOneself ? NEAR_FROM.ofOneself : NEAR_FROM.meaning;
  const isNear = sense === null ? words.share >= NEAR_FROM.words : sense.level >= nearFrom;
  const nearest = found || !isNear ? null : (sense?.piece ?? words.piece);
  return {
    point,
    found,
    strength: found ? 1 : Math.max(words.share, meant),
    credit: found ? 1 : Math.max(touched(words.share), MOST_FOR_NEARLY * meant),
    by: !found ? null : byWord ? "words" : "meaning",
    piece: found ? piece : null,
    quote: found && piece !== null ? quoteIn(prepared, piece) : "",
    near: nearest === null ? "" : quoteIn(prepared, nearest),
    words:
      !found || piece === null
        ? []
        : byWord
          ? heardIn(piece, asked, matcher, prepared.text)
          : (sense?.words ?? []),
  };
}

/** Points made from the expected answer: how much of each was said, without a step where it counts as found. */
function measure(asked: Asked, { prepared, senses }: Means): PointResult[] {
  const soft = senses === null ? softSharesOf(asked, prepared) : [];
  return asked.points.map(({ point }, at) => {
    const { level, piece, words } = senses?.of(at, 0) ?? soft[at] ?? { level: 0, piece: null, words: [] };
    const strength = within(level);
    const found = strength >= MADE_FOUND_AT && piece !== null;
    return {
      point,
      found,
      strength,
      credit: level,
      by: !found ? null : senses === null ? "words" : "meaning",
      piece: found ? piece : null,
      quote: found ? quoteIn(prepared, piece) : "",
      near: "",
      words: found ? words : [],
    };
  });
}

/** Each key point of a question looked for in an answer (rules SC5 and SC14). */
export const findPoints = (asked: Asked, means: Means): PointResult[] =>
  asked.made
    ? measure(asked, means)
    : asked.points.map((point, at) => lookFor(point, at, means, asked.ofOneself));

/** What these points weigh together. */
export const weigh = (those: readonly PointResult[]): number =>
  those.reduce((sum, { point }) => sum + point.weight, 0);

/** Coverage 0 to 100: what each point earns, by their weights. */
export function coverageOf(results: readonly PointResult[]): number {
  const total = weigh(results);
  if (total <= 0) return 0;
  const earned = results.reduce((sum, { point, credit }) => sum + point.weight * credit, 0);
  return 100 * within(earned / total);
}
