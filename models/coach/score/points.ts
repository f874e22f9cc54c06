import type { KeyPoint } from "../../entities/question.ts";
import { overlap, type Span } from "../text/spans.ts";
import type { Word } from "../text/words.ts";
import type { Asked, AskedPoint, Wanted, Wording } from "./asked.ts";
import { chancesOf } from "./chances.ts";
import { largest, rising } from "./keyWords.ts";
import type { Matcher } from "./matcher.ts";
import type { Piece, Prepared } from "./prepared.ts";
import { saysOpposite } from "./opposite.ts";
import { quoteIn } from "./quote.ts";
import type { SensedPoint, Senses } from "./senses.ts";
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

/** How a point is found by its words: share 1 is found. */
function byWords(asked: AskedPoint, { prepared, matcher }: Means, heard: ReadonlySet<string>): Best {
  const own = bestPiece(asked.wanted, prepared, matcher);
  // One of two words is half of what the point says: "notice" alone is not "leave without notice".
  const foundAt = asked.wanted.length <= 2 ? ACCEPTED_AT : FOUND_AT;
  const { share, piece } = [
    { ...own, share: own.share >= foundAt ? 1 : own.share },
    ...asked.wordings.map((wording) => byWording(wording, prepared, matcher)),
  ].reduce((a, b) => (b.share > a.share ? b : a));
  return piece && isOpposite(piece, asked, prepared.plain, heard) ? NOTHING : { share, piece };
}

/** Words of a piece that stand for words of a point. */
const wordsHeard = ({ words }: Piece, heard: ReadonlySet<string>): Word[] =>
  words.filter(({ stem }) => heard.has(stem));

/** @param heard the stems of the answer that stand for words of the point */
function isOpposite(piece: Piece, { point }: AskedPoint, plain: string, heard: ReadonlySet<string>): boolean {
  const places = wordsHeard(piece, heard).map(({ from }) => from);
  return saysOpposite(piece, point, plain, places);
}

const within = (level: number) => Math.max(0, Math.min(1, level));

const touched = (strength: number) =>
  MOST_FOR_TOUCHED * Math.max(0, (strength - TOUCHED_FROM) / (1 - TOUCHED_FROM));

/** Stems of the answer that stand for words of a point. */
function stemsHeard({ wanted, wordings }: AskedPoint, matcher: Matcher): Set<string> {
  const stems = [...wanted, ...wordings.flatMap((wording) => wording.wanted)].map(({ stem }) => stem);
  return new Set(stems.flatMap((stem) => [...matcher.heard(stem)]));
}

/** The same in the answer's own letters, each once. */
const textsHeard = (piece: Piece, heard: ReadonlySet<string>, text: string): string[] => [
  ...new Set(wordsHeard(piece, heard).map(({ from, to }) => text.slice(from, to))),
];

/** Everything that an answer is looked through with. */
export type Means = {
  prepared: Prepared;
  matcher: Matcher;
  senses: Senses | null;
};

/** A clause that says so much more of a point by its meaning than the one with its words is the one to quote. */
const BETTER_BY = 0.08;
/** The same where it is known how people say the point. */
const BETTER_SAID_BY = 0.7;

/** Of a point that is found by its words, where it is said best: another clause may mean it more. */
function bestSaid(
  said: Piece,
  asked: AskedPoint,
  at: number,
  { prepared, senses }: Means,
  heard: ReadonlySet<string>,
): Piece {
  const { pieces, clauses, plain } = prepared;
  const sayings = senses?.saidAs(at) ?? null;
  const likes = sayings ?? senses?.likes(at) ?? [];
  const may = likes.map((like, i) => {
    const piece = pieces[i];
    // Who tells of themselves says a point in other words as well.
    const fits = piece && (sayings !== null || wordsHeard(piece, heard).length > 0);
    return fits && !isOpposite(piece, asked, plain, heard) ? like : 0;
  });
  const best = largest(may);
  const own =
    sayings === null
      ? (likes[pieces.indexOf(said)] ?? 0)
      : Math.max(0, ...clauses.map((clause, i) => (overlap(clause, said) ? (sayings[i] ?? 0) : 0)));
  const by = sayings === null ? BETTER_BY : BETTER_SAID_BY;
  return (may[best] ?? 0) > own + by ? (pieces[best] ?? said) : said;
}

/**
 * From how much on something comes near to a point: by its meaning (as a level, which is 0 at what any text says by chance;
 * of oneself everybody speaks in other words, so that less says as much), or by a share of its words.
 */
const NEAR_FROM = { meaning: 0.2, ofOneself: -0.45, words: 0.45 } as const;

/** The chance that a point is said from which it is found, from which it counts in part, and the most that it then earns. */
const CHANCES = { found: 0.5, nearly: 0.2, most: 0.6 } as const;

/** What was seen of a point: by its words, and by its meaning where that is known. */
type Looked = {
  words: Best;
  sense: SensedPoint | null;
  /** The stems of the answer that stand for its words. */
  heard: ReadonlySet<string>;
};

function lookAt(asked: AskedPoint, at: number, means: Means): Looked {
  const heard = stemsHeard(asked, means.matcher);
  const words = byWords(asked, means, heard);
  const sense = means.senses?.of(at, words.share) ?? null;
  const isDenied = sense?.piece && isOpposite(sense.piece, asked, means.prepared.plain, heard);
  return { words, sense: isDenied ? null : sense, heard };
}

/** How far a point is taken to be said: wholly, or a part of it with what that earns. */
type Told = Pick<PointResult, "found" | "strength" | "credit">;
const SAID: Told = { found: true, strength: 1, credit: 1 };

function toldByChance(chance: number): Told {
  if (chance >= CHANCES.found) return SAID;
  const nearly = rising(chance, CHANCES.nearly, CHANCES.found);
  return { found: false, strength: chance / CHANCES.found, credit: CHANCES.most * nearly };
}

function toldAlone({ words, sense }: Looked): Told {
  const meant = words.share >= 1 || sense === null ? 0 : within(sense.level);
  if (words.share >= 1 || meant >= 1) return SAID;
  const credit = Math.max(touched(words.share), MOST_FOR_NEARLY * meant);
  return { found: false, strength: Math.max(words.share, meant), credit };
}

function nearestOf({ words, sense }: Looked, ofOneself: boolean): Piece | null {
  const nearFrom = ofOneself ? NEAR_FROM.ofOneself : NEAR_FROM.meaning;
  const isNear = sense === null ? words.share >= NEAR_FROM.words : sense.level >= nearFrom;
  return isNear ? (sense?.piece ?? words.piece) : null;
}

function resultOf(
  asked: AskedPoint,
  at: number,
  means: Means,
  looked: Looked,
  told: Told,
  nearest: Piece | null,
) {
  const { words, sense, heard } = looked;
  const byWord = words.share >= 1 ? words.piece : null;
  const piece = byWord ? bestSaid(byWord, asked, at, means, heard) : (sense?.piece ?? null);
  const found = told.found && piece !== null;
  const said = byWord && piece ? textsHeard(piece, heard, means.prepared.text) : sense?.words;
  return {
    ...told,
    point: asked.point,
    found,
    by: found ? (byWord ? ("words" as const) : ("meaning" as const)) : null,
    piece: found ? piece : null,
    quote: found ? quoteIn(means.prepared, piece) : "",
    near: found || nearest === null ? "" : quoteIn(means.prepared, nearest),
    words: found ? (said ?? []) : [],
  };
}

/** Points that somebody has written, each looked for in an answer. */
function lookFor({ points, ofOneself, everyday }: Asked, means: Means): PointResult[] {
  const looked = points.map((point, at) => lookAt(point, at, means));
  const seen = looked.map(({ words, sense }) => ({ byWords: words.share >= 1, level: sense?.level ?? null }));
  const chances = means.senses === null || ofOneself ? null : chancesOf(seen, everyday);
  return points.flatMap((point, at) => {
    const [one, chance] = [looked[at], chances?.[at]];
    if (!one) return [];
    const told = chance === undefined ? toldAlone(one) : toldByChance(chance);
    return [resultOf(point, at, means, one, told, nearestOf(one, ofOneself))];
  });
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
  asked.made ? measure(asked, means) : lookFor(asked, means);

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
