import type { ReportQuestion } from "../../entities/report.ts";
import type { Embedder } from "../meaning/embedder.ts";
import { byMeaningOf, scoreByMeaning } from "../score/scoreByMeaning.ts";
import { methodOf, type Method } from "../score/version.ts";
import { questionOf } from "./questionOf.ts";

/** A first answer and a later one to the same question, scored by one coach in one way. */
export type Pair = { then: ReportQuestion; now: ReportQuestion; method: Method };

/**
 * Scores a later answer to a question of a report beside the first one: both anew and in the same way, so that they can
 * be compared whoever made the report (rule BA6). Never rejects.
 */
export async function scoreAgain(
  asked: ReportQuestion,
  answer: string,
  embedder: Embedder | null,
  onFault: (why: unknown) => void,
): Promise<Pair> {
  const question = questionOf(asked);
  const tell = (text: string) => ({ question, answer: text, seconds: null });
  const scored = await scoreByMeaning(
    [tell(asked.userAnswer), tell(answer)],
    embedder && byMeaningOf(embedder),
    onFault,
  );
  const [then = asked, now = asked] = scored.questions;
  const method = scored.scoredBy && methodOf(scored.scoredBy);
  return { then, now, method: method ?? "words" };
}
