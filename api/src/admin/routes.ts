import * as contract from "#models/contract/admin.ts";
import { type Door, serveLater } from "../http/serve.ts";

/** Running the business: packs, redemptions, people. The room opens later. */
export function adminRoutes(door: Door) {
  const later = [
    contract.listPricing,
    contract.createPricing,
    contract.updatePricing,
    contract.listRedemptions,
    contract.settleRedemption,
    contract.listUsers,
    contract.grantCredits,
  ];
  for (const endpoint of later) serveLater(door, endpoint);
}
