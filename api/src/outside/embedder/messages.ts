import type { Meaning } from "#models/coach/meaning/embedder.ts";

/*
 * What the server and the thread that tells meanings say to each other. Both are built from the same sources, so nothing
 * is checked.
 */

/** Folder of the weights, and how many cores it may use. */
export type ThreadData = { folder: string; cores: number };
export type Request = { texts: readonly string[] };
export type Reply = { meanings: Meaning[] };
