import { type Kysely, sql, type Transaction } from "kysely";
import type { AuditRow, PricingRow, Tables, UserRow } from "../db/schema.ts";

type Trx = Transaction<Tables>;
type Db = Kysely<Tables> | Trx;

export const insertAudit = (trx: Trx, row: AuditRow) => trx.insertInto("audit_log").values(row).execute();

const auditEntries = (db: Db) =>
  db
    .selectFrom("audit_log")
    .leftJoin("users as admins", "admins.user_id", "audit_log.admin_id")
    .leftJoin("users as people", "people.user_id", "audit_log.subject")
    .selectAll("audit_log")
    .select(["admins.name as admin", "people.name as person"]);

/** An entry of the log with the names that it is about. */
export type NamedAudit = AuditRow & { admin: string | null; person: string | null };

export const auditEntry = (db: Db, entryId: string) =>
  db.selectFrom("audit_log").selectAll().where("entry_id", "=", entryId).executeTakeFirst();

/** Newest first: from the entry behind `after` on. */
export function auditPage(
  db: Db,
  limit: number,
  after?: Pick<AuditRow, "at" | "entry_id">,
): Promise<NamedAudit[]> {
  const all = auditEntries(db).orderBy("audit_log.at", "desc").orderBy("audit_log.entry_id", "desc");
  const page = after
    ? all.where((eb) =>
        eb.or([
          eb("audit_log.at", "<", after.at),
          eb.and([eb("audit_log.at", "=", after.at), eb("audit_log.entry_id", "<", after.entry_id)]),
        ]),
      )
    : all;
  return page.limit(limit).execute();
}

/** Every pack, in the order in which those on sale are offered (see packsOnSale of the payments room). */
export const allPacks = (db: Db): Promise<PricingRow[]> =>
  db.selectFrom("pricing").selectAll().orderBy("created_at").orderBy("pricing_id").execute();

export const insertPack = (trx: Trx, row: PricingRow) => trx.insertInto("pricing").values(row).execute();

/** The pack as it is, held until the transaction ends. */
export const lockedPack = (trx: Trx, pricingId: string): Promise<PricingRow | undefined> =>
  trx
    .updateTable("pricing")
    .set((eb) => ({ active: eb.ref("active") }))
    .where("pricing_id", "=", pricingId)
    .returningAll()
    .executeTakeFirst();

export const updatePack = (trx: Trx, { pricing_id, ...change }: PricingRow) =>
  trx.updateTable("pricing").set(change).where("pricing_id", "=", pricing_id).execute();

/** A person as the desk lists them. */
export type PersonRow = Pick<UserRow, "user_id" | "name" | "email" | "role" | "created_at"> & {
  available: number;
  bought: number | null;
  attempts: number | null;
  reports: number | null;
  last_seen: number | null;
};

/** The figures are read by the indexes of their tables, person by person of one page. */
const people = (db: Db) =>
  db
    .selectFrom("users")
    .innerJoin("credit_accounts", "credit_accounts.user_id", "users.user_id")
    .select(["users.user_id", "users.name", "users.email", "users.role", "users.created_at"])
    .select("credit_accounts.available")
    .select((eb) => [
      eb
        .selectFrom("attempts")
        .whereRef("attempts.user_id", "=", "users.user_id")
        .select((one) => one.fn.countAll<number>().as("count"))
        .as("attempts"),
      eb
        .selectFrom("reports")
        .whereRef("reports.user_id", "=", "users.user_id")
        .select((one) => one.fn.countAll<number>().as("count"))
        .as("reports"),
      eb
        .selectFrom("credit_entries")
        .whereRef("credit_entries.user_id", "=", "users.user_id")
        .where("credit_entries.kind", "=", "purchase")
        .select((one) => one.fn.sum<number | null>("credit_entries.amount").as("sum"))
        .as("bought"),
      eb
        .selectFrom("sessions")
        .whereRef("sessions.user_id", "=", "users.user_id")
        .select((one) => one.fn.max("sessions.last_seen").as("seen"))
        .as("last_seen"),
    ]);

export const personOf = (db: Db, userId: string): Promise<PersonRow | undefined> =>
  people(db).where("users.user_id", "=", userId).executeTakeFirst();

/** `%` and `_` of a typed text stand for themselves. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/** Where to begin, and whom to look for. */
type PeopleQuery = { search: string; limit: number; after?: Pick<UserRow, "created_at" | "user_id"> };

/** Newest first; the engine itself makes the letters small on both sides, since it knows which ones it can. */
export function peoplePage(db: Db, { search, limit, after }: PeopleQuery): Promise<PersonRow[]> {
  let page = people(db).orderBy("users.created_at", "desc").orderBy("users.user_id", "desc");
  if (search !== "") {
    const like = containing(search);
    page = page.where(
      sql<boolean>`(lower(users.name) like lower(${like}) escape '\\' or lower(users.email) like lower(${like}) escape '\\')`,
    );
  }
  if (after) {
    page = page.where((eb) =>
      eb.or([
        eb("users.created_at", "<", after.created_at),
        eb.and([eb("users.created_at", "=", after.created_at), eb("users.user_id", "<", after.user_id)]),
      ]),
    );
  }
  return page.limit(limit).execute();
}

/**
 * The ids of all admins, held until the transaction ends: who takes the role from one waits for whoever takes it from
 * another, and then no longer finds that one here.
 */
export async function lockedAdmins(trx: Trx): Promise<string[]> {
  const rows = await trx
    .updateTable("users")
    .set((eb) => ({ role: eb.ref("role") }))
    .where("role", "=", "admin")
    .returning("user_id")
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** False where the person has the role already, or is nobody. */
export async function setRole(trx: Trx, userId: string, role: UserRow["role"]): Promise<boolean> {
  const changed = await trx
    .updateTable("users")
    .set({ role })
    .where("user_id", "=", userId)
    .where("role", "<>", role)
    .returning("user_id")
    .executeTakeFirst();
  return changed !== undefined;
}
