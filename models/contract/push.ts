import * as z from "zod/mini";
import { Done } from "./done.ts";
import type { Endpoint } from "./endpoint.ts";

/** The address a browser's push service has given out; https only. */
const PushEndpoint = z.url({ protocol: /^https$/ }).check(z.maxLength(2_000));
const Base64Url = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,200}={0,2}$/));

export const subscribePush = {
  method: "POST",
  path: "/push/subscriptions",
  summary: "Have this browser told when a report is ready.",
  guard: "session",
  body: z.object({ endpoint: PushEndpoint, keys: z.object({ p256dh: Base64Url, auth: Base64Url }) }),
  reply: Done,
  status: 201,
  problems: ["push_unusable"],
} as const satisfies Endpoint;

export const unsubscribePush = {
  method: "POST",
  path: "/push/unsubscribe",
  summary: "Tell this browser nothing any more.",
  guard: "session",
  body: z.object({ endpoint: PushEndpoint }),
  reply: Done,
  problems: [],
} as const satisfies Endpoint;
