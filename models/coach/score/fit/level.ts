import type { Asked } from "../asked.ts";
import { rising } from "../keyWords.ts";
import { isSaid, type PointResult, weigh } from "../points.ts";
import { meantAbout } from "../relevance.ts";
import type { Senses } from "../senses.ts";

/** Whether a question asks for what every interview asks, so that how each of its points is said is known. */
export const isPlain = ({ points }: Asked) => points.length > 0 && points.every(({ sign }) => sign !== null);

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

/**
 * Who speaks of their own work says much in words of their own: half of 56 good answers have 0.41 of their words or less in
 * common with the question and all that is known of it, but say 0.7 of its points. Points add so much to that share, less
 * where the one that must be there is not said.
 */
const SHARE_OF_POINTS = { must: 0.34, none: 0.14 } as const;
const BELONGS_WITH_POINTS = [0.45, 0.62] as const;
/** Some of the words must belong, whatever points are met. */
const LEAST_BELONGING = [0.1, 0.25] as const;

/** How far what is said shows that an answer is about its question. @param results null for as much as can be */
function shownByPoints(results: readonly PointResult[] | null, share: number): number {
  const must = results?.every(({ point, found }) => !point.must || found) ?? true;
  const said = results === null ? 1 : weigh(results.filter(isSaid));
  const more = said * SHARE_OF_POINTS[must ? "must" : "none"];
  return rising(share, ...LEAST_BELONGING) * rising(share + more, ...BELONGS_WITH_POINTS);
}

/**
 * Shares of the points, by their weights, that show it alone where meanings are told: 1 in 100 answers to another question of
 * the trade says 0.4 of them.
 */
const SAID_BY_MEANING = [0.35, 0.6] as const;

const shownByMeaning = (results: readonly PointResult[] | null): number =>
  results === null ? 1 : rising(weigh(results.filter(isSaid)), ...SAID_BY_MEANING);

/**
 * How far found points count, 0 to 1: where next to nothing of an answer belongs to the question, its words met the points
 * by chance.
 * @param results what was found; null for as much as can be
 * @param share of its words that belong @param level as levelOf tells it
 * @param isForeign whether it says what the example answer to another question says: its points then are met by chance
 */
export function trustOf(
  { brief }: Asked,
  results: readonly PointResult[] | null,
  share: number,
  level: number,
  senses: Senses | null,
  isForeign: () => boolean,
): number {
  if (brief) return 1;
  const meant = senses === null ? 0 : Math.max(rising(senses.whole, ...MEANT), meantAbout(senses));
  const trust = Math.max(LEAST_TRUST, rising(share, ...BELONGS), meant, level);
  const shown = Math.max(shownByPoints(results, share), senses === null ? 0 : shownByMeaning(results));
  return shown > trust && !isForeign() ? shown : trust;
}
