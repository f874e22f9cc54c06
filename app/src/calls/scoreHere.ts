/* eslint-disable no-console -- a fault to look into; the words are scored all the same */
import type { Answered, Scored } from "#models/coach/interviewer.ts";
import type { Embedder } from "#models/coach/meaning/embedder.ts";
import { byMeaningOf, scoreByMeaning } from "#models/coach/score/scoreByMeaning.ts";
import type { Ports } from "../ports.ts";

/** The embedder where its weights are here. They are brought for the next time where that costs nobody anything. */
async function embedderHere(ports: Pick<Ports, "embedder">): Promise<Embedder | null> {
  const embedder = await ports.embedder();
  const here = await embedder.here();
  if (here === null) void embedder.bringWhereCheap();
  return here;
}

const fault = (why: unknown) => console.warn("Meanings cannot be told on this device", why);

/**
 * What the coach on this device makes of answers, without a network. Never rejects. Import it when it is needed: the coach
 * weighs as much as a page.
 */
export async function scoreHere(
  ports: Pick<Ports, "embedder">,
  attempt: readonly Answered[],
): Promise<Scored> {
  const meaning = await embedderHere(ports).catch((why: unknown) => {
    fault(why);
    return null;
  });
  return scoreByMeaning(attempt, meaning && byMeaningOf(meaning), fault);
}
