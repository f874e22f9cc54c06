import * as contract from "#models/contract/auth.ts";
import { done } from "#models/contract/done.ts";
import type { Deps } from "../deps.ts";
import { type Door, serve, serveLater } from "../http/serve.ts";
import * as actions from "./actions.ts";

/** Accounts: sign-up, sign-in, profile, sign-out. */
export function accountRoutes(door: Door, deps: Deps) {
  serve(door, contract.register, ({ body }) => actions.register(deps, body), { limit: "register" });
  serve(
    door,
    contract.login,
    async ({ body, ip }) => {
      await door.take("loginHere", `${ip} ${body.email}`);
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
  const later = [contract.google, contract.exportAccount, contract.deleteAccount];
  for (const endpoint of later) serveLater(door, endpoint);
}
