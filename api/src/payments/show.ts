import type { Pricing } from "#models/entities/pricing.ts";
import type { OrderRow, PricingRow } from "../db/schema.ts";

export const showPack = (row: PricingRow): Pricing => ({
  pricingId: row.pricing_id,
  credits: row.credits,
  priceInPaise: row.price_in_paise,
  active: row.active === 1,
});

export const showOrder = (row: OrderRow) => ({
  orderId: row.order_id,
  razorpayOrderId: row.provider_order_id ?? "",
  credits: row.credits,
  amountInPaise: row.amount_in_paise,
  currency: "INR" as const,
  state: row.state,
  createdAt: new Date(row.created_at).toISOString(),
});
