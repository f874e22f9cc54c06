import { createReadStream } from "node:fs";
import type { Context } from "koa";
import type { PageFile, Variant } from "./files.ts";
import { rangeOf } from "./range.ts";

/** For names that carry a hash of their content: a new content is a new name. */
export const FOREVER = "public, max-age=31536000, immutable";
export const ASK_EACH_TIME = "no-cache";

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

/**
 * Sends a file, or the part of it that a Range header asks for; Koa closes the stream when the caller goes away and answers 404
 * when the file has vanished.
 * @param cacheControl what browsers may keep of it
 */
export function send(ctx: Context, file: PageFile, cacheControl: string) {
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
