import * as contract from "#models/contract/auth.ts";
import { done } from "#models/contract/done.ts";
import type { Deps } from "../deps.ts";
import { type Door, serve, serveInPieces, serveLater } from "../http/serve.ts";
import * as actions from "./actions.ts";
import { eraseAccount } from "./eraseAccount.ts";
import { ownData } from "./ownData.ts";

/** Accounts: sign-up, sign-in, profile, sign-out, own data. */
export function accountRoutes(door: Door, deps: Deps) {
  serve(door, contract.register, ({ body }) => actions.register(deps, body), { limit: "register" });
  serve(
    door,
    contract.login,
    async ({ body, network }) => {
      await door.take("loginHere", `${network} ${body.email}`);
      await door.take("loginEmail", body.email);
      return actions.login(deps, body);
    },
    { limit: "login" },
  );
  serve(door, contract.profile, async ({ person }) => ({ user: person }));
  serve(door, contract.logout, async ({ tokenHash }) => {
    await actions.logout(deps, tokenHash);
    return done;
  });
  serveInPieces(door, contract.exportAccount, ({ userId }) => ownData(deps, userId), "ownData");
  serve(door, contract.deleteAccount, async ({ person }) => {
    await eraseAccount(deps, person.userId);
    return done;
  });
  serveLater(door, contract.google);
}
