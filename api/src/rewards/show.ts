import type { OwnRedemption, Redemption, RewardEntry } from "#models/entities/reward.ts";
import type { RedemptionRow } from "../db/schema.ts";
import type { WithPerson } from "./redemptionTable.ts";
import type { EntryWithMore } from "./table.ts";

const moment = (at: number) => new Date(at).toISOString();

/** Rupees with at most two decimals, from whole paise. */
export const inRupees = (paise: number) => paise / 100;

/** Entries of a request that is only wished for are free: it takes them when its month ends. */
const stateOf = ({ state }: EntryWithMore) => (state === "due" || state === "settled" ? state : "free");

export function showEntry(row: EntryWithMore): RewardEntry {
  const state = stateOf(row);
  return {
    entryId: row.entry_id,
    date: moment(row.at),
    referred: row.friend ?? "",
    amount: inRupees(row.amount_in_paise),
    settled: state === "settled",
    state,
  };
}

export const showOwnRedemption = (row: RedemptionRow): OwnRedemption => ({
  redemptionId: row.redemption_id,
  upiId: row.upi_id,
  state: row.state,
  amount: inRupees(row.amount_in_paise),
  month: row.month,
  reason: row.reason,
  createdAt: moment(row.created_at),
  endedAt: row.ended_at === null ? null : moment(row.ended_at),
});

/** @param free what the person's balance is, in paise: a request whose month has not ended would be that now */
export const showRedemption = (row: WithPerson, free: number): Redemption => ({
  redemptionId: row.redemption_id,
  userId: row.user_id,
  name: row.name ?? "",
  email: row.email ?? "",
  upiId: row.upi_id,
  amountInPaise: row.state === "requested" ? Math.max(0, free) : row.amount_in_paise,
  state: row.state,
  month: row.month,
  reason: row.reason,
  createdAt: moment(row.created_at),
});
