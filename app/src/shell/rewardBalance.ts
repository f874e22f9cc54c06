import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { isOwnCopy, keepOwn, readOwn } from "./ownCopy.ts";

const NAME = "reward-balance";
const listeners = new Set<() => void>();

/** Here within the call that noted it, in the other tabs when the browser tells them of it. */
function subscribe(listener: () => void) {
  const told = ({ key }: StorageEvent) => isOwnCopy(key, NAME) && listener();
  listeners.add(listener);
  addEventListener("storage", told);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", told);
  };
}

/**
 * The balance in rupees, as the server has last told it; kept for days without a network.
 * @param at when it was asked for, or told: replies may overtake one another, and an older one changes nothing
 */
export function noteRewardBalance(userId: string, rupees: number, at: number) {
  const known = readOwn(userId, NAME, z.number());
  if (known && known.at > at) return;
  keepOwn(userId, NAME, rupees, at);
  for (const listener of listeners) listener();
}

/** The last balance that is known of a person, or null; the component renders again when another one is. */
export const useRewardBalance = (userId: string): number | null =>
  useSyncExternalStore(subscribe, () => readOwn(userId, NAME, z.number())?.value ?? null);
