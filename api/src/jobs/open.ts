import * as z from "zod/mini";
import pg from "pg";
import type { Deps } from "../deps.ts";
import { bossStore } from "./boss.ts";
import { clockwork } from "./clockwork.ts";
import { leasedStore } from "./leased.ts";
import type { CronEntry, Handler, JobKind, Jobs } from "./port.ts";
import { lastTime } from "./schedule.ts";
import { type Signal, signalsBetween, signalsHere } from "./signals.ts";
import { type JobStore, RENEW_MS } from "./store.ts";
import { makeWaiting } from "./waiting.ts";
import { type House, makeWorker, type Worker } from "./worker.ts";

/** The longest that running jobs are waited for when the server stops. */
const PATIENCE_MS = 15_000;
/** How often the clock is looked at for work at fixed times. */
const LOOK_MS = 10_000;

type World = Pick<Deps, "database" | "clock" | "log">;

/** The engine's own store and signals. */
export function engineOf({ database, clock, log }: World) {
  const { raw } = database;
  return raw instanceof pg.Pool
    ? { store: bossStore(database, raw, log), signals: signalsBetween(raw, log) }
    : { store: leasedStore(database, clock), signals: signalsHere(database.inTransaction, log) };
}

const cronKind = (name: string): JobKind<Record<never, never>> => ({
  name,
  payload: z.object({}),
  atOnce: 1,
  tries: 4,
  backoff: 5,
});

const sleep = (ms: number) =>
  new Promise<void>((wake) => {
    setTimeout(wake, ms).unref();
  });

/** Repeats work until it is stopped, never two runs at once; a run that fails is told of and the next one comes. */
function every(ms: number, work: () => Promise<void>, failed: (err: unknown) => void) {
  let busy = false;
  let running = Promise.resolve();
  const run = () => {
    if (busy) return;
    busy = true;
    running = work()
      .catch(failed)
      .finally(() => (busy = false));
  };
  const timer = setInterval(run, ms);
  return () => {
    clearInterval(timer);
    return running;
  };
}

/** Signs of life for what this process works on, and an eye on what dead ones have left. */
async function keepAlive(store: JobStore, workers: readonly Worker[]) {
  const running = workers.flatMap((worker) => worker.running());
  if (running.length > 0) await store.renew(running);
  if (await store.expire()) for (const worker of workers) worker.wake();
}

/** The jobs of this database: a leased table on SQLite, pg-boss on PostgreSQL. */
export function openJobs(world: World): Jobs {
  const { database, clock, log } = world;
  const { store, signals } = engineOf(world);
  const waiting = makeWaiting();
  const kinds = new Map<string, JobKind<unknown>>();
  const workers = new Map<string, Worker>();
  const entries: CronEntry[] = [];
  const told = (err: unknown) => log.warn({ err }, "looking after the jobs failed; it goes on");
  const house: House = {
    store,
    database,
    log,
    // Heard by whoever waits, in this process or another; should it be lost, they look by themselves.
    ended: (kind, key) => void signals.tell({ what: "end", kind, key }).catch(told),
  };
  let stops: (() => Promise<void>)[] = [];

  const hear = ({ what, kind, key }: Signal) =>
    what === "new" ? workers.get(kind)?.wake() : waiting.wake(kind, key);
  const look = clockwork(database, clock, entries, (trx, { name }, at) =>
    enqueue(trx, cronKind(name), { key: String(at), payload: {} }),
  );

  const enqueue: Jobs["enqueue"] = async (trx, kind, { key, payload, again = false }) => {
    if (!kinds.has(kind.name)) throw new Error(`Nobody works on jobs of the kind "${kind.name}".`);
    const enqueued = await store.enqueue(trx, kind, { key, payload, again });
    if (enqueued !== "known") await signals.tell({ what: "new", kind: kind.name, key }, trx);
    return enqueued;
  };

  function work<P>(kind: JobKind<P>, handler: Handler<P>) {
    kinds.set(kind.name, kind);
    workers.set(kind.name, makeWorker(house, kind, handler));
  }

  return {
    enqueue,
    work,
    cron(entry, handler) {
      // Fields that cannot be read are found at once.
      lastTime(entry, 0);
      entries.push(entry);
      work(cronKind(entry.name), handler);
    },
    stateOf: ({ name }, key) => store.stateOf(name, key),
    ended: ({ name }, key, ms) => waiting.wait(name, key, ms),
    counts: store.counts,
    failures: store.failures,
    async start() {
      await store.start([...kinds.values()]);
      await signals.start(hear);
      await look();
      for (const worker of workers.values()) worker.start();
      stops = [
        every(RENEW_MS, () => keepAlive(store, [...workers.values()]), told),
        every(LOOK_MS, look, told),
      ];
    },
    async stop() {
      const idle = Promise.all([...workers.values()].map((worker) => worker.stop()));
      await Promise.race([idle, sleep(PATIENCE_MS)]);
      await Promise.all(stops.map((stop) => stop()));
      waiting.wakeAll();
      await signals.stop();
      await store.stop();
    },
  };
}
