import { CompiledQuery, type Transaction } from "kysely";
import type pg from "pg";
import type { Logger } from "pino";
import type { Tables } from "../db/schema.ts";
import type { InTransaction } from "../db/transaction.ts";

/** new: a job of this kind waits. end: a try of this job has ended. */
export type Signal = { what: "new" | "end"; kind: string; key: string };

/** Tells processes of jobs, so that nobody polls in a hurry. A signal may be lost: then a slow poll finds the job. */
export type Signals = {
  /** With a transaction: heard when that is committed. */
  tell(signal: Signal, trx?: Transaction<Tables>): Promise<void>;
  start(listener: (signal: Signal) => void): Promise<void>;
  stop(): Promise<void>;
};

/** Within one process. */
export function signalsHere(inTransaction: InTransaction, log: Logger): Signals {
  let listener: (signal: Signal) => void = () => undefined;
  /** A unit of work that comes after another one runs when that is committed, or undone. */
  async function tellAfter(signal: Signal) {
    await inTransaction(async () => undefined);
    listener(signal);
  }
  const lost = (err: unknown) => log.warn({ err }, "a signal of a job was lost");
  return {
    tell: async (signal, trx) =>
      void setImmediate(() => (trx ? void tellAfter(signal).catch(lost) : listener(signal))),
    start: async (hears) => {
      listener = hears;
    },
    stop: async () => {
      listener = () => undefined;
    },
  };
}

const CHANNEL = "taiyari_jobs";
const RECONNECT_MS = 1_000;

function read(payload: string | undefined): Signal | undefined {
  const [what, kind, ...key] = (payload ?? "").split("\n");
  if ((what !== "new" && what !== "end") || kind === undefined) return undefined;
  return { what, kind, key: key.join("\n") };
}

/** Between processes by LISTEN and NOTIFY, on one connection of the pool that is kept and replaced when it is lost. */
export function signalsBetween(pool: pg.Pool, log: Logger): Signals {
  let listener: (signal: Signal) => void = () => undefined;
  let client: pg.PoolClient | undefined;
  let stopped = false;
  let again: NodeJS.Timeout | undefined;

  function lost(err: unknown) {
    if (stopped || again) return;
    log.warn({ err }, "the connection that listens for jobs was lost");
    again = setTimeout(() => {
      again = undefined;
      void listen().catch(lost);
    }, RECONNECT_MS);
  }

  function drop(connection: pg.PoolClient) {
    connection.removeAllListeners("notification");
    connection.release(true);
    if (client === connection) client = undefined;
  }

  async function listen() {
    const connection = await pool.connect();
    if (stopped) return connection.release();
    client = connection;
    connection.on("notification", ({ payload }) => {
      const signal = read(payload);
      if (signal) listener(signal);
    });
    connection.on("error", (err) => {
      if (client !== connection) return;
      drop(connection);
      lost(err);
    });
    try {
      await connection.query(`listen ${CHANNEL}`);
    } catch (error) {
      if (client === connection) drop(connection);
      throw error;
    }
  }

  return {
    async tell({ what, kind, key }, trx) {
      const [text, values] = ["select pg_notify($1, $2)", [CHANNEL, `${what}\n${kind}\n${key}`]] as const;
      if (trx) await trx.executeQuery(CompiledQuery.raw(text, [...values]));
      else await pool.query(text, [...values]);
    },
    async start(hears) {
      listener = hears;
      await listen();
    },
    async stop() {
      stopped = true;
      clearTimeout(again);
      if (client) drop(client);
    },
  };
}
