import * as account from "#models/contract/account.ts";
import * as contract from "#models/contract/auth.ts";
import { done } from "#models/contract/done.ts";
import type { Deps } from "../deps.ts";
import { type Door, serve, serveInPieces } from "../http/serve.ts";
import { accessRoutes } from "./accessRoutes.ts";
import * as actions from "./actions.ts";
import { agentIn } from "./agent.ts";
import { changeName, endOtherSessions, endSession, showAccount } from "./account.ts";
import { eraseAccount } from "./eraseAccount.ts";
import { ownData } from "./ownData.ts";

/** How somebody signs in, and where. */
function sessionRoutes(door: Door, deps: Deps) {
  const who = ({ person, tokenHash }: { person: { userId: string }; tokenHash: string }) => ({
    userId: person.userId,
    tokenHash,
  });
  serve(door, account.showAccount, (call) => showAccount(deps, who(call)));
  serve(door, account.changeName, async ({ person, body }) => ({
    user: await changeName(deps, person.userId, body.name),
  }));
  serve(door, account.endOtherSessions, async (call) => {
    await endOtherSessions(deps, who(call));
    return showAccount(deps, who(call));
  });
  serve(door, account.endSession, async (call) => {
    await endSession(deps, who(call), call.params.sessionId);
    return showAccount(deps, who(call));
  });
}

/** Accounts: sign-up, sign-in, profile, sign-out, sessions, own data. */
export function accountRoutes(door: Door, deps: Deps) {
  serve(door, contract.register, ({ body, header }) => actions.register(deps, body, agentIn(header)), {
    limit: "register",
  });
  serve(
    door,
    contract.login,
    async ({ body, network, header }) => {
      await door.take("loginHere", `${network} ${body.email}`);
      await door.take("loginEmail", body.email);
      return actions.login(deps, body, agentIn(header));
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
  sessionRoutes(door, deps);
  accessRoutes(door, deps);
}
