import { hash } from "node:crypto";
import { refuse } from "#models/contract/problems.ts";
import type { Context } from "koa";

/** The token of an Authorization header, or undefined. */
export function bearerToken(ctx: Context): string | undefined {
  return /^Bearer +([A-Za-z0-9_-]{1,200})$/i.exec(ctx.req.headers.authorization ?? "")?.[1];
}

/** What is stored of a token: a reader of the database cannot sign in with it. */
export function hashToken(token: string): string {
  return hash("sha256", token, "hex");
}

/** The token's hash; throws `invalid_token` when there is no token. */
export function requireTokenHash(ctx: Context): string {
  const token = bearerToken(ctx);
  if (token === undefined) throw refuse("invalid_token");
  return hashToken(token);
}
