import type { OwnData } from "#models/entities/ownData.ts";
import type { PaymentRow } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import { userById } from "./table.ts";
import * as table from "./ownDataTable.ts";

type House = Pick<Deps, "database">;
type Order = OwnData["orders"][number];

const moment = (at: number) => new Date(at).toISOString();
const momentOrNull = (at: number | null) => (at === null ? null : moment(at));

const showPayment = (row: PaymentRow): Order["payments"][number] => ({
  paymentId: row.payment_id,
  amountInPaise: row.amount_in_paise,
  captured: row.captured === 1,
  refundedInPaise: row.refunded_in_paise,
  disputedInPaise: row.disputed_in_paise,
  creditsTakenBack: row.taken_back,
  creditsOwed: row.owed,
  createdAt: moment(row.created_at),
});

/** What a person has bought, with the payments of each order. */
export async function ordersPart({ database: { db } }: House, userId: string): Promise<Order[]> {
  const payments = await table.paymentsOf(db, userId);
  return (await table.ordersOf(db, userId)).map((row) => ({
    orderId: row.order_id,
    razorpayOrderId: row.provider_order_id,
    credits: row.credits,
    amountInPaise: row.amount_in_paise,
    state: row.state,
    createdAt: moment(row.created_at),
    payments: payments.filter(({ order_id }) => order_id === row.order_id).map(showPayment),
  }));
}

/** What a person has earned by inviting others, and what they asked to be paid. */
export async function rewardsPart({ database: { db } }: House, userId: string): Promise<OwnData["rewards"]> {
  const entries = await table.rewardEntriesOf(db, userId);
  const redemptions = await table.redemptionsOf(db, userId);
  return {
    inviteCode: (await userById(db, userId))?.invite_code ?? null,
    entries: entries.map(({ entry_id, amount_in_paise, redemption_id, at }) => ({
      ...{ entryId: entry_id, amountInPaise: amount_in_paise, redemptionId: redemption_id },
      at: moment(at),
    })),
    redemptions: redemptions.map((row) => ({
      redemptionId: row.redemption_id,
      upiId: row.upi_id,
      amountInPaise: row.amount_in_paise,
      state: row.state,
      month: row.month,
      reason: row.reason,
      createdAt: moment(row.created_at),
      dueAt: momentOrNull(row.due_at),
      endedAt: momentOrNull(row.ended_at),
    })),
  };
}
