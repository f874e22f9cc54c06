import * as z from "zod/mini";
import { Id, Moment, text } from "./basics.ts";

/** A UPI address: `name@bank`. */
export const UpiId = text(100).check(z.regex(/^[A-Za-z0-9._-]{2,}@[A-Za-z][A-Za-z0-9]+$/));

export const RewardEntry = z.object({
  entryId: Id,
  date: Moment,
  /** Name of the invited person; empty where their account is gone. */
  referred: z.string(),
  /** Rupees; negative where it was taken back, since the payment has gone back. */
  amount: z.number(),
  /** It was paid out. */
  settled: z.boolean(),
  /** free: in the balance; due: in a pay-out that is on its way; settled: paid out. */
  state: z.enum(["free", "due", "settled"]),
});
export type RewardEntry = z.infer<typeof RewardEntry>;

/** requested: until its month ends; due: to be paid out; settled: paid; returned: it could not be paid. */
export const RedemptionState = z.enum(["requested", "due", "settled", "returned"]);
export type RedemptionState = z.infer<typeof RedemptionState>;

/** A wish for pay-out as the person sees it. */
export const OwnRedemption = z.object({
  redemptionId: Id,
  upiId: z.string(),
  state: RedemptionState,
  /** Rupees; 0 until the month has ended and the sum stands. */
  amount: z.number(),
  /** The month it was summed up in, YYYY-MM in Asia/Kolkata; null before. */
  month: z.nullable(z.string()),
  /** Why it was returned. */
  reason: z.nullable(z.string()),
  createdAt: Moment,
  endedAt: z.nullable(Moment),
});
export type OwnRedemption = z.infer<typeof OwnRedemption>;

export const Rewards = z.object({
  /** Rupees that can be redeemed. Below zero where more was taken back than there was. */
  rewardBalance: z.number(),
  /** Newest first. */
  history: z.array(RewardEntry),
  /** Ask for older ones after this one; null where there are none. */
  next: z.nullable(Id),
  redemptionRequested: z.boolean(),
  /** The request that is open: requested or due. */
  redemption: z.nullable(OwnRedemption),
  /** Requests that have ended, newest first; the last twelve. */
  payouts: z.array(OwnRedemption),
  /** What one's share link carries. */
  inviteCode: z.string(),
  /** How many people have named one as who invited them. */
  invited: z.int(),
});
export type Rewards = z.infer<typeof Rewards>;

export const Redemption = z.object({
  redemptionId: Id,
  userId: Id,
  /** Empty, as the next two, where the account is gone. */
  name: z.string(),
  email: z.string(),
  upiId: z.string(),
  /** Of a request whose month has not ended: what it would be now. */
  amountInPaise: z.int(),
  state: RedemptionState,
  /** The month it was summed up in, YYYY-MM in Asia/Kolkata; null before. */
  month: z.nullable(z.string()),
  /** Why it was returned. */
  reason: z.nullable(z.string()),
  createdAt: Moment,
});
export type Redemption = z.infer<typeof Redemption>;
