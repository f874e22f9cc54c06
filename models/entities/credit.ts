import * as z from "zod/mini";
import { Id, Moment } from "./basics.ts";

/** One line of the history of somebody's credits, with what the page needs to say what it was for. */
export const CreditEntry = z.object({
  entryId: Id,
  /** Credits; below zero where they went. */
  amount: z.int(),
  /** grant: given at sign-up; clawback: taken back, since the money went back; adjust: by an admin's hand. */
  kind: z.enum(["grant", "spend", "purchase", "clawback", "adjust"]),
  /** What they were spent on; null for other kinds, or where it is not known any more. */
  roundTitle: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
  /** What a pack cost, whole paise. */
  priceInPaise: z.nullable(z.int()),
  /** What the admin has written. */
  reason: z.nullable(z.string()),
  /** All credits after this entry, those that are held for a round in preparation among them. */
  balanceAfter: z.int(),
  at: Moment,
});
export type CreditEntry = z.infer<typeof CreditEntry>;
