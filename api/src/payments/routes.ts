import * as contract from "#models/contract/payments.ts";
import { type Door, serveLater } from "../http/serve.ts";

/** Payments: packs, orders, credits. The room opens later. */
export function paymentRoutes(door: Door) {
  const later = [
    contract.activePricing,
    contract.createOrder,
    contract.fetchOrder,
    contract.creditPayment,
    contract.razorpayWebhook,
  ];
  for (const endpoint of later) serveLater(door, endpoint);
}
