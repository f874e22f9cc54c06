/* eslint-disable no-console -- a fault to look into; the words are scored all the same */
import { compare } from "#models/coach/again/compare.ts";
import { scoreAgain } from "#models/coach/again/again.ts";
import type { Embedder } from "#models/coach/meaning/embedder.ts";
import type { ReportQuestion } from "#models/entities/report.ts";
import type { Ports } from "../../../ports.ts";
import type { Compared } from "./kept.ts";

const fault = (why: unknown) => console.warn("Meanings cannot be told on this device", why);

async function embedderHere({ embedder }: Pick<Ports, "embedder">): Promise<Embedder | null> {
  try {
    return await (await embedder()).here();
  } catch (why) {
    fault(why);
    return null;
  }
}

/**
 * Scores a new answer beside the first one by the coach on this device: free, and without a network (rules BA6, BA7).
 * Fetched on its own when it is needed: the coach weighs as much as a page. Never rejects.
 */
export async function scoreHere(
  ports: Pick<Ports, "embedder">,
  question: ReportQuestion,
  text: string,
): Promise<Compared> {
  const pair = await scoreAgain(question, text, await embedderHere(ports), fault);
  return { ...compare(pair), method: pair.method, text };
}
