import type { Reply } from "#models/contract/endpoint.ts";
import * as contract from "#models/contract/settings.ts";
import type { Deps } from "../deps.ts";
import { ACCURATE_WHISPER, FAST_WHISPER } from "#models/weights/registered.ts";
import { type Door, serve } from "../http/serve.ts";
import { findWeights, weightFolders } from "../weights/weights.ts";

type Recipients = NonNullable<Reply<typeof contract.publicSettings>["recipients"]>;

type Told = Pick<Deps, "env" | "push" | "mail" | "model">;

/** Who else gets something of a person's. */
function recipientsOf({ env, mail, model }: Told): Recipients {
  return [
    ...(env.googleClientId ? (["google"] as const) : []),
    ...(env.payments === "razorpay" ? (["razorpay"] as const) : []),
    ...(model ? (["model"] as const) : []),
    ...(env.transcribe === "openai" ? (["speech"] as const) : []),
    ...(mail ? (["mail"] as const) : []),
  ];
}

/** What the page must know of this server before anyone signs in. */
export function settingsRoutes(door: Door, deps: Told) {
  const { googleClientId, google, signupCredits, transcribe } = deps.env;
  const weights = new Set(findWeights(weightFolders(deps.env)).map(({ set }) => set.id));
  const reply = {
    googleClientId: googleClientId || null,
    ...(googleClientId ? { google: { script: google.scriptUrl, authorize: google.authorizeUrl } } : {}),
    mail: deps.mail !== null,
    recipients: recipientsOf(deps),
    vapidPublicKey: deps.push.publicKey,
    signupCredits,
    transcription: transcribe !== "off",
    whisper: weights.has(FAST_WHISPER) && weights.has("silero-vad"),
    accurateWhisper: weights.has(ACCURATE_WHISPER),
  };
  serve(door, contract.publicSettings, async () => reply);
}
