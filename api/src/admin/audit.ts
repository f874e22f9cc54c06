import type { Transaction } from "kysely";
import type { Tables } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import { insertAudit } from "./table.ts";

/** What an admin does: a verb of the desk, the id of what it is done to, and what changes by it. */
export type AdminAction = { action: string; subject: string; detail?: Readonly<Record<string, unknown>> };

/** Writes down what an admin does, in the transaction that does it: there is no deed without its line, and no line without its deed. */
export async function audit(
  { ids, clock }: Pick<Deps, "ids" | "clock">,
  trx: Transaction<Tables>,
  adminId: string,
  { action, subject, detail = {} }: AdminAction,
): Promise<void> {
  await insertAudit(trx, {
    entry_id: ids.make(),
    admin_id: adminId,
    action,
    subject,
    detail: JSON.stringify(detail),
    at: clock.now(),
  });
}

/** What is different in `after`, field by field: what it was, and what it is. */
export function changesOf(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Record<string, [unknown, unknown]> {
  return Object.fromEntries(
    Object.keys(before)
      .filter((name) => name in after && after[name] !== before[name])
      .map((name) => [name, [before[name], after[name]]]),
  );
}
