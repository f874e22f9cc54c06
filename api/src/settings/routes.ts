import * as contract from "#models/contract/settings.ts";
import type { Deps } from "../deps.ts";
import { type Door, serve } from "../http/serve.ts";

/** What the page must know of this server before anyone signs in. */
export function settingsRoutes(door: Door, deps: Pick<Deps, "env" | "push">) {
  const { googleClientId, signupCredits } = deps.env;
  const reply = {
    googleClientId: googleClientId || null,
    vapidPublicKey: deps.push.publicKey,
    signupCredits,
  };
  serve(door, contract.publicSettings, async () => reply);
}
