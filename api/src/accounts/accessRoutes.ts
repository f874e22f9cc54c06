import * as contract from "#models/contract/account.ts";
import { done } from "#models/contract/done.ts";
import { refuse } from "#models/contract/problems.ts";
import type { Deps } from "../deps.ts";
import { type Door, serve } from "../http/serve.ts";
import type { Grant } from "../outside/google/port.ts";
import { isOwnOrigin } from "../transcribe/origin.ts";
import { showAccount } from "./account.ts";
import { agentIn } from "./agent.ts";
import { forgotPassword, resetPassword } from "./forgotten.ts";
import * as google from "./google.ts";
import { changePassword } from "./passwordChange.ts";
import { letterLanguage } from "./resetLetter.ts";

/** Where Google leads back to when it was not asked in a popup. */
const CALLBACK = "/auth/google/callback";

type Header = (name: string) => string;

/** The address of our own page that asks. Throws `not_own_page` for a form or a script of somebody else's. */
function ownPage({ env }: Deps, header: Header): string {
  const origin = header("Origin");
  const headers = { host: header("Host"), ...(origin === "" ? {} : { origin }) };
  if (header("X-Requested-With") === "" || !isOwnOrigin({ headers }, env.publicUrl))
    throw refuse("not_own_page");
  return origin || env.publicUrl;
}

function grantOf(deps: Deps, header: Header, { code, mode, verifier }: contract.GoogleGrant): Grant {
  const page = ownPage(deps, header).replace(/\/+$/, "");
  const redirectUris = mode === "redirect" ? [`${page}${CALLBACK}`] : [deps.env.google.redirect, page];
  return { code, verifier, redirectUris };
}

function googleRoutes(door: Door, deps: Deps) {
  serve(
    door,
    contract.google,
    async ({ body, header }) => {
      const who = await google.whoCame(deps, grantOf(deps, header, body));
      return google.signInWithGoogle(deps, who, agentIn(header));
    },
    { limit: "google" },
  );
  serve(
    door,
    contract.joinGoogle,
    async ({ body, header, network }) => {
      const { email } = await google.accountToJoin(deps, body.ticket);
      await door.take("loginHere", `${network} ${email}`);
      await door.take("loginEmail", email);
      return google.joinGoogle(deps, body, agentIn(header));
    },
    { limit: "login" },
  );
  serve(
    door,
    contract.connectGoogle,
    async ({ body, header, person, tokenHash }) => {
      const who = await google.whoCame(deps, grantOf(deps, header, body));
      await google.connectGoogle(deps, person.userId, who);
      return showAccount(deps, { userId: person.userId, tokenHash });
    },
    { limit: "google" },
  );
  serve(door, contract.leaveGoogle, async ({ person: { userId }, tokenHash }) => {
    await google.leaveGoogle(deps, userId);
    return showAccount(deps, { userId, tokenHash });
  });
}

function passwordRoutes(door: Door, deps: Deps) {
  serve(
    door,
    contract.changePassword,
    async ({ body, person: { userId }, tokenHash }) => {
      await changePassword(deps, { userId, tokenHash }, body);
      return showAccount(deps, { userId, tokenHash });
    },
    { limit: "password" },
  );
  serve(
    door,
    contract.forgotPassword,
    async ({ body, header }) => {
      const { email, language = letterLanguage(header("Accept-Language")) } = body;
      await door.take("forgotEmail", email);
      await forgotPassword(deps, { email, language });
      return done;
    },
    { limit: "forgot" },
  );
  serve(door, contract.resetPassword, ({ body, header }) => resetPassword(deps, body, agentIn(header)), {
    limit: "reset",
  });
}

/** Other ways in: Google, and passwords that are changed or forgotten. */
export function accessRoutes(door: Door, deps: Deps) {
  googleRoutes(door, deps);
  passwordRoutes(door, deps);
}
