import { refuse } from "#models/contract/problems.ts";
import type { AdminUser, AuditEntry } from "#models/entities/desk.ts";
import type { Pricing, PricingDraft } from "#models/entities/pricing.ts";
import type { Role } from "#models/entities/user.ts";
import type { Transaction } from "kysely";
import { adjust } from "../credits/actions.ts";
import type { PricingRow, Tables } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import { showPack } from "../payments/show.ts";
import { audit, changesOf } from "./audit.ts";
import { refuseLastAdmin } from "./lastAdmin.ts";
import { showAudit, showPerson } from "./show.ts";
import * as table from "./table.ts";

type Trx = Transaction<Tables>;
type House = Pick<Deps, "database" | "clock" | "ids">;
/** Stores the reply in the transaction of the deed, for a repeat of the call. */
type Remember<R> = (trx: Trx, reply: R) => Promise<void>;

/** Entries of one page of the desk. */
export const PAGE = 50;

/** At most a page of rows, and the id behind which the next one begins. */
function paged<R>(rows: readonly R[], idOf: (row: R) => string): { page: R[]; next: string | null } {
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return { page, next: rows.length > PAGE && last !== undefined ? idOf(last) : null };
}

/** Every pack, the one that is offered first of those on sale. */
export const packs = async ({ database }: Pick<Deps, "database">): Promise<{ pricing: Pricing[] }> => ({
  pricing: (await table.allPacks(database.db)).map(showPack),
});

const columnsOf = ({ credits, priceInPaise, active }: PricingDraft) =>
  ({ credits, price_in_paise: priceInPaise, active: active ? 1 : 0 }) as const;

/** Adds a pack; on sale it is offered after those that are on sale already. */
export async function addPack(
  house: House,
  adminId: string,
  draft: PricingDraft,
  remember: Remember<{ pricing: Pricing }>,
): Promise<{ pricing: Pricing }> {
  const row: PricingRow = {
    pricing_id: house.ids.make(),
    ...columnsOf(draft),
    created_at: house.clock.now(),
  };
  const reply = { pricing: showPack(row) };
  await house.database.inTransaction(async (trx) => {
    await table.insertPack(trx, row);
    await audit(house, trx, adminId, { action: "pricing.create", subject: row.pricing_id, detail: draft });
    await remember(trx, reply);
  });
  return reply;
}

/** Changes a pack. Orders keep the price and the credits that they were made with (rule PY4). */
export async function changePack(
  house: House,
  adminId: string,
  pricingId: string,
  draft: PricingDraft,
): Promise<{ pricing: Pricing }> {
  return house.database.inTransaction(async (trx) => {
    const before = await table.lockedPack(trx, pricingId);
    if (!before) throw refuse("pack_not_found");
    const after = { ...before, ...columnsOf(draft) };
    await table.updatePack(trx, after);
    const { pricingId: subject, ...shown } = showPack(before);
    const detail = { changes: changesOf(shown, draft) };
    await audit(house, trx, adminId, { action: "pricing.update", subject, detail });
    return { pricing: showPack(after) };
  });
}

/** People, newest first. Throws `person_not_found` for an `after` that is nobody. */
export async function people(
  { database: { db } }: Pick<Deps, "database">,
  { search = "", after }: { search?: string | undefined; after?: string | undefined },
): Promise<{ users: AdminUser[]; next: string | null }> {
  const last = after === undefined ? undefined : await table.personOf(db, after);
  if (after !== undefined && !last) throw refuse("person_not_found");
  const rows = await table.peoplePage(db, { search, limit: PAGE + 1, ...(last && { after: last }) });
  const { page, next } = paged(rows, ({ user_id }) => user_id);
  return { users: page.map(showPerson), next };
}

async function shownPerson(trx: Trx, userId: string): Promise<{ user: AdminUser }> {
  const row = await table.personOf(trx, userId);
  if (!row) throw refuse("person_not_found");
  return { user: showPerson(row) };
}

/** Adds or takes credits by hand. Never takes what is not free: throws `credits_not_free`, which names the balance. */
export async function giveCredits(
  house: House,
  adminId: string,
  { userId, credits, reason }: { userId: string; credits: number; reason: string },
  remember: Remember<{ user: AdminUser }>,
): Promise<{ user: AdminUser }> {
  return house.database.inTransaction(async (trx) => {
    await shownPerson(trx, userId);
    const idem = `adjust:${house.ids.make()}`;
    await adjust(house, trx, userId, { amount: credits, idem, ref: reason });
    await audit(house, trx, adminId, {
      action: "credits.adjust",
      subject: userId,
      detail: { credits, reason },
    });
    const reply = await shownPerson(trx, userId);
    await remember(trx, reply);
    return reply;
  });
}

/**
 * Makes somebody an admin, or no longer. Sessions go on; the role counts from the next request. Throws `last_admin`. Where
 * nothing changes, nothing is written down.
 */
export async function giveRole(
  house: House,
  adminId: string,
  userId: string,
  role: Role,
): Promise<{ user: AdminUser }> {
  return house.database.inTransaction(async (trx) => {
    if (role === "user") await refuseLastAdmin(trx, userId);
    const changed = await table.setRole(trx, userId, role);
    const before: Role = role === "admin" ? "user" : "admin";
    const detail = { changes: { role: [before, role] } };
    if (changed) await audit(house, trx, adminId, { action: "role.set", subject: userId, detail });
    return shownPerson(trx, userId);
  });
}

/** What admins have done, newest first. Throws `entry_not_found` for an `after` that is none. */
export async function log(
  { database: { db } }: Pick<Deps, "database">,
  after: string | undefined,
): Promise<{ entries: AuditEntry[]; next: string | null }> {
  const last = after === undefined ? undefined : await table.auditEntry(db, after);
  if (after !== undefined && !last) throw refuse("entry_not_found");
  const rows = await table.auditPage(db, PAGE + 1, last);
  const { page, next } = paged(rows, ({ entry_id }) => entry_id);
  return { entries: page.map(showAudit), next };
}
