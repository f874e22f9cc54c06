import { clausesOf, overlap, type Span } from "../text/spans.ts";
import { contentStems, wordsOf } from "../text/words.ts";
import type { Matcher } from "./matcher.ts";
import { quoteOf } from "./quote.ts";
import type { Piece, Prepared } from "./prepared.ts";

/** A wrong claim that the answer makes, with its own words, and where they stand. */
export type WrongClaim = { claim: string; quote: string; piece: Span };

const NEGATION =
  /\b(?:not|no|never|cannot|\w+n't|lacks?|neither|wrong|false|myth|mistake|instead|rather|without|avoid|trap|unless|wrongly|common error|bad idea)\b/i;
/** Said of a claim that is itself that something is not, it denies it all the same ("It is wrong that no index is needed"). */
const JUDGED = /\b(?:wrong(?:ly)?|false|untrue|myth|mistake|common error|trap|bad idea)\b/i;
/** How the words after a claim deny it ("…, but that is a myth"). */
const DENIED =
  /^[\s,;:.–—]*(?:(?:but|and|yet|though|although|however),? )?(?:that|this|it|which)(?:'s| is| was| isn't| wasn't) (?:\w+ly |just )?(?:wrong|false|untrue|incorrect|not (?:true|right|correct|so)|true|right|correct|so|an? (?:common )?(?:myth|mistake|error|trap))\b/i;
const AFFIRMED = /(?:'s| is| was) (?:\w+ly |just )?(?:true|right|correct|so)$/i;
/** So many letters after a claim are looked at for its denial. */
const LOOKED_AT = 80;
/** Share of a claim's words that one clause must have. */
const CLAIMED_AT = 0.85;
/** Longer sentences say too much to be told by their words. */
const LONGEST_CLAIM = 30;

const negated = (text: string) => NEGATION.test(text);

/** Whether what is said and a claim say the same of it: that it is so, or that it is not. */
const agree = (said: string, claim: string) =>
  negated(said) === negated(claim) && (!JUDGED.test(said) || JUDGED.test(claim));

/** Whether the words after a stretch say that it is wrong. */
function isDenied({ to }: Span, plain: string): boolean {
  const denial = DENIED.exec(plain.slice(to, to + LOOKED_AT))?.[0];
  return denial !== undefined && !AFFIRMED.test(denial);
}

function claims(piece: Piece, stems: readonly string[], matcher: Matcher): boolean {
  const found = stems.filter((stem) => matcher.has(piece, stem)).length;
  return stems.length > 0 && found / stems.length >= CLAIMED_AT;
}

/**
 * Stretches that have a claim's words: a clause, or a sentence where the claim has several clauses itself, each of which then
 * stands in one of the sentence. What stands in two says something of two things ("processes have separate memory, threads
 * share it"), and "old dues come before sales targets" is not that sales targets come before old dues.
 */
function placesOf(claim: string, { clauses, sentences }: Prepared, matcher: Matcher): readonly Piece[] {
  const parts = clausesOf(claim, { from: 0, to: claim.length })
    .map(({ from, to }) => contentStems(claim.slice(from, to)))
    .filter((stems) => stems.length > 0);
  const has = (pieces: readonly Piece[]) =>
    parts.every((stems) => pieces.some((piece) => claims(piece, stems, matcher)));
  return parts.length > 1
    ? sentences.filter((sentence) => has(clauses.filter((clause) => overlap(sentence, clause))))
    : clauses.filter((clause) => has([clause]));
}

/** Common wrong claims that an answer makes; one that it denies, or only asks about, is not held against it (rule SC10). */
export function findWrongClaims(
  avoid: readonly string[],
  prepared: Prepared,
  matcher: Matcher,
): WrongClaim[] {
  const { text, plain } = prepared;
  return avoid.flatMap((claim) => {
    if (contentStems(claim).length < 2 || wordsOf(claim).length < 3) return [];
    const made = placesOf(claim, prepared, matcher).find((piece) => {
      const said = plain.slice(piece.from, piece.to);
      const asserts = !said.endsWith("?") && agree(said, claim) && !isDenied(piece, plain);
      return asserts && piece.words.length <= LONGEST_CLAIM;
    });
    return made === undefined ? [] : [{ claim, quote: quoteOf(text, made), piece: made }];
  });
}

/** The answer without the pieces that claim what is wrong: they show no point, though they may have all of its words (rule SC10). */
export function withoutClaims(prepared: Prepared, made: readonly WrongClaim[]): Prepared {
  if (made.length === 0) return prepared;
  const isRight = (piece: Piece) => !made.some((claim) => overlap(claim.piece, piece));
  return { ...prepared, clauses: prepared.clauses.filter(isRight), pieces: prepared.pieces.filter(isRight) };
}
