import * as z from "zod/mini";
import { Id, text, withoutNul } from "../entities/basics.ts";
import { Redemption, RedemptionState, Rewards, UpiId } from "../entities/reward.ts";
import { User } from "../entities/user.ts";
import type { Endpoint } from "./endpoint.ts";
import { After } from "./page.ts";

export const setReferrer = {
  method: "POST",
  path: "/auth/set-referrer",
  summary: "Say, once, who invited you: their e-mail address, or the code of their share link.",
  guard: "session",
  body: z.object({ referredBy: z.string().check(z.maxLength(254), withoutNul) }),
  reply: z.object({ user: User }),
  problems: ["bad_referrer", "referrer_failed"],
} as const satisfies Endpoint;

export const rewardsHistory = {
  method: "GET",
  path: "/auth/rewards/history",
  summary: "Reward balance and what it came from, newest first.",
  guard: "session",
  query: After,
  reply: Rewards,
  problems: [],
} as const satisfies Endpoint;

const ToUpi = z.object({ upiId: UpiId });

export const redeemRewards = {
  method: "POST",
  path: "/auth/rewards/redeem",
  summary: "Ask for the reward balance to be paid to a UPI address at month end.",
  guard: "session",
  body: ToUpi,
  reply: Rewards,
  problems: ["redemption_failed", "upi_invalid", "nothing_to_redeem", "redemption_open"],
  repeatable: true,
} as const satisfies Endpoint;

export const changeRedemption = {
  method: "PUT",
  path: "/auth/rewards/redeem",
  summary: "Change the UPI address of a request whose month has not ended.",
  guard: "session",
  body: ToUpi,
  reply: Rewards,
  problems: ["upi_invalid", "redemption_fixed"],
} as const satisfies Endpoint;

export const withdrawRedemption = {
  method: "DELETE",
  path: "/auth/rewards/redeem",
  summary: "Take back a request whose month has not ended; the balance stays.",
  guard: "session",
  reply: Rewards,
  problems: ["redemption_fixed"],
} as const satisfies Endpoint;

const ById = z.object({ redemptionId: Id });
const One = z.object({ redemption: Redemption });

export const listRedemptions = {
  method: "GET",
  path: "/admin/redemptions",
  summary: "Requests for pay-out, oldest first.",
  guard: "admin",
  query: z.extend(After, { state: z.optional(RedemptionState) }),
  reply: z.object({
    redemptions: z.array(Redemption),
    /** Ask for later ones after this one; null where there are none. */
    next: z.nullable(Id),
  }),
  problems: [],
} as const satisfies Endpoint;

export const settleRedemption = {
  method: "POST",
  path: "/admin/redemptions/{redemptionId}/settle",
  summary: "Mark what is due as paid out.",
  guard: "admin",
  params: ById,
  reply: One,
  problems: ["redemption_not_found", "redemption_not_due"],
  repeatable: true,
} as const satisfies Endpoint;

export const returnRedemption = {
  method: "POST",
  path: "/admin/redemptions/{redemptionId}/return",
  summary: "Give back what could not be paid out: the balance has it again, and can be asked for anew.",
  guard: "admin",
  params: ById,
  body: z.object({ reason: text(300) }),
  reply: One,
  problems: ["redemption_not_found", "redemption_ended"],
  repeatable: true,
} as const satisfies Endpoint;
