import { isWeak } from "../../rules/weak.ts";
import type { Entry } from "../entry.ts";
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

/**
 * Entries on weak topics for a set, about a quarter of it, each of another topic as far as there are so many (rule QS12).
 * What was asked before is among them only when so little is left that the set must repeat anyway (rule QS6): also when
 * what is left is of another level or a neighbouring topic. The round's level and the next come before the third.
 * @param ranked best first
 */
export function chooseWeak(
  ranked: readonly Ranked[],
  count: number,
  weakTopics: readonly string[] = [],
): Entry[] {
  const most = Math.round(count / 4);
  const mustRepeat = ranked.slice(0, count).some(({ asked }) => asked);
  const onTopic = ranked.filter(
    ({ entry, asked }) => weakTopics.includes(entry.topic) && (mustRepeat || !asked),
  );
  const nearby = onTopic.filter(({ suits }) => suits);
  const pool = [...nearby, ...onTopic.filter((one) => one.suitsElse && !one.suits)];
  const firstOfTopic = pool.filter(
    ({ entry }, at) => pool.findIndex((other) => other.entry.topic === entry.topic) === at,
  );
  const more = pool.filter((one) => !firstOfTopic.includes(one));
  return [...firstOfTopic, ...more].slice(0, most).map(({ entry }) => entry);
}
