import { type QueryExecutorProvider, sql } from "kysely";
import type { Engine } from "../engine.ts";

const words = {
  sqlite: { big: "integer", strict: "strict" },
  postgres: { big: "bigint", strict: "" },
} as const;

function statements(engine: Engine): string[] {
  const { big, strict } = words[engine];
  return [
    `alter table users add column invite_code text`,
    `create unique index users_by_invite on users(invite_code)`,
    `create index users_referred on users(referred_by)`,
    `alter table sessions add column agent text`,
    `create table password_links (
      token_hash text primary key, user_id text not null references users(user_id) on delete cascade,
      created_at ${big} not null, expires_at ${big} not null) ${strict}`,
    `create index password_links_of_user on password_links(user_id)`,
    `create table google_joins (
      ticket_hash text primary key, user_id text not null references users(user_id) on delete cascade,
      google_sub text not null, created_at ${big} not null, expires_at ${big} not null) ${strict}`,
    `create index google_joins_of_user on google_joins(user_id)`,
    `create table redemptions (
      redemption_id text primary key, user_id text not null, upi_id text not null,
      amount_in_paise integer not null check (amount_in_paise >= 0),
      state text not null check (state in ('requested','due','settled','returned')), month text, reason text,
      created_at ${big} not null, due_at ${big}, ended_at ${big}) ${strict}`,
    `create unique index one_open_redemption on redemptions(user_id) where state in ('requested','due')`,
    `create unique index one_redemption_a_month on redemptions(user_id, month) where state <> 'returned'`,
    `create index redemptions_by_state on redemptions(state, created_at)`,
    `create index reward_entries_of_redemption on reward_entries(redemption_id)`,
    `create table audit_log (
      entry_id text primary key, admin_id text not null, action text not null, subject text not null,
      detail text not null, at ${big} not null) ${strict}`,
    `create index audit_log_by_time on audit_log(at)`,
    `create index users_by_time on users(created_at)`,
    `create index attempts_by_time on attempts(created_at)`,
    `create index payments_by_time on payments(created_at)`,
  ];
}

/** What invitations, pay-outs, passwords that were forgotten and the admin's desk need. */
export const desk = (engine: Engine) => ({
  async up(db: QueryExecutorProvider) {
    for (const statement of statements(engine)) await sql.raw(statement).execute(db);
  },
});
