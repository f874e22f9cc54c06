/**
 * What tells that a point is said where meanings are known: that its words stand together, its level (senses.ts), the mean
 * level of the other points, since who is right on those is seldom wrong on this one and who is fluently wrong has its words by
 * chance, and how everyday the words of its question's answer are: a term of the trade is said as it is, also by who has it
 * wrong, and what one does with people is said by everybody in other words. A logistic regression on 527 answers in which readers
 * had marked 2,100 points (testing/graded.ts and said.ts), moved a little so that scores come nearer to the readers' and both
 * sets gain: 90 and 81 in 100 of the points that are said are found, 14 and 12 in 100 of those that are not.
 */
const TELLS = { words: 1.25, level: 0.95, others: 0.85, everyday: 6, from: 2.65 } as const;

/** Share of everyday words in the expected answers of the bank, in the middle. */
const USUAL = 0.67;

/** Levels beyond these tell no more. That another point is not said at all tells nothing of this one. */
const LEAST = { own: -2, others: 0 } as const;
const MOST = 3;

/** A point as it was seen: whether its words stand together, and how much a piece means it; null where none does. */
export type Seen = { byWords: boolean; level: number | null };

const levelFrom = (least: number, { level }: Seen) => Math.max(least, Math.min(MOST, level ?? least));

/**
 * The chance that each of a question's points is said, 0 to 1 (rule SC14).
 * @param everyday share of the words of its expected answer that people use about anything, 0 to 1; null where that is too short
 * to tell
 */
export function chancesOf(points: readonly Seen[], everyday: number | null): number[] {
  const from = TELLS.from - TELLS.everyday * ((everyday ?? USUAL) - USUAL);
  const levels = points.map((point) => levelFrom(LEAST.others, point));
  const sum = levels.reduce((all, level) => all + level, 0);
  return points.map((point, at) => {
    const own = levelFrom(LEAST.own, point);
    const others = points.length > 1 ? (sum - (levels[at] ?? 0)) / (points.length - 1) : Math.max(0, own);
    const byWords = point.byWords ? TELLS.words : 0;
    return 1 / (1 + Math.exp(from - byWords - TELLS.level * own - TELLS.others * others));
  });
}
