import { type Kysely, sql, type Transaction } from "kysely";
import type { Engine } from "../db/engine.ts";
import type { RewardEntryRow, Tables, UserRow } from "../db/schema.ts";

type Trx = Transaction<Tables>;
type Db = Kysely<Tables> | Trx;

/** Any number that no other lock of this database has. */
const LINK_LOCK = 7_310_001;

/**
 * From here to the end of the transaction nobody else links: a circle of people who name one another at the same moment
 * could not be seen by any of them otherwise. SQLite has one writer at a time anyway.
 */
export async function lockLinks(trx: Trx, engine: Engine): Promise<void> {
  if (engine === "postgres") await sql`select pg_advisory_xact_lock(${LINK_LOCK})`.execute(trx);
}

/** Whoever has this address or code, held for this transaction until it ends: their account is not deleted meanwhile. */
export const lockedInviter = (trx: Trx, column: "email" | "invite_code", value: string) =>
  trx
    .updateTable("users")
    .set((eb) => ({ name: eb.ref("name") }))
    .where(column, "=", value)
    .returning("user_id")
    .executeTakeFirst();

/** Whether `userId` is among those who have invited `from`, directly or over others; true also for a longer way than `most`. */
export async function isInvitedBy(trx: Trx, from: string, userId: string, most: number): Promise<boolean> {
  const { rows } = await sql<{ user_id: string }>`
    with recursive chain(user_id, referred_by, steps) as (
      select user_id, referred_by, 1 from users where user_id = ${from}
      union all
      select users.user_id, users.referred_by, chain.steps + 1
        from users join chain on users.user_id = chain.referred_by where chain.steps < ${most})
    select user_id from chain where user_id = ${userId} or steps = ${most} limit 1`.execute(trx);
  return rows.length > 0;
}

/** Who invited this person, as it is stored. */
export const referredBy = (trx: Trx, userId: string) =>
  trx.selectFrom("users").select("referred_by").where("user_id", "=", userId).executeTakeFirst();

/** Says, once, who invited a person; undefined where it was said before. */
export const link = (
  trx: Trx,
  userId: string,
  change: { [K in "referred_by" | "referred_at"]: NonNullable<UserRow[K]> },
) =>
  trx
    .updateTable("users")
    .set(change)
    .where("user_id", "=", userId)
    .where("referred_by", "is", null)
    .returning("user_id")
    .executeTakeFirst();

export const inviteCodeOf = (db: Db, userId: string) =>
  db.selectFrom("users").select("invite_code").where("user_id", "=", userId).executeTakeFirst();

/** Gives a person their code where they have none. Fails as a duplicate where somebody else has it. */
export const setInviteCode = (trx: Trx, userId: string, code: string) =>
  trx
    .updateTable("users")
    .set({ invite_code: code })
    .where("user_id", "=", userId)
    .where("invite_code", "is", null)
    .execute();

/** How many people have named this one. */
export async function invitedBy(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom("users")
    .select((eb) => eb.fn.countAll<number>().as("people"))
    .where("referred_by", "=", userId)
    .executeTakeFirst();
  return Number(row?.people ?? 0);
}

/**
 * Who invited this person, where that was said before `at` and that account is still there. It is held for this
 * transaction until it ends: whatever changes somebody's rewards happens one after the other.
 */
export async function lockedReferrer(trx: Trx, userId: string, at: number): Promise<string | undefined> {
  const row = await trx
    .updateTable("users")
    .set((eb) => ({ name: eb.ref("name") }))
    .where("user_id", "=", (eb) =>
      eb
        .selectFrom("users as friend")
        .select("friend.referred_by")
        .where("friend.user_id", "=", userId)
        .where("friend.referred_at", "<=", at),
    )
    .returning("user_id")
    .executeTakeFirst();
  return row?.user_id;
}

/** The entry, once per event. */
export const insertEntry = (trx: Trx, row: RewardEntryRow) =>
  trx
    .insertInto("reward_entries")
    .values(row)
    .onConflict((on) => on.column("idem").doNothing())
    .execute();

/** What a payment has brought its referrer so far, entry by entry. */
export const entriesOf = (trx: Trx, paymentId: string) =>
  trx.selectFrom("reward_entries").selectAll().where("payment_id", "=", paymentId).execute();

/** An entry with what is shown of it. */
export type EntryWithMore = Pick<RewardEntryRow, "entry_id" | "amount_in_paise" | "at"> & {
  friend: string | null;
  state: string | null;
};

const whole = (db: Db, userId: string) =>
  db.selectFrom("reward_entries").where("reward_entries.user_id", "=", userId);

/** Entries of a person, newest first, those older than `after`; undefined where they have no such entry. */
export async function entriesPage(
  db: Db,
  userId: string,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<EntryWithMore[] | undefined> {
  const list = whole(db, userId)
    .leftJoin("users", "users.user_id", "reward_entries.from_user_id")
    .leftJoin("redemptions", "redemptions.redemption_id", "reward_entries.redemption_id")
    .select(["entry_id", "reward_entries.amount_in_paise", "at", "users.name as friend", "redemptions.state"])
    .orderBy("at", "desc")
    .orderBy("entry_id", "desc")
    .limit(limit);
  if (after === undefined) return list.execute();
  const last = await whole(db, userId)
    .select(["at", "entry_id"])
    .where("entry_id", "=", after)
    .executeTakeFirst();
  if (!last) return undefined;
  return list
    .where((eb) =>
      eb.or([eb("at", "<", last.at), eb.and([eb("at", "=", last.at), eb("entry_id", "<", last.entry_id)])]),
    )
    .execute();
}

/**
 * What a person's entries come to that belong to no pay-out, in paise.
 * @param before only those made before this moment
 */
export async function freeSum(db: Db, userId: string, before?: number): Promise<number> {
  const free = db
    .selectFrom("reward_entries")
    .select((eb) => eb.fn.sum<number | null>("amount_in_paise").as("sum"))
    .where("user_id", "=", userId)
    .where("redemption_id", "is", null);
  const row = await (before === undefined ? free : free.where("at", "<", before)).executeTakeFirst();
  return Number(row?.sum ?? 0);
}

/** The same of several people, by their id. */
export async function freeSums(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("reward_entries")
    .select((eb) => ["user_id", eb.fn.sum<number>("amount_in_paise").as("sum")])
    .where("user_id", "in", userIds)
    .where("redemption_id", "is", null)
    .groupBy("user_id")
    .execute();
  return new Map(rows.map(({ user_id, sum }) => [user_id, Number(sum)]));
}

/** Puts a person's free entries made before a moment into a pay-out. */
export const takeEntries = (trx: Trx, userId: string, before: number, redemptionId: string) =>
  trx
    .updateTable("reward_entries")
    .set({ redemption_id: redemptionId })
    .where("user_id", "=", userId)
    .where("redemption_id", "is", null)
    .where("at", "<", before)
    .execute();

/** Gives the entries of a pay-out back to the balance. */
export const freeEntries = (trx: Trx, redemptionId: string) =>
  trx
    .updateTable("reward_entries")
    .set({ redemption_id: null })
    .where("redemption_id", "=", redemptionId)
    .execute();

/**
 * Takes a person's name out of the entries, on both sides, and out of the accounts of those whom they have invited:
 * these stay linked, to nobody.
 */
export async function disown(trx: Trx, userId: string, nobody: string): Promise<void> {
  await trx.updateTable("reward_entries").set({ user_id: nobody }).where("user_id", "=", userId).execute();
  await trx
    .updateTable("reward_entries")
    .set({ from_user_id: nobody })
    .where("from_user_id", "=", userId)
    .execute();
  await trx.updateTable("users").set({ referred_by: nobody }).where("referred_by", "=", userId).execute();
}
