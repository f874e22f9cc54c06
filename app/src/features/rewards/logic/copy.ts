import type { OwnRedemption, Rewards } from "#models/entities/reward.ts";

/** "ra•••@okbank": enough to know it again, too little to use it. */
export function maskUpi(upiId: string): string {
  const [name = "", bank = ""] = upiId.split("@");
  return upiId === "" ? "" : `${name.slice(0, 2)}•••@${bank}`;
}

const masked = (redemption: OwnRedemption): OwnRedemption => ({
  ...redemption,
  upiId: maskUpi(redemption.upiId),
});

/** What this device keeps of a person's rewards: without the UPI ids, which are mostly telephone numbers. */
export const toKeep = (rewards: Rewards): Rewards => ({
  ...rewards,
  redemption: rewards.redemption && masked(rewards.redemption),
  payouts: rewards.payouts.map(masked),
});

/** `before` with a page of older entries behind it; what stands there already is not added again. */
export function withOlder(before: Rewards, page: Rewards): Rewards {
  const known = new Set(before.history.map(({ entryId }) => entryId));
  const fresh = page.history.filter(({ entryId }) => !known.has(entryId));
  return { ...before, history: [...before.history, ...fresh], next: page.next };
}
