import type { Kysely, Transaction } from "kysely";
import type { ReportRow, Tables } from "../db/schema.ts";

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
