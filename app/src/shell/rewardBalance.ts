import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { keepOwn, readOwn } from "./ownCopy.ts";

const NAME = "reward-balance";
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The balance in rupees, as the server has last told it; kept for days without a network. */
export function noteRewardBalance(userId: string, rupees: number, now: number) {
  keepOwn(userId, NAME, rupees, now);
  for (const listener of listeners) listener();
}

/** The last balance that is known of a person, or null; the component renders again when another one is. */
export const useRewardBalance = (userId: string): number | null =>
  useSyncExternalStore(subscribe, () => readOwn(userId, NAME, z.number())?.value ?? null);
