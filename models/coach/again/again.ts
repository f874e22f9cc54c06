import type { ReportQuestion } from "../../entities/report.ts";
import type { Answered } from "../interviewer.ts";
import type { Embedder } from "../meaning/embedder.ts";
import { byMeaningOf, scoreByMeaning } from "../score/scoreByMeaning.ts";
import { methodOf, type Method } from "../score/version.ts";
import { questionOf } from "./questionOf.ts";

/** A first answer and a later one to the same question, scored by one coach in one way. */
export type Pair = { then: ReportQuestion; now: ReportQuestion; method: Method };

/**
 * Scores a later answer to a question of a report beside the first one: both anew and in the same way, so that they can
 * be compared whoever made the report, each with what its code did when it was last run (rules BA6, CO5). Never rejects.
 */
export async function scoreAgain(
  asked: ReportQuestion,
  later: Pick<Answered, "answer" | "run">,
  embedder: Embedder | null,
  onFault: (why: unknown) => void,
): Promise<Pair> {
  const question = questionOf(asked);
  const first = { answer: asked.userAnswer, run: asked.run ?? null };
  const tell = (given: typeof later) => ({ question, ...given, seconds: null });
  const scored = await scoreByMeaning([tell(first), tell(later)], embedder && byMeaningOf(embedder), onFault);
  const [then = asked, now = asked] = scored.questions;
  const method = scored.scoredBy && methodOf(scored.scoredBy);
  return { then, now, method: method ?? "words" };
}
