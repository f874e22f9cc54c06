import { sign } from "../signature.ts";
import type { Book } from "./book.ts";
import type { SandboxOrder, SandboxPayment } from "./objects.ts";
import type { Postman } from "./postman.ts";

/**
 * What becomes of a payment in the sandbox. captured: all goes well. failed: the bank says no. late: it says no, and a
 * moment later yes. lost: it is paid and the page never hears of it. silent: no webhook is sent. twice, reordered: webhooks
 * come more than once, in the wrong order. refunded, disputed: the money goes back afterwards. hang: no reply at all.
 * broken: the reply is a page of a proxy.
 */
export const OUTCOMES = [
  "captured",
  "failed",
  "late",
  "lost",
  "silent",
  "twice",
  "reordered",
  "refunded",
  "disputed",
  "hang",
  "broken",
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What the checkout hands to the page. */
export type Receipt = {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
};

/** What the checkout is answered. */
export type Paid =
  | { reply: "receipt"; receipt: Receipt }
  | { reply: "failed"; paymentId: string }
  | { reply: "none" | "page" };

export type TillSettings = { book: Book; postman: Postman; keySecret: string; lateMs: number };

/** Takes money that is not real. */
export function makeTill({ book, postman, keySecret, lateMs }: TillSettings) {
  const timers = new Set<NodeJS.Timeout>();

  function later(work: () => Promise<void>) {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void work();
    }, lateMs);
    timer.unref();
    timers.add(timer);
  }

  const receiptOf = (payment: SandboxPayment): Receipt => ({
    razorpay_payment_id: payment.id,
    razorpay_order_id: payment.order_id,
    razorpay_signature: sign(`${payment.order_id}|${payment.id}`, keySecret),
  });

  /** Captures it and sends the webhooks of a captured payment. */
  async function capture(payment: SandboxPayment, outcome: Outcome): Promise<SandboxPayment> {
    const captured = (await book.capture(payment.id)) ?? payment;
    const order = await book.order(payment.order_id);
    if (outcome === "silent") return captured;
    const times = outcome === "twice" ? 3 : 1;
    const events: [Parameters<Postman["send"]>[0], SandboxPayment, SandboxOrder | undefined][] = [
      ["payment.authorized", payment, undefined],
      ["payment.captured", captured, undefined],
      ["order.paid", captured, order],
    ];
    if (outcome === "reordered") events.reverse();
    for (const [event, at, of] of events) await postman.send(event, at, of, times);
    return captured;
  }

  async function fail(order: SandboxOrder, outcome: Outcome): Promise<Paid> {
    const payment = await book.makePayment(order, "failed");
    await postman.send("payment.failed", payment);
    if (outcome === "late") later(async () => void (await capture(payment, outcome)));
    return { reply: "failed", paymentId: payment.id };
  }

  async function goBack(payment: SandboxPayment, outcome: Outcome) {
    if (outcome === "disputed") return postman.send("payment.dispute.lost", payment);
    const refunded = await book.refund(payment.id);
    if (refunded) await postman.send("refund.processed", refunded);
  }

  return {
    /** Pays an order with this outcome. */
    async pay(order: SandboxOrder, outcome: Outcome): Promise<Paid> {
      if (outcome === "failed" || outcome === "late") return fail(order, outcome);
      const payment = await capture(await book.makePayment(order, "authorized"), outcome);
      if (outcome === "refunded" || outcome === "disputed") await goBack(payment, outcome);
      if (outcome === "lost" || outcome === "hang") return { reply: "none" };
      if (outcome === "broken") return { reply: "page" };
      return { reply: "receipt", receipt: receiptOf(payment) };
    },
    close() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

export type Till = ReturnType<typeof makeTill>;
