import { refuse } from "#models/contract/problems.ts";
import type { Rewards } from "#models/entities/reward.ts";
import type { Kysely, Transaction } from "kysely";
import { lockedUser } from "../accounts/table.ts";
import type { Tables } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import { fieldProblem } from "../http/fields.ts";
import { inviteCode } from "./linking.ts";
import * as redemptions from "./redemptionTable.ts";
import { inRupees, showEntry, showOwnRedemption } from "./show.ts";
import * as table from "./table.ts";

type House = Pick<Deps, "database" | "clock" | "ids">;
type Trx = Transaction<Tables>;

/** Entries of a reply that names no limit, and pay-outs of every reply. */
const ENTRIES = 50;
const PAYOUTS = 12;

/** A part of the history: at most `limit` entries older than `after`. */
export type Part = { limit?: string | undefined; after?: string | undefined };

async function rewardsIn(
  db: Kysely<Tables> | Trx,
  userId: string,
  code: string,
  part: Part,
): Promise<Rewards> {
  const limit = Number(part.limit ?? ENTRIES);
  const found = await table.entriesPage(db, userId, { limit: limit + 1, after: part.after });
  if (!found) throw fieldProblem([{ path: ["after"] }]);
  const entries = found.slice(0, limit).map(showEntry);
  const open = await redemptions.openOf(db, userId);
  const ended = await redemptions.endedOf(db, userId, PAYOUTS);
  return {
    rewardBalance: inRupees(await table.freeSum(db, userId)),
    history: entries,
    next: found.length > limit ? (entries.at(-1)?.entryId ?? null) : null,
    redemptionRequested: open !== undefined,
    redemption: open ? showOwnRedemption(open) : null,
    payouts: ended.map(showOwnRedemption),
    inviteCode: code,
    invited: await table.invitedBy(db, userId),
  };
}

/** Balance, history, requests and invitations of a person; the code of their share link is made where there is none. */
export async function rewardsOf(house: House, userId: string, part: Part): Promise<Rewards> {
  const code = await inviteCode(house, userId);
  return rewardsIn(house.database.db, userId, code, part);
}

/** What a person does to their own request, one thing after the other; the reply is how their rewards stand then. */
async function changed(
  house: House,
  userId: string,
  change: (trx: Trx) => Promise<void>,
  remember: Remember,
) {
  const code = await inviteCode(house, userId);
  return house.database.inTransaction(async (trx) => {
    if (!(await lockedUser(trx, userId))) throw refuse("invalid_token");
    await change(trx);
    const rewards = await rewardsIn(trx, userId, code, {});
    await remember(trx, rewards);
    return rewards;
  });
}

type Remember = (trx: Trx, reply: Rewards) => Promise<void>;
const nobodyAsks: Remember = async () => undefined;

/**
 * Asks for the balance to be paid out at month end (rule RW6). Throws `nothing_to_redeem` where it is not above 0, and
 * `redemption_open`: of several that are sent at once, one is taken.
 */
export const redeem = (house: House, userId: string, upiId: string, remember: Remember): Promise<Rewards> =>
  changed(
    house,
    userId,
    async (trx) => {
      if (await redemptions.openOf(trx, userId)) throw refuse("redemption_open");
      if ((await table.freeSum(trx, userId)) <= 0) throw refuse("nothing_to_redeem");
      const made = await redemptions.insertRequest(trx, {
        redemption_id: house.ids.make(),
        user_id: userId,
        upi_id: upiId,
        amount_in_paise: 0,
        state: "requested",
        month: null,
        reason: null,
        created_at: house.clock.now(),
        due_at: null,
        ended_at: null,
      });
      if (!made) throw refuse("redemption_open");
    },
    remember,
  );

/** Changes where an open request is to be paid to, until its month ends (rule RW7). Throws `redemption_fixed`. */
export const changeUpi = (house: House, userId: string, upiId: string): Promise<Rewards> =>
  changed(
    house,
    userId,
    async (trx) => {
      if (!(await redemptions.changeUpi(trx, userId, upiId))) throw refuse("redemption_fixed");
    },
    nobodyAsks,
  );

/** Takes an open request back, until its month ends (rule RW7). Throws `redemption_fixed`. */
export const withdraw = (house: House, userId: string): Promise<Rewards> =>
  changed(
    house,
    userId,
    async (trx) => {
      if (!(await redemptions.removeRequest(trx, userId))) throw refuse("redemption_fixed");
    },
    nobodyAsks,
  );
