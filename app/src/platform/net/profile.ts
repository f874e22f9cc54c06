/* eslint-disable no-console -- the person is signed in all the same */
import { User } from "#models/entities/user.ts";
import { PROFILE } from "../store/names.ts";
import { readToken } from "./token.ts";

/** The profile as this device last saw it, so that a round can be run without a network. */
export function knownProfile(): User | null {
  try {
    return User.parse(JSON.parse(localStorage.getItem(PROFILE) ?? "null"));
  } catch {
    return null; // None kept, or one of an older version: the server will be asked.
  }
}

/**
 * Keeps the profile of whoever is signed in; null: of nobody. A full disk is no reason to fail what brought it: an
 * older profile of the same person then stays.
 */
export function keepProfile(user: User | null): void {
  if (user?.userId !== knownProfile()?.userId) localStorage.removeItem(PROFILE);
  if (!user) return;
  try {
    localStorage.setItem(PROFILE, JSON.stringify(user));
  } catch (why) {
    console.warn("The profile could not be kept", why);
  }
}

/** Whose token is kept at this moment, also when another tab has just signed in; null for nobody's. */
export const tokenOwner = (): string | null => (readToken() ? (knownProfile()?.userId ?? null) : null);
