import { Readable } from "node:stream";
import type Router from "@koa/router";
import type { Endpoint, Received, Reply } from "#models/contract/endpoint.ts";
import type { Problem } from "#models/contract/problem.ts";
import { refuse } from "#models/contract/problems.ts";
import type { Context, Middleware } from "koa";
import type { Transaction } from "kysely";
import type { Person } from "../accounts/person.ts";
import type { Tables } from "../db/schema.ts";
import { type RawBody, readBody, readRaw, type UploadedFile } from "./body.ts";
import { fieldProblem, type Issue } from "./fields.ts";
import type { LimitName } from "./limits.ts";
import { networkOf } from "./network.ts";
import { type Keep, type Repeats, requestHash } from "./repeats.ts";
import { requireTokenHash } from "./signedIn.ts";

/** A request whose parts have been held against the contract. `person` stands only behind a guard. */
export type Call<E extends Endpoint> = Received<E> & {
  person: E["guard"] extends "anyone" ? undefined : Person;
  tokenHash: E["guard"] extends "anyone" ? undefined : string;
  /** The file of a multipart call; undefined when none was sent. */
  file: UploadedFile | undefined;
  /** Whom limits count as one caller where nobody is signed in: see network.ts. */
  network: string;
  /** A header of the request; empty where it was not sent. */
  header(name: string): string;
  /** Aborts when the caller has hung up: nobody waits for the reply any more. */
  readonly gone: AbortSignal;
  /**
   * Stores the reply for a repeat in the transaction of the work itself, so that no crash can come between the two. For
   * work that would be done twice otherwise; does nothing for a call without an Idempotency-Key.
   */
  remember: Remember<E>;
};

/** How an action of this endpoint stores its reply. */
export type Remember<E extends Endpoint> = (trx: Transaction<Tables>, reply: Reply<E>) => Promise<void>;

export type Action<E extends Endpoint> = (call: Call<E>) => Promise<Reply<E>>;

export type Handler = (ctx: Context) => Promise<void>;

/** What a route needs of the house. */
export type Door = {
  router: Router;
  /** Handlers of paths without parameters by `${method} ${path}`, which need no pattern to be matched. */
  exact: Map<string, Handler>;
  /** The person a token belongs to; throws `invalid_token`. */
  whoIs(tokenHash: string): Promise<Person>;
  /** Throws `too_many` when the limit is used up. */
  take(limit: LimitName, key: string): Promise<void>;
  repeats: Repeats;
};

export type ServeOptions = {
  /** Counted per person, or per address where nobody is signed in. */
  limit?: LimitName;
  /** True where a repeat needs the first reply for days only. */
  briefRepeats?: boolean;
  /** A sentence of the catalogue for a body that does not fit; undefined names the field instead. */
  onInvalid?: (issues: readonly Issue[]) => Problem | undefined;
};

/** `/companies/{companyId}` as the router writes it. */
export const routerPath = (path: string) => `/api${path.replace(/\{(\w+)\}/g, ":$1")}`;

type Guarded = { person: Person | undefined; tokenHash: string | undefined };

async function guard(door: Door, endpoint: Endpoint, ctx: Context): Promise<Guarded> {
  if (endpoint.guard === "anyone") return { person: undefined, tokenHash: undefined };
  const tokenHash = requireTokenHash(ctx);
  const person = await door.whoIs(tokenHash);
  ctx.state["userId"] = person.userId;
  if (endpoint.guard === "admin" && person.role !== "admin") throw refuse("not_admin");
  return { person, tokenHash };
}

function fit(endpoint: Endpoint, ctx: Context, raw: RawBody, options: ServeOptions) {
  const params = endpoint.params?.safeParse(ctx.params);
  if (params && !params.success) throw refuse("not_found");
  const query = endpoint.query?.safeParse({ ...ctx.query });
  if (query && !query.success) throw fieldProblem(query.error.issues);
  const body = (endpoint.form?.fields ?? endpoint.body)?.safeParse(raw.fields);
  if (body && !body.success) throw options.onInvalid?.(body.error.issues) ?? fieldProblem(body.error.issues);
  return { params: params?.data, query: query?.data, body: body?.data, file: raw.file };
}

type Parts = ReturnType<typeof fit>;

/** The router tries the pattern of every route on every request; most calls have an address of their own. */
function mount({ router, exact }: Door, { method, path }: Endpoint, handle: Handler) {
  const route = routerPath(path);
  router.register(route, [method], handle);
  if (!path.includes("{")) exact.set(`${method} ${route}`, handle);
}

/** Hands a request to its handler by its very address; all others go on to the router. */
export function exactPaths({ exact }: Door): Middleware {
  return (ctx, next) => {
    const handle = exact.get(`${ctx.method} ${ctx.path}`);
    if (!handle) return next();
    ctx["_matchedRoute"] = ctx.path;
    return handle(ctx);
  };
}

/** Aborts when the connection closes, at the latest after the reply. */
function untilClosed({ res }: Context): AbortSignal {
  const controller = new AbortController();
  if (res.closed) controller.abort();
  else res.once("close", () => controller.abort());
  return controller.signal;
}

type Shown = { status: number; body: unknown; replayed: boolean };

function send(ctx: Context, { status, body, replayed }: Shown) {
  if (replayed) ctx.set("Idempotency-Replayed", "true");
  ctx.status = status;
  // Said before the body is set, so that Koa looks no type up.
  ctx.res.setHeader("Content-Type", "application/json; charset=utf-8");
  ctx.body = JSON.stringify(body);
}

/** The key under which a repeat of this call gets the first result; undefined: it is no such call. */
function repeatKey(endpoint: Endpoint, { person }: Guarded, ctx: Context) {
  const key = ctx.req.headers["idempotency-key"];
  return endpoint.repeatable && person && typeof key === "string"
    ? { userId: person.userId, key }
    : undefined;
}

/**
 * Mounts one endpoint of the contract: guard, limit, body, contract, action, reply, in this order.
 * A guard answers before the body is read. A repeatable call with an Idempotency-Key gets its first result.
 */
export function serve<E extends Endpoint>(
  door: Door,
  endpoint: E,
  action: Action<E>,
  options: ServeOptions = {},
) {
  const status = endpoint.status ?? 200;
  const brief = options.briefRepeats ?? false;
  const show = (reply: Reply<E>) => ({ status, body: endpoint.reply.parse(reply), replayed: false });

  async function take({ person }: Guarded, ctx: Context) {
    if (options.limit) await door.take(options.limit, person?.userId ?? networkOf(ctx.ip));
  }

  async function run(ctx: Context, guarded: Guarded, parts: Parts, keep?: Keep) {
    // A repeat is no new work: it does not count.
    if (keep) await take(guarded, ctx);
    // Without a key there is nothing to store a reply under.
    const remember: Remember<E> = async (trx, reply) => keep?.(trx, show(reply));
    const call = {
      params: parts.params,
      query: parts.query,
      body: parts.body,
      person: guarded.person,
      tokenHash: guarded.tokenHash,
      file: parts.file,
      network: networkOf(ctx.ip),
      header: (name: string) => ctx.get(name),
      get gone() {
        return untilClosed(ctx);
      },
      remember,
    };
    // The guard and the endpoint's own schemas have just produced these parts; the compiler cannot follow a generic E.
    return show(await action(call as Call<E>));
  }

  mount(door, endpoint, async (ctx) => {
    const guarded = await guard(door, endpoint, ctx);
    const repeat = repeatKey(endpoint, guarded, ctx);
    if (!repeat) await take(guarded, ctx);
    const raw = await readBody(ctx, endpoint);
    const parts = fit(endpoint, ctx, raw, options);
    if (!repeat) return send(ctx, await run(ctx, guarded, parts));
    const request = { ...repeat, hash: requestHash(ctx, raw), brief };
    send(ctx, await door.repeats.once(request, (keep) => run(ctx, guarded, parts, keep)));
  });
}

/**
 * Mounts an endpoint whose reply may be too big to be held at once: `pieces` gives its JSON bit by bit, and is asked for
 * the next one when the last has been taken. Where it fails midway the connection is cut, so that nobody takes half a
 * reply for a whole one.
 */
export function serveInPieces(
  door: Door,
  endpoint: Endpoint & { guard: "session" },
  pieces: (person: Person) => AsyncGenerator<string>,
  limit: LimitName,
) {
  mount(door, endpoint, async (ctx) => {
    const { person } = await guard(door, endpoint, ctx);
    if (!person) throw refuse("invalid_token");
    await door.take(limit, person.userId);
    const rest = pieces(person);
    // What goes wrong before the first piece is still refused like anything else.
    const first = await rest.next();
    ctx.status = endpoint.status ?? 200;
    ctx.res.setHeader("Content-Type", "application/json; charset=utf-8");
    ctx.body = Readable.from(goOn(first, rest), { objectMode: false });
  });
}

/** A piece that has been taken already, and all others. */
async function* goOn(first: IteratorResult<string, unknown>, rest: AsyncGenerator<string>) {
  if (first.done === true) return;
  yield first.value;
  yield* rest;
}

/** Mounts an endpoint whose body is taken as the bytes that came, since somebody has signed them. */
export function serveBytes<E extends Endpoint & { guard: "anyone" }>(
  door: Door,
  endpoint: E,
  action: (raw: Buffer, header: (name: string) => string) => Promise<Reply<E>>,
) {
  mount(door, endpoint, async (ctx) => {
    const raw = await readRaw(ctx);
    const body = endpoint.reply.parse(await action(raw, (name) => ctx.get(name)));
    send(ctx, { status: endpoint.status ?? 200, body, replayed: false });
  });
}

/** Mounts an endpoint whose room is not built yet: its guard works, then it says so. */
export function serveLater(door: Door, endpoint: Endpoint) {
  mount(door, endpoint, async (ctx) => {
    await guard(door, endpoint, ctx);
    throw refuse("not_open");
  });
}
