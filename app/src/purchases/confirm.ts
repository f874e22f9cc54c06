import { creditPayment, fetchOrder } from "#models/contract/payments.ts";
import { Problem } from "#models/contract/problem.ts";
import type { Ports } from "../ports.ts";
import { forget, type Remembered } from "./remembered.ts";

/** What a try to get the credits of a purchase has led to. */
export type Confirmed =
  | { kind: "added"; credits: number }
  /** Nothing yet: it is tried again. */
  | { kind: "later" }
  /** It was not paid, or not by this person: nothing will come. */
  | { kind: "ended"; why: Problem | null };

/** Nobody pays an order after that: late banks answer within three days. */
const FORGET_MS = 4 * 24 * 60 * 60_000;

async function ask({ api }: Pick<Ports, "api">, entry: Remembered) {
  const as = entry.userId;
  if (entry.paymentId === null) {
    const { order, credits } = await api.call(fetchOrder, { params: { orderId: entry.orderId } }, { as });
    return { paid: order.state === "paid", credits };
  }
  const body = {
    razorpay_payment_id: entry.paymentId,
    razorpay_order_id: entry.razorpayOrderId,
    ...(entry.signature !== null && { razorpay_signature: entry.signature }),
  };
  const { pending, credits } = await api.call(creditPayment, { body }, { as });
  return { paid: !pending, credits };
}

/** Refusals after which no try will go otherwise. */
const FINAL = new Set(["payment_failed", "order_not_found"]);

/**
 * Asks the server for the credits of a purchase once. What is settled is forgotten; everything else stays remembered, also
 * a payment that the server could not place: that may be its fault.
 */
export async function confirm(
  ports: Pick<Ports, "api" | "auth" | "clock">,
  entry: Remembered,
): Promise<Confirmed> {
  try {
    const { paid, credits } = await ask(ports, entry);
    if (paid) {
      forget(entry.orderId);
      ports.auth.setCredits(credits);
      return { kind: "added", credits };
    }
    if (entry.paymentId === null && ports.clock.now() - entry.at > FORGET_MS) {
      forget(entry.orderId);
      return { kind: "ended", why: null };
    }
    return { kind: "later" };
  } catch (why) {
    if (!(why instanceof Problem)) throw why;
    if (!FINAL.has(why.code))
      return why.code === "payment_not_credited" ? { kind: "ended", why } : { kind: "later" };
    forget(entry.orderId);
    return { kind: "ended", why };
  }
}
