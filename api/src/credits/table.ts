import { sql, type Transaction } from "kysely";
import type { CreditEntryRow, CreditHoldRow, Tables } from "../db/schema.ts";

type Trx = Transaction<Tables>;

export const insertAccount = (trx: Trx, user_id: string) =>
  trx.insertInto("credit_accounts").values({ user_id, available: 0, held: 0 }).execute();

export const balanceOf = (trx: Trx, user_id: string) =>
  trx.selectFrom("credit_accounts").selectAll().where("user_id", "=", user_id).executeTakeFirst();

/**
 * The balance, held for this transaction until it ends: whoever books next on the same account waits, on either engine.
 * (SQLite has no `for update`; an update that changes nothing takes the same lock.)
 */
export const lockedBalance = (trx: Trx, user_id: string) =>
  trx
    .updateTable("credit_accounts")
    .set((eb) => ({ held: eb.ref("held") }))
    .where("user_id", "=", user_id)
    .returningAll()
    .executeTakeFirst();

/** Moves amounts between the account's two pots; the checks of the table refuse a negative one. */
export const move = (trx: Trx, user_id: string, change: { available: number; held: number }) =>
  trx
    .updateTable("credit_accounts")
    .set((eb) => ({
      available: eb("available", "+", change.available),
      held: eb("held", "+", change.held),
    }))
    .where("user_id", "=", user_id)
    .returningAll()
    .executeTakeFirst();

/** Takes from the free credits only when there are enough; undefined when there are not. */
export const reserve = (trx: Trx, user_id: string, amount: number) =>
  trx
    .updateTable("credit_accounts")
    .set((eb) => ({ available: eb("available", "-", amount), held: eb("held", "+", amount) }))
    .where("user_id", "=", user_id)
    .where("available", ">=", amount)
    .returningAll()
    .executeTakeFirst();

/** The new hold, or undefined when this purpose is held already. */
export const insertHold = (trx: Trx, row: CreditHoldRow) =>
  trx
    .insertInto("credit_holds")
    .values(row)
    // Word for word the condition of the index: SQLite does not match it against a bound value.
    .onConflict((on) =>
      on
        .columns(["user_id", "purpose"])
        .where(sql<boolean>`state = 'held'`)
        .doNothing(),
    )
    .returning("hold_id")
    .executeTakeFirst();

/** Ends a hold once; undefined when it had ended before. */
export const endHold = (trx: Trx, hold_id: string, state: "settled" | "released", at: number) =>
  trx
    .updateTable("credit_holds")
    .set({ state, resolved_at: at })
    .where("hold_id", "=", hold_id)
    .where("state", "=", "held")
    .returningAll()
    .executeTakeFirst();

export const expiredHolds = (trx: Trx, now: number) =>
  trx
    .selectFrom("credit_holds")
    .select("hold_id")
    .where("state", "=", "held")
    .where("lease_until", "<=", now)
    // In one order, so that two processes never wait for each other.
    .orderBy("hold_id")
    .execute();

/** The entry, or undefined when its event is booked already. */
export const insertEntry = (trx: Trx, row: CreditEntryRow) =>
  trx
    .insertInto("credit_entries")
    .values(row)
    .onConflict((on) => on.column("idem").doNothing())
    .returning("entry_id")
    .executeTakeFirst();

/** The held rows of a person, in one order. */
export const heldBy = (trx: Trx, user_id: string) =>
  trx
    .selectFrom("credit_holds")
    .select("hold_id")
    .where("user_id", "=", user_id)
    .where("state", "=", "held")
    .orderBy("hold_id")
    .execute();

/** Gives a person's entries and holds to nobody; the table lets this change through, once. */
export async function disown(trx: Trx, user_id: string, nobody: string): Promise<void> {
  await trx
    .updateTable("credit_entries")
    .set({ user_id: nobody, idem: sql<string>`replace(idem, ${user_id}, ${nobody})` })
    .where("user_id", "=", user_id)
    .execute();
  await trx.updateTable("credit_holds").set({ user_id: nobody }).where("user_id", "=", user_id).execute();
}
