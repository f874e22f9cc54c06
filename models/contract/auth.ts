import * as z from "zod/mini";
import { Email, Password, PersonName, User } from "../entities/user.ts";
import { Rewards, UpiId } from "../entities/reward.ts";
import { Done } from "./done.ts";
import type { Endpoint } from "./endpoint.ts";

/** A session token with the user it belongs to. */
export const SignedIn = z.object({ token: z.string(), user: User });

export const register = {
  method: "POST",
  path: "/auth/register",
  summary: "Make an account with name, e-mail and password.",
  guard: "anyone",
  body: z.object({ name: PersonName, email: Email, password: Password }),
  reply: SignedIn,
  status: 201,
  problems: ["email_taken", "signup_failed"],
} as const satisfies Endpoint;

export const login = {
  method: "POST",
  path: "/auth/login",
  summary: "Sign in with e-mail and password.",
  guard: "anyone",
  body: z.object({ email: Email, password: z.string().check(z.minLength(1), z.maxLength(128)) }),
  reply: SignedIn,
  problems: ["wrong_password", "login_failed"],
} as const satisfies Endpoint;

export const google = {
  method: "POST",
  path: "/auth/google",
  summary: "Sign in with the code of a Google authorisation.",
  guard: "anyone",
  body: z.object({ code: z.string().check(z.minLength(1), z.maxLength(2_000)) }),
  reply: SignedIn,
  problems: ["google_failed", "google_not_set_up"],
  later: true,
} as const satisfies Endpoint;

export const profile = {
  method: "GET",
  path: "/auth/profile",
  summary: "The person this session belongs to.",
  guard: "session",
  reply: z.object({ user: User }),
  problems: [],
} as const satisfies Endpoint;

export const logout = {
  method: "POST",
  path: "/auth/logout",
  summary: "End this session.",
  guard: "session",
  reply: Done,
  problems: [],
} as const satisfies Endpoint;

export const setReferrer = {
  method: "POST",
  path: "/auth/set-referrer",
  summary: "Say, once, who invited you.",
  guard: "session",
  body: z.object({ referredBy: z.string().check(z.maxLength(254)) }),
  reply: z.object({ user: User }),
  problems: ["bad_referrer", "referrer_failed"],
  later: true,
} as const satisfies Endpoint;

export const rewardsHistory = {
  method: "GET",
  path: "/auth/rewards/history",
  summary: "Reward balance and what it came from.",
  guard: "session",
  reply: Rewards,
  problems: [],
  later: true,
} as const satisfies Endpoint;

export const redeemRewards = {
  method: "POST",
  path: "/auth/rewards/redeem",
  summary: "Ask for the reward balance to be paid to a UPI address.",
  guard: "session",
  body: z.object({ upiId: UpiId }),
  reply: Rewards,
  problems: ["redemption_failed"],
  repeatable: true,
  later: true,
} as const satisfies Endpoint;

// In a file of their own, which the page loads only where they are called: the document describes nearly everything.
export { deleteAccount, exportAccount } from "./ownData.ts";
