import type { Transaction } from "kysely";
import type { RewardEntryRow, Tables } from "../db/schema.ts";

type Trx = Transaction<Tables>;

/** Who invited this person, where that was said before `at`. */
export async function referrerOf(trx: Trx, userId: string, at: number): Promise<string | undefined> {
  const row = await trx
    .selectFrom("users")
    .select("referred_by")
    .where("user_id", "=", userId)
    .where("referred_at", "<=", at)
    .executeTakeFirst();
  return row?.referred_by ?? undefined;
}

/** The entry, once per event. */
export const insertEntry = (trx: Trx, row: RewardEntryRow) =>
  trx
    .insertInto("reward_entries")
    .values(row)
    .onConflict((on) => on.column("idem").doNothing())
    .execute();

/** Takes a person's name out of the entries, on both sides. */
export async function disown(trx: Trx, userId: string, nobody: string): Promise<void> {
  await trx.updateTable("reward_entries").set({ user_id: nobody }).where("user_id", "=", userId).execute();
  await trx
    .updateTable("reward_entries")
    .set({ from_user_id: nobody })
    .where("from_user_id", "=", userId)
    .execute();
}

/** What a payment has brought its referrer so far, entry by entry. */
export const entriesOf = (trx: Trx, paymentId: string) =>
  trx.selectFrom("reward_entries").selectAll().where("payment_id", "=", paymentId).execute();
