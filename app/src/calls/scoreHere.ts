/* eslint-disable no-console -- a fault to look into; the words are scored all the same */
import type { Answered, Scored } from "#models/coach/interviewer.ts";
import type { Embedder } from "#models/coach/meaning/embedder.ts";
import { byMeaningOf, scoreByMeaning } from "#models/coach/score/scoreByMeaning.ts";
import type { Ports } from "../ports.ts";

/** Traces why words alone are scored. */
export const noMeanings = (why: unknown) => console.warn("Meanings cannot be told on this device", why);

/**
 * The embedder where its weights are here. They are brought for the next time where that costs nobody anything. Never
 * rejects: where it cannot be had there is none.
 */
export async function embedderHere(ports: Pick<Ports, "embedder">): Promise<Embedder | null> {
  try {
    const embedder = await ports.embedder();
    const here = await embedder.here();
    if (here === null) void embedder.bringWhereCheap();
    return here;
  } catch (why) {
    noMeanings(why);
    return null;
  }
}

/**
 * What the coach on this device makes of answers, without a network. Never rejects. Import it when it is needed: the coach
 * weighs as much as a page.
 */
export async function scoreHere(
  ports: Pick<Ports, "embedder">,
  attempt: readonly Answered[],
): Promise<Scored> {
  const meaning = await embedderHere(ports);
  return scoreByMeaning(attempt, meaning && byMeaningOf(meaning), noMeanings);
}
