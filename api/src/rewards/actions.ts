import { referralInPaise } from "#models/rules/referral.ts";
import type { Transaction } from "kysely";
import { lockedUser } from "../accounts/table.ts";
import type { OrderRow, PaymentRow, Tables } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import * as redemptions from "./redemptionTable.ts";
import * as table from "./table.ts";

type Trx = Transaction<Tables>;
type Ledger = Pick<Deps, "clock" | "ids">;

/** Gives the referrer their part of a payment, where the person had named one before they ordered (rule RW1). */
export async function accrue(ledger: Ledger, trx: Trx, order: OrderRow, paymentId: string): Promise<void> {
  const amount = referralInPaise(order.amount_in_paise);
  if (amount === 0) return;
  const referrer = await table.lockedReferrer(trx, order.user_id, order.created_at);
  if (referrer === undefined) return;
  await table.insertEntry(trx, {
    entry_id: ledger.ids.make(),
    user_id: referrer,
    from_user_id: order.user_id,
    payment_id: paymentId,
    amount_in_paise: amount,
    idem: `accrue:${paymentId}`,
    redemption_id: null,
    at: ledger.clock.now(),
  });
}

/**
 * Takes back the referrer's part of the money that has gone back (rule RW3). What has been paid out, or is about to be,
 * stays as it is: the balance is lower by it.
 */
export async function reverse(ledger: Ledger, trx: Trx, payment: PaymentRow): Promise<void> {
  const { refunded_in_paise, disputed_in_paise, amount_in_paise } = payment;
  const gone = Math.min(amount_in_paise, refunded_in_paise + disputed_in_paise);
  const [first] = gone > 0 ? await table.entriesOf(trx, payment.payment_id) : [];
  if (!first) return;
  // What changes somebody's rewards happens one after the other; that account may have gone meanwhile.
  await lockedUser(trx, first.user_id);
  const entries = await table.entriesOf(trx, payment.payment_id);
  const [accrued] = entries.filter(({ amount_in_paise }) => amount_in_paise > 0);
  if (!accrued) return;
  const left = referralInPaise(amount_in_paise - gone);
  const now = entries.reduce((sum, entry) => sum + entry.amount_in_paise, 0);
  if (now <= left) return;
  await table.insertEntry(trx, {
    ...accrued,
    entry_id: ledger.ids.make(),
    amount_in_paise: left - now,
    idem: `reverse:${payment.payment_id}:${gone}`,
    redemption_id: null,
    at: ledger.clock.now(),
  });
}

/**
 * Rewards of a deleted account, and those that it has brought, stay without the person (rule LE5). A request that is
 * open is returned: there is nobody left to be paid.
 */
export async function disownRewards(
  { clock }: Pick<Deps, "clock">,
  trx: Trx,
  userId: string,
  nobody: string,
): Promise<void> {
  const open = await redemptions.openOf(trx, userId);
  if (open) {
    const ended = { state: "returned", reason: "account deleted", ended_at: clock.now() } as const;
    await redemptions.moveOn(trx, open.redemption_id, ["requested", "due"], ended);
    await table.freeEntries(trx, open.redemption_id);
  }
  await redemptions.disownRedemptions(trx, userId, nobody);
  await table.disown(trx, userId, nobody);
}
