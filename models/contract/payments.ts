import * as z from "zod/mini";
import { Id, Moment } from "../entities/basics.ts";
import { Pricing } from "../entities/pricing.ts";
import { Done } from "./done.ts";
import type { Endpoint } from "./endpoint.ts";

/** An order for a pack of credits; its price is frozen when it is made. */
const Order = z.object({
  orderId: Id,
  razorpayOrderId: z.string(),
  credits: z.int(),
  amountInPaise: z.int(),
  currency: z.literal("INR"),
  state: z.enum(["created", "attempted", "paid"]),
  createdAt: Moment,
});

export const activePricing = {
  method: "GET",
  path: "/pricing/active",
  summary: "The packs on sale; the first one is offered.",
  guard: "anyone",
  reply: z.object({ pricing: z.array(Pricing) }),
  problems: ["pricing_missing"],
} as const satisfies Endpoint;

export const createOrder = {
  method: "POST",
  path: "/payments/orders",
  summary: "Open an order before the checkout; a payment without one is refunded.",
  guard: "session",
  body: z.object({ pricingId: Id }),
  reply: z.object({
    order: Order,
    razorpayKeyId: z.string(),
    /** Address of the script that opens the checkout. */
    checkoutScript: z.string(),
  }),
  status: 201,
  problems: ["pricing_missing", "checkout_failed"],
  repeatable: true,
} as const satisfies Endpoint;

export const fetchOrder = {
  method: "GET",
  path: "/payments/orders/{orderId}",
  summary: "Where an order stands.",
  guard: "session",
  params: z.object({ orderId: Id }),
  /** `credits` is the balance. */
  reply: z.object({ order: Order, credits: z.int() }),
  problems: ["order_not_found"],
} as const satisfies Endpoint;

export const creditPayment = {
  method: "POST",
  path: "/answers/payment/credit",
  summary: "Add the credits of a payment, once; the payment itself is asked for at Razorpay.",
  guard: "session",
  body: z.object({
    razorpay_payment_id: z.string().check(z.minLength(1), z.maxLength(100)),
    razorpay_order_id: z.optional(z.string().check(z.maxLength(100))),
    razorpay_signature: z.optional(z.string().check(z.maxLength(200))),
  }),
  /** `credits` is the balance; `pending`: the bank has not confirmed the payment yet, its credits come by themselves. */
  reply: z.object({ credits: z.int(), pending: z.boolean() }),
  problems: ["payment_not_credited", "payment_failed"],
} as const satisfies Endpoint;

export const razorpayWebhook = {
  method: "POST",
  path: "/webhooks/razorpay",
  summary: "Razorpay reports an event, signed over the raw bytes.",
  guard: "anyone",
  reply: Done,
  problems: ["bad_request"],
} as const satisfies Endpoint;
