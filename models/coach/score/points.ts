import type { KeyPoint, Question, QuestionType } from "../../entities/question.ts";
import { contentStems, wordsOf } from "../text/words.ts";
import type { Matcher } from "./matcher.ts";
import type { Piece, Prepared } from "./prepared.ts";
import type { Story } from "./story.ts";

/** What became of one key point. `strength` 0 to 1; `quote` are the answer's own words, empty when not found. */
export type PointResult = { point: KeyPoint; found: boolean; strength: number; quote: string };

/** Share of a point's key words that must stand together for the point to be found. */
const FOUND_AT = 0.6;
/** The same for one of its other wordings. */
const ACCEPTED_AT = 0.75;
const WEIGHT_OF_QUESTION_WORD = 0.3;
const WEIGHT_OF_COMMON_WORD = 0.4;

/** A word that is looked for; without one that `tells` something, everyday words alone find nothing. */
type Wanted = { stem: string; weight: number; tells: boolean; asked: boolean };

/** Words of a point that count, with their weights: those of the question little, everyday ones less than others. */
function weighed(text: string, questionStems: ReadonlySet<string>): Wanted[] {
  const seen = new Map<string, Wanted>();
  for (const { stem, kind } of wordsOf(text)) {
    if (kind === "stop" || seen.has(stem)) continue;
    const everyday = kind === "common" ? WEIGHT_OF_COMMON_WORD : 1;
    const weight = everyday * (questionStems.has(stem) ? WEIGHT_OF_QUESTION_WORD : 1);
    seen.set(stem, { stem, weight, tells: kind === "content", asked: questionStems.has(stem) });
  }
  return [...seen.values()];
}

function shareIn(piece: Piece, wanted: readonly Wanted[], matcher: Matcher): number {
  let total = 0;
  let found = 0;
  let telling = false;
  let fresh = false;
  for (const { stem, weight, tells, asked } of wanted) {
    total += weight;
    if (!matcher.has(piece, stem)) continue;
    found += weight;
    telling ||= tells;
    fresh ||= !asked;
  }
  // Words that the question itself has say nothing of the point until all of it is said.
  if (!fresh && found < total) found *= WEIGHT_OF_QUESTION_WORD;
  return telling && total > 0 ? (piece.trust * found) / total : 0;
}

/** The piece with the largest share; among equals the shortest, which comes first. */
function bestPiece(wanted: readonly Wanted[], prepared: Prepared, matcher: Matcher) {
  let best: { piece: Piece | null; share: number } = { piece: null, share: 0 };
  for (const piece of prepared.pieces) {
    const share = shareIn(piece, wanted, matcher);
    if (share > best.share + 0.001) best = { piece, share };
  }
  return best;
}

/** An accepted wording without a single word that says something ("as a result") is looked for as it stands. */
function literally(phrase: string, prepared: Prepared): Piece | null {
  const wanted = wordsOf(phrase)
    .map((word) => word.plain)
    .join(" ");
  if (wanted === "") return null;
  const said = (piece: Piece) =>
    ` ${piece.words.map((word) => word.plain).join(" ")} `.includes(` ${wanted} `);
  return prepared.pieces.find(said) ?? null;
}

function byAccept(
  phrase: string,
  prepared: Prepared,
  matcher: Matcher,
): { piece: Piece | null; share: number } {
  if (contentStems(phrase, false).length === 0) {
    const piece = literally(phrase, prepared);
    return { piece, share: piece === null ? 0 : 1 };
  }
  const best = bestPiece(weighed(phrase, new Set()), prepared, matcher);
  return best.share >= ACCEPTED_AT ? { ...best, share: 1 } : { ...best, share: best.share * 0.7 };
}

const LONGEST_QUOTE = 160;

/** The answer's own words, letter for letter, cut between words where they are long. */
export function quoteOf(text: string, piece: Piece): string {
  const whole = text.slice(piece.from, piece.to);
  if (whole.length <= LONGEST_QUOTE) return whole.replace(/[,;:]+$/, "");
  const space = whole.lastIndexOf(" ", LONGEST_QUOTE);
  return whole.slice(0, space > 0 ? space : LONGEST_QUOTE).replace(/[,;:]+$/, "");
}

/** Points of a story that no key word can name, and what shows them in anybody's words. */
const SHOWN_BY: readonly (readonly [point: RegExp, sign: RegExp])[] = [
  [
    /\b(?:clear figure|number|amount|range)\b/i,
    /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|hundred|lakhs?|percent|half)\b/i,
  ],
  [
    /\blearn/i,
    /\b(?:learn(?:ed|t)|lesson|next time|since then|from then on|from that day|taught me|i reali[sz]ed)\b/i,
  ],
  [
    /\b(?:owned? it|was yours|your own mistake|admit)/i,
    /\b(?:my (?:own )?(?:mistake|fault|error)|i (?:told|informed|admitted|apologi[sz]ed|owned|said sorry|made a mistake|sent the wrong))\b/i,
  ],
  [
    /\b(?:felt at the end|person was happy)\b/i,
    /\b(?:happy|thanked|satisfied|came back|smil(?:ed|ing)|calm(?:ed)?|relieved)\b/i,
  ],
];

/** The shortest piece that shows a point of a story; null when none does, or for questions of knowledge. */
function shownBy(point: KeyPoint, type: QuestionType, prepared: Prepared): Piece | null {
  if (type !== "behavioral") return null;
  const sign = SHOWN_BY.find(([about]) => about.test(point.text))?.[1];
  if (sign === undefined) return null;
  return prepared.pieces.find(({ from, to }) => sign.test(prepared.text.slice(from, to))) ?? null;
}

type Asked = { type: QuestionType; stems: ReadonlySet<string>; story: Story | null };

function lookFor(point: KeyPoint, asked: Asked, prepared: Prepared, matcher: Matcher): PointResult {
  const wanted = weighed(point.text, asked.stems);
  const own = bestPiece(wanted, prepared, matcher);
  // One of two words is half of what the point says: "notice" alone is not "leave without notice".
  const foundAt = wanted.length <= 2 ? ACCEPTED_AT : FOUND_AT;
  const shown = asked.story?.shows(point) ?? shownBy(point, asked.type, prepared);
  const ways = [
    { ...own, share: own.share >= foundAt ? 1 : own.share },
    ...point.accept.map((phrase) => byAccept(phrase, prepared, matcher)),
    { piece: shown, share: shown === null ? 0 : 1 },
  ];
  const best = ways.reduce((a, b) => (b.share > a.share ? b : a));
  const found = best.share >= 1 && best.piece !== null;
  const quote = found && best.piece !== null ? quoteOf(prepared.text, best.piece) : "";
  return { point, found, strength: best.share, quote };
}

/** Each key point of a question looked for in an answer (rule SC5). */
export function findPoints(
  question: Question,
  prepared: Prepared,
  matcher: Matcher,
  story: Story | null = null,
): PointResult[] {
  const asked = { type: question.type, stems: new Set(contentStems(question.question)), story };
  return question.points.map((point) => lookFor(point, asked, prepared, matcher));
}

/** Strength from which a point that is not said counts in part. */
export const TOUCHED_FROM = 0.1;

/** Coverage 0 to 100: found points by weight, a point touched but not said counts in part. */
export function coverageOf(results: readonly PointResult[]): number {
  const total = results.reduce((sum, { point }) => sum + point.weight, 0);
  if (total <= 0) return 0;
  const earned = results.reduce(
    (sum, { point, found, strength }) =>
      sum + point.weight * (found ? 1 : 0.9 * Math.max(0, strength - TOUCHED_FROM)),
    0,
  );
  return Math.min(100, (100 * earned) / total);
}
