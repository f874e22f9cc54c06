import type { Deps } from "../deps.ts";
import type { Work } from "../db/transaction.ts";
import { hashToken } from "../http/signedIn.ts";
import * as table from "./table.ts";

/** A session that begins when `store` is run in a transaction; the token itself is kept nowhere. */
export function newSession(
  deps: Pick<Deps, "ids" | "clock">,
  userId: string,
  agent: string | null,
): { token: string; store: Work<unknown> } {
  const token = deps.ids.secret();
  const now = deps.clock.now();
  const row = { token_hash: hashToken(token), user_id: userId, created_at: now, last_seen: now, agent };
  return { token, store: (trx) => table.insertSession(trx, row) };
}
