import type * as z from "zod/mini";
import type { ProblemCode } from "./problems.ts";

/** Who may call: anyone, somebody with a valid session, or an admin. */
export type Guard = "anyone" | "session" | "admin";

/** The biggest JSON body that is read, in bytes. */
export const BODY_MAX_BYTES = 1_048_576;

/**
 * One call, described once. The route, the page's client and the OpenAPI page are made from it,
 * so that a changed field breaks both builds.
 */
export type Endpoint = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Under /api; parameters in braces: `/companies/{companyId}`. */
  path: string;
  summary: string;
  guard: Guard;
  params?: z.ZodMiniObject;
  query?: z.ZodMiniObject;
  /** A JSON body. */
  body?: z.ZodMiniType;
  /** A multipart body: text fields, and one PDF in the field `file` names. */
  form?: { fields: z.ZodMiniObject; file: string };
  reply: z.ZodMiniType;
  /** 200 where it is left out. */
  status?: 200 | 201 | 202;
  /** Refusals beyond those that every call can give. */
  problems: readonly ProblemCode[];
  /** True where a repeat must give the first result: the call takes an Idempotency-Key. */
  repeatable?: true;
  /** True while the room behind it is not built: it answers 501 `not_open`. */
  later?: true;
};

type Out<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type In<S> = S extends z.ZodMiniType ? z.input<S> : undefined;

/** What the action receives. */
export type Received<E extends Endpoint> = {
  params: Out<E["params"]>;
  query: Out<E["query"]>;
  body: E extends { form: { fields: infer F } } ? Out<F> : Out<E["body"]>;
};

/** A query may be left out where none of its fields is needed. */
type SentQuery<Q> = object extends Q ? { query?: Q } : { query: Q };

/** What the caller sends; `File` is the realm's own kind of file. */
export type Sent<E extends Endpoint, File> = {
  [K in "params" | "body" as E extends Record<K, z.ZodMiniType> ? K : never]: In<E[K]>;
} & (E extends { query: z.ZodMiniType } ? SentQuery<In<E["query"]>> : unknown) &
  (E extends { form: { fields: infer F } } ? { body: In<F>; file: File } : unknown);

/** What comes back. */
export type Reply<E extends Endpoint> = z.output<E["reply"]>;

/** The refusal on the wire; `message` and `error` are the same sentence, since both are read. */
export type Refusal = { code: ProblemCode; message: string; error: string };
