import * as z from "zod/mini";
import { Email, Password, PersonName, User } from "../entities/user.ts";
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

// In a file of their own, which the page loads only where they are called: the document describes nearly everything.
export { deleteAccount, exportAccount } from "./ownData.ts";
