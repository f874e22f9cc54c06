import type { Logger } from "pino";
import { MINI_LM } from "#models/weights/registered.ts";
import type { Env } from "../../env.ts";
import { weightsHere } from "../../weights/weights.ts";
import { type LocalEmbedder, localEmbedder } from "./local.ts";

/** The embedder with the weights that this server has; null, and a line in the log, where they are missing. */
export function openEmbedder(env: Env, log: Logger): LocalEmbedder | null {
  const folder = weightsHere(env)(MINI_LM);
  if (folder !== null) return localEmbedder(folder);
  log.info("answers are scored by their words alone: the weights that tell meanings are missing");
  return null;
}
