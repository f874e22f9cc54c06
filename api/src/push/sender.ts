import http from "node:http";
import https from "node:https";
import webPush from "web-push";
import { isPushAddress, publicLookup } from "./address.ts";
import type { Vapid } from "./keys.ts";
import type { Outcome, Push } from "./port.ts";

/** Seconds for which a push service keeps a push for a phone that is off. */
const KEEP_S = 86_400;
const TIMEOUT_MS = 10_000;
/** Another try may go through: too early, too many, or the service's own trouble. */
const isPassing = (status: number) => status === 408 || status === 425 || status === 429 || status >= 500;

type Request = { endpoint: string; headers: http.OutgoingHttpHeaders; body: Buffer };

/** The status of the reply, whose text nobody needs. Follows no redirect. */
function post(url: URL, { headers, body }: Request): Promise<number> {
  return new Promise((resolve, reject) => {
    const answered = (reply: http.IncomingMessage) => {
      reply.resume();
      resolve(reply.statusCode ?? 0);
    };
    const options = { method: "POST", headers, timeout: TIMEOUT_MS };
    const request =
      url.protocol === "https:"
        ? https.request(url, { ...options, lookup: publicLookup }, answered)
        : http.request(url, options, answered);
    request.on("timeout", () => request.destroy(new Error("The push service did not answer.")));
    request.on("error", reject);
    request.end(body);
  });
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return "sent";
  if (status === 404 || status === 410) return "gone";
  if (isPassing(status)) throw new Error(`The push service answered ${status}.`);
  return "refused";
}

/**
 * Sends pushes as RFC 8030, 8188, 8291 and 8292 say.
 * @param instead for tests: the address of a local push service that gets every push under its own path
 */
export function makePush({ publicKey, privateKey, subject }: Vapid, instead = ""): Push {
  return {
    publicKey,
    async send({ endpoint, p256dh, auth }, payload, topic) {
      if (!isPushAddress(endpoint)) return "gone";
      const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject, publicKey, privateKey },
        contentEncoding: "aes128gcm",
        TTL: KEEP_S,
        topic,
      });
      const asked = new URL(endpoint);
      const url = instead === "" ? asked : new URL(asked.pathname + asked.search, instead);
      return outcomeOf(await post(url, request));
    },
  };
}
