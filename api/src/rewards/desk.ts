import { refuse } from "#models/contract/problems.ts";
import type { Redemption, RedemptionState } from "#models/entities/reward.ts";
import type { Transaction } from "kysely";
import { audit } from "../admin/audit.ts";
import type { RedemptionRow, Tables } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import { fieldProblem } from "../http/fields.ts";
import * as redemptions from "./redemptionTable.ts";
import { showRedemption } from "./show.ts";
import * as table from "./table.ts";

type House = Pick<Deps, "database" | "clock" | "ids">;
type Trx = Transaction<Tables>;

/** Requests of a page that names no limit. */
const PAGE = 100;

/** Which requests: at most `limit` behind `after`, in one state or in all. */
type Wish = { state?: RedemptionState | undefined; limit?: string | undefined; after?: string | undefined };

/** Requests for pay-out, oldest first. */
export async function list({ database: { db } }: House, wish: Wish) {
  const limit = Number(wish.limit ?? PAGE);
  const last = wish.after === undefined ? undefined : await redemptions.redemptionOf(db, wish.after);
  if (wish.after !== undefined && !last) throw fieldProblem([{ path: ["after"] }]);
  const found = await redemptions.listed(db, { state: wish.state, limit: limit + 1, last });
  const page = found.slice(0, limit);
  const open = page.filter(({ state }) => state === "requested").map(({ user_id }) => user_id);
  const free = await table.freeSums(db, open);
  return {
    redemptions: page.map((row) => showRedemption(row, free.get(row.user_id) ?? 0)),
    next: found.length > limit ? (page.at(-1)?.redemption_id ?? null) : null,
  };
}

type One = { redemption: Redemption };
/** An admin's deed: who does it, and what stores the reply for a repeat of the call. */
type By = { adminId: string; remember: (trx: Trx, reply: One) => Promise<void> };

/** What was done, as it now stands, with its line in the audit log. */
async function done(house: House, trx: Trx, { adminId, remember }: By, action: string, row: RedemptionRow) {
  const { redemption_id: subject, amount_in_paise: amountInPaise, month, reason } = row;
  await audit(house, trx, adminId, { action, subject, detail: { amountInPaise, month, reason } });
  const now = await redemptions.redemptionOf(trx, subject);
  const reply = { redemption: showRedemption(now ?? { ...row, name: null, email: null }, 0) };
  await remember(trx, reply);
  return reply;
}

/** Why nothing was moved: it is not there, or not in the right state. */
async function whyNot(trx: Trx, redemptionId: string, otherwise: "redemption_not_due" | "redemption_ended") {
  const there = await redemptions.redemptionOf(trx, redemptionId);
  return refuse(there ? otherwise : "redemption_not_found");
}

/** Marks what is due as paid out (rule RW9). Throws `redemption_not_found` and `redemption_not_due`. */
export const settle = (house: House, redemptionId: string, by: By): Promise<One> =>
  house.database.inTransaction(async (trx) => {
    const paid = { state: "settled", ended_at: house.clock.now() } as const;
    const row = await redemptions.moveOn(trx, redemptionId, ["due"], paid);
    if (!row) throw await whyNot(trx, redemptionId, "redemption_not_due");
    return done(house, trx, by, "redemption.settle", row);
  });

/**
 * Gives back what could not be paid out (rule RW9): its entries are free again, and the person sees why. Throws
 * `redemption_not_found` and `redemption_ended`.
 */
export const giveBack = (house: House, redemptionId: string, reason: string, by: By): Promise<One> =>
  house.database.inTransaction(async (trx) => {
    const returned = { state: "returned", reason, ended_at: house.clock.now() } as const;
    const row = await redemptions.moveOn(trx, redemptionId, ["requested", "due"], returned);
    if (!row) throw await whyNot(trx, redemptionId, "redemption_ended");
    await table.freeEntries(trx, redemptionId);
    return done(house, trx, by, "redemption.return", row);
  });
