/** Where a browser takes its pushes, and the keys with which only it can read them (base64url). */
export type Subscription = { endpoint: string; p256dh: string; auth: string };

/**
 * What became of a push: taken by the push service; gone, because nobody has this subscription any more; or refused,
 * so that trying again makes no sense.
 */
export type Outcome = "sent" | "gone" | "refused";

/** Sends pushes to browsers. */
export type Push = {
  /** The server's VAPID key, base64url. */
  publicKey: string;
  /** Sends `payload` encrypted. Throws when another try makes sense: no network, a busy push service. */
  send(subscription: Subscription, payload: string, topic: string): Promise<Outcome>;
};
