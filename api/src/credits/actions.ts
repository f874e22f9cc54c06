import { refuse } from "#models/contract/problems.ts";
import { ROUND_COST } from "#models/rules/credits.ts";
import type { Transaction } from "kysely";
import type { CreditEntryRow, Tables } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import * as table from "./table.ts";

type Trx = Transaction<Tables>;
type Ledger = Pick<Deps, "clock" | "ids">;

/** Longer than the slowest making of questions takes: a resume's 5 seconds and an interviewer's minute. */
export const HOLD_LEASE_MS = 90_000;

type Event = Pick<CreditEntryRow, "amount" | "kind" | "idem" | "ref">;

/** Books an event once: entry and balance in one step; a repeat of the same event changes nothing (rule LE1). */
async function book(
  ledger: Ledger,
  trx: Trx,
  userId: string,
  event: Event,
  from: "available" | "held",
): Promise<void> {
  const before = await table.lockedBalance(trx, userId);
  if (!before) throw refuse("user_not_found");
  const row = {
    entry_id: ledger.ids.make(),
    user_id: userId,
    balance_after: before.available + before.held + event.amount,
    at: ledger.clock.now(),
    ...event,
  };
  if (!(await table.insertEntry(trx, row))) return;
  const change =
    from === "held" ? { available: 0, held: event.amount } : { available: event.amount, held: 0 };
  await table.move(trx, userId, change);
}

/** Opens a person's account with the credits that everyone starts with. */
export async function openAccount(deps: Pick<Deps, "clock" | "ids" | "env">, trx: Trx, userId: string) {
  await table.insertAccount(trx, userId);
  const amount = deps.env.signupCredits;
  if (amount === 0) return;
  await book(
    deps,
    trx,
    userId,
    { amount, kind: "grant", idem: `signup:${userId}`, ref: "sign-up" },
    "available",
  );
}

/**
 * Sets 50 credits aside for one purpose and returns the hold's id (rule LE2).
 * Throws `credits_short` when there are not enough, `generating` when the purpose is held already.
 */
export async function reserve(ledger: Ledger, trx: Trx, userId: string, purpose: string): Promise<string> {
  const now = ledger.clock.now();
  const hold = {
    hold_id: ledger.ids.make(),
    user_id: userId,
    amount: ROUND_COST,
    purpose,
    state: "held",
    lease_until: now + HOLD_LEASE_MS,
    created_at: now,
    resolved_at: null,
  } as const;
  if (!(await table.insertHold(trx, hold))) throw refuse("generating", { retryAfter: 2 });
  if (!(await table.reserve(trx, userId, ROUND_COST))) throw refuse("credits_short");
  return hold.hold_id;
}

/** Spends what a hold has set aside; false when the hold had ended before (rule LE3). */
export async function settle(ledger: Ledger, trx: Trx, holdId: string): Promise<boolean> {
  const hold = await table.endHold(trx, holdId, "settled", ledger.clock.now());
  if (!hold) return false;
  const event = { amount: -hold.amount, kind: "spend", idem: `spend:${holdId}`, ref: hold.purpose } as const;
  await book(ledger, trx, hold.user_id, event, "held");
  return true;
}

/** Gives back what a hold has set aside; false when the hold had ended before (rule LE3). */
export async function release(ledger: Ledger, trx: Trx, holdId: string): Promise<boolean> {
  const hold = await table.endHold(trx, holdId, "released", ledger.clock.now());
  if (!hold) return false;
  await table.move(trx, hold.user_id, { available: hold.amount, held: -hold.amount });
  return true;
}

/**
 * Releases the holds of processes that died; returns how many (rule LE4).
 * @param until holds with a lease until then or earlier; now when left out
 */
export async function releaseExpired(
  deps: Pick<Deps, "clock" | "ids" | "database">,
  until = deps.clock.now(),
): Promise<number> {
  return deps.database.inTransaction(async (trx) => {
    const expired = await table.expiredHolds(trx, until);
    let released = 0;
    for (const { hold_id } of expired) if (await release(deps, trx, hold_id)) released++;
    return released;
  });
}

/** Whether this person still has an account that credits can be booked on. */
export const hasAccount = async (trx: Trx, userId: string): Promise<boolean> =>
  (await table.balanceOf(trx, userId)) !== undefined;

/** Adds bought credits, once per `idem`. Throws `user_not_found` where the account is gone. */
export const addBought = (
  ledger: Ledger,
  trx: Trx,
  userId: string,
  bought: { amount: number; idem: string; ref: string },
): Promise<void> => book(ledger, trx, userId, { ...bought, kind: "purchase" }, "available");

/** Takes credits back as far as they are free, once per `idem`; returns how many (rule PY3). */
export async function takeBack(
  ledger: Ledger,
  trx: Trx,
  userId: string,
  { amount, idem, ref }: { amount: number; idem: string; ref: string },
): Promise<number> {
  const balance = await table.lockedBalance(trx, userId);
  const free = Math.min(amount, balance?.available ?? 0);
  if (free > 0) await book(ledger, trx, userId, { amount: -free, kind: "clawback", idem, ref }, "available");
  return free;
}

/** Adds or takes credits by hand, once per `idem`. Throws `credits_not_free` where it would take more than are free. */
export async function adjust(
  ledger: Ledger,
  trx: Trx,
  userId: string,
  { amount, idem, ref }: { amount: number; idem: string; ref: string },
): Promise<void> {
  const free = (await table.lockedBalance(trx, userId))?.available ?? 0;
  if (free + amount < 0)
    throw refuse("credits_not_free", {
      say: `This person has ${free} credits free, so ${-amount} cannot be taken.`,
    });
  await book(ledger, trx, userId, { amount, kind: "adjust", idem, ref }, "available");
}

/** Credits that are free to spend. */
export async function creditsOf(trx: Trx, userId: string): Promise<number> {
  return (await table.balanceOf(trx, userId))?.available ?? 0;
}

/**
 * Ends a person's account (rule LE5): holds are released, what is left is written off, and entries and holds stay under
 * a name that leads to nobody. The account's own row goes with the person.
 */
export async function closeAccount(ledger: Ledger, trx: Trx, userId: string): Promise<void> {
  await table.lockedBalance(trx, userId);
  for (const { hold_id } of await table.heldBy(trx, userId)) await release(ledger, trx, hold_id);
  const left = await creditsOf(trx, userId);
  const event = { amount: -left, kind: "adjust", idem: `closed:${userId}`, ref: "account deleted" } as const;
  if (left > 0) await book(ledger, trx, userId, event, "available");
  await table.disown(trx, userId, `gone-${ledger.ids.make()}`);
}
