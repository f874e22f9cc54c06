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

const nothing = async () => undefined;

async function readText(ctx: Context): Promise<string> {
  if (Number(ctx.get("Content-Length")) > BODY_MAX_BYTES) throw refuse("too_large");
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of ctx.req.iterator({ destroyOnReturn: false })) {
    size += part.length;
    if (size > BODY_MAX_BYTES) throw refuse("too_large");
    parts.push(part);
  }
  return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(parts));
}

/**
 * Reads a JSON body. Names such as `__proto__` become plain properties here, and the contract takes only the names it
 * knows; so nothing needs to be refused for its name.
 */
async function readJson(ctx: Context): Promise<RawBody> {
  if (!ctx.is("json", "+json") || ctx.get("Content-Encoding") !== "") throw refuse("not_acceptable");
  try {
    return { fields: JSON.parse(await readText(ctx)) };
  } catch (error) {
    // Without this a body that is too large would see its connection reset instead of the reply.
    ctx.req.resume();
    throw error instanceof Problem ? error : refuse("bad_json", { cause: error });
  }
}

/** Bytes of a multipart body beside its file: boundaries, headers and short fields. */
const AROUND_THE_FILE = 65_536;

const uploads = multer({
  storage: multer.memoryStorage(),
  limits: { fileSize: RESUME_MAX_BYTES, files: 1, fields: 10, fieldSize: 10_000, parts: 12 },
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
