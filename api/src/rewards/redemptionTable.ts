import { type Kysely, sql, type Transaction } from "kysely";
import type { RedemptionRow, Tables } from "../db/schema.ts";

type Trx = Transaction<Tables>;
type Db = Kysely<Tables> | Trx;
type State = RedemptionRow["state"];

/** The new request, or undefined where one is open. */
export const insertRequest = (trx: Trx, row: RedemptionRow) =>
  trx
    .insertInto("redemptions")
    .values(row)
    // Word for word the condition of the index: SQLite does not match it against a bound value.
    .onConflict((on) =>
      on
        .column("user_id")
        .where(sql<boolean>`state in ('requested','due')`)
        .doNothing(),
    )
    .returningAll()
    .executeTakeFirst();

/** The request of a person that is open. */
export const openOf = (db: Db, userId: string): Promise<RedemptionRow | undefined> =>
  db
    .selectFrom("redemptions")
    .selectAll()
    .where("user_id", "=", userId)
    .where("state", "in", ["requested", "due"])
    .executeTakeFirst();

/** Those of a person that have ended, newest first. */
export const endedOf = (db: Db, userId: string, limit: number): Promise<RedemptionRow[]> =>
  db
    .selectFrom("redemptions")
    .selectAll()
    .where("user_id", "=", userId)
    .where("state", "in", ["settled", "returned"])
    .orderBy("ended_at", "desc")
    .orderBy("redemption_id")
    .limit(limit)
    .execute();

/** Changes where a request is to be paid to, until its month ends; undefined where there is none. */
export const changeUpi = (trx: Trx, userId: string, upiId: string) =>
  trx
    .updateTable("redemptions")
    .set({ upi_id: upiId })
    .where("user_id", "=", userId)
    .where("state", "=", "requested")
    .returning("redemption_id")
    .executeTakeFirst();

/** Removes a request whose month has not ended; undefined where there is none. */
export const removeRequest = (trx: Trx, userId: string) =>
  trx
    .deleteFrom("redemptions")
    .where("user_id", "=", userId)
    .where("state", "=", "requested")
    .returning("redemption_id")
    .executeTakeFirst();

type Requested = { redemption_id: string; user_id: string };

/** Requests made before a moment that wait for their month to end: those behind `after`, in the order of their ids. */
export const requestedBefore = (db: Db, before: number, after: string, limit: number): Promise<Requested[]> =>
  db
    .selectFrom("redemptions")
    .select(["redemption_id", "user_id"])
    .where("state", "=", "requested")
    .where("created_at", "<", before)
    .where("redemption_id", ">", after)
    .orderBy("redemption_id")
    .limit(limit)
    .execute();

/** Whether a person has a pay-out of this month that was not returned. */
export const hasPayout = async (trx: Trx, userId: string, month: string): Promise<boolean> =>
  (await trx
    .selectFrom("redemptions")
    .select("redemption_id")
    .where("user_id", "=", userId)
    .where("month", "=", month)
    .where("state", "<>", "returned")
    .executeTakeFirst()) !== undefined;

/** Moves a request on, where it is in one of the states `from`; undefined where it is not, or is not there. */
export const moveOn = (
  trx: Trx,
  redemptionId: string,
  from: readonly State[],
  change: Partial<Omit<RedemptionRow, "redemption_id" | "user_id" | "created_at">>,
): Promise<RedemptionRow | undefined> =>
  trx
    .updateTable("redemptions")
    .set(change)
    .where("redemption_id", "=", redemptionId)
    .where("state", "in", from)
    .returningAll()
    .executeTakeFirst();

/** A request with whose it is; null where the account is gone. */
export type WithPerson = RedemptionRow & { name: string | null; email: string | null };

const withPerson = (db: Db) =>
  db
    .selectFrom("redemptions")
    .leftJoin("users", "users.user_id", "redemptions.user_id")
    .selectAll("redemptions")
    .select(["users.name", "users.email"]);

export const redemptionOf = (db: Db, redemptionId: string): Promise<WithPerson | undefined> =>
  withPerson(db).where("redemption_id", "=", redemptionId).executeTakeFirst();

/** Requests behind `last`, oldest first. */
export function listed(
  db: Db,
  { state, limit, last }: { state?: State | undefined; limit: number; last?: RedemptionRow | undefined },
): Promise<WithPerson[]> {
  let list = withPerson(db).orderBy("redemptions.created_at").orderBy("redemption_id").limit(limit);
  if (state !== undefined) list = list.where("state", "=", state);
  if (last === undefined) return list.execute();
  return list
    .where((eb) =>
      eb.or([
        eb("redemptions.created_at", ">", last.created_at),
        eb.and([
          eb("redemptions.created_at", "=", last.created_at),
          eb("redemption_id", ">", last.redemption_id),
        ]),
      ]),
    )
    .execute();
}

/** Gives a person's requests to nobody; what they were to be paid to goes with the name. */
export const disownRedemptions = (trx: Trx, userId: string, nobody: string) =>
  trx.updateTable("redemptions").set({ user_id: nobody, upi_id: "" }).where("user_id", "=", userId).execute();
