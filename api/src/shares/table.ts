import type { Kysely, Transaction } from "kysely";
import type { ReportRow, ShareRow, Tables } from "../db/schema.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

/**
 * The link to a report, which a second one for the same report only changes: it keeps its id, address and end, unless it had
 * ended by `row.created_at`. Returns what is stored then.
 */
export async function keepShare(trx: Transaction<Tables>, row: ShareRow): Promise<ShareRow> {
  await trx
    .deleteFrom("shares")
    .where("attempt_id", "=", row.attempt_id)
    .where("ends_at", "<=", row.created_at)
    .execute();
  return trx
    .insertInto("shares")
    .values(row)
    .onConflict((on) =>
      on.column("attempt_id").doUpdateSet({ with_answers: row.with_answers, shown_as: row.shown_as }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The report of one's own attempt. */
export const ownReport = (db: Db, userId: string, attemptId: string): Promise<ReportRow | undefined> =>
  db
    .selectFrom("reports")
    .selectAll()
    .where("attempt_id", "=", attemptId)
    .where("user_id", "=", userId)
    .executeTakeFirst();

type Part = { limit: number; until: number; now: number };

/** A person's links that work, with their reports, newest first: those made before `until`. */
export const sharesOf = (db: Db, userId: string, { limit, until, now }: Part) =>
  db
    .selectFrom("shares as s")
    .innerJoin("reports as r", "r.attempt_id", "s.attempt_id")
    .selectAll("s")
    .select("r.body")
    .where("s.user_id", "=", userId)
    .where("s.ends_at", ">", now)
    .where("s.created_at", "<", until)
    .orderBy("s.created_at", "desc")
    .orderBy("s.share_id")
    .limit(limit)
    .execute();

/** All links of a person that are kept, oldest first. */
export const everyShareOf = (db: Db, userId: string): Promise<ShareRow[]> =>
  db.selectFrom("shares").selectAll().where("user_id", "=", userId).orderBy("created_at").execute();

/** Ends a link of one's own; nothing where it has ended. */
export const dropShare = (trx: Transaction<Tables>, userId: string, shareId: string) =>
  trx.deleteFrom("shares").where("share_id", "=", shareId).where("user_id", "=", userId).execute();

/** A link that works, with its report. */
export const sharedBy = (db: Db, token: string, now: number) =>
  db
    .selectFrom("shares as s")
    .innerJoin("reports as r", "r.attempt_id", "s.attempt_id")
    .selectAll("s")
    .select("r.body")
    .where("s.token", "=", token)
    .where("s.ends_at", ">", now)
    .executeTakeFirst();

/** Removes links that have ended. */
export const dropEnded = (trx: Transaction<Tables>, now: number) =>
  trx.deleteFrom("shares").where("ends_at", "<=", now).execute();
