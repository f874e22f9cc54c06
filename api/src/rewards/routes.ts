import * as contract from "#models/contract/rewards.ts";
import { refuse } from "#models/contract/problems.ts";
import type { Deps } from "../deps.ts";
import { type Door, serve } from "../http/serve.ts";
import * as desk from "./desk.ts";
import { setReferrer } from "./linking.ts";
import * as redeem from "./redeem.ts";

/** The catalogue's sentence for what cannot be an address or a code. */
const onBadReferrer = { onInvalid: () => refuse("bad_referrer") };
const onBadUpi = { onInvalid: () => refuse("upi_invalid") };

/** Who invited, what it has brought, and asking for it to be paid. */
function ownRoutes(door: Door, deps: Deps) {
  serve(door, contract.setReferrer, ({ person, body }) => setReferrer(deps, person, body.referredBy), {
    limit: "referrer",
    ...onBadReferrer,
  });
  serve(door, contract.rewardsHistory, ({ person, query }) => redeem.rewardsOf(deps, person.userId, query));
  serve(
    door,
    contract.redeemRewards,
    ({ person, body, remember }) => redeem.redeem(deps, person.userId, body.upiId, remember),
    { limit: "redeem", ...onBadUpi },
  );
  serve(
    door,
    contract.changeRedemption,
    ({ person, body }) => redeem.changeUpi(deps, person.userId, body.upiId),
    { limit: "redeem", ...onBadUpi },
  );
  serve(door, contract.withdrawRedemption, ({ person }) => redeem.withdraw(deps, person.userId), {
    limit: "redeem",
  });
}

/** Paying out: what is asked for, what was paid, what could not be. */
function deskRoutes(door: Door, deps: Deps) {
  serve(door, contract.listRedemptions, ({ query }) => desk.list(deps, query));
  serve(door, contract.settleRedemption, ({ person, params, remember }) =>
    desk.settle(deps, params.redemptionId, { adminId: person.userId, remember }),
  );
  serve(door, contract.returnRedemption, ({ person, params, body, remember }) =>
    desk.giveBack(deps, params.redemptionId, body.reason, { adminId: person.userId, remember }),
  );
}

/** Rewards for inviting others. */
export function rewardRoutes(door: Door, deps: Deps) {
  ownRoutes(door, deps);
  deskRoutes(door, deps);
}
