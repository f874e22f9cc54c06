import { type EndedMonth, endedMonth } from "#models/rules/payoutMonth.ts";
import { lockedUser } from "../accounts/table.ts";
import type { Deps } from "../deps.ts";
import * as redemptions from "./redemptionTable.ts";
import * as table from "./table.ts";

type House = Pick<Deps, "database" | "clock" | "log">;

/** Requests that are looked up at once. */
const AT_ONCE = 100;

type Request = { redemption_id: string; user_id: string };

/**
 * Sums one request up: what is free and was made before the month ended becomes due with it. True where it did.
 * Everything that changes this person's rewards waits meanwhile, or has ended before.
 */
function settleOne(
  { database, clock }: House,
  request: Request,
  { month, end }: EndedMonth,
): Promise<boolean> {
  const { redemption_id: id, user_id: userId } = request;
  return database.inTransaction(async (trx) => {
    if (!(await lockedUser(trx, userId))) return false;
    const amount = await table.freeSum(trx, userId, end);
    if (amount <= 0 || (await redemptions.hasPayout(trx, userId, month))) return false;
    const due = { state: "due", amount_in_paise: amount, month, due_at: clock.now() } as const;
    // Another server may have been first, or the person has taken it back.
    if (!(await redemptions.moveOn(trx, id, ["requested"], due))) return false;
    await table.takeEntries(trx, userId, end, id);
    return true;
  });
}

/** Where one request cannot be summed up the others still are; then it is tried again with the whole job. */
async function settleSome(house: House, requests: readonly Request[], month: EndedMonth) {
  const failures: unknown[] = [];
  let due = 0;
  for (const request of requests) {
    const settled = settleOne(house, request, month);
    await settled.then(
      (done) => (due += done ? 1 : 0),
      (why: unknown) => failures.push(why),
    );
  }
  return { due, failures };
}

/**
 * Makes due what was asked for before the last month ended, by the clock of Asia/Kolkata (rule RW8). What it does follows
 * from the rows of before that moment alone: it may run late, twice, on several servers at once, and be cut short
 * anywhere. Returns how many requests have become due.
 */
export async function settleMonth(house: House): Promise<number> {
  const month = endedMonth(house.clock.now());
  const all = { due: 0, failures: [] as unknown[] };
  for (let after = ""; ;) {
    const some = await redemptions.requestedBefore(house.database.db, month.end, after, AT_ONCE);
    const { due, failures } = await settleSome(house, some, month);
    all.due += due;
    all.failures.push(...failures);
    const last = some.at(-1);
    if (!last) break;
    after = last.redemption_id;
  }
  if (all.due > 0) house.log.info({ due: all.due, month: month.month }, "rewards have become due");
  if (all.failures.length > 0)
    throw new AggregateError(all.failures, "Not every request could be summed up.");
  return all.due;
}
