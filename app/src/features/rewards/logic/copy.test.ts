import { expect, it } from "vitest";
import type { OwnRedemption, Rewards } from "#models/entities/reward.ts";
import { maskUpi, toKeep, withOlder } from "./copy.ts";

const redemption: OwnRedemption = {
  redemptionId: "r-1",
  upiId: "9876543210@okbank",
  state: "requested",
  amount: 0,
  month: null,
  reason: null,
  createdAt: "2026-11-27T10:00:00.000Z",
  endedAt: null,
};
const entry = (entryId: string) => ({
  ...{ entryId, date: "2026-11-27T10:00:00.000Z", referred: "Friend", amount: 1 },
  ...({ settled: false, state: "free" } as const),
});
const rewards: Rewards = {
  rewardBalance: 1,
  history: [entry("a"), entry("b")],
  next: "b",
  redemptionRequested: true,
  redemption,
  payouts: [redemption],
  inviteCode: "K7M2QXTP",
  invited: 1,
};

it("hides a UPI id but for its ends", () => {
  expect([maskUpi("9876543210@okbank"), maskUpi("ra@okbank"), maskUpi("")]).toEqual([
    "98•••@okbank",
    "ra•••@okbank",
    "",
  ]);
});

it("keeps no UPI id on the device", () => {
  expect(JSON.stringify(toKeep(rewards))).not.toContain("9876543210");
  expect(toKeep({ ...rewards, redemption: null, payouts: [] })).toMatchObject({
    redemption: null,
    payouts: [],
  });
});

it("puts older entries behind, each once", () => {
  const page = { ...rewards, history: [entry("b"), entry("c")], next: null };
  const all = withOlder(rewards, page);
  expect([all.history.map(({ entryId }) => entryId), all.next]).toEqual([["a", "b", "c"], null]);
});
