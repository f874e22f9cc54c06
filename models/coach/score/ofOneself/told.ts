import { OWN_WORDS_PER_POINT } from "../../rubric.ts";
import { overlap, type Span } from "../../text/spans.ts";
import type { Asked } from "../asked.ts";
import type { Means, PointResult } from "../points.ts";
import type { Piece, Prepared } from "../prepared.ts";
import { quoteIn, quoteOf } from "../quote.ts";
import type { Senses } from "../senses.ts";
import { sayingsBeside } from "../fit/presumption.ts";
import { signOfKind } from "./kinds.ts";
import { isItem, ownWordsIn, saysOwn } from "./ownWords.ts";
import { fromAtWork, fromInStory } from "./saidAs.ts";
import { isDeed, isEnd, type Story } from "./story.ts";

/** A piece that may show a point, how like their meanings are, and what of the piece can then show no other point. */
type Shown = { piece: Piece; like: number; taken: Span };
/** Whether a clause may show a point. */
type Passes = (clause: string, piece: Span) => boolean;
/** All that may show a point, the best first. */
type Look = (result: PointResult, at: number) => readonly Shown[];

/**
 * Likeness of meaning that something in the answer must have to a point that is told by its sound: of 45 such points that a
 * reader has marked, 5 of the 10 that were not said are below it, and 2 of the 35 that were.
 */
const LEAST_LIKE = 0.22;

/** What may be said earns so much of its point. */
const CREDIT_OF_MAY_BE = 0.3;

/**
 * Points of a question about oneself that neither their words nor a meaning have found, told by how people say such things
 * (rule SC5). A clause shows one point only by its sound. First by signs, then by the story, then by kinds.
 */
export class Telling {
  private readonly asked: Asked;
  private readonly prepared: Prepared;
  private readonly senses: Senses | null;
  private readonly taken: Span[] = [];

  constructor(asked: Asked, { prepared, senses }: Means) {
    this.asked = asked;
    this.prepared = prepared;
    this.senses = senses;
  }

  /** By the sign of just that point. */
  bySigns(results: readonly PointResult[]): PointResult[] {
    return this.tell(results, (_, at) => {
      const sign = this.asked.points[at]?.sign ?? null;
      return sign ? this.piecesWith(sign) : [];
    });
  }

  /**
   * By the part of a story that a point is.
   * @param near whether the answer fits the question so well that a clause without a word of its own tells as much ("said
   * that I did it")
   */
  byStory(results: readonly PointResult[], story: Story | null, near: boolean): PointResult[] {
    this.takeFound(results);
    return this.tell(results, ({ point }, at) => this.clauses(at, story?.(point) ?? null, !near));
  }

  /**
   * By its place in a story that fits the question well: what happened opens it, what came of it ends it, and of its deeds the
   * one most like a point that the answer must have is that one.
   */
  byPlace(results: readonly PointResult[]): PointResult[] {
    this.takeFound(results);
    const { sentences } = this.prepared;
    const [first, last] = [sentences[0], sentences.at(-1)];
    const opens: Passes = (_, piece) => first !== undefined && overlap(first, piece);
    const ends: Passes = (_, piece) => last !== undefined && last !== first && overlap(last, piece);
    const look: Look = ({ point }, at) =>
      this.clauses(at, point.must ? isDeed : at === 0 ? opens : isEnd(point.text) ? ends : null);
    return this.tell(results, look, this.room(results));
  }

  /**
   * By a point's kind, as many as the answer has words of its own for.
   * @param needed whether that holds for points, too, that the answer must have
   */
  byKinds(results: readonly PointResult[], needed: boolean): PointResult[] {
    this.takeFound(results);
    const look: Look = ({ point }, at) => {
      const sign = point.must && !needed ? null : signOfKind(point.text);
      return this.clauses(at, sign && ((clause) => sign.test(clause)));
    };
    return this.tell(results, look, this.room(results));
  }

  /**
   * Quotes for each point that is told by its sound the clause that is most like how people say it, in words and place, where that is
   * known: the sound tells that a point is there, and not well where.
   */
  quotedBySayings(results: readonly PointResult[]): PointResult[] {
    const likes = this.senses === null ? sayingsBeside(this.asked.question, this.prepared) : null;
    if (likes === null) return [...results];
    const [sounds, rest] = [true, false].map((is) => results.filter(({ by }) => (by === "sound") === is));
    this.taken.length = 0;
    this.takeFound(rest ?? []);
    const open = results.map((one) => (sounds?.includes(one) ? { ...one, found: false } : one));
    const told = this.tell(open, ({ by }, at) => (by === "sound" ? this.ownClauses(likes(at)) : []));
    return told.map((one, at) =>
      one.piece ? { ...one, quote: quoteIn(this.prepared, one.piece) } : (results[at] ?? one),
    );
  }

  /**
   * By how people say them, which is a meaning and no sound; what may be said comes near. @param fit how well the answer fits its
   * question, 0 to 1
   */
  bySayings(results: readonly PointResult[], fit: number): PointResult[] {
    this.takeFound(results);
    const from = this.saidFrom(fit);
    const look: Look = (_, at) => this.clausesSaying(at, from(at).said);
    return this.tell(results, look, this.room(results), "meaning").map((result, at) => {
      const may = result.found ? [] : this.clausesSaying(at, from(at).may);
      const nearest = may.find(({ taken }) => this.isFree(taken));
      const credit = Math.max(result.credit, CREDIT_OF_MAY_BE);
      return nearest ? { ...result, credit, near: quoteIn(this.prepared, nearest.piece) } : result;
    });
  }

  /** From how much on a clause says the point at a place. */
  private saidFrom(fit: number) {
    const { points, ofWork } = this.asked;
    if (ofWork === null) return () => fromInStory(fit);
    const most = points.map((_, at) => Math.max(0, ...(this.senses?.saidAs(at) ?? [])));
    const sum = most.reduce((all, one) => all + one, 0);
    const careless = this.senses?.careless ?? 0;
    return (at: number) =>
      fromAtWork((sum - (most[at] ?? 0)) / Math.max(1, most.length - 1), careless, ofWork);
  }

  /** How many points more the answer has words of its own for. */
  private room(results: readonly PointResult[]): number {
    const own = ownWordsIn(this.prepared, this.asked.stems);
    return Math.floor(own / OWN_WORDS_PER_POINT) - results.filter(({ found }) => found).length;
  }

  /** Gives each open point what is most like it, the heaviest first where nothing tells how like it is. */
  private tell(
    results: readonly PointResult[],
    look: Look,
    most = Infinity,
    by: "sound" | "meaning" = "sound",
  ): PointResult[] {
    const told = new Map<PointResult, Piece>();
    const may = results.flatMap((result, at) =>
      result.found ? [] : look(result, at).map((shown) => ({ result, shown })),
    );
    may.sort((a, b) => b.shown.like - a.shown.like || b.result.point.weight - a.result.point.weight);
    for (const { result, shown } of may) {
      if (told.size >= most || told.has(result) || !this.isFree(shown.taken)) continue;
      told.set(result, shown.piece);
      this.taken.push(shown.taken);
    }
    return results.map((result) => {
      const piece = told.get(result);
      if (!piece) return result;
      const quote = by === "sound" ? quoteOf(this.prepared.text, piece) : quoteIn(this.prepared, piece);
      return {
        ...result,
        found: true,
        strength: 1,
        credit: 1,
        by,
        piece,
        quote,
        near: "",
        words: [],
      };
    });
  }

  /** What has shown a point by its words shows no other by its sound, unless by a sign: those are exact. */
  private takeFound(results: readonly PointResult[]) {
    for (const { piece } of results) if (piece) this.taken.push(piece);
  }

  private isFree(span: Span) {
    return !this.taken.some((one) => overlap(one, span));
  }

  /** Clauses that pass. @param at place of the point @param own whether they need a word of their own */
  private clauses(at: number, passes: Passes | null, own = true): Shown[] {
    const { plain, clauses } = this.prepared;
    const likes = this.senses?.likes(at) ?? [];
    if (this.senses !== null && Math.max(...likes) < LEAST_LIKE) return [];
    return clauses.flatMap((piece, i) =>
      !isItem(piece) &&
      (!own || saysOwn(piece, this.asked.stems)) &&
      passes?.(plain.slice(piece.from, piece.to), piece)
        ? [{ piece, like: likes[i] ?? 0, taken: piece }]
        : [],
    );
  }

  private ownClauses(likes: readonly number[]): Shown[] {
    return this.prepared.clauses.flatMap((piece, i) =>
      !isItem(piece) && saysOwn(piece, this.asked.stems)
        ? [{ piece, like: likes[i] ?? 0, taken: piece }]
        : [],
    );
  }

  /** Clauses that say the point at that place, the most first. */
  private clausesSaying(at: number, from: number): Shown[] {
    const said = this.senses?.saidAs(at) ?? [];
    return this.prepared.clauses
      .flatMap((piece, i) => ((said[i] ?? 0) >= from ? [{ piece, like: said[i] ?? 0, taken: piece }] : []))
      .toSorted((a, b) => b.like - a.like);
  }

  /** Pieces with the sign, clauses first; two signs may stand in one piece, but not in the same words. */
  private piecesWith(sign: RegExp): Shown[] {
    return this.prepared.pieces.flatMap((piece) => {
      const match = sign.exec(this.prepared.plain.slice(piece.from, piece.to));
      if (!match || !saysOwn(piece, this.asked.stems)) return [];
      const from = piece.from + match.index;
      return [{ piece, like: 0, taken: { from, to: from + match[0].length } }];
    });
  }
}
