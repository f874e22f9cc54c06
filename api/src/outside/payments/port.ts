import type { ProviderOrder, ProviderPayment } from "./entities.ts";

/** Why the provider did not do it: it could not be asked or gave no sense, or it refused. */
export class ProviderFailure extends Error {
  override name = "ProviderFailure";
  readonly kind: "away" | "refused";
  constructor(kind: ProviderFailure["kind"], what: string, cause?: unknown) {
    super(what, { cause });
    this.kind = kind;
  }
}

/** A new order: whole paise, and the id of our own row as its receipt. */
export type OrderDraft = { amount: number; currency: "INR"; receipt: string };

/** Who takes the money. Every call may throw a `ProviderFailure`, and ends within some seconds. */
export type PaymentProvider = {
  /** What the page opens a checkout with. */
  keyId: string;
  /** Address of the checkout's script. */
  checkoutScript: string;
  createOrder(draft: OrderDraft): Promise<ProviderOrder>;
  /** Null where there is no such payment. */
  payment(paymentId: string): Promise<ProviderPayment | null>;
  paymentsOf(orderId: string): Promise<ProviderPayment[]>;
  /** Ids of the payments of which money went back since then, in milliseconds. */
  refundedSince(since: number): Promise<string[]>;
  /** Whether the checkout has told the page of this payment for this order. */
  isSigned(orderId: string, paymentId: string, signature: string): boolean;
  /** Whether the provider has sent these very bytes. */
  isSent(raw: Buffer, signature: string): boolean;
};
