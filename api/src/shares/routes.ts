import * as contract from "#models/contract/shares.ts";
import { done } from "#models/contract/done.ts";
import type { Deps } from "../deps.ts";
import { type Door, serve } from "../http/serve.ts";
import * as actions from "./actions.ts";

/** Links to reports: making them, taking them back, and reading what is behind one. */
export function shareRoutes(door: Door, deps: Deps) {
  serve(
    door,
    contract.shareReport,
    ({ person, body, remember }) => actions.share(deps, person.userId, body, remember),
    { limit: "shares" },
  );
  serve(door, contract.listShares, async ({ person, query }) => ({
    shares: await actions.list(deps, person.userId, query),
  }));
  serve(door, contract.endShare, async ({ person, params }) => {
    await actions.end(deps, person.userId, params.shareId);
    return done;
  });
  serve(door, contract.sharedReport, ({ params }) => actions.shared(deps, params.token), {
    limit: "shared",
  });
}
