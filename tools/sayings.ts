/*
 * Makes the vectors of how people say the points of questions about oneself (models/coach/meaning/sayings/vectors.json) anew, where
 * points or sentences have changed: npm run sayings. It takes about three minutes.
 */
import { writeFileSync } from "node:fs";
import type { Meaning } from "#models/coach/meaning/embedder.ts";
import { pack } from "#models/coach/meaning/packed.ts";
import { discriminants, type Kind } from "#models/coach/meaning/sayings/discriminant.ts";
import { bank } from "#models/coach/bank/index.ts";
import { carelessOf, fingerprint, type Said, said } from "#models/coach/testing/sayings.ts";
import { stretchesOf } from "#models/coach/meaning/stretches.ts";
import { openEmbedder } from "./bench/grading/embedder.ts";

const FILE = "models/coach/meaning/sayings/vectors.json";
const AT_ONCE = 25;

const embedder = openEmbedder();
if (!embedder) throw new Error("The weights of all-MiniLM-L6-v2 are missing: models/weights/.");

async function meaningsOf(texts: readonly string[]): Promise<Meaning[]> {
  const meanings: Meaning[] = [];
  for (let at = 0; at < texts.length; at += AT_ONCE) {
    meanings.push(...((await embedder?.embed(texts.slice(at, at + AT_ONCE))) ?? []));
  }
  return meanings;
}

/** The sentences that say one point: those that were written for it, and pieces of whole answers as they are meant there. */
async function samplesOf({ sayings, quotes }: Said): Promise<Float32Array[]> {
  const alone = (await meaningsOf(sayings)).map(({ whole }) => whole);
  const within = (await meaningsOf(quotes.map(({ answer }) => answer))).map((meaning, i) => {
    const { answer, quote } = quotes[i] ?? { answer: "", quote: "" };
    const from = answer.indexOf(quote);
    return stretchesOf(meaning)({ from, to: from + quote.length });
  });
  return [...alone, ...within];
}

const kinds: Kind[] = [];
for (const one of said) kinds.push({ samples: await samplesOf(one), among: one.entryId });
const careless = bank.flatMap(({ id, expected }) => {
  const sentences = carelessOf[id];
  return sentences ? [{ id, expected, sentences }] : [];
});
for (const { id, sentences } of careless) {
  kinds.push({ samples: (await meaningsOf(sentences)).map(({ whole }) => whole), among: id });
}
const keys = [...said.map(({ point }) => point), ...careless.map(({ expected }) => expected)];
const vectors = Object.fromEntries(discriminants(kinds).map((vector, i) => [keys[i] ?? "", pack(vector)]));
writeFileSync(FILE, `${JSON.stringify({ source: fingerprint(said), vectors }, null, 1)}\n`);
await embedder.close();
