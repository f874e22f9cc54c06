import type { SyncState } from "../ports.ts";

/** Where what a person has written is, as far as it may be claimed. */
export type SyncStatus = "refused" | "later" | "here" | "offline" | "away" | "account";

/**
 * @param online what the browser believes of its network
 * @param state what the sync knows; `account` is said only of rows that were counted
 */
export function statusOf(online: boolean, { waiting, refused, away, counted }: SyncState): SyncStatus {
  if (refused > 0) return "refused";
  if (waiting > 0) return online && !away ? "here" : "later";
  if (!online) return "offline";
  if (away) return "away";
  return counted ? "account" : "here";
}
