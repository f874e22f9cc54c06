import { type Kysely, sql } from "kysely";
import type { Tables } from "../db/schema.ts";

type Db = Kysely<Tables>;

/** How the names begin under which the entries of deleted accounts stay. */
const GONE = "gone-";

/** An empty sum is null, and PostgreSQL's counts are wider than ours. */
const whole = (value: unknown): number => Number(value ?? 0);

/** People in all, and those who have joined since two moments. */
export async function countPeople(db: Db, weekAgo: number, monthAgo: number) {
  const since = async (from: number) => {
    const row = await db
      .selectFrom("users")
      .select((eb) => eb.fn.countAll().as("count"))
      .where("created_at", ">=", from)
      .executeTakeFirstOrThrow();
    return whole(row.count);
  };
  const all = await db
    .selectFrom("users")
    .select((eb) => eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return { all: whole(all.count), week: await since(weekAgo), month: await since(monthAgo) };
}

/** Attempts that are open, have their report, or were begun since a moment. */
export async function countAttempts(db: Db, weekAgo: number) {
  const open = await db
    .selectFrom("attempts")
    .select((eb) => eb.fn.countAll().as("count"))
    // Word for word the condition of the index: SQLite does not match it against a bound value.
    .where(sql<boolean>`state = 'open'`)
    .executeTakeFirstOrThrow();
  const reported = await db
    .selectFrom("reports")
    .select((eb) => eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  const week = await db
    .selectFrom("attempts")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("created_at", ">=", weekAgo)
    .executeTakeFirstOrThrow();
  return { open: whole(open.count), reported: whole(reported.count), week: whole(week.count) };
}

/** What is left of a payment after refunds and lost disputes, which together may say more than it was. */
const left = sql<number>`case when refunded_in_paise + disputed_in_paise >= amount_in_paise then 0
  else amount_in_paise - refunded_in_paise - disputed_in_paise end`;

/** Money kept of captured payments, by when each was first known: in all, and since three moments. */
export async function sumRevenue(db: Db, from: { today: number; week: number; month: number }) {
  const captured = db
    .selectFrom("payments")
    .select((eb) => eb.fn.sum(left).as("sum"))
    .where("captured", "=", 1);
  const since = async (moment: number) =>
    whole((await captured.where("created_at", ">=", moment).executeTakeFirstOrThrow()).sum);
  return {
    today: await since(from.today),
    week: await since(from.week),
    month: await since(from.month),
    all: whole((await captured.executeTakeFirstOrThrow()).sum),
  };
}

/** Orders that the provider has taken in a span of time, and that are not paid. */
export async function countOpenOrders(db: Db, madeAfter: number, madeBefore: number): Promise<number> {
  const row = await db
    .selectFrom("orders")
    .select((eb) => eb.fn.countAll().as("count"))
    // Word for word the condition of the index.
    .where(sql<boolean>`state <> 'paid'`)
    .where("provider_order_id", "is not", null)
    .where("created_at", ">", madeAfter)
    .where("created_at", "<=", madeBefore)
    .executeTakeFirstOrThrow();
  return whole(row.count);
}

/** Captured payments, not given back, of orders that another payment has paid. */
export async function countPaidTwice(db: Db): Promise<number> {
  // Few orders have two payments; they are found by the index of payments alone.
  const several = db
    .selectFrom("payments")
    .select("order_id")
    .groupBy("order_id")
    .having((eb) => eb.fn.countAll(), ">", 1);
  const row = await db
    .selectFrom(several.as("several"))
    .innerJoin("orders", "orders.order_id", "several.order_id")
    .innerJoin("payments", "payments.order_id", "several.order_id")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("payments.captured", "=", 1)
    .whereRef("orders.paid_by", "<>", "payments.payment_id")
    .where(sql<boolean>`refunded_in_paise + disputed_in_paise < payments.amount_in_paise`)
    .executeTakeFirstOrThrow();
  return whole(row.count);
}

/** What referrers have earned and not been paid, without those who are gone (rule LE5), and what of it can be paid now. */
export async function sumRewards(db: Db) {
  const settled = db.selectFrom("redemptions").select("redemption_id").where("state", "=", "settled");
  const owed = await db
    .selectFrom("reward_entries")
    .where("user_id", "not like", `${GONE}%`)
    .where((eb) => eb.or([eb("redemption_id", "is", null), eb("redemption_id", "not in", settled)]))
    .select((eb) => eb.fn.sum("amount_in_paise").as("sum"))
    .executeTakeFirstOrThrow();
  const due = await db
    .selectFrom("redemptions")
    .where("state", "=", "due")
    .select((eb) => [eb.fn.countAll().as("count"), eb.fn.sum("amount_in_paise").as("sum")])
    .executeTakeFirstOrThrow();
  return { owedInPaise: whole(owed.sum), due: whole(due.count), dueInPaise: whole(due.sum) };
}
