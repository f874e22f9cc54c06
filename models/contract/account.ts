import * as z from "zod/mini";
import { Id, Moment } from "../entities/basics.ts";
import { Email, Password, PersonName, User } from "../entities/user.ts";
import { SignedIn } from "./auth.ts";
import { Done } from "./done.ts";
import type { Endpoint } from "./endpoint.ts";

/** What Google's page of consent has given out, and how it was reached. */
export const GoogleGrant = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(2_000)),
  /** popup where it is left out; redirect: through /auth/google/callback. */
  mode: z.optional(z.enum(["popup", "redirect"])),
  /** What only the page that asked knows (PKCE, RFC 7636). */
  verifier: z.optional(z.string().check(z.regex(/^[A-Za-z0-9._~-]{43,128}$/))),
});
export type GoogleGrant = z.infer<typeof GoogleGrant>;

/**
 * Nobody is signed in yet: the address that Google has proved belongs to an account with a password. Who knows that
 * joins the two with the ticket, once, within a quarter of an hour.
 */
export const Joining = z.object({ join: z.object({ ticket: z.string(), email: z.string() }) });

const Secret = z.string().check(z.regex(/^[A-Za-z0-9_-]{20,200}$/));

export const google = {
  method: "POST",
  path: "/auth/google",
  summary:
    "Sign in with the code of a Google authorisation. Only for our own page: needs the header X-Requested-With.",
  guard: "anyone",
  body: GoogleGrant,
  reply: z.union([SignedIn, Joining]),
  problems: [
    "google_failed",
    "google_refused",
    "google_not_set_up",
    "google_unverified",
    "google_taken",
    "not_own_page",
  ],
} as const satisfies Endpoint;

export const joinGoogle = {
  method: "POST",
  path: "/auth/google/join",
  summary: "Join a Google account with the account that has its address, by that account's password.",
  guard: "anyone",
  body: z.object({ ticket: Secret, password: z.string().check(z.minLength(1), z.maxLength(128)) }),
  reply: SignedIn,
  problems: ["join_over", "wrong_password", "google_in_use"],
} as const satisfies Endpoint;

export const forgotPassword = {
  method: "POST",
  path: "/auth/password/forgot",
  summary:
    "Have a link to a new password mailed. The answer is the same whether or not there is such an account.",
  guard: "anyone",
  body: z.object({
    email: Email,
    /** Of the letter; left out: the first that the browser asks for. */
    language: z.optional(z.enum(["en", "hi"])),
  }),
  reply: Done,
  problems: ["mail_not_set_up"],
} as const satisfies Endpoint;

export const resetPassword = {
  method: "POST",
  path: "/auth/password/reset",
  summary: "Set a new password with the token of a link, once. Ends every session and begins a new one.",
  guard: "anyone",
  body: z.object({ token: Secret, password: Password }),
  reply: SignedIn,
  problems: ["link_over"],
} as const satisfies Endpoint;

/** Where somebody is signed in. */
export const Session = z.object({
  sessionId: Id,
  /** Browser and system in short words; null where nobody knows. */
  device: z.nullable(z.string()),
  createdAt: Moment,
  /** To the hour. */
  lastSeen: Moment,
  /** The one that asks. */
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

/** How a person gets in, and where they are in. */
export const Account = z.object({
  signsInWith: z.array(z.enum(["password", "google"])),
  /** The last used first, at most 50; this one is always among them. */
  sessions: z.array(Session),
});
export type Account = z.infer<typeof Account>;

export const showAccount = {
  method: "GET",
  path: "/auth/account",
  summary: "How you sign in, and where you are signed in.",
  guard: "session",
  reply: Account,
  problems: [],
} as const satisfies Endpoint;

export const changeName = {
  method: "PUT",
  path: "/auth/account",
  summary: "Change your name.",
  guard: "session",
  body: z.object({ name: PersonName }),
  reply: z.object({ user: User }),
  problems: [],
} as const satisfies Endpoint;

export const changePassword = {
  method: "POST",
  path: "/auth/password",
  summary: "Change your password, or set a first one. Ends every other session.",
  guard: "session",
  body: z.object({
    /** Not needed by somebody who has none yet. */
    oldPassword: z.optional(z.string().check(z.maxLength(128))),
    newPassword: Password,
  }),
  reply: Account,
  problems: ["wrong_old_password"],
} as const satisfies Endpoint;

export const connectGoogle = {
  method: "POST",
  path: "/auth/account/google",
  summary: "Sign in with this Google account, too, from now on.",
  guard: "session",
  body: GoogleGrant,
  reply: Account,
  problems: [
    "google_failed",
    "google_refused",
    "google_not_set_up",
    "google_unverified",
    "google_in_use",
    "not_own_page",
  ],
} as const satisfies Endpoint;

export const leaveGoogle = {
  method: "DELETE",
  path: "/auth/account/google",
  summary: "No longer sign in with Google. Needs a password to be set.",
  guard: "session",
  reply: Account,
  problems: ["password_needed"],
} as const satisfies Endpoint;

export const endOtherSessions = {
  method: "DELETE",
  path: "/auth/sessions",
  summary: "End every session of yours but this one.",
  guard: "session",
  reply: Account,
  problems: [],
} as const satisfies Endpoint;

export const endSession = {
  method: "DELETE",
  path: "/auth/sessions/{sessionId}",
  summary: "End one session of yours.",
  guard: "session",
  params: z.object({ sessionId: Id }),
  reply: Account,
  problems: ["sign_in_ended"],
} as const satisfies Endpoint;
