import type { Meaning } from "#models/coach/meaning/embedder.ts";
import type { FileSet } from "#models/entities/weights.ts";

/** To the worker: the weights and their runtime, and texts. It loads them at the first message. */
export type ToEmbedder = { id: number; texts: readonly string[]; weights: FileSet; runtime: FileSet };

export type FromEmbedder = { id: number; meanings: Meaning[] } | { id: number; why: string };
