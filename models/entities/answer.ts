import * as z from "zod/mini";
import { Id, Moment } from "./basics.ts";
import { FollowUp } from "./followUp.ts";
import { Spoken } from "./spoken.ts";

/** A text that another device had saved meanwhile, and that is not the answer any more. Nothing of it is lost. */
export const OtherVersion = z.object({
  answer: z.string(),
  editedAt: Moment,
  /** What the device calls itself: "Chrome on Android #3f2a91c0"; null when it did not say. */
  device: z.nullable(z.string()),
});
export type OtherVersion = z.infer<typeof OtherVersion>;

/** One person's text for one question. */
export const Answer = z.object({
  questionId: Id,
  answer: z.string(),
  attemptId: Id,
  /** Place of the question in its set, from 0. */
  index: z.int(),
  /** The device's own revision of the text; it only grows. */
  rev: z.int(),
  /** The server's revision; it grows with every stored change. */
  serverRev: z.int(),
  /** The server revision that the device had seen which wrote the text; absent where the server is older than this field. */
  baseServerRev: z.optional(z.int()),
  editedAt: Moment,
  updatedAt: Moment,
  /** How the text was spoken; absent where it was only typed. */
  spoken: z.optional(z.nullable(Spoken)),
  /** What was asked once more about it; absent where nothing was. */
  followUp: z.optional(z.nullable(FollowUp)),
  /** The newest text of another device that lost against this one (rule AN4); comes with changes, where there is one. */
  lost: z.optional(OtherVersion),
});
export type Answer = z.infer<typeof Answer>;

/** The name of a device as one reads it, without the mark that tells two of the same kind apart. */
export const deviceLabel = (device: string): string => device.replace(/ #\w+$/, "");
