import { existsSync } from "node:fs";
import { join } from "node:path";
import { localEmbedder, type LocalEmbedder } from "../../../api/src/outside/embedder/local.ts";
import type { Meaning } from "#models/coach/meaning/embedder.ts";
import type { Meanings } from "#models/coach/score/senses.ts";

const FOLDER = join(process.cwd(), "models", "weights", "all-MiniLM-L6-v2");

/** The server's embedder, in its thread, with the weights that ship; null where they are missing. */
export const openEmbedder = (): LocalEmbedder | null =>
  existsSync(join(FOLDER, "tokenizer.json")) ? localEmbedder(FOLDER) : null;

/** What these texts mean, by text. */
export async function meaningsOf(
  embedder: Pick<LocalEmbedder, "embed">,
  texts: readonly string[],
): Promise<Meanings> {
  const all = [...new Set(texts)];
  const known = new Map<string, Meaning>();
  for (let at = 0; at < all.length; at += 25) {
    const some = all.slice(at, at + 25);
    const meanings = await embedder.embed(some);
    meanings.forEach((meaning, i) => known.set(some[i] ?? "", meaning));
  }
  return (text) => known.get(text);
}
