import type { Embedder } from "#models/coach/meaning/embedder.ts";
import type { ByMeaning } from "#models/coach/score/scoreByMeaning.ts";
import { threadFile } from "../../threadFile.ts";
import { makePlace } from "../transcriber/place.ts";
import { startThread, type Thread } from "../transcriber/thread.ts";
import { inTime, makeTurns } from "./turns.ts";
import type { Reply, Request, ThreadData } from "./messages.ts";

/** An embedder that also scores by what it tells, both in its thread, and what ends that. */
export type LocalEmbedder = Embedder & {
  score: ByMeaning;
  close(): Promise<void>;
};

/** The thread is kept so long for the next report; with the weights it takes about 500 MB. */
const IDLE_MS = 5 * 60_000;
/** A report takes it two seconds, and a few more where it is being started: one that needs so long will never be done. */
const WORK_MS = 30_000;
/** With the wait for those before it: whoever waits so long can do without. An interviewer is waited for a minute. */
const LONGEST_MS = 45_000;

/** How long its thread is kept without work, and a request is waited for. */
type Times = { idleMs?: number | undefined; longestMs?: number | undefined };

/**
 * An embedder in a thread that is started at the first text, ended when nobody has needed it for a while, and started anew
 * where it has died.
 */
export function embedderIn(
  start: () => Promise<Thread<Request, Reply>>,
  { idleMs = IDLE_MS, longestMs = LONGEST_MS }: Times = {},
): LocalEmbedder {
  const place = makePlace(start);
  const inTurn = makeTurns();
  let idle: NodeJS.Timeout | undefined;
  let closed = false;
  const end = () => {
    clearTimeout(idle);
    return place.end();
  };
  async function work(request: Request): Promise<Reply> {
    if (closed) throw new Error("The embedder is closed.");
    return (await place.thread()).ask(request);
  }
  async function ask(request: Request): Promise<Reply> {
    clearTimeout(idle);
    try {
      return await inTime(longestMs, (late) => inTurn(() => work(request), late));
    } finally {
      clearTimeout(idle);
      idle = setTimeout(() => place.load() === 0 && void end(), idleMs).unref();
    }
  }

  return {
    async embed(texts) {
      const reply = await ask({ kind: "tell", texts });
      if (reply.kind !== "told") throw new Error("The thread has answered something else.");
      return reply.meanings;
    },
    async score(attempt) {
      const reply = await ask({ kind: "score", attempt });
      if (reply.kind !== "scored") throw new Error("The thread has answered something else.");
      return reply.scored;
    },
    async close() {
      closed = true;
      await end();
    },
  };
}

/**
 * all-MiniLM-L6-v2 on this machine, in a thread of its own, which is killed where it hangs: WebAssembly bears that. One core: a
 * report is not worth taking them from those who speak.
 * @param folder of its weights
 */
export function localEmbedder(folder: string, idleMs?: number): LocalEmbedder {
  const data: ThreadData = { folder };
  const hanging = { ms: WORK_MS, kill: true };
  const start = async () => startThread<Request, Reply>(await threadFile("embedderThread"), data, hanging);
  return embedderIn(start, { idleMs });
}
