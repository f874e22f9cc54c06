import type { Middleware } from "koa";
import { type DestinationStream, type Logger, pino } from "pino";

/** What may be said of an error: fields such as a database's `detail` can carry what people typed. */
function showError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack, cause } = error;
  const code = "code" in error ? error.code : undefined;
  return { type: name, message, code, stack, ...(cause === undefined ? {} : { cause: showError(cause) }) };
}

/** The server's log: JSON lines, on standard output unless another place is given. */
export function makeLog(level: string, to: DestinationStream = pino.destination(1)): Logger {
  return pino({ level, base: null, serializers: { err: showError } }, to);
}

/** Ids of requests: unique in a process by their number, between processes by their beginning. */
function requestIds(start: string): () => string {
  let count = 0;
  return () => `${start}-${(++count).toString(36)}`;
}

/**
 * Gives each request an id and writes one line when it is done: method, route, status, milliseconds, id, person.
 * A route is the contract's path; addresses as they were sent, query strings and bodies are in no line.
 */
export function requestLog(log: Logger, start: string): Middleware {
  const nextId = requestIds(start);
  return async (ctx, next) => {
    const begin = performance.now();
    const id = nextId();
    ctx.state["requestId"] = id;
    ctx.set("X-Request-Id", id);
    await next();
    const route: unknown = ctx["_matchedRoute"];
    const level = ctx.path.startsWith("/api/") ? "info" : "debug";
    if (!log.isLevelEnabled(level)) return;
    log[level]({
      method: ctx.method,
      route: route ?? "none",
      status: ctx.status,
      ms: Math.round(performance.now() - begin),
      id,
      userId: ctx.state["userId"],
    });
  };
}
