import { createHmac, timingSafeEqual } from "node:crypto";

/** HMAC-SHA256 in hex (razorpay.com/docs/webhooks/validate-test). */
export const sign = (content: string | Buffer, secret: string): string =>
  createHmac("sha256", secret).update(content).digest("hex");

/** Whether `signature` is what `sign` gives, in a time that tells nothing. No secret, no signature fits. */
export function fits(content: string | Buffer, secret: string, signature: string): boolean {
  if (secret === "") return false;
  const [right, given] = [Buffer.from(sign(content, secret)), Buffer.from(signature)];
  return right.length === given.length && timingSafeEqual(right, given);
}
