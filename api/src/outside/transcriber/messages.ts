/*
 * What the server and its speech threads say to each other. Both are built from the same sources, so nothing is checked.
 */

/**
 * What a thread is started with: the folder of its weights, which say what it does, and how many cores one decode may use.
 */
export type ThreadData = { whisper: string | null; voice: string | null; cores: number };

/** What a thread is asked for. */
export type Request =
  | { kind: "hear"; samples: Float32Array; memory: Float32Array | null }
  | { kind: "decode"; samples: Float32Array; partial: boolean; voicedRms: number; speechMs?: number };

/** What it answers. */
export type Reply =
  { kind: "heard"; probabilities: Float32Array; memory: Float32Array } | { kind: "text"; text: string };

/**
 * A request has a number that comes back with its reply; `enough`: the text of that one may end where it is; `end`: the
 * thread is to end as soon as it can.
 */
export type ToThread<Q = Request> = { id: number; request: Q } | { enough: number } | { end: true };
export type FromThread<R = Reply> = { id: number; reply: R } | { id: number; error: string };
