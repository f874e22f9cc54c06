import { createHash } from "node:crypto";
import { CompiledQuery, sql, type Transaction } from "kysely";
import type pg from "pg";
import PgBoss from "pg-boss";
import type { Logger } from "pino";
import type { Database } from "../db/open.ts";
import type { Tables } from "../db/schema.ts";
import type { Enqueued, JobCount, JobFailure, JobState } from "./port.ts";
import { CUT_SHORT } from "./reason.ts";
import { type Claimed, type JobStore, type KindLimits, LEASE_MS } from "./store.ts";

type Trx = Transaction<Tables>;

/** pg-boss keeps a key unique only within a time window; the id of a job is unique for good, so the key makes the id. */
function idOf(kind: string, key: string): string {
  const hex = createHash("sha256").update(`${kind}\n${key}`).digest("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}

/** Has pg-boss write in the caller's transaction. */
const within = (trx: Trx): PgBoss.Db => ({
  executeSql: async (text, values) => {
    const { rows } = await trx.executeQuery(CompiledQuery.raw(text, values));
    return { rows };
  },
});

/**
 * On connections of the pool and not through Kysely: pg-boss sends `begin; …; commit` as one text, and a connection on
 * which that failed must be thrown away, which the pool does.
 */
const bossOn = (pool: pg.Pool) =>
  new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    // Its cron sends a job twice when a check falls on the turn of a minute.
    schedule: false,
    // By default a job that nobody took for two weeks is thrown away.
    retentionDays: 365,
    archiveFailedAfterSeconds: 7 * 86_400,
    deleteAfterDays: 1,
  });

/** Any number that nothing else locks. */
const START_LOCK = 7_416_203;

/**
 * Processes that start together on a new database must not make pg-boss's schema together: its own lock does not help,
 * since whoever waited there still believes that the schema is missing.
 */
async function oneAtATime(pool: pg.Pool, work: () => Promise<void>): Promise<void> {
  const holder = await pool.connect();
  try {
    await holder.query("select pg_advisory_lock($1)", [START_LOCK]);
    await work();
  } finally {
    // With its connection the lock goes, whatever happened.
    holder.release(true);
  }
}

/** The row of a job while it is this process's. */
const own = ({ kind, key, attempt }: Claimed) =>
  sql`name = ${kind} and id = ${idOf(kind, key)}::uuid and state = 'active' and retry_count = ${attempt - 1}`;

type Stored = { state: PgBoss.JobWithMetadata["state"]; output: { reason?: unknown } | null };

function shown({ state, output }: Stored): JobState | undefined {
  const reason = output === null ? null : typeof output.reason === "string" ? output.reason : CUT_SHORT;
  if (state === "created" || state === "retry") return { state: "queued", reason };
  if (state === "active") return { state: "running", reason };
  return state === "failed" ? { state, reason } : undefined;
}

/** Tries a job at once that has failed or waits after a failure. */
async function revive(
  trx: Trx,
  { name, tries }: KindLimits,
  key: string,
  payload: unknown,
): Promise<Enqueued> {
  const { rows } = await sql`
    update pgboss.job set state = 'retry', retry_limit = retry_count + ${tries}, start_after = now(),
      completed_on = null, output = null, data = ${JSON.stringify(payload)}::jsonb
    where name = ${name} and id = ${idOf(name, key)}::uuid
      and (state = 'failed' or (state = 'retry' and output is not null))
    returning id`.execute(trx);
  return rows.length > 0 ? "again" : "known";
}

async function enqueue(
  boss: PgBoss,
  trx: Trx,
  kind: KindLimits,
  key: string,
  payload: unknown,
  again: boolean,
) {
  const sent = await boss.send(
    kind.name,
    { payload },
    {
      id: idOf(kind.name, key),
      singletonKey: key,
      retryLimit: kind.tries - 1,
      retryDelay: kind.backoff,
      retryBackoff: true,
      expireInSeconds: LEASE_MS / 1_000,
      db: within(trx),
    },
  );
  if (sent !== null) return "new" as const;
  return again ? revive(trx, kind, key, { payload }) : ("known" as const);
}

async function claim(boss: PgBoss, { name }: KindLimits, many: number): Promise<Claimed[]> {
  const jobs = await boss.fetch<{ payload: unknown }>(name, { includeMetadata: true, batchSize: many });
  return jobs.map(({ singletonKey, retryCount, data }) => ({
    kind: name,
    key: singletonKey ?? "",
    attempt: retryCount + 1,
    payload: data.payload,
  }));
}

/** pg-boss gives a job a fixed time from its start; a later start is a sign of life. */
async function renew({ db }: Database, jobs: readonly Claimed[]): Promise<void> {
  for (const job of jobs) await sql`update pgboss.job set started_on = now() where ${own(job)}`.execute(db);
}

async function fail(boss: PgBoss, trx: Trx, job: Claimed, reason: string, forGood: boolean): Promise<void> {
  const { rows } = await sql`
    update pgboss.job set retry_limit = case when ${forGood} then retry_count else retry_limit end
    where ${own(job)} returning id`.execute(trx);
  if (rows.length === 0) return;
  await boss.fail(job.kind, idOf(job.kind, job.key), { reason }, { db: within(trx) });
}

async function expire(boss: PgBoss, { db }: Database): Promise<boolean> {
  const { rows } = await sql`
    select id from pgboss.job where state = 'active' and started_on + expire_in < now() limit 1`.execute(db);
  if (rows.length > 0) await boss.expire();
  return rows.length > 0;
}

async function stateOf({ db }: Database, kind: string, key: string): Promise<JobState | undefined> {
  const { rows } = await sql<Stored>`
    select state, output from pgboss.job where name = ${kind} and id = ${idOf(kind, key)}::uuid`.execute(db);
  return rows[0] && shown(rows[0]);
}

async function counts({ db }: Database): Promise<JobCount[]> {
  const { rows } = await sql<JobCount>`
    select name as kind, case when state < 'active' then 'queued' when state = 'active' then 'running' else 'failed' end
      as state, cast(count(*) as integer) as jobs
    from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by 1, 2`.execute(db);
  return rows;
}

async function failures({ db }: Database): Promise<JobFailure[]> {
  const { rows } = await sql<Stored & { kind: string; jobs: number }>`
    select distinct on (name) name as kind, state, output,
      cast(count(*) over (partition by name) as integer) as jobs
    from pgboss.job where state = 'failed' order by name, completed_on desc nulls last`.execute(db);
  return rows.map(({ kind, jobs, ...stored }) => ({ kind, jobs, reason: shown(stored)?.reason ?? null }));
}

/** Jobs in pg-boss, in its own schema of the same PostgreSQL, for any number of processes. */
export function bossStore(database: Database, pool: pg.Pool, log: Logger): JobStore {
  const boss = bossOn(pool);
  // Without a listener the process would end.
  boss.on("error", (err) => log.warn({ err }, "looking after the jobs failed; it goes on"));
  return {
    start: (kinds) =>
      oneAtATime(pool, async () => {
        await boss.start();
        // Without its queue a job would be dropped in silence.
        for (const { name } of kinds) await boss.createQueue(name);
      }),
    stop: () => boss.stop({ graceful: false }),
    enqueue: (trx, kind, { key, payload, again }) => enqueue(boss, trx, kind, key, payload, again),
    claim: (kind, many) => claim(boss, kind, many),
    renew: (jobs) => renew(database, jobs),
    async finish(trx, job) {
      const { rows } = await sql`delete from pgboss.job where ${own(job)} returning id`.execute(trx);
      return rows.length > 0;
    },
    fail: (_, job, reason, { forGood }) =>
      database.inTransaction((trx) => fail(boss, trx, job, reason, forGood)),
    expire: () => expire(boss, database),
    stateOf: (kind, key) => stateOf(database, kind, key),
    counts: () => counts(database),
    failures: () => failures(database),
  };
}
