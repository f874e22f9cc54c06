import { CompiledQuery, type Kysely, type Transaction } from "kysely";
import { isRace } from "./engine.ts";
import type { Tables } from "./schema.ts";

/** A unit of work. It may not wait for anything but the database it is given. */
export type Work<T> = (trx: Transaction<Tables>) => Promise<T>;

/** Runs a unit of work: all of it is stored, or nothing, when the promise settles. */
export type InTransaction = <T>(work: Work<T>) => Promise<T>;

type Waiting = {
  run(trx: Transaction<Tables>, alone: boolean): Promise<void>;
  settle(failure?: unknown): void;
};

const SAVE = CompiledQuery.raw("savepoint work");
const UNDO = CompiledQuery.raw("rollback to savepoint work");
const KEEP = CompiledQuery.raw("release savepoint work");

function waiting<T>(work: Work<T>): { item: Waiting; result: Promise<T> } {
  const { promise, resolve, reject } = deferred<T>();
  let outcome: () => void = () => undefined;
  const item: Waiting = {
    async run(trx, alone) {
      if (!alone) await trx.executeQuery(SAVE);
      try {
        const value = await work(trx);
        outcome = () => resolve(value);
      } catch (error) {
        if (alone) throw error;
        await trx.executeQuery(UNDO);
        outcome = () => reject(error);
      }
      if (!alone) await trx.executeQuery(KEEP);
    },
    settle: (failure) => (failure === undefined ? outcome() : reject(failure)),
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
 * Units that arrive within one turn of the event loop are committed together, each behind a savepoint of its own:
 * a commit waits for the disk, and one wait serves them all. No promise settles before that commit.
 */
export function committingTogether(db: Kysely<Tables>): InTransaction {
  let queue: Waiting[] = [];
  let running = false;

  async function commit(batch: Waiting[]) {
    try {
      await db.transaction().execute(async (trx) => {
        for (const item of batch) await item.run(trx, batch.length === 1);
      });
      for (const item of batch) item.settle();
    } catch (error) {
      for (const item of batch) item.settle(error ?? new Error("The transaction failed."));
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
