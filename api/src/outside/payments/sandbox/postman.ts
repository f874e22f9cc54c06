import { randomBytes } from "node:crypto";
import { sign } from "../signature.ts";
import type { SandboxOrder, SandboxPayment } from "./objects.ts";

export type WebhookName =
  | "payment.authorized"
  | "payment.captured"
  | "payment.failed"
  | "order.paid"
  | "refund.processed"
  | "payment.dispute.lost";

export type PostmanSettings = {
  /** Where webhooks go; null while nobody listens yet. */
  address(): string | null;
  secret: string;
  /** Milliseconds before the first repetition of what was not taken; doubled each time. */
  repeatMs: number;
};

const REPEATS = 8;

/** An event as it is sent, with the name under which all its repetitions go. */
function envelope(event: WebhookName, payment: SandboxPayment, order?: SandboxOrder) {
  const payload = {
    payment: { entity: payment },
    ...(order && { order: { entity: order } }),
    ...(event === "payment.dispute.lost" && { dispute: { entity: { amount: payment.amount } } }),
  };
  const created_at = Math.floor(Date.now() / 1_000);
  const body = JSON.stringify({
    entity: "event",
    event,
    contains: Object.keys(payload),
    payload,
    created_at,
  });
  return { id: `evt_${randomBytes(8).toString("hex")}`, body };
}

/** Sends webhooks as Razorpay does: signed, at least once, again where they were not taken. */
export function makePostman({ address, secret, repeatMs }: PostmanSettings) {
  const timers = new Set<NodeJS.Timeout>();

  async function deliver(id: string, body: string): Promise<boolean> {
    const to = address();
    if (to === null) return false;
    const headers = {
      "Content-Type": "application/json",
      "X-Razorpay-Signature": sign(body, secret),
      "x-razorpay-event-id": id,
    };
    const reply = await fetch(to, {
      method: "POST",
      headers,
      body,
      signal: AbortSignal.timeout(5_000),
    }).catch(
      // Nobody there, or nobody who answers: sent again, as what was refused is.
      () => null,
    );
    return reply?.ok ?? false;
  }

  async function send(id: string, body: string, tries = 0): Promise<void> {
    if ((await deliver(id, body)) || tries === REPEATS) return;
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        void send(id, body, tries + 1);
      },
      repeatMs * 2 ** tries,
    );
    timer.unref();
    timers.add(timer);
  }

  return {
    /** Resolves after the first try. */
    async send(event: WebhookName, payment: SandboxPayment, order?: SandboxOrder, times = 1): Promise<void> {
      const { id, body } = envelope(event, payment, order);
      for (let time = 0; time < times; time++) await send(id, body);
    },
    close() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

export type Postman = ReturnType<typeof makePostman>;
