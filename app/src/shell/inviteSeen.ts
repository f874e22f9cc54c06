import { keep } from "../ui/kept.ts";

/** In localStorage: when this browser was last opened by a share link, and the code that the link carried. */
export const INVITE = "taiyari-invite";

/**
 * Remembers the code of a share link by which the page was opened: it outlives the way over sign-up. Whether it is a code
 * is looked at where it is used (inviteKept.ts).
 * @param search of the address; the link's parameter is that of models/rules/referral.ts
 */
export function rememberInvite(search: string, now: number) {
  const code = new URLSearchParams(search).get("invite");
  if (code) keep(INVITE, `${now} ${code.slice(0, 40)}`);
}
