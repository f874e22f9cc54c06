import { OwnData } from "../entities/ownData.ts";
import { Done } from "./done.ts";
import type { Endpoint } from "./endpoint.ts";

export const exportAccount = {
  method: "GET",
  path: "/auth/export",
  summary: "Everything the server keeps about you, as one document.",
  guard: "session",
  reply: OwnData,
  problems: [],
} as const satisfies Endpoint;

export const deleteAccount = {
  method: "DELETE",
  path: "/auth/account",
  summary: "Delete the account and everything in it, at once and for good.",
  guard: "session",
  reply: Done,
  problems: ["last_admin"],
} as const satisfies Endpoint;
