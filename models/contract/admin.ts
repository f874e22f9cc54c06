import * as z from "zod/mini";
import { Id, text } from "../entities/basics.ts";
import { Pricing, PricingDraft } from "../entities/pricing.ts";
import { Redemption } from "../entities/reward.ts";
import { User } from "../entities/user.ts";
import type { Endpoint } from "./endpoint.ts";

const Page = z.object({
  /** What to look for, where the list can be searched. */
  search: z.optional(z.string().check(z.maxLength(200))),
  /** The id of the last entry seen. */
  after: z.optional(Id),
});

export const listPricing = {
  method: "GET",
  path: "/admin/pricing",
  summary: "Every pack, on sale or not.",
  guard: "admin",
  reply: z.object({ pricing: z.array(Pricing) }),
  problems: [],
  later: true,
} as const satisfies Endpoint;

export const createPricing = {
  method: "POST",
  path: "/admin/pricing",
  summary: "Add a pack.",
  guard: "admin",
  body: PricingDraft,
  reply: z.object({ pricing: Pricing }),
  status: 201,
  problems: [],
  repeatable: true,
  later: true,
} as const satisfies Endpoint;

export const updatePricing = {
  method: "PUT",
  path: "/admin/pricing/{pricingId}",
  summary: "Change a pack; orders already made keep their price.",
  guard: "admin",
  params: z.object({ pricingId: Id }),
  body: PricingDraft,
  reply: z.object({ pricing: Pricing }),
  problems: ["pricing_missing"],
  later: true,
} as const satisfies Endpoint;

export const listRedemptions = {
  method: "GET",
  path: "/admin/redemptions",
  summary: "Requests for pay-out, oldest first.",
  guard: "admin",
  query: Page,
  reply: z.object({ redemptions: z.array(Redemption) }),
  problems: [],
  later: true,
} as const satisfies Endpoint;

export const settleRedemption = {
  method: "POST",
  path: "/admin/redemptions/{redemptionId}/settle",
  summary: "Mark a request as paid out.",
  guard: "admin",
  params: z.object({ redemptionId: Id }),
  reply: z.object({ redemption: Redemption }),
  problems: ["redemption_failed"],
  repeatable: true,
  later: true,
} as const satisfies Endpoint;

export const listUsers = {
  method: "GET",
  path: "/admin/users",
  summary: "People, by name or e-mail address.",
  guard: "admin",
  query: Page,
  reply: z.object({ users: z.array(User) }),
  problems: [],
  later: true,
} as const satisfies Endpoint;

export const grantCredits = {
  method: "POST",
  path: "/admin/users/{userId}/credits",
  summary: "Add or take credits by hand, with a reason.",
  guard: "admin",
  params: z.object({ userId: Id }),
  body: z.object({ credits: z.int().check(z.gte(-100_000), z.lte(100_000)), reason: text(500) }),
  reply: z.object({ user: User }),
  problems: ["user_not_found", "credits_short"],
  repeatable: true,
  later: true,
} as const satisfies Endpoint;
