/**
 * What tells that a point is said where meanings are known: that its words stand together, its level (senses.ts), and the mean
 * level of the other points: who is right on those is seldom wrong on this one, and who is fluently wrong has its words by
 * chance. A logistic regression on 554 answers in which readers had marked 2,700 points (testing/graded.ts and said.ts), moved a
 * little so that scores come nearer to the readers'. On questions that it was not made from, 88 in 100 of the points that are said
 * are found, and 15 to 17 in 100 of those that are not; by words and level alone it was 91 and 25.
 */
const TELLS = { words: 1.3, level: 0.87, others: 0.75, from: 2.4 } as const;

/** Levels beyond these tell no more. That another point is not said at all tells nothing of this one. */
const LEAST = { own: -2, others: 0 } as const;
const MOST = 3;

/** A point as it was seen: whether its words stand together, and how much a piece means it; null where none does. */
export type Seen = { byWords: boolean; level: number | null };

const levelFrom = (least: number, { level }: Seen) => Math.max(least, Math.min(MOST, level ?? least));

/** The chance that each of a question's points is said, 0 to 1 (rule SC14). */
export function chancesOf(points: readonly Seen[]): number[] {
  const levels = points.map((point) => levelFrom(LEAST.others, point));
  const sum = levels.reduce((all, level) => all + level, 0);
  return points.map((point, at) => {
    const own = levelFrom(LEAST.own, point);
    const others = points.length > 1 ? (sum - (levels[at] ?? 0)) / (points.length - 1) : Math.max(0, own);
    const byWords = point.byWords ? TELLS.words : 0;
    return 1 / (1 + Math.exp(TELLS.from - byWords - TELLS.level * own - TELLS.others * others));
  });
}
