import { refuseLastAdmin } from "../admin/lastAdmin.ts";
import { nextChange } from "../changes/sequence.ts";
import { closeAccount } from "../credits/actions.ts";
import type { Deps } from "../deps.ts";
import { disownPurchases } from "../payments/actions.ts";
import { resumeShelf } from "../resumes/shelf.ts";
import * as table from "./table.ts";

/**
 * Deletes a person with everything in the account: at once, in one transaction, and all sessions end with it. Entries of
 * the ledger stay without the person, so that the sums still add up (rule LE5). Deleting twice is no error. Throws
 * `last_admin` where nobody would be left to run the business.
 */
export async function eraseAccount(deps: Deps, userId: string): Promise<void> {
  await deps.database.inTransaction(async (trx) => {
    if (!(await table.lockedUser(trx, userId))) return;
    await refuseLastAdmin(trx, userId);
    // Whoever was just writing something of this person's has ended then, and whoever comes later finds nobody.
    await nextChange(trx, userId);
    await closeAccount(deps, trx, userId);
    await disownPurchases(deps, trx, userId);
    await table.deleteUser(trx, userId);
  });
  await resumeShelf(deps).drop(userId);
}
