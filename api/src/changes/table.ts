import { type Kysely, sql } from "kysely";
import type { AnswerRow, AttemptRow, ReportRow, Tables } from "../db/schema.ts";

type Db = Kysely<Tables>;

/** Numbers after `since` up to `until`; both are of the person's own sequence. */
export type Span = { userId: string; since: number; until: number };

/** A changed row, without the row: its number, and its size in characters. */
export type Changed = { seq: number; id: string; size: number };

/** The last number given out to a person; 0 before the first. Every row with a lower or the same one can be read. */
export async function headOf(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom("sync_heads")
    .select("seq")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.seq ?? 0;
}

const sizes = {
  attempts: sql<number>`(select coalesce(sum(length(q.body)), 0) from questions q
    where q.attempt_id = page.id and page.state = 'open')`,
  answers: sql<number>`(select length(a.text) + (select coalesce(max(length(h.text)), 0) from answer_history h
    where h.question_id = a.question_id and h.server_rev = a.server_rev)
    from answers a where a.question_id = page.id)`,
  reports: sql<number>`(select length(r.body) from reports r where r.report_id = page.id)`,
};

const keys = { attempts: "attempt_id", answers: "question_id", reports: "report_id" } as const;

/** A table whose rows carry a number. */
export type Numbered = keyof typeof keys;

/** The first `limit` changes of a kind, in order. Sizes are worked out for these rows alone. */
export async function changedRows(db: Db, table: Numbered, span: Span, limit: number): Promise<Changed[]> {
  const state = sql.raw(table === "attempts" ? "state" : "''");
  const { rows } = await sql<Changed>`
    select page.seq, page.id, ${sizes[table]} as size from (
      select seq, ${sql.ref(keys[table])} as id, ${state} as state from ${sql.table(table)}
      where user_id = ${span.userId} and seq > ${span.since} and seq <= ${span.until}
      order by seq, ${sql.ref(keys[table])} limit ${limit}
    ) as page order by page.seq, page.id`.execute(db);
  return rows.map(({ seq, id, size }) => ({ seq, id, size: Number(size) }));
}

/** The attempts with these ids, by their numbers. */
export const attemptsWith = async (db: Db, ids: readonly string[]): Promise<AttemptRow[]> =>
  ids.length === 0
    ? []
    : db.selectFrom("attempts").selectAll().where("attempt_id", "in", ids).orderBy("seq").execute();

/** The answers to these questions, by their numbers. */
export const answersWith = async (db: Db, ids: readonly string[]): Promise<AnswerRow[]> =>
  ids.length === 0
    ? []
    : db.selectFrom("answers").selectAll().where("question_id", "in", ids).orderBy("seq").execute();

/** The reports with these ids, by their numbers. */
export const reportsWith = async (db: Db, ids: readonly string[]): Promise<ReportRow[]> =>
  ids.length === 0
    ? []
    : db.selectFrom("reports").selectAll().where("report_id", "in", ids).orderBy("seq").execute();
