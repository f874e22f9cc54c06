import { readInviteCode } from "#models/rules/referral.ts";
import { readKept } from "../ui/kept.ts";
import { INVITE } from "./inviteSeen.ts";

/** A link that was opened longer ago has nothing to do with who signs up here now: 30 days. */
const KEPT_MS = 30 * 86_400_000;

/** The code of the share link by which this browser was last opened; null where there was none, or long ago. */
export function keptInvite(now: number): string | null {
  const [, at, code = ""] = /^(\d+) (.+)$/.exec(readKept(INVITE) ?? "") ?? [];
  return now - Number(at) < KEPT_MS ? (readInviteCode(code) ?? null) : null;
}

/** It has served, or the server has refused it. */
export function forgetInvite() {
  if (readKept(INVITE) !== null) localStorage.removeItem(INVITE);
}
