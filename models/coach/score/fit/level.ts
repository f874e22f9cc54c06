import type { Asked } from "../asked.ts";
import { rising } from "../keyWords.ts";
import { isSaid, type PointResult } from "../points.ts";
import { meantAbout } from "../relevance.ts";
import type { Senses } from "../senses.ts";

/** Whether a question asks for what every interview asks, so that how each of its points is said is known. */
export const isPlain = ({ points }: Asked) => points.length > 0 && points.every(({ sign }) => sign !== null);

const weigh = (those: readonly PointResult[]) => those.reduce((sum, { point }) => sum + point.weight, 0);

/** Share of the points of such a question that are said, 0 to 1. Nothing is without the point that it must have. */
function shareSaid(asked: Asked, results: readonly PointResult[]): number {
  if (!isPlain(asked) || results.some(({ point, found }) => point.must && !found)) return 0;
  const all = weigh(results);
  return all <= 0 ? 0 : weigh(results.filter(({ found }) => found)) / all;
}

/** Shares of the points that are said of oneself: below the first they may be said by chance, from the second on not. */
const SAID = [0.25, 0.7] as const;

/** How far an answer is taken to be to this question, 0 to 1: as presumed, and wholly where it shows it itself. */
export function levelOf(
  asked: Asked,
  results: readonly PointResult[],
  presumed: number,
  onTheme: boolean,
): number {
  if (presumed === 0) return 0;
  return Math.max(presumed, onTheme ? 1 : rising(shareSaid(asked, results), ...SAID));
}

/** Shares of an answer's own words that belong to the question: none counts below the first, all from the second on. */
const BELONGS = [0.42, 0.6] as const;
/** The same for the likeness of the whole answer to the expected one. */
const MEANT = [0.32, 0.52] as const;
const LEAST_TRUST = 0.15;

/** Share of an answer's own words that belong to the question, from which on all of its points in it show that it is about it. */
const BELONGS_WITH_POINTS = [0.38, 0.5] as const;
/** Shares of the points, by their weights, that are said by their words or meaning. */
const SAID_OF_POINTS = [0.8, 1] as const;

/** How far what is said shows that an answer is about its question, though it has many other words: a concrete one has names of its own. */
function shownByPoints(results: readonly PointResult[] | null, share: number): number {
  const most = rising(share, ...BELONGS_WITH_POINTS);
  if (results === null) return most;
  return most * rising(weigh(results.filter(isSaid)), ...SAID_OF_POINTS);
}

/**
 * How far found points count, 0 to 1: where next to nothing of an answer belongs to the question, its words met the points
 * by chance.
 * @param results what was found; null for as much as can be
 * @param share of its words that belong @param level as levelOf tells it
 */
export function trustOf(
  { brief }: Asked,
  results: readonly PointResult[] | null,
  share: number,
  level: number,
  senses: Senses | null,
): number {
  if (brief) return 1;
  const meant = senses === null ? 0 : Math.max(rising(senses.whole, ...MEANT), meantAbout(senses));
  return Math.max(LEAST_TRUST, rising(share, ...BELONGS), meant, level, shownByPoints(results, share));
}
