import { refuse } from "#models/contract/problems.ts";
import type { Deps } from "../deps.ts";
import * as access from "./accessTable.ts";
import { endOldWaysIn } from "./oldWaysIn.ts";
import { hashPassword, isPassword } from "./passwords.ts";

/**
 * Changes a password by the old one, or sets a first one; every other session ends. Throws `wrong_old_password`, also
 * where the password has been changed by somebody else this very moment.
 */
export async function changePassword(
  deps: Pick<Deps, "database">,
  who: { userId: string; tokenHash: string },
  { oldPassword, newPassword }: { oldPassword?: string | undefined; newPassword: string },
): Promise<void> {
  const { db, inTransaction } = deps.database;
  const present = (await access.byId(db, who.userId))?.password_hash ?? null;
  if (present !== null && !(await isPassword(oldPassword ?? "", present))) throw refuse("wrong_old_password");
  const password_hash = await hashPassword(newPassword);
  await inTransaction(async (trx) => {
    const now = await access.locked(trx, who.userId);
    if (now?.password_hash !== present) throw refuse("wrong_old_password");
    await access.change(trx, who.userId, { password_hash });
    await endOldWaysIn(trx, who.userId, who.tokenHash);
  });
}
