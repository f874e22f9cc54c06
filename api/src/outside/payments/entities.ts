import * as z from "zod/mini";

/*
 * What Razorpay sends (razorpay.com/docs/api/orders/entity, /payments/entity, /webhooks/payloads/payments), as far as it
 * is looked at. Amounts are paise.
 */

const Paise = z.int().check(z.nonnegative());

export const ProviderOrder = z.object({
  id: z.string(),
  amount: Paise,
  currency: z.string(),
  status: z.enum(["created", "attempted", "paid"]),
});
export type ProviderOrder = z.output<typeof ProviderOrder>;

export const ProviderPayment = z.object({
  id: z.string(),
  /** Null for a payment without an order, which Razorpay refunds by itself. */
  order_id: z.nullish(z.string()),
  amount: Paise,
  currency: z.string(),
  status: z.enum(["created", "authorized", "captured", "refunded", "failed"]),
  /** Stays true after a refund; left out by some payloads, where the status tells. */
  captured: z.nullish(z.boolean()),
  amount_refunded: z.nullish(Paise),
});
export type ProviderPayment = z.output<typeof ProviderPayment>;

const entity = <T extends z.ZodMiniType>(of: T) => z.object({ entity: of });

/** One event of a webhook. Kinds that are of no use here are taken and left. */
export const ProviderEvent = z.object({
  event: z.string(),
  /** Seconds since 1970. */
  created_at: z.int(),
  payload: z.object({
    payment: z.optional(entity(ProviderPayment)),
    dispute: z.optional(entity(z.object({ amount: Paise }))),
  }),
});
export type ProviderEvent = z.output<typeof ProviderEvent>;

/** A list as Razorpay pages it. */
export const ProviderPayments = z.object({ items: z.array(ProviderPayment) });

/** Money that went back, as far as it is looked at: the payment says how much of it in all. */
export const ProviderRefunds = z.object({ items: z.array(z.object({ payment_id: z.string() })) });

/** Whether the money has arrived, whatever became of it later. */
export const isCaptured = ({ status, captured }: ProviderPayment) =>
  captured === true || status === "captured" || status === "refunded";
