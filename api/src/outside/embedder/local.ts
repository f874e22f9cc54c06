import type { Embedder } from "#models/coach/meaning/embedder.ts";
import { threadFile } from "../../threadFile.ts";
import { makePlace } from "../transcriber/place.ts";
import { startThread } from "../transcriber/thread.ts";
import type { Reply, Request, ThreadData } from "./messages.ts";

/** An embedder, and what ends its thread. */
export type LocalEmbedder = Embedder & { close(): Promise<void> };

/** The thread is kept so long for the next report; it takes about 120 MB. */
const IDLE_MS = 5 * 60_000;
/** A report takes it a second; eight at once, eight. */
const LONGEST_MS = 30_000;

/** Rejects when it takes too long: whoever waits can do without. */
async function inTime<T>(work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const why = new Error(`No meaning was told within ${LONGEST_MS} ms.`);
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
  const data: ThreadData = { folder, cores: 1 };
  const place = makePlace(async () => startThread<Request, Reply>(await threadFile("embedderThread"), data));
  let idle: NodeJS.Timeout | undefined;
  let closed = false;
  const end = () => {
    clearTimeout(idle);
    return place.end();
  };
  return {
    async embed(texts) {
      if (closed) throw new Error("The embedder is closed.");
      clearTimeout(idle);
      try {
        return await inTime(async () => (await (await place.thread()).ask({ texts })).meanings);
      } finally {
        clearTimeout(idle);
        idle = setTimeout(() => place.load() === 0 && void end(), idleMs).unref();
      }
    },
    async close() {
      closed = true;
      await end();
    },
  };
}
