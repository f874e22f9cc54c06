import type { Env } from "../../env.ts";
import { realGoogle } from "./google.ts";
import type { Google } from "./port.ts";

/** Signing in with Google as the settings say; null where it is not set up. */
export function openGoogle(env: Env): Google | null {
  const { googleClientId: clientId, googleClientSecret: clientSecret } = env;
  return clientId === "" ? null : realGoogle({ clientId, clientSecret, ...env.google });
}
