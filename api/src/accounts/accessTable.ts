import type { Kysely, Transaction } from "kysely";
import type { GoogleJoinRow, PasswordLinkRow, SessionRow, Tables, UserRow } from "../db/schema.ts";

/*
 * How people get in: passwords, Google accounts, links and sessions.
 */
type Db = Kysely<Tables> | Transaction<Tables>;

/** What proves who somebody is. */
export type Access = Pick<UserRow, "user_id" | "email" | "password_hash" | "google_sub">;

/** A person's ways in, held for this transaction until it ends, so that two changes follow one another. */
export const locked = (db: Db, userId: string): Promise<Access | undefined> =>
  db
    .updateTable("users")
    .set((eb) => ({ name: eb.ref("name") }))
    .where("user_id", "=", userId)
    .returning(["user_id", "email", "password_hash", "google_sub"])
    .executeTakeFirst();

const access = (db: Db) => db.selectFrom("users").select(["user_id", "email", "password_hash", "google_sub"]);

export const byId = (db: Db, userId: string): Promise<Access | undefined> =>
  access(db).where("user_id", "=", userId).executeTakeFirst();

export const byEmail = (db: Db, email: string): Promise<Access | undefined> =>
  access(db).where("email", "=", email).executeTakeFirst();

/** Whoever has this Google account or this address, in one look: between two looks, somebody could be made. */
export const bySubOrEmail = (db: Db, { sub, email }: { sub: string; email: string }): Promise<Access[]> =>
  access(db)
    .where((eb) => eb.or([eb("google_sub", "=", sub), eb("email", "=", email)]))
    .execute();

export type AccessChange = Partial<Pick<UserRow, "name" | "email" | "password_hash" | "google_sub">>;

export const change = (db: Db, userId: string, set: AccessChange) =>
  db.updateTable("users").set(set).where("user_id", "=", userId).execute();

/** A person's sessions that have not ended by time, the last used first. */
export const sessionsOf = (
  db: Db,
  userId: string,
  alive: { idleSince: number; begunSince: number },
): Promise<SessionRow[]> =>
  db
    .selectFrom("sessions")
    .selectAll()
    .where("user_id", "=", userId)
    .where("last_seen", ">=", alive.idleSince)
    .where("created_at", ">=", alive.begunSince)
    .orderBy("last_seen", "desc")
    .orderBy("created_at", "desc")
    .orderBy("token_hash")
    .execute();

/** Ends a person's sessions but one; their pushes end with them. */
export const endSessions = (db: Db, userId: string, but: string | null) =>
  db
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .$if(but !== null, (query) => query.where("token_hash", "<>", but ?? ""))
    .execute();

export const insertLink = (db: Db, row: PasswordLinkRow) =>
  db.insertInto("password_links").values(row).execute();

/** A link to a new password that may still be used. */
export const link = (db: Db, tokenHash: string, now: number): Promise<PasswordLinkRow | undefined> =>
  db
    .selectFrom("password_links")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();

/** Uses a link up; undefined when somebody else has just done so, or it is too old. */
export const takeLink = (db: Db, tokenHash: string, now: number) =>
  db
    .deleteFrom("password_links")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .returning("user_id")
    .executeTakeFirst();

export const dropLinks = (db: Db, userId: string) =>
  db.deleteFrom("password_links").where("user_id", "=", userId).execute();

export const insertJoin = (db: Db, row: GoogleJoinRow) => db.insertInto("google_joins").values(row).execute();

/** A ticket that may still be used. */
export const join = (db: Db, ticketHash: string, now: number): Promise<GoogleJoinRow | undefined> =>
  db
    .selectFrom("google_joins")
    .selectAll()
    .where("ticket_hash", "=", ticketHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();

/** Uses a ticket up; undefined when somebody else has just done so, or it is too old. */
export const takeJoin = (db: Db, ticketHash: string, now: number) =>
  db
    .deleteFrom("google_joins")
    .where("ticket_hash", "=", ticketHash)
    .where("expires_at", ">", now)
    .returning("google_sub")
    .executeTakeFirst();

export const dropJoins = (db: Db, userId: string) =>
  db.deleteFrom("google_joins").where("user_id", "=", userId).execute();

/** Removes links and tickets whose time is over. */
export async function dropExpired(db: Db, now: number): Promise<void> {
  await db.deleteFrom("password_links").where("expires_at", "<=", now).execute();
  await db.deleteFrom("google_joins").where("expires_at", "<=", now).execute();
}
