import type { SyncState } from "../ports.ts";

/** Where what a person has written is, as far as it may be claimed. */
export type SyncStatus = "refused" | "later" | "here" | "offline" | "away" | "account";

/** Whether there is no network: the browser says so, and no request has shown the contrary. */
export const seemsOffline = (online: boolean, { reached }: SyncState): boolean => !online && !reached;

/**
 * @param online what the browser believes of its network
 * @param state what the sync knows; `account` is said only of rows that were counted
 */
export function statusOf(online: boolean, state: SyncState): SyncStatus {
  const { waiting, refused, away, counted } = state;
  if (refused > 0) return "refused";
  const isOffline = seemsOffline(online, state);
  if (waiting > 0) return isOffline || away ? "later" : "here";
  if (isOffline) return "offline";
  if (away) return "away";
  return counted ? "account" : "here";
}
