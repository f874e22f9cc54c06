import { isAnswered } from "../../rules/score.ts";
import type { Answered, Scored } from "../interviewer.ts";
import type { Embedder, Meaning } from "../meaning/embedder.ts";
import { scorable, scoreWithCoach } from "./scoreWithCoach.ts";
import { type Meanings, textsOf } from "./senses.ts";

/** Scores a whole attempt by meaning. Rejects where it cannot. */
export type ByMeaning = (attempt: readonly Answered[]) => Promise<Scored>;

async function meaningsFor(attempt: readonly Answered[], embedder: Embedder): Promise<Meanings> {
  const texts = new Set(
    attempt.flatMap((one) => {
      const own = scorable(one);
      return isAnswered(own) ? textsOf(one.question, own) : [];
    }),
  );
  const meanings = await embedder.embed([...texts]);
  const known = new Map<string, Meaning>();
  [...texts].forEach((text, i) => {
    const meaning = meanings[i];
    if (meaning) known.set(text, meaning);
  });
  return (text) => known.get(text);
}

/** Scoring by what an embedder tells, on the thread that calls it. */
export const byMeaningOf =
  (embedder: Embedder): ByMeaning =>
  async (attempt) =>
    scoreWithCoach(attempt, await meaningsFor(attempt, embedder));

/**
 * Scores a whole attempt by meaning, or by its words alone where nothing tells meanings: the whole of it one way, so that its
 * answers can be compared (rule SC16). Never rejects.
 */
export async function scoreByMeaning(
  attempt: readonly Answered[],
  byMeaning: ByMeaning | null,
  onFault: (why: unknown) => void,
): Promise<Scored> {
  if (byMeaning === null) return scoreWithCoach(attempt);
  try {
    return await byMeaning(attempt);
  } catch (why) {
    onFault(why);
    return scoreWithCoach(attempt);
  }
}
