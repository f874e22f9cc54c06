import type { Kysely, Transaction } from "kysely";
import { isRace } from "./engine.ts";
import type { Tables } from "./schema.ts";

/** A unit of work. It may not wait for anything but the database it is given, and may run again when it was not stored. */
export type Work<T> = (trx: Transaction<Tables>) => Promise<T>;

/** Runs a unit of work: all of it is stored, or nothing, when the promise settles. */
export type InTransaction = <T>(work: Work<T>) => Promise<T>;

type Waiting = {
  run(trx: Transaction<Tables>): Promise<void>;
  /** To be called after the commit. */
  done(): void;
  failed(error: unknown): void;
};

function waiting<T>(work: Work<T>): { item: Waiting; result: Promise<T> } {
  const { promise, resolve, reject } = deferred<T>();
  let settle: () => void = () => undefined;
  const item: Waiting = {
    async run(trx) {
      const value = await work(trx);
      settle = () => resolve(value);
    },
    done: () => settle(),
    failed: reject,
  };
  return { item, result: promise };
}

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

/** The most units that share one commit. */
const TOGETHER = 64;

/**
 * Units that arrive within one turn of the event loop are committed together: a commit waits for the disk, and one wait
 * serves them all. When one of them fails, none is stored, and each runs again in a transaction of its own. No promise
 * settles before its commit.
 * @param inOne runs work in a transaction; it is called again when that has ended
 */
export function committingTogether(inOne: (work: Work<void>) => Promise<void>): InTransaction {
  let queue: Waiting[] = [];
  let running = false;

  async function commit(batch: Waiting[]) {
    try {
      await inOne(async (trx) => {
        for (const item of batch) await item.run(trx);
      });
      for (const item of batch) item.done();
    } catch (error) {
      const [only] = batch;
      if (batch.length === 1) only?.failed(error);
      else for (const item of batch) await commit([item]);
    }
  }

  async function drain() {
    while (queue.length > 0) {
      const batch = queue.slice(0, TOGETHER);
      queue = queue.slice(TOGETHER);
      await commit(batch);
    }
    running = false;
  }

  return (work) => {
    const { item, result } = waiting(work);
    queue.push(item);
    if (!running) {
      running = true;
      setImmediate(() => void drain());
    }
    return result;
  };
}

/** Each unit in a transaction of its own, tried again a few times when it lost a race. */
export function oneByOne(db: Kysely<Tables>): InTransaction {
  return async (work) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await db.transaction().execute(work);
      } catch (error) {
        if (attempt >= 5 || !isRace(error)) throw error;
      }
    }
  };
}
