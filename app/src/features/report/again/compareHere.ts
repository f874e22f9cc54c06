import { compare } from "#models/coach/again/compare.ts";
import { scoreAgain } from "#models/coach/again/again.ts";
import type { ReportQuestion } from "#models/entities/report.ts";
import { embedderHere, noMeanings } from "../../../calls/scoreHere.ts";
import type { Ports } from "../../../ports.ts";
import type { Compared } from "./kept.ts";

/**
 * Scores a new answer beside the first one by the coach on this device: free, and without a network (rules BA6, BA7).
 * Fetched on its own when it is needed: the coach weighs as much as a page. Never rejects.
 */
export async function compareHere(
  ports: Pick<Ports, "embedder">,
  question: ReportQuestion,
  text: string,
): Promise<Compared> {
  const pair = await scoreAgain(question, text, await embedderHere(ports), noMeanings);
  return { ...compare(pair), method: pair.method, text };
}
