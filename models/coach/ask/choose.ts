import { hasTimeFor } from "../../rules/duration.ts";
import type { Entry } from "../entry.ts";
import type { Brief } from "../interviewer.ts";
import { isPuzzle } from "./belongs.ts";
import type { Ranked } from "./rank.ts";

const AGAIN_TOPIC = 5;
/** Kinds whose entries hardly differ by topic. */
const ONE_TOPIC: ReadonlySet<Entry["kind"]> = new Set(["coding", "system-design"]);
const AGAIN_KIND = 6;
const OVER_RUNG = 4;

/** How many of a set may stand on each rung: a quarter opens, a quarter tests transfer, the rest go deeper (rule QS7). */
function rungsFor(count: number): Readonly<Record<Entry["rung"], number>> {
  const opener = Math.max(1, Math.round(count / 4));
  const transfer = count < 3 ? 0 : Math.max(1, Math.round(count / 4));
  return { opener, transfer, deepener: Math.max(0, count - opener - transfer) };
}

/** How often each topic, rung and kind is in a set so far. */
type Taken = Map<string, number>;
const keysOf = ({ topic, rung, kind }: Entry) => [`topic ${topic}`, `rung ${rung}`, `kind ${kind}`] as const;

function costOf(
  { entry, keys }: Pick<Candidate, "entry" | "keys">,
  taken: Taken,
  rungs: Readonly<Record<Entry["rung"], number>>,
  spreadKinds: boolean,
): number {
  const [sameTopic = 0, sameRung = 0, sameKind = 0] = keys.map((key) => taken.get(key) ?? 0);
  return (
    (ONE_TOPIC.has(entry.kind) ? 1 : AGAIN_TOPIC) * Math.min(2, sameTopic) +
    (sameRung >= rungs[entry.rung] ? OVER_RUNG : 0) +
    (spreadKinds ? AGAIN_KIND * sameKind : 0)
  );
}

const take = (taken: Taken, entry: Entry) => {
  for (const key of keysOf(entry)) taken.set(key, (taken.get(key) ?? 0) + 1);
};

type Candidate = { entry: Entry; fit: number; keys: ReturnType<typeof keysOf> };

/** The place of the best candidate that the round has time for; -1 where there is none. Candidates come best first. */
function bestOf(
  left: readonly Candidate[],
  cost: (candidate: Candidate) => number,
  hasTime: (entry: Entry) => boolean,
): number {
  let best = -1;
  let bestValue = -Infinity;
  for (const [at, candidate] of left.entries()) {
    // A cost only lowers, so nothing further on can win.
    if (candidate.fit <= bestValue) break;
    const value = candidate.fit - cost(candidate);
    if (value > bestValue && hasTime(candidate.entry)) [best, bestValue] = [at, value];
  }
  return best;
}

/** Whether a round that asks some entries has time for another (rule DU2). */
const hasTime = (round: Brief["round"], chosen: readonly Entry[]) => {
  const asked = chosen.map(({ type }) => type);
  return ({ type }: Entry) => hasTimeFor(round, asked, type);
};

/** Those of some entries that a round has time for, in their order (rule DU2). */
export const inTime = (entries: readonly Entry[], round: Brief["round"]): Entry[] =>
  entries.reduce<Entry[]>((kept, entry) => (hasTime(round, kept)(entry) ? [...kept, entry] : kept), []);

/**
 * Entries for a set: the best fit each time, topics, rungs and (in a mixed round) kinds spread (rule QS7), as long as the
 * round has time (rule DU2).
 * @param count so many are expected: rungs are shared out by it
 * @param first entries that are in it already
 */
export function chooseEntries(
  ranked: readonly Ranked[],
  round: Brief["round"],
  count: number,
  first: readonly Entry[] = [],
): Entry[] {
  const rungs = rungsFor(count);
  const left = ranked
    .filter(({ entry }) => !first.includes(entry))
    .map(({ entry, fit }) => ({ entry, fit, keys: keysOf(entry) }));
  const taken: Taken = new Map();
  const cost = (candidate: Candidate) => costOf(candidate, taken, rungs, round.type === "mixed");
  const chosen: Entry[] = [...first];
  for (const entry of first) take(taken, entry);
  for (;;) {
    const best = bestOf(left, cost, hasTime(round, chosen));
    if (best < 0) return chosen;
    for (const { entry } of left.splice(best, 1)) {
      chosen.push(entry);
      take(taken, entry);
    }
  }
}

const RUNG_ORDER = { opener: 0, deepener: 1, transfer: 2 } as const;
/** An interview opens with the person, and speaks of joining, pay and shifts later. */
const LATER_TOPICS = new Set(["notice", "salary", "shifts", "move", "leaving"]);
const isLater = (entry: Entry) => LATER_TOPICS.has(entry.topic) || isTask(entry);
const placeOf = (entry: Entry) =>
  entry.topic === "introduction"
    ? -1
    : RUNG_ORDER[entry.rung] + (entry.rung === "opener" && isLater(entry) ? 0.5 : 0);

/** What is solved and not talked about. */
const isTask = (entry: Entry) => entry.type === "coding" || entry.type === "system-design" || isPuzzle(entry);

/** The entry to ask next: in the order of rungs, of another topic than the one before; the first is talk, if there is some. */
function nextOf(left: readonly Entry[], before: string | null): Entry | undefined {
  const other = left.filter((entry) => (before === null ? !isTask(entry) : entry.topic !== before));
  const pool = other.length > 0 ? other : left;
  const many = (entry: Entry) => left.filter(({ topic }) => topic === entry.topic).length;
  // A topic that fills more than half of what is left must come now, or it ends up beside itself.
  const pressing = pool.find((entry) => many(entry) * 2 > left.length);
  return pressing ?? pool[0];
}

/** A set in asking order: an opener first, transfer last, no topic twice in a row while others are left (rule QS8). */
export function arrange(chosen: readonly Entry[]): Entry[] {
  const left = [...chosen].sort((a, b) => placeOf(a) - placeOf(b));
  const asked: Entry[] = [];
  while (left.length > 0) {
    const next = nextOf(left, asked.at(-1)?.topic ?? null);
    if (next === undefined) break;
    left.splice(left.indexOf(next), 1);
    asked.push(next);
  }
  return asked;
}
