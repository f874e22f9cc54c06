import { isWeak } from "../../rules/weak.ts";
import type { Entry } from "../entry.ts";
import { fieldOf } from "./fields.ts";
import type { Ranked } from "./rank.ts";

/** A question of a report, with the entry it was made from. */
export type Marked = { entryId: string | null; score: number | null };

/** Topics that are named at most: those of a few rounds, for many have no other entry left. */
const MOST_TOPICS = 40;

/** The topics of one report's questions, and whether an answer on them was weak. */
function topicsIn(questions: readonly Marked[], topicOf: (entryId: string) => string | undefined) {
  const topics = new Map<string, boolean>();
  for (const { entryId, score } of questions) {
    const topic = entryId === null ? undefined : topicOf(entryId);
    if (topic === undefined || score === null) continue;
    topics.set(topic, topics.get(topic) === true || isWeak({ score }));
  }
  return topics;
}

/**
 * Topics that a person is weak on: the newest report that asks of a topic decides (rule QS12).
 * @param reports the questions of each report, newest report first
 */
export function weakTopicsIn(bank: readonly Entry[], reports: readonly (readonly Marked[])[]): string[] {
  const topics = new Map(bank.map(({ id, topic }) => [id, topic]));
  const known = new Map<string, boolean>();
  for (const questions of reports) {
    for (const [topic, weak] of topicsIn(questions, (id) => topics.get(id))) {
      if (!known.has(topic)) known.set(topic, weak);
    }
  }
  return [...known].flatMap(([topic, weak]) => (weak ? [topic] : [])).slice(0, MOST_TOPICS);
}

/** Titles that are named at most. */
const MOST_TITLES = 10;

/**
 * Titles of questions that a model had asked and that were answered weakly the last time, newest first: they are on no topic of
 * the bank. A question without a title says nothing.
 * @param reports the questions of each report, newest report first
 */
export function weakTitlesIn(reports: readonly (readonly (Marked & { title: string })[])[]): string[] {
  const seen = new Set<string>();
  const last = reports
    .flat()
    .filter(({ entryId, title, score }) => entryId === null && title !== "" && score !== null)
    .filter(({ title }) => !seen.has(title) && seen.add(title));
  return last
    .filter(isWeak)
    .map(({ title }) => title)
    .slice(0, MOST_TITLES);
}

/** Those that are the first of their topic, and the others. */
function byFirst(ranked: readonly Ranked[]): readonly [first: Ranked[], others: Ranked[]] {
  const seen = new Set<string>();
  const first = ranked.filter(({ entry: { topic } }) => !seen.has(topic) && seen.add(topic));
  return [first, ranked.filter((one) => !first.includes(one))];
}

/** The round's level and the next, then the third. */
const byLevel = (ranked: readonly Ranked[]): Ranked[] => [
  ...ranked.filter(({ suits }) => suits),
  ...ranked.filter(({ suits, suitsElse }) => suitsElse && !suits),
];

/**
 * Entries on weak topics for a set, about a quarter of it, each of another topic as far as there are so many; where a topic
 * has none left, on one that is learnt together with it (rule QS12). What was asked before is among them only when so little
 * is left that the set must repeat anyway (rule QS6). The round's level and the next come before the third.
 * @param ranked best first
 */
export function chooseWeak(
  ranked: readonly Ranked[],
  count: number,
  weakTopics: readonly string[] = [],
): Entry[] {
  const most = Math.round(count / 4);
  const mustRepeat = ranked.slice(0, count).some(({ asked }) => asked);
  const open = byLevel(ranked.filter(({ asked }) => mustRepeat || !asked));
  const onTopic = open.filter(({ entry }) => weakTopics.includes(entry.topic));
  const left = weakTopics.filter((topic) => onTopic.every(({ entry }) => entry.topic !== topic));
  const nearby = new Set(left.flatMap(fieldOf));
  const beside = open.filter(({ entry }) => nearby.has(entry.topic) && !weakTopics.includes(entry.topic));
  // One of each weak topic, then what lies beside those that have none, then more of the same.
  const [first, others] = byFirst(onTopic);
  return [...first, ...byFirst(beside).flat(), ...others].slice(0, most).map(({ entry }) => entry);
}
