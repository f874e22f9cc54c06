// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createOrder, creditPayment, fetchOrder } from "#models/contract/payments.ts";
import { problems, refuse } from "#models/contract/problems.ts";
import type { Checkout, CheckoutEnd, Purchases } from "../ports.ts";
import { fakePorts, somePack, type FakePorts } from "../testing/fakePorts.ts";
import { PURCHASES } from "./key.ts";
import { makePurchases } from "./purchases.ts";
import { readRemembered, remember } from "./remembered.ts";

const PAID: CheckoutEnd = { kind: "paid", paymentId: "pay_1", signature: "s".repeat(64) };
const order = {
  orderId: "order-1",
  razorpayOrderId: "order_1",
  credits: 500,
  amountInPaise: 49_900,
  currency: "INR",
  state: "created",
  createdAt: "2026-11-27T10:00:00.000Z",
} as const;

let ports: FakePorts;
let ends: CheckoutEnd | Error;
const opened: Parameters<Checkout["open"]>[0][] = [];

const checkout: Checkout = {
  async load() {
    if (ends instanceof Error) throw ends;
  },
  async open(shown) {
    opened.push(shown);
    return ends instanceof Error ? { kind: "closed" } : ends;
  },
};
/** Buys and lets the checkout open. */
async function buy(purchases: Purchases) {
  const bought = purchases.buy(somePack);
  await vi.advanceTimersByTimeAsync(1);
  await bought;
}
const start = () => makePurchases({ ...ports, checkout });
const credits = () => ports.auth.state().user?.credits;
const calls = (path: string) => ports.api.calls.filter(({ name }) => name.endsWith(path));
const entry = {
  userId: "user-1",
  orderId: "order-1",
  razorpayOrderId: "order_1",
  at: Date.UTC(2026, 10, 27, 10),
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  opened.length = 0;
  ends = PAID;
  ports = fakePorts();
  ports.api.answer(createOrder, { order, razorpayKeyId: "rzp", checkoutScript: "/sandbox/checkout.js" });
  ports.api.answer(creditPayment, { credits: 650, pending: false });
  ports.api.answer(fetchOrder, { order, credits: 150 });
});
afterEach(() => vi.useRealTimers());

describe("Buying credits", () => {
  it("opens the checkout with the server's order, and adds what the payment brings", async () => {
    const purchases = start();
    await buy(purchases);
    expect(opened).toMatchObject([{ orderId: "order_1", amount: 49_900, key: "rzp" }]);
    expect(calls("/payment/credit")).toMatchObject([
      { body: { razorpay_payment_id: "pay_1", razorpay_order_id: "order_1" } },
    ]);
    expect([purchases.state().phase, credits(), readRemembered()]).toEqual(["added", 650, []]);
  });

  it("remembers the order before the checkout opens, and the payment before it is reported", async () => {
    const seen: unknown[] = [];
    const looking: Checkout = {
      ...checkout,
      async open() {
        seen.push(readRemembered());
        return PAID;
      },
    };
    ports.api.answer(creditPayment, () => {
      seen.push(readRemembered());
      return { credits: 650, pending: false };
    });
    await buy(makePurchases({ ...ports, checkout: looking }));
    expect(seen).toMatchObject([[{ orderId: "order-1", paymentId: null }], [{ paymentId: "pay_1" }]]);
  });

  it("opens one checkout for two presses", async () => {
    const purchases = start();
    await Promise.all([buy(purchases), buy(purchases)]);
    expect(opened).toHaveLength(1);
  });

  it("tells where the checkout cannot be loaded", async () => {
    ends = new Error("no script");
    const purchases = start();
    await buy(purchases);
    expect(purchases.state()).toEqual({
      phase: "failed",
      say: null,
    });
  });

  it("says the specification's sentence where a payment cannot be credited, and keeps the payment", async () => {
    ports.api.answer(creditPayment, refuse("payment_not_credited"));
    const purchases = start();
    await buy(purchases);
    expect(purchases.state()).toEqual({ phase: "failed", say: problems.payment_not_credited.say });
    expect(readRemembered()).toMatchObject([{ paymentId: "pay_1" }]);
  });

  it("tries a payment again for as long as it takes, at once with the network", async () => {
    ports.api.answer(creditPayment, refuse("unavailable"));
    const purchases = start();
    await buy(purchases);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(calls("/payment/credit").length).toBeGreaterThan(10);
    expect([purchases.state().phase, credits()]).toEqual(["confirming", 150]);
    ports.api.answer(creditPayment, { credits: 650, pending: false });
    ports.network.set(true);
    await vi.advanceTimersByTimeAsync(0);
    expect([purchases.state().phase, credits()]).toEqual(["added", 650]);
  });

  it("looks for the payment of a checkout that was closed: UPI is paid in another app", async () => {
    ends = { kind: "closed" };
    const purchases = start();
    await buy(purchases);
    expect(purchases.state().phase).toBe("looking");
    ports.api.answer(fetchOrder, { order: { ...order, state: "paid" }, credits: 650 });
    await vi.advanceTimersByTimeAsync(2_000);
    expect([purchases.state().phase, credits(), readRemembered()]).toEqual(["added", 650, []]);
  });

  /** A checkout that stays open until it is told its end. */
  function openFor() {
    let end: (how: CheckoutEnd) => void = () => undefined;
    const open = () => new Promise<CheckoutEnd>((resolve) => (end = resolve));
    const purchases = makePurchases({ ...ports, checkout: { ...checkout, open } });
    return { purchases, end: (how: CheckoutEnd) => end(how) };
  }

  it("says nothing of an earlier purchase while a checkout is open, which our popup would cover", async () => {
    remember({ ...entry, orderId: "order-0", paymentId: "pay_0", signature: null });
    ports.api.answer(creditPayment, refuse("payment_not_credited"));
    const { purchases, end } = openFor();
    const bought = purchases.buy(somePack);
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    expect([calls("/payment/credit").length > 3, purchases.state().phase]).toEqual([true, "checkout"]);
    await purchases.buy(somePack);
    expect(calls("/payments/orders")).toHaveLength(1);
    end({ kind: "closed" });
    await bought;
  });

  it("says so at the end of a checkout whose credits came while it was open", async () => {
    const { purchases, end } = openFor();
    const bought = purchases.buy(somePack);
    await vi.advanceTimersByTimeAsync(1);
    ports.api.answer(fetchOrder, { order: { ...order, state: "paid" }, credits: 650 });
    ports.network.set(true);
    await vi.advanceTimersByTimeAsync(0);
    expect([purchases.state().phase, credits()]).toEqual(["checkout", 650]);
    end({ kind: "closed" });
    await bought;
    expect(purchases.state().phase).toBe("added");
  });
});

describe("A purchase of a page that was closed", () => {
  it("is reported as soon as there is a page again", async () => {
    remember({ ...entry, paymentId: "pay_1", signature: null });
    start();
    await vi.advanceTimersByTimeAsync(0);
    expect([credits(), readRemembered()]).toEqual([650, []]);
  });

  it("is left alone where somebody else is signed in", async () => {
    remember({ ...entry, userId: "user-2", paymentId: "pay_1", signature: null });
    start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ports.api.calls).toEqual([]);
    expect(readRemembered()).toHaveLength(1);
  });

  it("is forgotten when nobody has paid for four days, or when it has failed", async () => {
    remember({ ...entry, at: entry.at - 5 * 86_400_000, paymentId: null, signature: null });
    start();
    await vi.advanceTimersByTimeAsync(0);
    expect(readRemembered()).toEqual([]);
    remember({ ...entry, paymentId: "pay_1", signature: null });
    ports.api.answer(creditPayment, refuse("payment_failed"));
    const purchases = start();
    await vi.advanceTimersByTimeAsync(0);
    expect([purchases.state().say, readRemembered()]).toEqual([problems.payment_failed.say, []]);
  });

  it("does no harm where what was remembered is damaged", () => {
    localStorage.setItem(PURCHASES, '[{"orderId":3}]');
    expect(readRemembered()).toEqual([]);
    localStorage.setItem(PURCHASES, "{");
    expect(readRemembered()).toEqual([]);
  });
});
