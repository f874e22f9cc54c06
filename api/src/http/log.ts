import type { Middleware } from "koa";
import { type DestinationStream, type Logger, pino } from "pino";
import type { Metrics } from "./metrics.ts";

/** What may be said of an error: fields such as a database's `detail` can carry what people typed. */
function showError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack, cause } = error;
  const code = "code" in error ? error.code : undefined;
  return { type: name, message, code, stack, ...(cause === undefined ? {} : { cause: showError(cause) }) };
}

/** Standard output, written to when a few lines have come together or a second has passed, and when the process ends. */
const gathered = () => pino.destination({ dest: 1, sync: false, minLength: 4_096, periodicFlush: 1_000 });

/** The server's log: JSON lines, on standard output unless another place is given. */
export function makeLog(level: string, to: DestinationStream = gathered()): Logger {
  return pino({ level, base: null, serializers: { err: showError } }, to);
}

/** Ids of requests: unique in a process by their number, between processes by their beginning. */
function requestIds(start: string): () => string {
  let count = 0;
  return () => `${start}-${(++count).toString(36)}`;
}

/**
 * Gives each request an id; when it is done, counts it and writes one line: method, route, status, milliseconds, id,
 * person. A route is the contract's path; addresses as they were sent, query strings and bodies are in no line.
 */
export function requestLog(log: Logger, start: string, count: Metrics["count"]): Middleware {
  const nextId = requestIds(start);
  return async (ctx, next) => {
    const begin = performance.now();
    const id = nextId();
    ctx.state["requestId"] = id;
    ctx.res.setHeader("X-Request-Id", id);
    await next();
    const matched: unknown = ctx["_matchedRoute"];
    const route = typeof matched === "string" ? matched : "none";
    const { method, status } = ctx;
    const ms = performance.now() - begin;
    count({ method, route, status, ms });
    const level = ctx.path.startsWith("/api/") ? "info" : "debug";
    if (!log.isLevelEnabled(level)) return;
    log[level]({ method, route, status, ms: Math.round(ms), id, userId: ctx.state["userId"] });
  };
}
