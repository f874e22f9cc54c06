import * as contract from "#models/contract/auth.ts";
import { type Door, serveLater } from "../http/serve.ts";

/** Rewards for inviting others: who invited, balance, redemption. The room opens later. */
export function rewardRoutes(door: Door) {
  const later = [contract.setReferrer, contract.rewardsHistory, contract.redeemRewards];
  for (const endpoint of later) serveLater(door, endpoint);
}
