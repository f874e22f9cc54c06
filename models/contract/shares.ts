import * as z from "zod/mini";
import { Id, optionalText } from "../entities/basics.ts";
import { Share, SharedReport } from "../entities/share.ts";
import { Done } from "./done.ts";
import type { Endpoint } from "./endpoint.ts";
import { NewestFirst } from "./page.ts";

export const shareReport = {
  method: "POST",
  path: "/shares",
  summary:
    "Make a link to one of your reports. A report has one link at a time: asking again changes what it shows and gives the same one.",
  guard: "session",
  body: z.object({
    attemptId: Id,
    /** False: your answers, and what quotes them, are left out. */
    withAnswers: z.boolean(),
    /** What you are called in it; empty or left out: nothing is said of who it is. */
    shownAs: z.optional(optionalText(60)),
  }),
  reply: z.object({ share: Share }),
  status: 201,
  problems: ["report_missing"],
  repeatable: true,
} as const satisfies Endpoint;

export const listShares = {
  method: "GET",
  path: "/shares",
  summary: "Your links that work, newest first.",
  guard: "session",
  query: NewestFirst,
  reply: z.object({ shares: z.array(Share) }),
  problems: [],
} as const satisfies Endpoint;

export const endShare = {
  method: "DELETE",
  path: "/shares/{shareId}",
  summary: "Take a link back: it ends at once. One that has ended already is fine.",
  guard: "session",
  params: z.object({ shareId: Id }),
  reply: Done,
  problems: [],
} as const satisfies Endpoint;

export const sharedReport = {
  method: "GET",
  path: "/shared/{token}",
  summary: "The report behind a link, as its person shows it.",
  guard: "anyone",
  params: z.object({ token: Id }),
  reply: SharedReport,
  problems: ["share_ended", "too_many"],
} as const satisfies Endpoint;
