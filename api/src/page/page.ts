import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Context, Middleware } from "koa";
import { SHARE_ADDRESS } from "#models/contract/worker.ts";
import { filesOf } from "./files.ts";
import { ASK_EACH_TIME, FOREVER, send } from "./send.ts";

const NOT_THE_PAGE = /^\/(api|ws|weights|healthz|readyz|metrics)(\/|$)/;
const HAS_ENDING = /\.[^./]+$/;

const NOT_BUILT = "The page of Taiyari is not built yet. Build it, then start the server again.\n";

/** The built index.html, or an empty text when the page is not built. */
export function readIndex(folder: string): string {
  const file = join(folder, "index.html");
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** Who previews a link, or looks whether the site is up, takes whatever there is at "/". */
function isNavigation(ctx: Context): boolean {
  if (ctx.path === "/") return true;
  return (
    !NOT_THE_PAGE.test(ctx.path) && !HAS_ENDING.test(ctx.path) && ctx.get("Accept").includes("text/html")
  );
}

/**
 * A file shared from another app is meant for the service worker. Where the browser has none any more, the person is
 * led to where the file can be chosen; it is not read here.
 */
function leadToUpload(ctx: Context) {
  ctx.redirect("/resume-upload?shared=0");
  ctx.status = 303;
}

/**
 * Serves the built page from `folder`: its files, packed where there are packed copies, and index.html for every
 * address a person can open. What belongs to the API, or looks like a file that is not there, stays a 404.
 */
export function pageFiles(folder: string): Middleware {
  const files = filesOf(folder);
  const index = files.get("/index.html");
  return async (ctx, next) => {
    if (ctx.method === "POST" && ctx.path === SHARE_ADDRESS) return leadToUpload(ctx);
    if (ctx.method !== "GET" && ctx.method !== "HEAD") return next();
    const file = ctx.path === "/" ? undefined : files.get(ctx.path);
    if (file) return send(ctx, file, ctx.path.startsWith("/assets/") ? FOREVER : ASK_EACH_TIME);
    if (!isNavigation(ctx)) return next();
    if (index) return send(ctx, index, ASK_EACH_TIME);
    ctx.status = 503;
    ctx.body = NOT_BUILT;
  };
}
