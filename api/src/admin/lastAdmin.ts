import { refuse } from "#models/contract/problems.ts";
import type { Transaction } from "kysely";
import type { Tables } from "../db/schema.ts";
import { lockedAdmins } from "./table.ts";

/**
 * Throws `last_admin` where this person is the only admin there is: whoever would take their role, or their account. To be
 * called in the transaction that takes it; of two such transactions at once, the second counts what the first has left.
 */
export async function refuseLastAdmin(trx: Transaction<Tables>, userId: string): Promise<void> {
  const admins = await lockedAdmins(trx);
  if (admins.length === 1 && admins[0] === userId) throw refuse("last_admin");
}
