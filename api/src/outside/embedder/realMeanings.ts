/* eslint-disable no-console -- a test that is skipped says so */
import { resolve } from "node:path";
import type { Meaning } from "#models/coach/meaning/embedder.ts";
import { type Meanings, textsOf } from "#models/coach/score/senses.ts";
import type { Question } from "#models/entities/question.ts";
import { MINI_LM } from "#models/weights/registered.ts";
import { readEnv } from "../../env.ts";
import { weightsHere } from "../../weights/weights.ts";
import { loadMiniLm } from "./miniLm.ts";

const folder = weightsHere(readEnv({ NODE_ENV: "test" }))(MINI_LM);
if (!folder) console.info(`skipped: the weights of ${MINI_LM} are missing.`);

/** Whether the real weights are here, for tests that need them. */
export const hasWeights = Boolean(folder);

/** The meanings of texts by the real weights, each text by itself. For tests. @throws where the weights are missing */
export async function realMeanings(texts: Iterable<string>): Promise<Meanings> {
  const embedder = await loadMiniLm(resolve(folder ?? ""));
  const meanings = new Map<string, Meaning>();
  for (const text of new Set(texts)) {
    for (const meaning of await embedder.embed([text])) meanings.set(text, meaning);
  }
  return (text) => meanings.get(text);
}

/** The meanings that scoring these answers needs, by the real weights. For tests. @throws where the weights are missing */
export const meaningsFor = (answers: readonly { question: Question; answer: string }[]): Promise<Meanings> =>
  realMeanings(answers.flatMap(({ question, answer }) => textsOf(question, answer)));
