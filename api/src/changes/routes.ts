import * as contract from "#models/contract/changes.ts";
import type { Deps } from "../deps.ts";
import { type Door, serve } from "../http/serve.ts";
import { changesAfter } from "./actions.ts";

/** Changes: what a device has not seen yet of its person's attempts, answers and reports. */
export function changeRoutes(door: Door, deps: Deps) {
  serve(door, contract.changes, ({ person, query }) =>
    changesAfter(deps, person.userId, Number(query.since ?? 0)),
  );
}
