import type * as z from "zod/mini";
import { keep, readKept } from "../ui/kept.ts";

/**
 * In localStorage: what the server has last told one person, for days without a network. The name begins as that of every
 * copy does (platform/store/names.ts), so that a full disk and a sign-out with everything take it away.
 */
const OWN = "taiyari-copy:own:";
const keyOf = (userId: string, name: string) => `${OWN}${userId}:${name}`;

/** Whether a key of localStorage is that of somebody's copy of this name; null, for all keys at once, is. */
export const isOwnCopy = (key: string | null, name: string): boolean =>
  key === null || (key.startsWith(OWN) && key.endsWith(`:${name}`));

/** A copy with the moment it was made, in milliseconds since 1970. */
export type OwnCopy<T> = { at: number; value: T };

/** Keeps a copy for one person. A full disk is no reason to fail what brought it. */
export function keepOwn(userId: string, name: string, value: unknown, at: number) {
  keep(keyOf(userId, name), JSON.stringify({ at, value }));
}

/** A person's copy, where there is one of today's shape. */
export function readOwn<T>(userId: string, name: string, schema: z.ZodMiniType<T>): OwnCopy<T> | null {
  try {
    const { at, value } = Object(JSON.parse(readKept(keyOf(userId, name)) ?? "null"));
    const parsed = schema.safeParse(value);
    return parsed.success && typeof at === "number" ? { at, value: parsed.data } : null;
  } catch {
    return null; // Not JSON any more: as good as none.
  }
}
