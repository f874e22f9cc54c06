import { creditsToGiveBack } from "#models/rules/clawback.ts";
import type { Transaction } from "kysely";
import { addBought, hasAccount, takeBack } from "../credits/actions.ts";
import type { OrderRow, PaymentRow, Tables } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import { isCaptured, type ProviderPayment } from "../outside/payments/entities.ts";
import { accrue, reverse } from "../rewards/actions.ts";
import * as table from "./table.ts";

type Trx = Transaction<Tables>;
type House = Pick<Deps, "clock" | "ids" | "database" | "log">;

/**
 * What a report of a payment has led to. paid: its order's credits are booked, now or before. open: nothing yet. unknown:
 * no order of ours. mismatch: not what was ordered. ownerless: the account was deleted meanwhile.
 */
export type Applied = "paid" | "open" | "unknown" | "mismatch" | "ownerless";

/** What somebody has reported: the payment as the provider has it, and money lost to a dispute. */
export type Report = { payment: ProviderPayment; disputedInPaise?: number };

/** What is known of the payment with this report. Each part only grows, so the order of reports does not matter. */
function merged(before: PaymentRow | undefined, order: OrderRow, report: Report, now: number): PaymentRow {
  const { payment, disputedInPaise = 0 } = report;
  return {
    payment_id: payment.id,
    order_id: order.order_id,
    amount_in_paise: payment.amount,
    captured: before?.captured === 1 || isCaptured(payment) ? 1 : 0,
    refunded_in_paise: Math.max(before?.refunded_in_paise ?? 0, payment.amount_refunded ?? 0),
    disputed_in_paise: Math.max(before?.disputed_in_paise ?? 0, disputedInPaise),
    taken_back: before?.taken_back ?? 0,
    owed: before?.owed ?? 0,
    created_at: before?.created_at ?? now,
  };
}

/** Books the order's credits for its first captured payment (rule PY1). */
async function pay(house: House, trx: Trx, order: OrderRow, payment: PaymentRow): Promise<string | null> {
  if (payment.captured === 0 || order.paid_by !== null) {
    const state = order.state === "created" ? "attempted" : order.state;
    await table.updateOrder(trx, order.order_id, { state, paid_by: order.paid_by });
    return order.paid_by;
  }
  const idem = `order:${order.order_id}`;
  await addBought(house, trx, order.user_id, { amount: order.credits, idem, ref: payment.payment_id });
  await accrue(house, trx, order, payment.payment_id);
  await table.updateOrder(trx, order.order_id, { state: "paid", paid_by: payment.payment_id });
  return payment.payment_id;
}

/** Takes credits and reward back for money that has gone back; what is spent is noted as owed (rule PY3). */
async function giveBack(house: House, trx: Trx, order: OrderRow, payment: PaymentRow): Promise<PaymentRow> {
  const due = creditsToGiveBack(
    { credits: order.credits, amountInPaise: order.amount_in_paise },
    { refundedInPaise: payment.refunded_in_paise, disputedInPaise: payment.disputed_in_paise },
  );
  const missing = due - payment.taken_back - payment.owed;
  if (missing <= 0) return payment;
  const idem = `back:${payment.payment_id}:${due}`;
  const taken = await takeBack(house, trx, order.user_id, { amount: missing, idem, ref: payment.payment_id });
  await reverse(house, trx, payment);
  return { ...payment, taken_back: payment.taken_back + taken, owed: payment.owed + missing - taken };
}

/** The order's own amount in its own currency (rule PY2). */
const isAsOrdered = ({ amount_in_paise }: OrderRow, { amount, currency }: ProviderPayment) =>
  amount === amount_in_paise && currency === "INR";

async function applyIn(house: House, trx: Trx, report: Report): Promise<Applied> {
  const { payment } = report;
  const order = payment.order_id ? await table.lockedOrder(trx, payment.order_id) : undefined;
  if (!order) return "unknown";
  if (!isAsOrdered(order, payment)) return "mismatch";
  if (!(await hasAccount(trx, order.user_id))) return "ownerless";
  const before = await table.paymentOf(trx, payment.id);
  const known = merged(before, order, report, house.clock.now());
  const paidBy = await pay(house, trx, order, known);
  await table.keepPayment(trx, paidBy === payment.id ? await giveBack(house, trx, order, known) : known);
  return paidBy === null ? "open" : "paid";
}

/**
 * Applies what anybody reports of a payment: the page, the webhook, whoever polls or reconciles. However often and in
 * whatever order that happens, an order's credits are booked once (rule PY1).
 */
export async function applyPayment(house: House, report: Report): Promise<Applied> {
  const applied = await house.database.inTransaction((trx) => applyIn(house, trx, report));
  const { id, order_id, amount, currency, status } = report.payment;
  const wrong = applied === "mismatch" || applied === "ownerless";
  // Money that nobody has anything for: somebody has to look at it.
  const about = { id, order_id, amount, currency, status, applied };
  house.log[wrong ? "error" : "info"](about, "a payment was reported");
  return applied;
}
