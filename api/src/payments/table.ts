import type { Kysely, Transaction } from "kysely";
import type { OrderRow, PaymentRow, Tables } from "../db/schema.ts";

type Trx = Transaction<Tables>;
type Db = Kysely<Tables> | Trx;

/** Packs on sale, in the order in which they are offered: the newest last. */
export const packsOnSale = (db: Db) =>
  db
    .selectFrom("pricing")
    .selectAll()
    .where("active", "=", 1)
    .orderBy("created_at")
    .orderBy("pricing_id")
    .execute();

export const packOnSale = (db: Db, pricingId: string) =>
  db
    .selectFrom("pricing")
    .selectAll()
    .where("pricing_id", "=", pricingId)
    .where("active", "=", 1)
    .executeTakeFirst();

export const insertOrder = (trx: Trx, row: OrderRow) => trx.insertInto("orders").values(row).execute();

/** The provider has taken the order under this id. */
export const setProviderOrder = (trx: Trx, orderId: string, providerOrderId: string) =>
  trx
    .updateTable("orders")
    .set({ provider_order_id: providerOrderId })
    .where("order_id", "=", orderId)
    .where("provider_order_id", "is", null)
    .returningAll()
    .executeTakeFirst();

export const orderOf = (db: Db, userId: string, orderId: string) =>
  db
    .selectFrom("orders")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("user_id", "=", userId)
    .executeTakeFirst();

export const orderByProvider = (db: Db, providerOrderId: string) =>
  db.selectFrom("orders").selectAll().where("provider_order_id", "=", providerOrderId).executeTakeFirst();

/**
 * The order, held for this transaction until it ends: what is reported of it at the same moment waits. (SQLite has no
 * `for update`; an update that changes nothing takes the same lock.)
 */
export const lockedOrder = (trx: Trx, providerOrderId: string) =>
  trx
    .updateTable("orders")
    .set((eb) => ({ state: eb.ref("state") }))
    .where("provider_order_id", "=", providerOrderId)
    .returningAll()
    .executeTakeFirst();

export const updateOrder = (trx: Trx, orderId: string, change: Pick<OrderRow, "state" | "paid_by">) =>
  trx.updateTable("orders").set(change).where("order_id", "=", orderId).execute();

/** Notes that the provider is being asked; undefined where somebody asked after `before`. */
export const lookAtOrder = (trx: Trx, orderId: string, now: number, before: number) =>
  trx
    .updateTable("orders")
    .set({ looked_at: now })
    .where("order_id", "=", orderId)
    .where("looked_at", "<=", before)
    .returning("order_id")
    .executeTakeFirst();

/** Orders that wait for their payment, made in a span of time, those first that were longest not looked at. */
export const openOrders = (db: Db, madeAfter: number, madeBefore: number, limit: number) =>
  db
    .selectFrom("orders")
    .selectAll()
    .where("state", "<>", "paid")
    .where("provider_order_id", "is not", null)
    .where("created_at", ">", madeAfter)
    .where("created_at", "<=", madeBefore)
    .orderBy("looked_at")
    .orderBy("order_id")
    .limit(limit)
    .execute();

export const paymentOf = (db: Db, paymentId: string) =>
  db.selectFrom("payments").selectAll().where("payment_id", "=", paymentId).executeTakeFirst();

/** The order's first captured payment of whose money some has stayed. */
export const stayingPayment = (trx: Trx, orderId: string) =>
  trx
    .selectFrom("payments")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("captured", "=", 1)
    .where((eb) =>
      eb(eb("refunded_in_paise", "+", eb.ref("disputed_in_paise")), "<", eb.ref("amount_in_paise")),
    )
    .orderBy("created_at")
    .orderBy("payment_id")
    .executeTakeFirst();

/** Stores what is known of a payment in the place of what was. */
export const keepPayment = (trx: Trx, row: PaymentRow) =>
  trx
    .insertInto("payments")
    .values(row)
    .onConflict((on) => on.column("payment_id").doUpdateSet(row))
    .execute();

/** Gives a person's orders to nobody. */
export const disownOrders = (trx: Trx, userId: string, nobody: string) =>
  trx.updateTable("orders").set({ user_id: nobody }).where("user_id", "=", userId).execute();
