import { compare } from "#models/coach/again/compare.ts";
import { scoreAgain } from "#models/coach/again/again.ts";
import { questionOf } from "#models/coach/again/questionOf.ts";
import type { ReportQuestion } from "#models/entities/report.ts";
import { embedderHere, noMeanings } from "../../../calls/scoreHere.ts";
import type { Ports } from "../../../ports.ts";
import { runIn } from "../../../shell/coding/runNotes.ts";
import { runsOf, type Compared, type Whose } from "./kept.ts";

/**
 * Scores a new answer beside the first one by the coach on this device: free, and without a network (rules BA6, BA7).
 * Fetched on its own when it is needed: the coach weighs as much as a page. Never rejects.
 */
export async function compareHere(
  ports: Pick<Ports, "embedder">,
  whose: Whose,
  question: ReportQuestion,
  text: string,
): Promise<Compared> {
  const later = { answer: text, run: runIn(runsOf(whose), questionOf(question), text) };
  const pair = await scoreAgain(question, later, await embedderHere(ports), noMeanings);
  return { ...compare(pair), method: pair.method, text };
}
