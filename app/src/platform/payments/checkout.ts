import type { Checkout, CheckoutEnd, CheckoutOrder } from "../../ports.ts";
import { loadScript } from "../loadScript.ts";

/** What the provider's script puts into the window (razorpay.com/docs/payments/payment-gateway/web-integration/standard). */
type Opened = { open(): void; on(event: "payment.failed", listener: () => void): void };
type Constructor = new (options: object) => Opened;

function constructorOf(): Constructor {
  const { Razorpay } = window as { Razorpay?: Constructor };
  if (!Razorpay) throw new Error("The checkout's script has brought no checkout.");
  return Razorpay;
}

const BRAND = "#0d5a61";

/** What the checkout gives to its handler; it comes from another's script. */
function endOf(reply: unknown): CheckoutEnd {
  const { razorpay_payment_id: paymentId, razorpay_signature: signature } = Object(reply);
  if (typeof paymentId !== "string") return { kind: "closed" };
  return { kind: "paid", paymentId, signature: typeof signature === "string" ? signature : null };
}

function show({ key, orderId, amount, currency, person }: CheckoutOrder): Promise<CheckoutEnd> {
  const Razorpay = constructorOf();
  return new Promise((resolve) => {
    const checkout = new Razorpay({
      key,
      order_id: orderId,
      amount,
      currency,
      name: "Taiyari",
      prefill: person,
      theme: { color: BRAND },
      handler: (reply: unknown) => resolve(endOf(reply)),
      // A failed try leaves the checkout open for another one; only closing it ends it.
      modal: { ondismiss: () => resolve({ kind: "closed" }), confirm_close: true },
    });
    checkout.open();
  });
}

/** The provider's own checkout, loaded when it is first needed. */
export const browserCheckout: Checkout = { load: loadScript, open: show };
