import * as contract from "#models/contract/practice.ts";
import type { Deps } from "../deps.ts";
import { type Door, serve } from "../http/serve.ts";
import * as actions from "./actions.ts";

/** The practice deck: what of a person's reports is to be practised. Its schedule is each device's own. */
export function practiceRoutes(door: Door, deps: Deps) {
  serve(door, contract.weakQuestions, ({ person, query }) => actions.weak(deps, person.userId, query.before));
}
