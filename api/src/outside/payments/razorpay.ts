import Razorpay from "razorpay";
import type * as z from "zod/mini";
import { ProviderOrder, ProviderPayment, ProviderPayments, ProviderRefunds } from "./entities.ts";
import { type PaymentProvider, ProviderFailure } from "./port.ts";
import { fits } from "./signature.ts";

export type RazorpaySettings = {
  keyId: string;
  keySecret: string;
  /** The present one and, for a day after a change, the former: what is repeated still carries its signature. */
  webhookSecrets: readonly string[];
  /** Where the API is, for what looks like it; Razorpay's own when left out. */
  apiUrl?: string | undefined;
  checkoutScript?: string;
  /** The longest that a call may take, in milliseconds. */
  patienceMs?: number | undefined;
};

/** A webhook has to be answered within 5 s, and a person waits for an order. */
const LONGEST_MS = 8_000;
const CHECKOUT = "https://checkout.razorpay.com/v1/checkout.js";

/** The package sets no time-out and takes no other address; its HTTP client has both. */
function connect({ keyId, keySecret, apiUrl, patienceMs = LONGEST_MS }: RazorpaySettings): Razorpay {
  const client = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const http: unknown = Reflect.get(client.api, "rq");
  const defaults: unknown = Object(http).defaults;
  if (typeof defaults !== "object" || defaults === null) throw new Error("The razorpay package has changed.");
  Object.assign(defaults, { timeout: patienceMs, ...(apiUrl ? { baseURL: apiUrl } : {}) });
  return client;
}

/**
 * What the package rejects with, as one kind: a plain object with status and error, one without the error (an HTML page),
 * or a TypeError out of its own error handling where there was no reply at all [bug 1, 2].
 */
function failureOf(what: string, why: unknown): ProviderFailure {
  const { statusCode, error } = Object(why);
  const refused =
    typeof statusCode === "number" && statusCode >= 400 && statusCode < 500 && statusCode !== 429;
  const said: unknown = Object(error).description;
  const detail = typeof said === "string" ? said : `status ${String(statusCode ?? "none")}`;
  return new ProviderFailure(refused ? "refused" : "away", `${what}: ${detail}`, why);
}

const isUnknown = (why: unknown) =>
  why instanceof ProviderFailure && why.kind === "refused" && /does not exist/i.test(why.message);

/** Asks, and holds what comes against its shape. @throws ProviderFailure */
async function ask<T extends z.ZodMiniType>(what: string, shape: T, call: () => Promise<unknown>) {
  let reply: unknown;
  try {
    reply = await call();
  } catch (why) {
    throw failureOf(what, why);
  }
  const parsed = shape.safeParse(reply);
  if (parsed.success) return parsed.data;
  throw new ProviderFailure("away", `${what}: a reply without sense`, parsed.error);
}

/** The most that a list of the API has. */
const PAGE = 100;

/** Payments of all refunds since then, page by page. @param since in milliseconds */
async function refundedSince(client: Razorpay, since: number): Promise<string[]> {
  const from = Math.floor(since / 1_000);
  const found = new Set<string>();
  for (let skip = 0; ; skip += PAGE) {
    const { items } = await ask("refunds", ProviderRefunds, () =>
      client.refunds.all({ from, count: PAGE, skip }),
    );
    for (const { payment_id } of items) found.add(payment_id);
    if (items.length < PAGE) return [...found];
  }
}

/** Razorpay, or what looks like it, through its own package. */
export function razorpayProvider(settings: RazorpaySettings): PaymentProvider {
  const { keyId, keySecret, webhookSecrets, checkoutScript = CHECKOUT } = settings;
  const client = connect(settings);
  return {
    keyId,
    checkoutScript,
    createOrder: (draft) => ask("an order", ProviderOrder, () => client.orders.create(draft)),
    async payment(paymentId) {
      try {
        return await ask("a payment", ProviderPayment, () => client.payments.fetch(paymentId));
      } catch (why) {
        if (isUnknown(why)) return null;
        throw why;
      }
    },
    async paymentsOf(orderId) {
      const { items } = await ask("payments of an order", ProviderPayments, () =>
        client.orders.fetchPayments(orderId),
      );
      return items;
    },
    refundedSince: (since) => refundedSince(client, since),
    isSigned: (orderId, paymentId, signature) => fits(`${orderId}|${paymentId}`, keySecret, signature),
    isSent: (raw, signature) => webhookSecrets.some((secret) => fits(raw, secret, signature)),
  };
}
