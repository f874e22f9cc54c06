import type { Transaction } from "kysely";
import type { Tables } from "../db/schema.ts";
import * as access from "./accessTable.ts";

/**
 * A person has another password, or another way in: what was given out before is worth nothing any more. Sessions end
 * (but the one that asks, where there is one), and with them the pushes to their browsers; so do links and tickets.
 * @param but hash of the token whose session goes on
 */
export async function endOldWaysIn(
  trx: Transaction<Tables>,
  userId: string,
  but: string | null,
): Promise<void> {
  await access.endSessions(trx, userId, but);
  await access.dropLinks(trx, userId);
  await access.dropJoins(trx, userId);
}
