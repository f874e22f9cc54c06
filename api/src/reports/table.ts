import type { Kysely, Transaction } from "kysely";
import type { AttemptRow, ReportRequestRow, ReportRow, Tables } from "../db/schema.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

/** The inserted id, or undefined when the attempt has its report already. */
export const insertReport = (db: Db, row: ReportRow) =>
  db
    .insertInto("reports")
    .values(row)
    .onConflict((on) => on.column("attempt_id").doNothing())
    .returning("report_id")
    .executeTakeFirst();

export const reportOf = (db: Db, attemptId: string): Promise<ReportRow | undefined> =>
  db.selectFrom("reports").selectAll().where("attempt_id", "=", attemptId).executeTakeFirst();

/** A person's reports made before a moment, newest first. */
export const reportsOf = (db: Db, userId: string, limit: number, before: number): Promise<ReportRow[]> =>
  db
    .selectFrom("reports")
    .selectAll()
    .where("user_id", "=", userId)
    .where("created_at", "<", before)
    .orderBy("created_at", "desc")
    .orderBy("report_id")
    .limit(limit)
    .execute();

/** A person's newest report of a round. */
export const newestReport = (db: Db, userId: string, companyId: string, roundId: string) =>
  db
    .selectFrom("reports")
    .selectAll()
    .where("user_id", "=", userId)
    .where("company_id", "=", companyId)
    .where("round_id", "=", roundId)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();

/**
 * The state of an attempt, which stays as it is until this transaction ends. (SQLite has no `for update`; an update that
 * changes nothing takes the same lock.)
 */
export async function lockedState(trx: Transaction<Tables>, attemptId: string) {
  const row = await trx
    .updateTable("attempts")
    .set((eb) => ({ state: eb.ref("state") }))
    .where("attempt_id", "=", attemptId)
    .returning("state")
    .executeTakeFirst();
  return row?.state;
}

/** An attempt, whosever it is. */
export const anyAttempt = (db: Db, attemptId: string): Promise<AttemptRow | undefined> =>
  db.selectFrom("attempts").selectAll().where("attempt_id", "=", attemptId).executeTakeFirst();

export const requestOf = (db: Db, attemptId: string): Promise<ReportRequestRow | undefined> =>
  db.selectFrom("report_requests").selectAll().where("attempt_id", "=", attemptId).executeTakeFirst();

/** Keeps what was sent; of what is there already only how long it is waited for changes, unless it is to be replaced. */
export const keepRequest = (db: Db, row: ReportRequestRow, { replace }: { replace: boolean }) =>
  db
    .insertInto("report_requests")
    .values(row)
    .onConflict((on) =>
      on.column("attempt_id").doUpdateSet(replace ? row : { waiting_until: row.waiting_until }),
    )
    .execute();

/** Notes that a call has stopped waiting, unless a later one waits. */
export const waitNoMore = (db: Db, attemptId: string, waitingUntil: number) =>
  db
    .updateTable("report_requests")
    .set({ waiting_until: 0 })
    .where("attempt_id", "=", attemptId)
    .where("waiting_until", "=", waitingUntil)
    .execute();

/** Removes what was sent and returns it. */
export const takeRequest = (db: Db, attemptId: string): Promise<ReportRequestRow | undefined> =>
  db.deleteFrom("report_requests").where("attempt_id", "=", attemptId).returningAll().executeTakeFirst();
