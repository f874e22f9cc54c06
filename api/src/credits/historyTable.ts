import type { Kysely } from "kysely";
import type { CreditEntryRow, Tables } from "../db/schema.ts";

type Db = Kysely<Tables>;

const ofPerson = (db: Db, userId: string) => db.selectFrom("credit_entries").where("user_id", "=", userId);

/** Entries of a person, newest first, those older than `after`; undefined where they have no such entry. */
export async function entriesPage(
  db: Db,
  userId: string,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<CreditEntryRow[] | undefined> {
  const list = ofPerson(db, userId)
    .selectAll()
    .orderBy("at", "desc")
    .orderBy("entry_id", "desc")
    .limit(limit);
  if (after === undefined) return list.execute();
  const last = await ofPerson(db, userId)
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

/** A round by name; it is there also when it was taken off the list. */
export type RoundName = { round_id: string; title: string; company: string };

export async function roundNames(
  db: Db,
  roundIds: readonly string[],
): Promise<ReadonlyMap<string, RoundName>> {
  if (roundIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("rounds")
    .innerJoin("companies", "companies.company_id", "rounds.company_id")
    .select(["round_id", "title", "companies.name as company"])
    .where("round_id", "in", roundIds)
    .execute();
  return new Map(rows.map((row) => [row.round_id, row]));
}

/** What a person's payments have cost, in paise. */
export async function pricesPaid(
  db: Db,
  userId: string,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("payments")
    .innerJoin("orders", "orders.order_id", "payments.order_id")
    .select(["payments.payment_id", "payments.amount_in_paise"])
    .where("orders.user_id", "=", userId)
    .where("payments.payment_id", "in", paymentIds)
    .execute();
  return new Map(rows.map(({ payment_id, amount_in_paise }) => [payment_id, amount_in_paise]));
}
