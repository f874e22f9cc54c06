import * as z from "zod/mini";
import { Id, Moment, text } from "./basics.ts";

/** A UPI address: `name@bank`. */
export const UpiId = text(100).check(z.regex(/^[A-Za-z0-9._-]{2,}@[A-Za-z][A-Za-z0-9]+$/));

export const RewardEntry = z.object({
  date: Moment,
  /** Name or e-mail address of the invited person. */
  referred: z.string(),
  /** Rupees. */
  amount: z.number(),
  settled: z.boolean(),
});
export type RewardEntry = z.infer<typeof RewardEntry>;

export const Rewards = z.object({
  /** Rupees that can be redeemed. */
  rewardBalance: z.number(),
  history: z.array(RewardEntry),
  redemptionRequested: z.boolean(),
});
export type Rewards = z.infer<typeof Rewards>;

export const Redemption = z.object({
  redemptionId: Id,
  userId: Id,
  name: z.string(),
  email: z.string(),
  upiId: z.string(),
  amountInPaise: z.int(),
  state: z.enum(["requested", "settled"]),
  createdAt: Moment,
});
export type Redemption = z.infer<typeof Redemption>;
