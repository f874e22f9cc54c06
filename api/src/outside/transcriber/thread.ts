import { Worker } from "node:worker_threads";
import type { FromThread, Reply, Request, ToThread } from "./messages.ts";

/** The thread has ended before it answered: another one may still do it. */
export class ThreadDied extends Error {
  override name = "ThreadDied";
}

/** A thread that answers requests, several at once: for speech, where nothing else is said. */
export type Thread<Q = Request, R = Reply> = {
  /** @param signal ends a text where it is. Rejects with `ThreadDied`, or with what went wrong in the thread. */
  ask(request: Q, signal?: AbortSignal): Promise<R>;
  /** How many requests are not answered yet. */
  load(): number;
  alive(): boolean;
  /** Gives back what it was asked for; resolves when it has ended, or cannot be waited for any longer. */
  end(): Promise<void>;
};

type Asked<R> = { resolve(reply: R): void; reject(error: Error): void };

/** When a request hangs, and whether its thread may be killed then: native code at work would take the whole process with it. */
export type Hanging = { ms: number; kill: boolean };

/** Even the slowest decode of 30 s, with its second try, does not need so much. */
const DECODE_HANGS: Hanging = { ms: 90_000, kill: false };
/** It ends with the next token of what it is at work on; milliseconds. */
const END_MS = 5_000;

/** Starts a thread from its built file, with what it is to know from the beginning. */
export function startThread<Q = Request, R = Reply>(
  file: URL,
  data: unknown,
  hanging = DECODE_HANGS,
): Thread<Q, R> {
  const worker = new Worker(file, { workerData: data });
  // A server that is stopped does not wait for it.
  worker.unref();
  const asked = new Map<number, Asked<R>>();
  let count = 0;
  let dead: Error | null = null;

  const post = (message: ToThread<Q>) => worker.postMessage(message);

  function die(cause: Error) {
    dead ??= cause;
    for (const { reject } of asked.values()) reject(new ThreadDied("The thread has ended.", { cause }));
    asked.clear();
  }

  worker.on("message", (message: FromThread<R>) => {
    const one = asked.get(message.id);
    asked.delete(message.id);
    if ("reply" in message) one?.resolve(message.reply);
    else one?.reject(new Error(message.error));
  });
  const exited = new Promise<void>((resolve) => {
    worker.on("exit", (code) => {
      die(new Error(`It ended with ${code}.`));
      resolve();
    });
  });
  worker.on("error", die);

  /** Asks it to end: made to in the middle of a decode, it would take the whole process with it. */
  function leave(why: string) {
    die(new Error(why));
    post({ end: true });
  }

  function hang() {
    leave("It hangs.");
    // It does not read that it is to end, and would keep a core for ever.
    if (hanging.kill) void worker.terminate();
  }

  return {
    load: () => asked.size,
    alive: () => dead === null,
    async ask(request, signal) {
      signal?.throwIfAborted();
      if (dead) throw new ThreadDied("The thread has ended.", { cause: dead });
      const id = count++;
      const enough = () => post({ enough: id });
      const hangs = setTimeout(hang, hanging.ms);
      try {
        return await new Promise<R>((resolve, reject) => {
          asked.set(id, { resolve, reject });
          post({ id, request });
          signal?.addEventListener("abort", enough, { once: true });
        });
      } finally {
        clearTimeout(hangs);
        signal?.removeEventListener("abort", enough);
      }
    },
    async end() {
      leave("It is not needed any more.");
      let late: NodeJS.Timeout | undefined;
      await Promise.race([exited, new Promise<void>((over) => (late = setTimeout(over, END_MS)))]);
      clearTimeout(late);
    },
  };
}
