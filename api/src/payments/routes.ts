import * as contract from "#models/contract/payments.ts";
import { done } from "#models/contract/done.ts";
import type { Deps } from "../deps.ts";
import { type Door, serve, serveBytes } from "../http/serve.ts";
import * as actions from "./actions.ts";
import { takeWebhook } from "./webhook.ts";

/** Payments: packs, orders, credits. */
export function paymentRoutes(door: Door, deps: Deps) {
  serve(door, contract.activePricing, () => actions.packsOnSale(deps));
  serve(
    door,
    contract.createOrder,
    ({ person, body }) => actions.openOrder(deps, person.userId, body.pricingId),
    { limit: "orders" },
  );
  serve(
    door,
    contract.fetchOrder,
    ({ person, params }) => actions.orderNow(deps, person.userId, params.orderId),
    // Each look may ask the provider, who limits what the whole shop asks.
    { limit: "orderLooks" },
  );
  serve(
    door,
    contract.creditPayment,
    ({ person, body }) => actions.creditPayment(deps, person.userId, body),
    { limit: "payments" },
  );
  serveBytes(door, contract.razorpayWebhook, async (raw, header) => {
    await takeWebhook(deps, raw, header("X-Razorpay-Signature"));
    return done;
  });
}
