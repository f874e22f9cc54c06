import { done } from "#models/contract/done.ts";
import * as contract from "#models/contract/push.ts";
import type { Deps } from "../deps.ts";
import { type Door, serve } from "../http/serve.ts";
import * as actions from "./actions.ts";

/** Pushes to browsers: taking them and not. */
export function pushRoutes(door: Door, deps: Deps) {
  serve(door, contract.subscribePush, async ({ person, tokenHash, body }) => {
    const { endpoint, keys } = body;
    await actions.subscribe(deps, { userId: person.userId, tokenHash }, { endpoint, ...keys });
    return done;
  });
  serve(door, contract.unsubscribePush, async ({ person, body }) => {
    await actions.unsubscribe(deps, person.userId, body.endpoint);
    return done;
  });
}
