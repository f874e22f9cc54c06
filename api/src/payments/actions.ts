import { refuse } from "#models/contract/problems.ts";
import type { Transaction } from "kysely";
import { creditsOf } from "../credits/actions.ts";
import type { OrderRow, Tables } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import { ProviderFailure } from "../outside/payments/port.ts";
import { disownRewards } from "../rewards/actions.ts";
import { applyPayment } from "./apply.ts";
import { showOrder, showPack } from "./show.ts";
import * as table from "./table.ts";

type House = Pick<Deps, "clock" | "ids" | "database" | "log" | "payments">;

/** Packs on sale, the first one first. Throws `pricing_missing` where there is none. */
export async function packsOnSale({ database }: House) {
  const packs = await table.packsOnSale(database.db);
  if (packs.length === 0) throw refuse("pricing_missing");
  return { pricing: packs.map(showPack) };
}

/** A call to the provider, whose failure people read as one sentence. */
async function orRefuse<T>(
  log: House["log"],
  code: "checkout_failed" | "unavailable",
  work: Promise<T>,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    log.warn({ err: error, kind: error.kind }, "the payment provider did not do it");
    throw refuse(code, { cause: error });
  }
}

/**
 * Opens an order at today's price (rule PY4). Our row stands before the provider knows of it, so that no report of a
 * payment can come too early [api bug 12]. Throws `pricing_missing` or `checkout_failed`.
 */
export async function openOrder(house: House, userId: string, pricingId: string) {
  const { database, clock, ids, log, payments } = house;
  const pack = await table.packOnSale(database.db, pricingId);
  if (!pack) throw refuse("pricing_missing");
  const row: OrderRow = {
    order_id: ids.make(),
    user_id: userId,
    pricing_id: pricingId,
    provider_order_id: null,
    credits: pack.credits,
    amount_in_paise: pack.price_in_paise,
    state: "created",
    paid_by: null,
    created_at: clock.now(),
    looked_at: clock.now(),
  };
  await database.inTransaction((trx) => table.insertOrder(trx, row));
  const draft = { amount: row.amount_in_paise, currency: "INR", receipt: row.order_id } as const;
  const { id } = await orRefuse(log, "checkout_failed", payments.createOrder(draft));
  const order = await database.inTransaction((trx) => table.setProviderOrder(trx, row.order_id, id));
  if (!order) throw refuse("checkout_failed");
  return { order: showOrder(order), razorpayKeyId: payments.keyId, checkoutScript: payments.checkoutScript };
}

/** Who asks again within this time is told what is known. */
const LOOK_EVERY_MS = 2_000;

/** Asks the provider what became of an order and applies it; false where somebody has just asked. */
export async function lookAt(house: House, order: OrderRow): Promise<boolean> {
  const { database, clock, payments } = house;
  const now = clock.now();
  const mine = await database.inTransaction((trx) =>
    table.lookAtOrder(trx, order.order_id, now, now - LOOK_EVERY_MS),
  );
  if (!mine || order.provider_order_id === null) return false;
  for (const payment of await payments.paymentsOf(order.provider_order_id))
    await applyPayment(house, { payment });
  return true;
}

/** The balance of a person. */
const balanceOf = ({ database }: House, userId: string) =>
  database.inTransaction((trx) => creditsOf(trx, userId));

/** Where an order stands; the provider is asked while it is not paid. Throws `order_not_found`. */
export async function orderNow(house: House, userId: string, orderId: string) {
  const { database, log } = house;
  const before = await table.orderOf(database.db, userId, orderId);
  if (!before) throw refuse("order_not_found");
  if (before.state !== "paid") {
    // What is known is worth telling without the provider too; the page asks again.
    await lookAt(house, before).catch((error: unknown) => {
      if (!(error instanceof ProviderFailure)) throw error;
      log.warn({ err: error }, "an order could not be looked at");
    });
  }
  const order = (await table.orderOf(database.db, userId, orderId)) ?? before;
  return { order: showOrder(order), credits: await balanceOf(house, userId) };
}

/** What the page tells of a payment; none of it is believed. */
export type Claim = {
  razorpay_payment_id: string;
  razorpay_order_id?: string | undefined;
  razorpay_signature?: string | undefined;
};

/** A checkout's signature is held against the order as we know it, where there is one. */
async function holdsUp({ database, payments }: House, userId: string, claim: Claim): Promise<boolean> {
  const { razorpay_order_id: orderId, razorpay_payment_id: paymentId, razorpay_signature: signature } = claim;
  if (signature === undefined || orderId === undefined) return true;
  const order = await table.orderByProvider(database.db, orderId);
  return order?.user_id === userId && payments.isSigned(orderId, paymentId, signature);
}

/** How often, and for how long in all, a payment is asked for that the bank has not confirmed yet. */
const AGAIN_MS = 700;
const TRIES = 4;

/** The payment as soon as it has an end, or as it stands after some seconds. Null where there is none. */
async function settled({ payments, log }: House, paymentId: string, pause: (ms: number) => Promise<void>) {
  for (let tries = 1; ; tries++) {
    const payment = await orRefuse(log, "unavailable", payments.payment(paymentId));
    const waits = payment?.status === "created" || payment?.status === "authorized";
    if (!waits || tries === TRIES) return payment;
    await pause(AGAIN_MS);
  }
}

/** That a payment is a person's own is known by its order. */
async function isOwn(
  { database }: House,
  userId: string,
  orderId: string | null | undefined,
): Promise<boolean> {
  const order = orderId ? await table.orderByProvider(database.db, orderId) : undefined;
  return order?.user_id === userId;
}

/**
 * Adds the credits of a payment that the page reports; the provider is asked for it, always. Throws
 * `payment_not_credited` for what is no payment of this person's orders, `payment_failed`, and `unavailable` while the
 * provider cannot be asked: the page keeps the payment and tries again.
 */
export async function creditPayment(
  house: House,
  userId: string,
  claim: Claim,
  pause = (ms: number) => new Promise<void>((wake) => setTimeout(wake, ms)),
) {
  if (!(await holdsUp(house, userId, claim))) throw refuse("payment_not_credited");
  const payment = await settled(house, claim.razorpay_payment_id, pause);
  if (!payment || !(await isOwn(house, userId, payment.order_id))) throw refuse("payment_not_credited");
  const applied = await applyPayment(house, { payment });
  if (payment.status === "failed" && applied !== "paid") throw refuse("payment_failed");
  if (applied !== "paid" && applied !== "open") throw refuse("payment_not_credited");
  return { credits: await balanceOf(house, userId), pending: applied === "open" };
}

/** Orders of a deleted account, and the rewards they have brought, stay without the person (rule LE5). */
export async function disownPurchases(
  house: Pick<House, "ids" | "clock">,
  trx: Transaction<Tables>,
  userId: string,
) {
  const nobody = `gone-${house.ids.make()}`;
  await table.disownOrders(trx, userId, nobody);
  await disownRewards(house, trx, userId, nobody);
}
