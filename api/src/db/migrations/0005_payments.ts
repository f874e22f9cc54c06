import { type QueryExecutorProvider, sql } from "kysely";
import type { Engine } from "../engine.ts";

const words = {
  sqlite: { big: "integer", strict: "strict" },
  postgres: { big: "bigint", strict: "" },
} as const;

/** What is on sale until an admin says otherwise: ten rounds for 499 rupees. */
const FIRST_PACK = `insert into pricing (pricing_id, credits, price_in_paise, active, created_at)
  values ('first-pack', 500, 49900, 1, 0)`;

function tables(engine: Engine): string[] {
  const { big, strict } = words[engine];
  return [
    `create table pricing (
      pricing_id text primary key, credits integer not null check (credits > 0),
      price_in_paise integer not null check (price_in_paise >= 100),
      active integer not null check (active in (0, 1)), created_at ${big} not null) ${strict}`,
    FIRST_PACK,
    `alter table users add column referred_at ${big}`,
    `create table orders (
      order_id text primary key, user_id text not null, pricing_id text not null, provider_order_id text unique,
      credits integer not null, amount_in_paise integer not null,
      state text not null check (state in ('created','attempted','paid')), paid_by text,
      created_at ${big} not null, looked_at ${big} not null) ${strict}`,
    `create index orders_of_user on orders(user_id, created_at)`,
    `create index open_orders on orders(created_at) where state <> 'paid'`,
    `create table payments (
      payment_id text primary key, order_id text not null references orders(order_id),
      amount_in_paise integer not null, captured integer not null check (captured in (0, 1)),
      refunded_in_paise integer not null, disputed_in_paise integer not null,
      taken_back integer not null, owed integer not null, created_at ${big} not null) ${strict}`,
    `create index payments_of_order on payments(order_id)`,
    `create table reward_entries (
      entry_id text primary key, user_id text not null, from_user_id text not null, payment_id text not null,
      amount_in_paise integer not null check (amount_in_paise <> 0), idem text not null unique,
      redemption_id text, at ${big} not null) ${strict}`,
    `create index reward_entries_of_user on reward_entries(user_id, at)`,
  ];
}

/** Packs, orders, payments, and what referrers get of them. */
export const payments = (engine: Engine) => ({
  async up(db: QueryExecutorProvider) {
    for (const statement of tables(engine)) await sql.raw(statement).execute(db);
  },
});
