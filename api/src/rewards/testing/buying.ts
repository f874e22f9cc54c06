import { randomUUID } from "node:crypto";
import type { ProviderPayment } from "../../outside/payments/entities.ts";
import { applyPayment } from "../../payments/apply.ts";
import { insertOrder } from "../../payments/table.ts";
import type { TestApi } from "../../testing/testApi.ts";

/** A payment that was made, as its provider has it. */
export type Paid = ProviderPayment & { amount: number };

/** An order of this person's, not paid yet; the id that the provider has it under. */
export async function order({ deps, clock }: TestApi, userId: string, amount: number): Promise<string> {
  const id = randomUUID();
  const now = clock.now();
  await deps.database.inTransaction((trx) =>
    insertOrder(trx, {
      order_id: id,
      user_id: userId,
      pricing_id: "first-pack",
      provider_order_id: `order_${id}`,
      credits: 500,
      amount_in_paise: amount,
      state: "created",
      paid_by: null,
      created_at: now,
      looked_at: now,
    }),
  );
  return `order_${id}`;
}

/** Pays an order. */
export async function payFor({ deps }: TestApi, orderId: string, amount: number): Promise<Paid> {
  const payment = {
    ...{ id: `pay_${randomUUID()}`, order_id: orderId, amount, currency: "INR" },
    ...({ status: "captured", captured: true, amount_refunded: 0 } as const),
  };
  await applyPayment(deps, { payment });
  return payment;
}

/** Somebody buys for so many paise. */
export const buys = async (api: TestApi, userId: string, amount = 49_900): Promise<Paid> =>
  payFor(api, await order(api, userId, amount), amount);

/** So much of a payment has gone back in all. */
export const refund = ({ deps }: TestApi, payment: Paid, refunded: number) =>
  applyPayment(deps, {
    payment: {
      ...payment,
      ...{ amount_refunded: refunded, status: refunded === payment.amount ? "refunded" : "captured" },
    },
  });

/** The bank has taken so much of a payment back after a dispute. */
export const dispute = ({ deps }: TestApi, payment: Paid, disputedInPaise: number) =>
  applyPayment(deps, { payment, disputedInPaise });
