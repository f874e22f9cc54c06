import type { Google, GoogleEnd, GooglePurpose, GoogleSetup } from "../../ports.ts";
import { loadScript } from "../loadScript.ts";
import { backFrom, leaveFor } from "./redirect.ts";
import { randomText } from "./secrets.ts";

/** What Google's script puts into the window (developers.google.com/identity/oauth2/web/reference/js-reference). */
type CodeClients = { initCodeClient(config: object): { requestCode(): void } };

const FAILED: GoogleEnd = { kind: "failed" };

function codeClients(): CodeClients {
  const { google } = window as { google?: { accounts?: { oauth2?: CodeClients } } };
  if (!google?.accounts?.oauth2) throw new Error("Google's script has brought nothing to sign in with.");
  return google.accounts.oauth2;
}

/** What the popup has said; it comes from another's script. */
function endOf(reply: unknown, state: string): GoogleEnd {
  const { code, state: echo, error } = Object(reply);
  if (error === "access_denied") return { kind: "closed" };
  if (typeof code !== "string" || code === "" || echo !== state) return FAILED;
  return { kind: "grant", grant: { code, mode: "popup" } };
}

/** Asks in a popup; "blocked" where the browser lets none open. */
function inPopup({ clientId }: GoogleSetup): Promise<GoogleEnd | "blocked"> {
  const state = randomText();
  return new Promise((resolve) => {
    const client = codeClients().initCodeClient({
      client_id: clientId,
      scope: "openid email profile",
      ux_mode: "popup",
      state,
      callback: (reply: unknown) => resolve(endOf(reply, state)),
      error_callback: (why: unknown) => {
        const { type } = Object(why);
        if (type === "popup_failed_to_open") resolve("blocked");
        else resolve(type === "popup_closed" ? { kind: "closed" } : FAILED);
      },
    });
    client.requestCode();
  });
}

/** Apple's browser alone has this word; a popup of an installed app there does not find the way back. */
const isInstalledOnIos = () => Object(navigator).standalone === true;

async function leave(setup: GoogleSetup, purpose: GooglePurpose): Promise<GoogleEnd> {
  try {
    location.assign(await leaveFor(setup, purpose));
    return { kind: "left" };
  } catch (why) {
    // eslint-disable-next-line no-console -- a fault to look into; the person is told in words
    console.warn("The way to Google could not be taken", why);
    return FAILED;
  }
}

async function ask(setup: GoogleSetup, purpose: GooglePurpose): Promise<GoogleEnd> {
  if (isInstalledOnIos()) return leave(setup, purpose);
  try {
    await loadScript(setup.script);
    const end = await inPopup(setup);
    return end === "blocked" ? await leave(setup, purpose) : end;
  } catch (why) {
    // eslint-disable-next-line no-console -- a blocked script, or one that has changed; the person is told in words
    console.warn("Google could not be asked", why);
    return FAILED;
  }
}

/** Google in this browser. */
export const browserGoogle: Google = { ask, leave, back: backFrom };
