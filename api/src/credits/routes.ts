import * as contract from "#models/contract/credits.ts";
import type { Deps } from "../deps.ts";
import { type Door, serve } from "../http/serve.ts";
import { creditHistory } from "./history.ts";

/** Credits: what came and went. */
export function creditRoutes(door: Door, deps: Deps) {
  serve(door, contract.creditHistory, ({ person, query }) => creditHistory(deps, person.userId, query));
}
