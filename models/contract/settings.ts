import * as z from "zod/mini";
import type { Endpoint } from "./endpoint.ts";

export const publicSettings = {
  method: "GET",
  path: "/settings",
  summary: "What the page must know of how this server is set up.",
  guard: "anyone",
  reply: z.object({
    /** Null: the Google button is not shown. */
    googleClientId: z.nullable(z.string()),
    /** Where Google's script and its page of consent are; absent where the button is not shown. */
    google: z.optional(z.object({ script: z.string(), authorize: z.string() })),
    /** Whether this server can mail a link to a new password. */
    mail: z.optional(z.boolean()),
    /** Who else gets something of a person's, the way this server is set up. */
    recipients: z.optional(z.array(z.enum(["google", "razorpay", "model", "speech", "mail"]))),
    /** The server's VAPID key, with which a browser takes its pushes. */
    vapidPublicKey: z.nullable(z.string()),
    /** Credits of a new account. */
    signupCredits: z.int(),
    /** Whether this server writes down what is said, for devices that cannot (transcribe.ts). */
    transcription: z.boolean(),
    /** Whether a device can download from this server what it needs to write down speech by itself. */
    whisper: z.optional(z.boolean()),
    /** Whether this server has the weights of the Whisper that is more accurate and slower. */
    accurateWhisper: z.boolean(),
  }),
  problems: [],
} as const satisfies Endpoint;
