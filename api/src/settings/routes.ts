import * as contract from "#models/contract/settings.ts";
import type { Deps } from "../deps.ts";
import { ACCURATE_WHISPER } from "#models/weights/registered.ts";
import { type Door, serve } from "../http/serve.ts";
import { findWeights, weightFolders } from "../weights/weights.ts";

/** What the page must know of this server before anyone signs in. */
export function settingsRoutes(door: Door, deps: Pick<Deps, "env" | "push">) {
  const { googleClientId, signupCredits, transcribe } = deps.env;
  const reply = {
    googleClientId: googleClientId || null,
    vapidPublicKey: deps.push.publicKey,
    signupCredits,
    transcription: transcribe !== "off",
    accurateWhisper: findWeights(weightFolders(deps.env)).some(({ set }) => set.id === ACCURATE_WHISPER),
  };
  serve(door, contract.publicSettings, async () => reply);
}
