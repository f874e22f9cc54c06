import * as z from "zod/mini";
import { Id } from "../entities/basics.ts";
import { CreditEntry } from "../entities/credit.ts";
import type { Endpoint } from "./endpoint.ts";
import { After } from "./page.ts";

export const creditHistory = {
  method: "GET",
  path: "/credits/history",
  summary: "Where your credits came from and went, newest first.",
  guard: "session",
  query: After,
  reply: z.object({
    entries: z.array(CreditEntry),
    /** Ask for older ones after this one; null where there are none. */
    next: z.nullable(Id),
  }),
  problems: [],
} as const satisfies Endpoint;
