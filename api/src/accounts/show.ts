import type { Account, Session } from "#models/contract/account.ts";
import type { User } from "#models/entities/user.ts";
import type { SessionRow } from "../db/schema.ts";
import type { Access } from "./accessTable.ts";
import type { ShownUser } from "./table.ts";

/** "as•••@example.com": whoever knows the address knows it again, and whoever has only a share link does not learn it. */
function hintOf(email: string | null): string {
  if (email === null) return "";
  const at = email.lastIndexOf("@");
  return `${email.slice(0, Math.min(2, at - 1))}•••${email.slice(at)}`;
}

/** What leaves the server of a user. The password hash cannot: it is not named here. */
export function showUser(row: ShownUser): User {
  return {
    userId: row.user_id,
    name: row.name,
    email: row.email,
    credits: row.available,
    role: row.role,
    // Said once and for all, also where the account of whoever invited is gone.
    referredBy: row.referred_by === null ? null : hintOf(row.inviter_email),
  };
}

/** How somebody gets in, without what it is done with. */
export function showWays({ password_hash, google_sub }: Access): Account["signsInWith"] {
  const ways = [password_hash !== null && "password", google_sub !== null && "google"] as const;
  return ways.filter((way) => way !== false);
}

/** A session without its token, under an id of its own. */
export function showSession(row: SessionRow, sessionId: string, current: boolean): Session {
  return {
    sessionId,
    device: row.agent,
    createdAt: new Date(row.created_at).toISOString(),
    lastSeen: new Date(row.last_seen).toISOString(),
    current,
  };
}
