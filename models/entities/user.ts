import * as z from "zod/mini";
import { Id, text } from "./basics.ts";

/**
 * An address as people type it: trimmed and lower-cased before it is compared or kept. The labels behind the @ hold no
 * dot, so that there is one way to read any text: a megabyte of dots is refused as fast as a short word.
 */
export const Email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254),
    z.regex(/^[^\s@\u0000]+@(?:[^\s@.\u0000]+\.)+[^\s@.\u0000]+$/),
  );

/** 8 to 128 characters. Longer ones would let a stranger keep the password hash busy. */
export const Password = z.string().check(z.minLength(8), z.maxLength(128));

export const PersonName = text(120);

export const Role = z.enum(["user", "admin"]);
export type Role = z.infer<typeof Role>;

/** A person with an account, as the page sees them. */
export const User = z.object({
  userId: Id,
  name: z.string(),
  email: z.string(),
  /** Credits free to spend; credits held for a round in preparation are not in it. */
  credits: z.int(),
  role: Role,
  /** A hint at the e-mail address of whoever invited this person, empty where that account is gone; null until it is set, once. */
  referredBy: z.nullable(z.string()),
});
export type User = z.infer<typeof User>;
