import { type QueryExecutorProvider, sql } from "kysely";
import type { Engine } from "../engine.ts";

const words = {
  sqlite: { big: "integer", strict: "strict" },
  postgres: { big: "bigint", strict: "" },
} as const;

/** On PostgreSQL the jobs themselves live in pg-boss's own schema. */
const leased = `create table jobs (
  kind text not null, key text not null, payload text not null,
  state text not null check (state in ('queued','running','failed')), attempts integer not null,
  tries integer not null, run_at integer not null, lease_until integer not null, reason text,
  created_at integer not null, primary key (kind, key)) strict`;

function tables(engine: Engine): string[] {
  const { big, strict } = words[engine];
  return [
    ...(engine === "sqlite" ? [leased, `create index jobs_by_time on jobs(kind, state, run_at)`] : []),
    `create table cron_marks (name text primary key, at ${big} not null) ${strict}`,
    `create table report_requests (
      attempt_id text primary key references attempts(attempt_id) on delete cascade, body text not null,
      waiting_until ${big} not null, asked_at ${big} not null) ${strict}`,
    `create table push_subscriptions (
      endpoint_hash text primary key, user_id text not null references users(user_id) on delete cascade,
      token_hash text not null references sessions(token_hash) on delete cascade, endpoint text not null,
      p256dh text not null, auth text not null, created_at ${big} not null) ${strict}`,
    `create index push_subscriptions_of_user on push_subscriptions(user_id, created_at)`,
    `create index push_subscriptions_of_session on push_subscriptions(token_hash)`,
    `create table server_keys (name text primary key, body text not null) ${strict}`,
  ];
}

/** Jobs, what was asked of them, and whom to tell when they are done. */
export const jobs = (engine: Engine) => ({
  async up(db: QueryExecutorProvider) {
    for (const statement of tables(engine)) await sql.raw(statement).execute(db);
  },
});
