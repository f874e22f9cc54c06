import type { Kysely, Transaction } from "kysely";
import { compiledOnce } from "../db/compiledOnce.ts";
import type { SessionRow, Tables, UserRow } from "../db/schema.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

/** A user with the credits of their account, and the address of whoever invited them; null where that account is gone. */
export type UserWithCredits = UserRow & { available: number; inviter_email: string | null };

/** What may be shown of a user. */
export type ShownUser = Omit<UserWithCredits, "password_hash" | "google_sub" | "created_at">;

/** A session with the user it belongs to. */
export type SessionWithUser = ShownUser & { session_created_at: number; last_seen: number };

const withCredits = (db: Db) =>
  db
    .selectFrom("users")
    .innerJoin("credit_accounts", "credit_accounts.user_id", "users.user_id")
    .leftJoin("users as inviter", "inviter.user_id", "users.referred_by")
    .selectAll("users")
    .select(["credit_accounts.available", "inviter.email as inviter_email"]);

export const insertUser = (db: Db, row: UserRow) => db.insertInto("users").values(row).execute();

export const userByEmail = (db: Db, email: string): Promise<UserWithCredits | undefined> =>
  withCredits(db).where("users.email", "=", email).executeTakeFirst();

export const userById = (db: Db, userId: string): Promise<UserWithCredits | undefined> =>
  withCredits(db).where("users.user_id", "=", userId).executeTakeFirst();

const findSession = compiledOnce<SessionWithUser>((db) =>
  db
    .selectFrom("sessions")
    .innerJoin("users", "users.user_id", "sessions.user_id")
    .innerJoin("credit_accounts", "credit_accounts.user_id", "sessions.user_id")
    .leftJoin("users as inviter", "inviter.user_id", "users.referred_by")
    .select(["users.user_id", "users.name", "users.email", "users.role", "users.referred_by", "available"])
    .select("inviter.email as inviter_email")
    .select(["sessions.created_at as session_created_at", "last_seen"])
    .where("sessions.token_hash", "=", "")
    .compile(),
);

/** A session with its person, or undefined. */
export const sessionWithUser = (db: Db, tokenHash: string): Promise<SessionWithUser | undefined> =>
  findSession(db, [tokenHash]);

export const insertSession = (db: Db, row: SessionRow) => db.insertInto("sessions").values(row).execute();

export const touchSession = (db: Db, tokenHash: string, at: number) =>
  db.updateTable("sessions").set({ last_seen: at }).where("token_hash", "=", tokenHash).execute();

export const deleteSession = (db: Db, tokenHash: string) =>
  db.deleteFrom("sessions").where("token_hash", "=", tokenHash).execute();

/** Ends sessions that were not used since `idleSince` or begun before `begunBefore`. */
export const deleteEndedSessions = (db: Db, idleSince: number, begunBefore: number) =>
  db
    .deleteFrom("sessions")
    .where((eb) => eb.or([eb("last_seen", "<", idleSince), eb("created_at", "<", begunBefore)]))
    .execute();

export const setRole = (db: Db, userId: string, role: UserRow["role"]) =>
  db.updateTable("users").set({ role }).where("user_id", "=", userId).execute();

/** A person, held for this transaction until it ends, so that two deletions follow one another; undefined when gone. */
export const lockedUser = (db: Db, userId: string) =>
  db
    .updateTable("users")
    .set((eb) => ({ name: eb.ref("name") }))
    .where("user_id", "=", userId)
    .returning("user_id")
    .executeTakeFirst();

/** Removes a person; everything that points at them goes with them. Stored replies point at nobody, so they go first. */
export async function deleteUser(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("idempotency").where("user_id", "=", userId).execute();
  await db.deleteFrom("users").where("user_id", "=", userId).execute();
}
