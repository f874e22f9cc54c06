import { clausesOf, overlap, type Span } from "../text/spans.ts";
import { contentStems, wordsOf } from "../text/words.ts";
import type { Matcher } from "./matcher.ts";
import { quoteOf } from "./quote.ts";
import type { Piece, Prepared } from "./prepared.ts";

/** A wrong claim that the answer makes, with its own words, and where they stand. */
export type WrongClaim = { claim: string; quote: string; piece: Span };

const NEGATION =
  /\b(?:not|no|never|cannot|can't|don't|doesn't|isn't|aren't|won't|shouldn't|didn't|wrong|false|myth|mistake|instead|rather|without|avoid|trap|unless|wrongly|common error|bad idea)\b/i;
/** Share of a claim's words that one clause must have. */
const CLAIMED_AT = 0.85;

const negated = (text: string) => NEGATION.test(text);

function claims(piece: Piece, stems: readonly string[], matcher: Matcher): boolean {
  const found = stems.filter((stem) => matcher.has(piece, stem)).length;
  return stems.length > 0 && found / stems.length >= CLAIMED_AT;
}

/**
 * Where a claim may be made: in one clause, or in one sentence where it has several clauses itself. What stands in two says
 * something of two things ("processes have separate memory, threads share it").
 */
const placesOf = (claim: string, { clauses, sentences }: Prepared): readonly Piece[] =>
  clausesOf(claim, { from: 0, to: claim.length }).length > 1 ? sentences : clauses;

/** Common wrong claims that an answer makes; one that it denies is not held against it (rule SC10). */
export function findWrongClaims(
  avoid: readonly string[],
  prepared: Prepared,
  matcher: Matcher,
): WrongClaim[] {
  return avoid.flatMap((claim) => {
    const stems = contentStems(claim);
    if (stems.length < 2 || wordsOf(claim).length < 3) return [];
    const made = placesOf(claim, prepared).find((piece) => {
      const said = prepared.plain.slice(piece.from, piece.to);
      return piece.words.length <= 30 && claims(piece, stems, matcher) && negated(said) === negated(claim);
    });
    return made === undefined ? [] : [{ claim, quote: quoteOf(prepared.text, made), piece: made }];
  });
}

/** The answer without the pieces that claim what is wrong: they show no point, though they may have all of its words (rule SC10). */
export function withoutClaims(prepared: Prepared, made: readonly WrongClaim[]): Prepared {
  if (made.length === 0) return prepared;
  const isRight = (piece: Piece) => !made.some((claim) => overlap(claim.piece, piece));
  return { ...prepared, clauses: prepared.clauses.filter(isRight), pieces: prepared.pieces.filter(isRight) };
}
