import type { Embedder } from "#models/coach/meaning/embedder.ts";
import type { ByMeaning } from "#models/coach/score/scoreByMeaning.ts";
import { threadFile } from "../../threadFile.ts";
import { makePlace } from "../transcriber/place.ts";
import { startThread } from "../transcriber/thread.ts";
import type { Reply, Request, ThreadData } from "./messages.ts";

/** An embedder that also scores by what it tells, both in its thread, and what ends that. */
export type LocalEmbedder = Embedder & {
  score: ByMeaning;
  close(): Promise<void>;
};

/** The thread is kept so long for the next report; with the weights it takes about 500 MB. */
const IDLE_MS = 5 * 60_000;
/** A report takes it two seconds; eight at once, sixteen. */
const LONGEST_MS = 45_000;

/** Rejects when it takes too long: whoever waits can do without. */
async function inTime<T>(work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const why = new Error(`Nothing was told within ${LONGEST_MS} ms.`);
    timer = setTimeout(() => reject(why), LONGEST_MS);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * all-MiniLM-L6-v2 on this machine, in a thread of its own that is started at the first text and ended when nobody has
 * needed it for a while. One core: a report is not worth taking them from those who speak.
 * @param folder of its weights
 */
export function localEmbedder(folder: string, idleMs = IDLE_MS): LocalEmbedder {
  const data: ThreadData = { folder };
  const place = makePlace(async () => startThread<Request, Reply>(await threadFile("embedderThread"), data));
  let idle: NodeJS.Timeout | undefined;
  let closed = false;
  const end = () => {
    clearTimeout(idle);
    return place.end();
  };
  async function ask(request: Request): Promise<Reply> {
    if (closed) throw new Error("The embedder is closed.");
    clearTimeout(idle);
    try {
      return await inTime(async () => (await place.thread()).ask(request));
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
