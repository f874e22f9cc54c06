import type { Answered, Scored } from "#models/coach/interviewer.ts";
import type { Meaning } from "#models/coach/meaning/embedder.ts";

/*
 * What the server and the thread that tells meanings say to each other. Both are built from the same sources, so nothing
 * is checked.
 */

/** Folder of the weights. */
export type ThreadData = { folder: string };
/** The meanings of texts, or the scores of an attempt by them. */
export type Request =
  { kind: "tell"; texts: readonly string[] } | { kind: "score"; attempt: readonly Answered[] };
export type Reply = { kind: "told"; meanings: Meaning[] } | { kind: "scored"; scored: Scored };
