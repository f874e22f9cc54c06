import type { Asked } from "./asked.ts";
import type { Matcher } from "./matcher.ts";
import type { Piece, Prepared } from "./prepared.ts";

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
 * How much of an answer is about the question: share of its content words (0 to 1) and the part's score (0 to 100).
 * @param presumed how far it is taken to tell of the person what was asked, 0 to 1
 */
export function relevanceOf(
  prepared: Prepared,
  belonging: ReadonlySet<string>,
  presumed = 0,
): { share: number; score: number; reason: string } {
  const own = prepared.words.filter((word) => word.kind === "content");
  if (own.length === 0) return { share: 0, score: 0, reason: "It has no words of its own." };
  const said = own.filter((word) => belonging.has(word.stem)).length / own.length;
  const share = Math.max(said, presumed * LEAST_WHEN_TOLD);
  const score = (100 * (share - NOT_AT_ALL)) / (WHOLLY - NOT_AT_ALL);
  const reason =
    share > said
      ? presumed < 1
        ? "It tells of oneself, but not clearly what was asked."
        : "It tells of oneself what was asked."
      : `${Math.round(said * 100)}% of its own words belong to the question.`;
  return { share, score: Math.max(0, Math.min(100, Math.round(score))), reason };
}

/** Share of the topic's words that an answer names, 0 to 1. */
export const topicNamed = ({ topic }: Asked, matcher: Matcher): number =>
  topic.length === 0 ? 0 : topic.filter((stem) => matcher.heard(stem).size > 0).length / topic.length;

/** Share of an answer's words that stand in sentences about the question (rule SC9 sees several answers in one). */
export function shareOnTopic(prepared: Prepared, belonging: ReadonlySet<string>): number {
  let on = 0;
  let all = 0;
  for (const sentence of prepared.sentences) {
    const share = shareOf(sentence, belonging);
    if (share === null) continue;
    all += sentence.words.length;
    if (share >= 0.25) on += sentence.words.length;
  }
  return all === 0 ? 0 : on / all;
}

/** Share of an answer's content words that the question itself has. */
export function shareOfQuestion({ stems }: Asked, prepared: Prepared): number {
  const own = new Set(prepared.words.filter((word) => word.kind !== "stop").map((word) => word.stem));
  if (own.size === 0) return 1;
  return [...own].filter((stem) => stems.has(stem)).length / own.size;
}
