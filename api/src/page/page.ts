import { createReadStream, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Context, Middleware } from "koa";
import { SHARE_ADDRESS } from "#models/contract/worker.ts";
import { filesOf, type PageFile, type Variant } from "./files.ts";
import { rangeOf } from "./range.ts";

/** Names under /assets/ carry a hash of their content: a new content is a new name. */
const FOREVER = "public, max-age=31536000, immutable";
const ASK_EACH_TIME = "no-cache";

const NOT_THE_PAGE = /^\/(api|ws|healthz|readyz|metrics)(\/|$)/;
const HAS_ENDING = /\.[^./]+$/;

const NOT_BUILT = "The page of Taiyari is not built yet. Build it, then start the server again.\n";

/** The built index.html, or an empty text when the page is not built. */
export function readIndex(folder: string): string {
  const file = join(folder, "index.html");
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

function variantFor(ctx: Context, file: PageFile): Variant | undefined {
  const [plain] = file.variants.slice(-1);
  // A part of a packed file cannot be unpacked by itself.
  if (ctx.get("Range") !== "") return plain;
  return file.variants.find(({ encoding }) => ctx.acceptsEncodings(encoding) === encoding) ?? plain;
}

function setRange(ctx: Context, { etag, size }: Variant) {
  const unchanged = ["", etag].includes(ctx.get("If-Range"));
  const range = unchanged ? rangeOf(ctx.get("Range"), size) : null;
  if (range === null) return { start: 0, end: size - 1 };
  ctx.status = range === "beyond" ? 416 : 206;
  ctx.set(
    "Content-Range",
    range === "beyond" ? `bytes */${size}` : `bytes ${range.start}-${range.end}/${size}`,
  );
  return range;
}

/** Sends a file; Koa closes the stream when the caller goes away and answers 404 when the file has vanished. */
function send(ctx: Context, file: PageFile, cacheControl: string) {
  const variant = variantFor(ctx, file);
  if (!variant) return;
  ctx.set({
    "Cache-Control": cacheControl,
    ETag: variant.etag,
    Vary: "Accept-Encoding",
    "Accept-Ranges": "bytes",
  });
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  const range = setRange(ctx, variant);
  ctx.type = file.ending || "application/octet-stream";
  if (variant.encoding !== "identity") ctx.set("Content-Encoding", variant.encoding);
  if (range === "beyond") {
    ctx.body = "";
  } else {
    ctx.body = variant.size === 0 ? "" : createReadStream(variant.path, range);
    ctx.length = range.end - range.start + 1;
  }
}

function isNavigation(ctx: Context): boolean {
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
