import { randomBytes } from "node:crypto";

/** An order as the real API shows it. */
export type SandboxOrder = {
  id: string;
  entity: "order";
  amount: number;
  amount_paid: number;
  currency: string;
  receipt: string | null;
  status: "created" | "attempted" | "paid";
  attempts: number;
  /** Seconds since 1970. */
  created_at: number;
};

/** A payment as the real API shows it. */
export type SandboxPayment = {
  id: string;
  entity: "payment";
  order_id: string;
  amount: number;
  currency: string;
  status: "created" | "authorized" | "captured" | "refunded" | "failed";
  captured: boolean;
  amount_refunded: number;
  method: "upi";
  error_description: string | null;
  created_at: number;
};

/** Money that went back, as the real API shows it. */
export type SandboxRefund = {
  id: string;
  entity: "refund";
  payment_id: string;
  amount: number;
  currency: string;
  status: "processed";
  created_at: number;
};

/** Ids look as the real ones do. */
export const makeId = (prefix: "order" | "pay" | "rfnd") =>
  `${prefix}_${randomBytes(10).toString("base64url").replace(/[-_]/g, "A")}`;

const seconds = () => Math.floor(Date.now() / 1_000);

export const newOrder = (amount: number, currency: string, receipt: string | null): SandboxOrder => ({
  id: makeId("order"),
  entity: "order",
  amount,
  amount_paid: 0,
  currency,
  receipt,
  status: "created",
  attempts: 0,
  created_at: seconds(),
});

export const newPayment = (order: SandboxOrder, status: "authorized" | "failed"): SandboxPayment => ({
  id: makeId("pay"),
  entity: "payment",
  order_id: order.id,
  amount: order.amount,
  currency: order.currency,
  status,
  captured: false,
  amount_refunded: 0,
  method: "upi",
  error_description: status === "failed" ? "Payment was unsuccessful." : null,
  created_at: seconds(),
});

/** The order after a try to pay it. */
export const tried = (order: SandboxOrder): SandboxOrder => ({
  ...order,
  status: order.status === "created" ? "attempted" : order.status,
  attempts: order.attempts + 1,
});

/** The payment when its money has arrived; the second one of a paid order goes back at once, as at Razorpay. */
export const captured = (payment: SandboxPayment, order: SandboxOrder): SandboxPayment => {
  const second = order.status === "paid";
  return {
    ...payment,
    status: second ? "refunded" : "captured",
    captured: true,
    amount_refunded: second ? payment.amount : 0,
    error_description: null,
  };
};

export const newRefund = ({ id, currency }: SandboxPayment, amount: number): SandboxRefund => ({
  id: makeId("rfnd"),
  entity: "refund",
  payment_id: id,
  amount,
  currency,
  status: "processed",
  created_at: seconds(),
});

/** The payment after money has gone back, all that is left where no amount is named; undefined where there is not so much. */
export function refunded(payment: SandboxPayment, amount?: number): SandboxPayment | undefined {
  const part = amount ?? payment.amount - payment.amount_refunded;
  const total = payment.amount_refunded + part;
  if (!payment.captured || part <= 0 || total > payment.amount) return undefined;
  return {
    ...payment,
    status: total === payment.amount ? "refunded" : payment.status,
    amount_refunded: total,
  };
}
