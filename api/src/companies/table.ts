import type { Kysely, Transaction } from "kysely";
import type { CompanyRow, RoundRow, Tables } from "../db/schema.ts";

type Db = Kysely<Tables> | Transaction<Tables>;
type Trx = Transaction<Tables>;

/** Rows of one statement; ten columns each stay far below the engines' limits of parameters. */
const AT_ONCE = 500;

export const listedCompanies = (db: Db): Promise<CompanyRow[]> =>
  db.selectFrom("companies").selectAll().where("removed_at", "is", null).execute();

/** A company, also a removed one. */
export const companyOf = (db: Db, companyId: string): Promise<CompanyRow | undefined> =>
  db.selectFrom("companies").selectAll().where("company_id", "=", companyId).executeTakeFirst();

/** Rounds of these companies on the list, by place. */
export async function listedRounds(db: Db, companyIds: readonly string[]): Promise<RoundRow[]> {
  if (companyIds.length === 0) return [];
  return db
    .selectFrom("rounds")
    .selectAll()
    .where("company_id", "in", companyIds)
    .where("removed_at", "is", null)
    .orderBy("place")
    .execute();
}

export const roundsOf = (trx: Trx, companyId: string): Promise<RoundRow[]> =>
  trx
    .selectFrom("rounds")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("removed_at", "is", null)
    .orderBy("place")
    .execute();

/** Whether there is any company, also a removed one. */
export const hasCompanies = async (trx: Trx): Promise<boolean> =>
  (await trx.selectFrom("companies").select("company_id").limit(1).executeTakeFirst()) !== undefined;

function* slices<T>(rows: readonly T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += AT_ONCE) yield rows.slice(start, start + AT_ONCE);
}

export async function insertCompanies(trx: Trx, rows: readonly CompanyRow[]) {
  for (const some of slices(rows)) await trx.insertInto("companies").values(some).execute();
}

export async function insertRounds(trx: Trx, rows: readonly RoundRow[]) {
  for (const some of slices(rows)) await trx.insertInto("rounds").values(some).execute();
}

/** Inserts what is not there yet. */
export async function insertMissing(
  trx: Trx,
  { companies, rounds }: { companies: readonly CompanyRow[]; rounds: readonly RoundRow[] },
) {
  for (const some of slices(companies)) {
    await trx
      .insertInto("companies")
      .values(some)
      .onConflict((on) => on.doNothing())
      .execute();
  }
  for (const some of slices(rounds)) {
    await trx
      .insertInto("rounds")
      .values(some)
      .onConflict((on) => on.doNothing())
      .execute();
  }
}

/** A company on the list, held until the transaction ends; undefined when it is not on it. */
export const lockedCompany = (trx: Trx, companyId: string): Promise<CompanyRow | undefined> =>
  trx
    .updateTable("companies")
    .set((eb) => ({ name: eb.ref("name") }))
    .where("company_id", "=", companyId)
    .where("removed_at", "is", null)
    .returningAll()
    .executeTakeFirst();

export const updateCompany = (trx: Trx, { company_id, ...change }: CompanyRow) =>
  trx.updateTable("companies").set(change).where("company_id", "=", company_id).execute();

export const updateRound = (trx: Trx, { round_id, company_id, ...change }: RoundRow) =>
  trx
    .updateTable("rounds")
    .set(change)
    .where("round_id", "=", round_id)
    .where("company_id", "=", company_id)
    .execute();

export async function removeRounds(trx: Trx, roundIds: readonly string[], at: number) {
  if (roundIds.length === 0) return;
  await trx.updateTable("rounds").set({ removed_at: at }).where("round_id", "in", roundIds).execute();
}

/** Takes a company with its rounds off the list. */
export async function removeCompany(trx: Trx, companyId: string, at: number): Promise<void> {
  await trx.updateTable("companies").set({ removed_at: at }).where("company_id", "=", companyId).execute();
  await trx
    .updateTable("rounds")
    .set({ removed_at: at })
    .where("company_id", "=", companyId)
    .where("removed_at", "is", null)
    .execute();
}
