import type { IncomingMessage } from "node:http";
import multer from "@koa/multer";
import { BODY_MAX_BYTES, type Endpoint } from "#models/contract/endpoint.ts";
import { Problem } from "#models/contract/problem.ts";
import { refuse } from "#models/contract/problems.ts";
import { RESUME_MAX_BYTES } from "#models/rules/resumeFile.ts";
import type { Context, Middleware } from "koa";
import { MulterError } from "multer";

/** A file of a multipart body, in memory. */
export type UploadedFile = { name: string; bytes: Uint8Array };

/** A body before it is held against the contract. */
export type RawBody = { fields: unknown; file?: UploadedFile | undefined };

/** What nearly every request says; anything else is looked at more closely. */
const JSON_TYPE = "application/json";

const nothing = async () => undefined;

/** All of a body; throws `too_large` as soon as there is more than the endpoints take. */
function readBytes(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    request.on("data", (part: Buffer) => {
      size += part.length;
      if (size > BODY_MAX_BYTES) return reject(refuse("too_large"));
      parts.push(part);
    });
    request.once("end", () => resolve(Buffer.concat(parts)));
    // Also when the other side goes away before the end.
    request.once("error", reject);
  });
}

/** The very bytes of a body, for what is signed. Throws `too_large`. */
export async function readRaw({ req }: Context): Promise<Buffer> {
  try {
    return await readBytes(req);
  } catch (error) {
    req.resume();
    throw error;
  }
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

async function readText({ req }: Context): Promise<string> {
  if (Number(req.headers["content-length"]) > BODY_MAX_BYTES) throw refuse("too_large");
  return utf8.decode(await readBytes(req));
}

/**
 * Reads a JSON body. Names such as `__proto__` become plain properties here, and the contract takes only the names it
 * knows; so nothing needs to be refused for its name.
 */
async function readJson(ctx: Context): Promise<RawBody> {
  const { "content-type": type, "content-encoding": encoding } = ctx.req.headers;
  if ((type !== JSON_TYPE && !ctx.is("json", "+json")) || encoding) throw refuse("not_acceptable");
  try {
    return { fields: JSON.parse(await readText(ctx)) };
  } catch (error) {
    // Without this a body that is too large would see its connection reset instead of the reply.
    ctx.req.resume();
    throw error instanceof Problem ? error : refuse("bad_json", { cause: error });
  }
}

/** Bytes of a multipart body beside its file: boundaries, headers and fields. */
const AROUND_THE_FILE = 65_536;

/** Corrections of a resume are the longest field: 20,000 characters, up to three bytes each. */
const LONGEST_FIELD = 60_000;

const uploads = multer({
  storage: multer.memoryStorage(),
  limits: { fileSize: RESUME_MAX_BYTES, files: 1, fields: 10, fieldSize: LONGEST_FIELD, parts: 12 },
});

const readers = new Map<string, Middleware>();

function readerOf(field: string): Middleware {
  const known = readers.get(field);
  if (known) return known;
  const reader: Middleware = uploads.single(field);
  readers.set(field, reader);
  return reader;
}

function uploadProblem(error: unknown): Problem {
  if (error instanceof MulterError && error.code === "LIMIT_FILE_SIZE") {
    return refuse("resume_too_large", { cause: error });
  }
  return refuse("bad_request", { cause: error });
}

async function readForm(ctx: Context, field: string): Promise<RawBody> {
  if (!ctx.is("multipart/form-data")) throw refuse("not_acceptable");
  if (Number(ctx.get("Content-Length")) > RESUME_MAX_BYTES + AROUND_THE_FILE)
    throw refuse("resume_too_large");
  try {
    await readerOf(field)(ctx, nothing);
  } catch (error) {
    // Without this an oversize upload would see its connection reset instead of the reply.
    ctx.req.resume();
    throw uploadProblem(error);
  }
  const file = ctx.file;
  const sent = "body" in ctx.request ? ctx.request.body : undefined;
  return {
    fields: { ...Object(sent) },
    file: file && { name: file.originalname, bytes: file.buffer },
  };
}

/** Reads the body that the endpoint takes; without one, nothing is read. */
export async function readBody(ctx: Context, endpoint: Endpoint): Promise<RawBody> {
  if (endpoint.form) return readForm(ctx, endpoint.form.file);
  return endpoint.body ? readJson(ctx) : { fields: undefined };
}
