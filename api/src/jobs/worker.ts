import type { Logger } from "pino";
import type { Database } from "../db/open.ts";
import { type Finish, type Handler, type JobKind, NoUseTrying } from "./port.ts";
import { reasonOf } from "./reason.ts";
import type { Claimed, JobStore } from "./store.ts";

/** How long an idle worker waits for a signal before it looks by itself, in milliseconds. */
const POLL_MS = 2_000;

/** This job is another process's by now. */
class TakenOver extends Error {
  override name = "TakenOver";
}

export type House = {
  store: JobStore;
  database: Database;
  log: Logger;
  ended(kind: string, key: string): void;
};

/** Works on the jobs of one kind, several at once. */
export type Worker = {
  /** Something may be waiting. */
  wake(): void;
  /** Jobs that are being worked on. */
  running(): readonly Claimed[];
  start(): void;
  /** Takes no more; settles when the running ones have ended. */
  stop(): Promise<void>;
};

/** One try of a job. */
async function attempt<P>(house: House, kind: JobKind<P>, handler: Handler<P>, claimed: Claimed) {
  const { store, database } = house;
  let finished = false;
  const finish: Finish = async (trx) => {
    if (!(await store.finish(trx, claimed))) throw new TakenOver();
    finished = true;
  };
  const payload = kind.payload.parse(claimed.payload);
  await handler({ key: claimed.key, payload, attempt: claimed.attempt }, finish);
  if (!finished) await database.inTransaction(finish);
}

async function run<P>(house: House, kind: JobKind<P>, handler: Handler<P>, claimed: Claimed): Promise<void> {
  const { store, log } = house;
  const about = { job: kind.name, attempt: claimed.attempt };
  try {
    await attempt(house, kind, handler, claimed);
  } catch (err) {
    log.warn({ err, ...about }, err instanceof TakenOver ? "a job was taken over" : "a job failed");
    // A failure that cannot be noted is noticed when the lease is over.
    await store
      .fail(kind, claimed, reasonOf(err), { forGood: err instanceof NoUseTrying })
      .catch((error: unknown) => log.error({ err: error, ...about }));
  }
  house.ended(kind.name, claimed.key);
}

/** A worker for one kind. */
export function makeWorker<P>(house: House, kind: JobKind<P>, handler: Handler<P>): Worker {
  const running = new Map<Claimed, Promise<void>>();
  let stopping = false;
  let awake = false;
  let wakeUp: () => void = () => undefined;
  let loop = Promise.resolve();

  const wake = () => {
    awake = true;
    wakeUp();
  };

  function begin(claimed: Claimed) {
    const work = run(house, kind, handler, claimed).finally(() => {
      running.delete(claimed);
      wake();
    });
    running.set(claimed, work);
  }

  async function claim(): Promise<number> {
    const free = kind.atOnce - running.size;
    if (free === 0) return 0;
    const claimed = await house.store.claim(kind, free);
    claimed.forEach(begin);
    return claimed.length;
  }

  async function nap() {
    if (awake || stopping) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, POLL_MS);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    wakeUp = () => undefined;
  }

  async function work() {
    while (!stopping) {
      awake = false;
      const found = await claim().catch((err: unknown) => {
        house.log.warn({ err, job: kind.name }, "looking for jobs failed");
        return 0;
      });
      if (found === 0) await nap();
    }
  }

  return {
    wake,
    running: () => [...running.keys()],
    start() {
      loop = work();
    },
    async stop() {
      stopping = true;
      wake();
      await loop;
      await Promise.all(running.values());
    },
  };
}
