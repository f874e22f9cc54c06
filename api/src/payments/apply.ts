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

/** Books the order's credits for this payment, which brings its referrer their part. */
async function book(house: House, trx: Trx, order: OrderRow, { payment_id }: PaymentRow): Promise<void> {
  const idem = order.paid_by === null ? `order:${order.order_id}` : `order:${order.order_id}:${payment_id}`;
  await addBought(house, trx, order.user_id, { amount: order.credits, idem, ref: payment_id });
  await accrue(house, trx, order, payment_id);
  await table.updateOrder(trx, order.order_id, { state: "paid", paid_by: payment_id });
}

/** Books the order's credits for its first captured payment (rule PY1). */
async function pay(house: House, trx: Trx, order: OrderRow, payment: PaymentRow): Promise<string | null> {
  if (payment.captured === 0 || order.paid_by !== null) {
    const state = order.state === "created" ? "attempted" : order.state;
    await table.updateOrder(trx, order.order_id, { state, paid_by: order.paid_by });
    return order.paid_by;
  }
  await book(house, trx, order, payment);
  return payment.payment_id;
}

/** Takes credits and reward back for money that has gone back; what is spent is noted as owed (rule PY3). */
async function giveBack(house: House, trx: Trx, order: OrderRow, payment: PaymentRow): Promise<PaymentRow> {
  const due = creditsToGiveBack(
    { credits: order.credits, amountInPaise: order.amount_in_paise },
    { refundedInPaise: payment.refunded_in_paise, disputedInPaise: payment.disputed_in_paise },
  );
  // Also for money that is too little for one credit.
  await reverse(house, trx, payment);
  const missing = due - payment.taken_back - payment.owed;
  if (missing <= 0) return payment;
  const idem = `back:${payment.payment_id}:${due}`;
  const taken = await takeBack(house, trx, order.user_id, { amount: missing, idem, ref: payment.payment_id });
  return { ...payment, taken_back: payment.taken_back + taken, owed: payment.owed + missing - taken };
}

const isAllBack = ({ refunded_in_paise, disputed_in_paise, amount_in_paise }: PaymentRow) =>
  refunded_in_paise + disputed_in_paise >= amount_in_paise;

/** What was noted as owed for a payment is taken now that the order has brought credits again. */
async function collect(house: House, trx: Trx, order: OrderRow, payer: PaymentRow): Promise<void> {
  if (payer.owed === 0) return;
  const idem = `owed:${payer.payment_id}`;
  const take = { amount: payer.owed, idem, ref: payer.payment_id };
  const taken = await takeBack(house, trx, order.user_id, take);
  const [taken_back, owed] = [payer.taken_back + taken, payer.owed - taken];
  await table.keepPayment(trx, { ...payer, taken_back, owed });
}

/**
 * Of several payments of an order the provider gives all but one back, and that one may be reported last: where all the
 * money of the payment that paid has gone back, another that has stayed takes its place (rule PY5).
 */
async function replace(house: House, trx: Trx, order: OrderRow): Promise<void> {
  const payer = order.paid_by === null ? undefined : await table.paymentOf(trx, order.paid_by);
  if (!payer || !isAllBack(payer)) return;
  const other = await table.stayingPayment(trx, order.order_id);
  if (!other) return;
  await book(house, trx, order, other);
  await collect(house, trx, order, payer);
  await table.keepPayment(trx, await giveBack(house, trx, order, other));
}

/** The order's own amount in its own currency (rule PY2). */
const isAsOrdered = ({ amount_in_paise }: OrderRow, { amount, currency }: ProviderPayment) =>
  amount === amount_in_paise && currency === "INR";

/** The buyer is gone, and with them the credits; what the payment has brought its referrer still goes back with it (rule RW3). */
async function orphaned(house: House, trx: Trx, order: OrderRow, payment: PaymentRow): Promise<Applied> {
  if (order.paid_by === payment.payment_id) await reverse(house, trx, payment);
  await table.keepPayment(trx, payment);
  return "ownerless";
}

async function applyIn(house: House, trx: Trx, report: Report): Promise<Applied> {
  const { payment } = report;
  const order = payment.order_id ? await table.lockedOrder(trx, payment.order_id) : undefined;
  if (!order) return "unknown";
  if (!isAsOrdered(order, payment)) return "mismatch";
  const before = await table.paymentOf(trx, payment.id);
  const known = merged(before, order, report, house.clock.now());
  if (!(await hasAccount(trx, order.user_id))) return orphaned(house, trx, order, known);
  const paidBy = await pay(house, trx, order, known);
  await table.keepPayment(trx, paidBy === payment.id ? await giveBack(house, trx, order, known) : known);
  await replace(house, trx, { ...order, paid_by: paidBy });
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
