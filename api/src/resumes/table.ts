import type { Kysely, Transaction } from "kysely";
import type { KeptResumeRow, Tables } from "../db/schema.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

export const kept = (db: Db, userId: string): Promise<KeptResumeRow | undefined> =>
  db.selectFrom("kept_resumes").selectAll().where("user_id", "=", userId).executeTakeFirst();

/** The name of the kept file, without reading the file. */
export const keptName = async (db: Db, userId: string): Promise<string | undefined> =>
  (await db.selectFrom("kept_resumes").select("name").where("user_id", "=", userId).executeTakeFirst())?.name;

export const keep = (db: Db, { user_id, ...rest }: KeptResumeRow) =>
  db
    .insertInto("kept_resumes")
    .values({ user_id, ...rest })
    .onConflict((on) => on.column("user_id").doUpdateSet(rest))
    .execute();

export const drop = (db: Db, userId: string) =>
  db.deleteFrom("kept_resumes").where("user_id", "=", userId).execute();
