import type { ExpressionBuilder, Transaction } from "kysely";
import type { Database } from "../db/open.ts";
import type { JobRow, Tables } from "../db/schema.ts";
import type { Clock } from "../deps.ts";
import { CUT_SHORT } from "./reason.ts";
import { type Claimed, type JobStore, type KindLimits, LEASE_MS } from "./store.ts";

type Trx = Transaction<Tables>;

/** Seconds before the next try: doubled with each, up to an hour. */
const delayOf = ({ backoff }: KindLimits, attempt: number) => Math.min(3_600, backoff * 2 ** (attempt - 1));

const claimedOf = ({ kind, key, attempts, payload }: JobRow): Claimed => ({
  kind,
  key,
  attempt: attempts,
  payload: JSON.parse(payload),
});

/** The row of a job while it is this process's. */
const own = (trx: Trx, { kind, key, attempt }: Claimed) =>
  trx
    .updateTable("jobs")
    .where("kind", "=", kind)
    .where("key", "=", key)
    .where("state", "=", "running")
    .where("attempts", "=", attempt);

async function enqueue(
  trx: Trx,
  kind: KindLimits,
  key: string,
  payload: unknown,
  again: boolean,
  now: number,
) {
  const row: JobRow = {
    kind: kind.name,
    key,
    payload: JSON.stringify(payload),
    state: "queued",
    attempts: 0,
    tries: kind.tries,
    run_at: now,
    lease_until: 0,
    reason: null,
    created_at: now,
  };
  const inserted = await trx
    .insertInto("jobs")
    .values(row)
    .onConflict((on) => on.doNothing())
    .returning("key")
    .executeTakeFirst();
  if (inserted) return "new";
  if (!again) return "known";
  const revived = await trx
    .updateTable("jobs")
    // Attempts fence a job, so they only ever rise; a fresh start raises the limit instead.
    .set((eb) => ({
      state: "queued",
      run_at: now,
      reason: null,
      payload: row.payload,
      tries: eb("attempts", "+", kind.tries),
    }))
    .where("kind", "=", kind.name)
    .where("key", "=", key)
    .where("state", "<>", "running")
    .where("reason", "is not", null)
    .returning("key")
    .executeTakeFirst();
  return revived ? "again" : "known";
}

async function claim({ db, inTransaction }: Database, kind: string, many: number, now: number) {
  const due = await db
    .selectFrom("jobs")
    .select("key")
    .where("kind", "=", kind)
    .where("state", "=", "queued")
    .where("run_at", "<=", now)
    .limit(1)
    .executeTakeFirst();
  // An idle process only reads.
  if (!due) return [];
  const rows = await inTransaction((trx) =>
    trx
      .updateTable("jobs")
      .set((eb) => ({ state: "running", attempts: eb("attempts", "+", 1), lease_until: now + LEASE_MS }))
      .where("kind", "=", kind)
      .where("key", "in", (eb) =>
        eb
          .selectFrom("jobs")
          .select("key")
          .where("kind", "=", kind)
          .where("state", "=", "queued")
          .where("run_at", "<=", now)
          .orderBy("run_at")
          .limit(many),
      )
      .returningAll()
      .execute(),
  );
  return rows.map(claimedOf);
}

/** After a try that did not end well there is another one, until none is left. */
const afterTry = (eb: ExpressionBuilder<Tables, "jobs">) =>
  eb
    .case()
    .when("attempts", ">=", eb.ref("tries"))
    .then("failed" as const)
    .else("queued" as const)
    .end();

/** What was running with a lease until `leased` or less runs again at once; a try that was cut short counts. */
async function takeBack(trx: Trx, now: number, leased: number): Promise<void> {
  await trx
    .updateTable("jobs")
    .set((eb) => ({ state: afterTry(eb), run_at: now, reason: CUT_SHORT }))
    .where("state", "=", "running")
    .where("lease_until", "<=", leased)
    .execute();
}

async function expire({ db, inTransaction }: Database, now: number): Promise<boolean> {
  const dead = await db
    .selectFrom("jobs")
    .select("key")
    .where("state", "=", "running")
    .where("lease_until", "<=", now)
    .limit(1)
    .executeTakeFirst();
  // An idle process only reads.
  if (!dead) return false;
  await inTransaction((trx) => takeBack(trx, now, now));
  return true;
}

/** Jobs in a table of the same database, for one process or a few on one SQLite file. */
export function leasedStore(database: Database, clock: Clock): JobStore {
  const { db, inTransaction } = database;
  return {
    // One process owns a SQLite file: what was running when it comes up died with the one before.
    start: () => inTransaction((trx) => takeBack(trx, clock.now(), Number.MAX_SAFE_INTEGER)),
    stop: async () => undefined,
    enqueue: (trx, kind, { key, payload, again }) => enqueue(trx, kind, key, payload, again, clock.now()),
    claim: ({ name }, many) => claim(database, name, many, clock.now()),
    async renew(jobs) {
      const lease_until = clock.now() + LEASE_MS;
      await inTransaction(async (trx) => {
        for (const job of jobs) await own(trx, job).set({ lease_until }).execute();
      });
    },
    async finish(trx, { kind, key, attempt }) {
      const gone = await trx
        .deleteFrom("jobs")
        .where("kind", "=", kind)
        .where("key", "=", key)
        .where("state", "=", "running")
        .where("attempts", "=", attempt)
        .returning("key")
        .executeTakeFirst();
      return gone !== undefined;
    },
    async fail(kind, job, reason, { forGood }) {
      const run_at = clock.now() + delayOf(kind, job.attempt) * 1_000;
      await inTransaction((trx) =>
        own(trx, job)
          .set((eb) => ({ state: forGood ? "failed" : afterTry(eb), run_at, reason }))
          .execute(),
      );
    },
    expire: () => expire(database, clock.now()),
    stateOf: (kind, key) =>
      db
        .selectFrom("jobs")
        .select(["state", "reason"])
        .where("kind", "=", kind)
        .where("key", "=", key)
        .executeTakeFirst(),
    async counts() {
      const rows = await db
        .selectFrom("jobs")
        .select((eb) => ["kind", "state", eb.fn.countAll().as("jobs")])
        .groupBy(["kind", "state"])
        .execute();
      return rows.map(({ kind, state, jobs }) => ({ kind, state, jobs: Number(jobs) }));
    },
    async failures() {
      const rows = await db
        .selectFrom("jobs")
        // SQLite takes the other columns from the row with the highest run_at.
        .select((eb) => ["kind", "reason", eb.fn.countAll().as("jobs"), eb.fn.max("run_at").as("last")])
        .where("state", "=", "failed")
        .groupBy("kind")
        .orderBy("kind")
        .execute();
      return rows.map(({ kind, reason, jobs }) => ({ kind, reason, jobs: Number(jobs) }));
    },
  };
}

/** Removes failures that nobody asks for any more. */
export const forgetFailed = (trx: Trx, before: number) =>
  trx.deleteFrom("jobs").where("state", "=", "failed").where("run_at", "<", before).execute();
