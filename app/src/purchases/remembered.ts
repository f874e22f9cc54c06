import * as z from "zod/mini";
import { PURCHASES } from "./key.ts";

/** An order that was opened in this browser, and its payment as soon as the page has heard of one. */
const Remembered = z.object({
  userId: z.string(),
  orderId: z.string(),
  razorpayOrderId: z.string(),
  paymentId: z.nullable(z.string()),
  signature: z.nullable(z.string()),
  /** When it was opened, in milliseconds since 1970. */
  at: z.number(),
});
export type Remembered = z.infer<typeof Remembered>;

/** What this browser remembers of purchases that are not done; nothing where it cannot. */
export function readRemembered(): Remembered[] {
  try {
    const parsed = z.array(Remembered).safeParse(JSON.parse(localStorage.getItem(PURCHASES) ?? "[]"));
    return parsed.success ? parsed.data : [];
  } catch {
    return []; // No storage here, or not ours: the webhook and the server's own looking do the rest.
  }
}

function write(list: readonly Remembered[]) {
  try {
    if (list.length === 0) localStorage.removeItem(PURCHASES);
    else localStorage.setItem(PURCHASES, JSON.stringify(list));
  } catch (why) {
    // eslint-disable-next-line no-console -- as above; this is the only trace
    console.warn("A purchase could not be remembered", why);
  }
}

/** Remembers it in the place of what was known of the same order. */
export const remember = (entry: Remembered) =>
  write([...readRemembered().filter(({ orderId }) => orderId !== entry.orderId), entry]);

export const forget = (orderId: string) =>
  write(readRemembered().filter((entry) => entry.orderId !== orderId));
