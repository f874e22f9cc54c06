import { type Kysely, sql, type Transaction } from "kysely";
import type { InterviewerChoiceRow, ModelDayRow, ModelUseRow, Tables } from "../db/schema.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

export const choiceOf = (db: Db, userId: string): Promise<InterviewerChoiceRow | undefined> =>
  db.selectFrom("interviewer_choices").selectAll().where("user_id", "=", userId).executeTakeFirst();

export const keepChoice = (db: Db, row: InterviewerChoiceRow) =>
  db
    .insertInto("interviewer_choices")
    .values(row)
    .onConflict((on) => on.column("user_id").doUpdateSet({ when_away: row.when_away, at: row.at }))
    .execute();

/** Adds to what everyone together has used on a day. */
export const addToDay = (trx: Transaction<Tables>, row: ModelDayRow) =>
  trx
    .insertInto("model_days")
    .values(row)
    .onConflict((on) =>
      on.column("day").doUpdateSet((eb) => ({
        calls: eb("model_days.calls", "+", row.calls),
        tokens_in: eb("model_days.tokens_in", "+", row.tokens_in),
        tokens_out: eb("model_days.tokens_out", "+", row.tokens_out),
        cost: eb("model_days.cost", "+", row.cost),
      })),
    )
    .execute();

/** Adds to what one person has used on a day; nothing where the account is gone. */
export async function addToPerson(trx: Transaction<Tables>, row: ModelUseRow): Promise<void> {
  const person = await trx
    .selectFrom("users")
    .select("user_id")
    .where("user_id", "=", row.user_id)
    .executeTakeFirst();
  if (!person) return;
  await trx
    .insertInto("model_use")
    .values(row)
    .onConflict((on) =>
      on.columns(["user_id", "day"]).doUpdateSet((eb) => ({
        calls: eb("model_use.calls", "+", row.calls),
        tokens_in: eb("model_use.tokens_in", "+", row.tokens_in),
        tokens_out: eb("model_use.tokens_out", "+", row.tokens_out),
        cost: eb("model_use.cost", "+", row.cost),
      })),
    )
    .execute();
}

export const useOfPerson = (db: Db, userId: string, day: string): Promise<ModelUseRow | undefined> =>
  db
    .selectFrom("model_use")
    .selectAll()
    .where("user_id", "=", userId)
    .where("day", "=", day)
    .executeTakeFirst();

/** What a person has used, oldest day first. */
export const useByDay = (db: Db, userId: string): Promise<ModelUseRow[]> =>
  db.selectFrom("model_use").selectAll().where("user_id", "=", userId).orderBy("day").execute();

export const useOfDay = (db: Db, day: string): Promise<ModelDayRow | undefined> =>
  db.selectFrom("model_days").selectAll().where("day", "=", day).executeTakeFirst();

/** What everyone together has used from one day on. */
export async function useSince(db: Db, day: string) {
  const row = await db
    .selectFrom("model_days")
    .select((eb) => [
      eb.fn.sum("calls").as("calls"),
      eb.fn.sum(sql<number>`tokens_in + tokens_out`).as("tokens"),
      eb.fn.sum("cost").as("cost"),
    ])
    .where("day", ">=", day)
    .executeTakeFirstOrThrow();
  // An empty sum is null, and PostgreSQL's sums come as text.
  return {
    calls: Number(row.calls ?? 0),
    tokens: Number(row.tokens ?? 0),
    costInMillionths: Number(row.cost ?? 0),
  };
}

/** Removes what single persons have used before a day; the sums of everyone stay. */
export const forgetUse = (db: Db, before: string) =>
  db.deleteFrom("model_use").where("day", "<", before).execute();
