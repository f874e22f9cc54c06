import { makeFairQueue, type Waiting } from "./fairQueue.ts";
import type { Reply, Request } from "./messages.ts";
import { leastBusy, makePlace, type Place } from "./place.ts";
import { Busy } from "./port.ts";
import { type Thread, ThreadDied } from "./thread.ts";

/** A decode, for whom, and until when its text is wanted. */
export type Decode = Waiting & { request: Request; signal: AbortSignal };

/** Threads that are started when they are needed and ended when nobody has needed them for a while. */
export type Pool = {
  /** Waits for its turn. Rejects with `Busy`, the signal's reason, or what went wrong. */
  decode(job: Decode): Promise<Reply>;
  /** Runs at once, beside whatever a thread does. */
  atOnce(request: Request): Promise<Reply>;
  /** Something is going to be asked: has a thread get ready, and keeps it. */
  keepWarm(): void;
  close(): Promise<void>;
};

export type PoolOptions = {
  start(): Promise<Thread>;
  /** Threads at most; each decodes one text at a time. */
  size: number;
  /** Decodes that may wait before partial ones are refused. */
  waiting: number;
  /** Threads without work are ended after so many milliseconds. */
  idleMs: number;
};

type Job = Decode & {
  resolve(reply: Reply): void;
  reject(error: unknown): void;
  tries: number;
  /** Ends its text where it is. */
  stop: AbortController;
};

const busy = () => new Busy("Too much is waiting to be written down.");

/** What a thread has died of is tried so often: it may have died of something else. */
const TRIES = 2;

/** The threads themselves. */
function makeThreads({ start, size, idleMs }: PoolOptions) {
  const places = Array.from({ length: size }, () => makePlace(start));
  let idle: NodeJS.Timeout | undefined;
  let closed = false;

  function inUse() {
    clearTimeout(idle);
    idle = setTimeout(() => void endAll(), idleMs).unref();
  }

  const endAll = async () => void (await Promise.all(places.map((place) => place.end())));

  return {
    places,
    isClosed: () => closed,
    keepWarm() {
      if (closed) return;
      inUse();
      // What goes wrong is told to whoever asks for something.
      if (!places.some((place) => place.isStarted())) places[0]?.thread().catch(() => undefined);
    },
    async ask(place: Place, request: Request, signal?: AbortSignal): Promise<Reply> {
      if (closed) throw new Error("The speech threads are closed.");
      inUse();
      return (await place.thread()).ask(request, signal);
    },
    close() {
      closed = true;
      clearTimeout(idle);
      return endAll();
    },
  };
}

/** Makes a pool; no thread is started yet. */
export function makePool(options: PoolOptions): Pool {
  const threads = makeThreads(options);
  const queue = makeFairQueue<Job>(options.waiting);
  const decoding = new Map<Place, Job>();

  const mayTryAgain = (error: unknown) => error instanceof ThreadDied && !threads.isClosed();

  async function run(place: Place, job: Job) {
    const { signal } = job.stop;
    decoding.set(place, job);
    try {
      const reply = await threads.ask(place, job.request, signal);
      signal.throwIfAborted();
      job.resolve(reply);
    } catch (error) {
      const again = mayTryAgain(error) && ++job.tries < TRIES && !signal.aborted;
      if (again) queue.putBack(job);
      else job.reject(error);
    }
    decoding.delete(place);
    next();
  }

  function next() {
    for (const place of threads.places) {
      if (decoding.has(place)) continue;
      const job = queue.take();
      if (!job) return;
      void run(place, job);
    }
  }

  /** Somebody's sentence is there in full: a partial text gives way to it. */
  function makeRoom() {
    const running = [...decoding.values()];
    if (running.some(({ stop }) => stop.signal.aborted)) return;
    running.find(({ kind }) => kind === "partial")?.stop.abort(busy());
  }

  return {
    async decode(about) {
      const { signal } = about;
      signal.throwIfAborted();
      let unwanted = () => {};
      const reply = new Promise<Reply>((resolve, reject) => {
        const job: Job = { ...about, resolve, reject, tries: 0, stop: new AbortController() };
        if (!queue.add(job)) throw busy();
        unwanted = () => {
          queue.remove(job);
          job.stop.abort(signal.reason);
          reject(signal.reason);
        };
        signal.addEventListener("abort", unwanted, { once: true });
        next();
        if (job.kind === "final" && queue.size() > 0) makeRoom();
      });
      return reply.finally(() => signal.removeEventListener("abort", unwanted));
    },
    async atOnce(request) {
      const ask = () => threads.ask(leastBusy(threads.places), request);
      return ask().catch((error: unknown) => {
        if (!mayTryAgain(error)) throw error;
        return ask();
      });
    },
    keepWarm: threads.keepWarm,
    async close() {
      for (let job = queue.take(); job; job = queue.take())
        job.reject(new Error("The server is being stopped."));
      await threads.close();
    },
  };
}
