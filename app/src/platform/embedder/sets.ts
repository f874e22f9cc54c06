import type { FileSet } from "#models/entities/weights.ts";
import { MINI_LM, registeredSet } from "#models/weights/registered.ts";
import { speechSets } from "../speech/sets.ts";

export type EmbedderSets = { runtime: FileSet; weights: FileSet };

/** What tells meanings on this device: the runtime that speech also has, and the weights. */
export const embedderSets = (): EmbedderSets => ({
  runtime: speechSets().runtime,
  weights: registeredSet(MINI_LM),
});
