import { createHash, timingSafeEqual } from "node:crypto";
import type Router from "@koa/router";
import { refuse } from "#models/contract/problems.ts";
import { sql } from "kysely";
import type { Context } from "koa";
import type { Deps } from "../deps.ts";
import type { Env } from "../env.ts";

/** Whether the caller sits on this machine itself. Behind a proxy everybody does, and not every proxy says so. */
function isLocal(ctx: Context): boolean {
  const from = ctx.req.socket.remoteAddress ?? "";
  const direct = ctx.get("X-Forwarded-For") === "" && ctx.get("Forwarded") === "";
  return direct && /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(from);
}

/** By token where one is set; without one, only on a server that nobody reaches through a proxy. */
function maySeeFigures(ctx: Context, { metricsToken, publicUrl, trustProxy }: Env): boolean {
  if (metricsToken === "") return publicUrl === "" && !trustProxy && isLocal(ctx);
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(ctx.get("Authorization")), digest(`Bearer ${metricsToken}`));
}

/** For whoever operates the server: /healthz (the process lives), /readyz (the database answers), /metrics. */
export function operatingRoutes(router: Router, deps: Pick<Deps, "database" | "metrics" | "env">) {
  router.get("/healthz", (ctx) => {
    ctx.body = { ok: true };
  });
  router.get("/readyz", async (ctx) => {
    try {
      await sql`select 1`.execute(deps.database.db);
    } catch (error) {
      throw refuse("unavailable", { cause: error });
    }
    ctx.body = { ok: true };
  });
  router.get("/metrics", async (ctx) => {
    if (!maySeeFigures(ctx, deps.env)) throw refuse("not_found");
    ctx.type = deps.metrics.contentType;
    ctx.body = await deps.metrics.text();
  });
}
