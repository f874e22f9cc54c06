import * as contract from "#models/contract/admin.ts";
import type { Deps } from "../deps.ts";
import { type Door, serve } from "../http/serve.ts";
import * as actions from "./actions.ts";
import { overview } from "./overview.ts";

/** The admin's desk: how the business stands, packs, people, and what admins have done. */
export function adminRoutes(door: Door, deps: Deps) {
  serve(door, contract.overview, () => overview(deps));
  serve(door, contract.listPricing, () => actions.packs(deps));
  serve(door, contract.createPricing, ({ person, body, remember }) =>
    actions.addPack(deps, person.userId, body, remember),
  );
  serve(door, contract.updatePricing, ({ person, params, body }) =>
    actions.changePack(deps, person.userId, params.pricingId, body),
  );
  serve(door, contract.listUsers, ({ query }) => actions.people(deps, query));
  serve(door, contract.grantCredits, ({ person, params, body, remember }) =>
    actions.giveCredits(deps, person.userId, { ...params, ...body }, remember),
  );
  serve(door, contract.setRole, ({ person, params, body }) =>
    actions.giveRole(deps, person.userId, params.userId, body.role),
  );
  serve(door, contract.listAudit, ({ query }) => actions.log(deps, query.after));
}
