import * as z from "zod/mini";
import { Id, whole } from "./basics.ts";

/** A pack of credits for sale. */
export const Pricing = z.object({
  pricingId: Id,
  credits: z.int(),
  /** Whole paise: 49900 is 499 rupees. */
  priceInPaise: z.int(),
  active: z.boolean(),
});
export type Pricing = z.infer<typeof Pricing>;

export const PricingDraft = z.object({
  credits: whole(50, 1_000_000),
  /** Razorpay takes no order under 100 paise. */
  priceInPaise: whole(100, 100_000_000),
  active: z._default(z.boolean(), true),
});
export type PricingDraft = z.infer<typeof PricingDraft>;
