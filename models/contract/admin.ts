import * as z from "zod/mini";
import { Id, text, whole } from "../entities/basics.ts";
import { AdminUser, AuditEntry, Overview } from "../entities/desk.ts";
import { Pricing, PricingDraft } from "../entities/pricing.ts";
import { Role } from "../entities/user.ts";
import type { Endpoint } from "./endpoint.ts";

/** The id of the last entry seen; its reply says in `next` what to send for the following page. */
const after = z.optional(Id);
const next = z.nullable(Id);

const OnePack = z.object({ pricing: Pricing });
const OneUser = z.object({ user: AdminUser });
const ByUser = z.object({ userId: Id });

export const overview = {
  method: "GET",
  path: "/admin/overview",
  summary: "How the business stands: people, attempts, revenue, failures, queue, rewards.",
  guard: "admin",
  reply: Overview,
  problems: [],
} as const satisfies Endpoint;

export const listPricing = {
  method: "GET",
  path: "/admin/pricing",
  summary: "Every pack, on sale or not, in the order of /pricing/active: the first one on sale is offered.",
  guard: "admin",
  reply: z.object({ pricing: z.array(Pricing) }),
  problems: [],
} as const satisfies Endpoint;

export const createPricing = {
  method: "POST",
  path: "/admin/pricing",
  summary: "Add a pack.",
  guard: "admin",
  body: PricingDraft,
  reply: OnePack,
  status: 201,
  problems: [],
  repeatable: true,
} as const satisfies Endpoint;

export const updatePricing = {
  method: "PUT",
  path: "/admin/pricing/{pricingId}",
  summary: "Change a pack; orders already made keep their price.",
  guard: "admin",
  params: z.object({ pricingId: Id }),
  body: PricingDraft,
  reply: OnePack,
  problems: ["pack_not_found"],
} as const satisfies Endpoint;

export const listUsers = {
  method: "GET",
  path: "/admin/users",
  summary: "People, newest first; with `search` those whose name or e-mail address has it in it.",
  guard: "admin",
  query: z.object({
    search: z.optional(z.string().check(z.trim(), z.maxLength(200), z.regex(/^[^\u0000]*$/))),
    after,
  }),
  reply: z.object({ users: z.array(AdminUser), next }),
  problems: ["person_not_found"],
} as const satisfies Endpoint;

/** The most credits that one deed gives or takes. */
const MOST_BY_HAND = 100_000;

export const grantCredits = {
  method: "POST",
  path: "/admin/users/{userId}/credits",
  summary:
    "Add credits by hand, or take free ones, with a reason that the person reads in their credit history.",
  guard: "admin",
  params: ByUser,
  body: z.object({
    credits: z.union([whole(-MOST_BY_HAND, -1), whole(1, MOST_BY_HAND)]),
    reason: text(500),
  }),
  reply: OneUser,
  problems: ["person_not_found", "credits_not_free"],
  repeatable: true,
} as const satisfies Endpoint;

export const setRole = {
  method: "PUT",
  path: "/admin/users/{userId}/role",
  summary:
    "Make somebody an admin, or no longer; it counts from their next request. The last admin stays one.",
  guard: "admin",
  params: ByUser,
  body: z.object({ role: Role }),
  reply: OneUser,
  problems: ["person_not_found", "last_admin"],
} as const satisfies Endpoint;

export const listAudit = {
  method: "GET",
  path: "/admin/audit",
  summary: "What admins have done, newest first.",
  guard: "admin",
  query: z.object({ after }),
  reply: z.object({ entries: z.array(AuditEntry), next }),
  problems: ["entry_not_found"],
} as const satisfies Endpoint;
