import { type QueryExecutorProvider, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** Words that differ between the engines. */
const words = {
  sqlite: { big: "integer", strict: "strict" },
  postgres: { big: "bigint", strict: "" },
} as const;

function tables(engine: Engine): string[] {
  const { big, strict } = words[engine];
  return [
    `create table users (
      user_id text primary key, name text not null, email text not null unique, password_hash text,
      google_sub text unique, role text not null check (role in ('user','admin')), referred_by text,
      created_at ${big} not null) ${strict}`,
    `create table sessions (
      token_hash text primary key, user_id text not null references users(user_id) on delete cascade,
      created_at ${big} not null, last_seen ${big} not null) ${strict}`,
    `create index sessions_of_user on sessions(user_id)`,
    `create table credit_accounts (
      user_id text primary key references users(user_id) on delete cascade,
      available integer not null check (available >= 0), held integer not null check (held >= 0)) ${strict}`,
    `create table credit_entries (
      entry_id text primary key, user_id text not null, amount integer not null check (amount <> 0),
      kind text not null, idem text not null unique, ref text not null, balance_after integer not null,
      at ${big} not null) ${strict}`,
    `create index credit_entries_of_user on credit_entries(user_id, at)`,
    `create table credit_holds (
      hold_id text primary key, user_id text not null, amount integer not null check (amount > 0),
      purpose text not null, state text not null check (state in ('held','settled','released')),
      lease_until ${big} not null, created_at ${big} not null, resolved_at ${big}) ${strict}`,
    `create unique index one_hold_per_purpose on credit_holds(user_id, purpose) where state = 'held'`,
    `create index holds_by_lease on credit_holds(lease_until) where state = 'held'`,
    `create table companies (
      company_id text primary key, name text not null, logo_url text not null, description text not null,
      industry text not null, created_at ${big} not null, removed_at ${big}) ${strict}`,
    `create table rounds (
      round_id text primary key, company_id text not null references companies(company_id),
      place integer not null, title text not null, type text not null, difficulty text not null,
      duration integer not null check (duration between 5 and 180), description text not null,
      question_count integer, removed_at ${big}) ${strict}`,
    `create index rounds_of_company on rounds(company_id, place)`,
    `create table kept_resumes (
      user_id text primary key references users(user_id) on delete cascade, name text not null,
      sha256 text not null, size integer not null, pdf text, kept_at ${big} not null) ${strict}`,
    `create table attempts (
      attempt_id text primary key, user_id text not null references users(user_id) on delete cascade,
      company_id text not null, round_id text not null,
      state text not null check (state in ('open','reported','discarded')), made_by text not null,
      created_at ${big} not null, ended_at ${big}) ${strict}`,
    `create unique index one_open_attempt on attempts(user_id, round_id) where state = 'open'`,
    `create table questions (
      question_id text primary key, attempt_id text not null references attempts(attempt_id) on delete cascade,
      user_id text not null, place integer not null, entry_id text, body text not null) ${strict}`,
    `create index questions_of_attempt on questions(attempt_id, place)`,
    `create index questions_of_user on questions(user_id)`,
    `create table answers (
      question_id text primary key references questions(question_id) on delete cascade,
      attempt_id text not null, user_id text not null, place integer not null, text text not null,
      rev integer not null, server_rev integer not null, edited_at ${big} not null,
      updated_at ${big} not null) ${strict}`,
    `create index answers_of_attempt on answers(attempt_id, place)`,
    `create table reports (
      report_id text primary key, attempt_id text not null unique references attempts(attempt_id) on delete cascade,
      user_id text not null, company_id text not null, round_id text not null, body text not null,
      created_at ${big} not null) ${strict}`,
    `create index reports_of_user on reports(user_id, created_at)`,
    `create table idempotency (
      user_id text not null, key text not null, hash text not null, status integer, body text,
      lease_until ${big} not null, created_at ${big} not null, primary key (user_id, key)) ${strict}`,
    `create index idempotency_by_age on idempotency(created_at)`,
    // Columns in the order in which the rate limiter's own SQL fills them.
    `create table rate_limits (
      key text primary key, points integer not null, expire ${big}) ${strict}`,
  ];
}

/** Entries of the ledger are never changed; they go only with the person they belong to. */
const appendOnly: Record<Engine, string[]> = {
  sqlite: [
    `create trigger credit_entries_stay before update on credit_entries
      begin select raise(abort, 'credit entries are never changed'); end`,
  ],
  postgres: [
    `create function refuse_change() returns trigger language plpgsql as
      $$ begin raise exception 'credit entries are never changed'; end $$`,
    `create trigger credit_entries_stay before update on credit_entries
      for each row execute function refuse_change()`,
  ],
};

/** The first schema: people, credits, companies, resumes, attempts, reports. */
export const house = (engine: Engine) => ({
  async up(db: QueryExecutorProvider) {
    for (const statement of [...tables(engine), ...appendOnly[engine]]) await sql.raw(statement).execute(db);
  },
});
