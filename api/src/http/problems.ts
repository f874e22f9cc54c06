import { Problem } from "#models/contract/problem.ts";
import { FAILED_DEPENDENCY, refuse, statusOf } from "#models/contract/problems.ts";
import type { Refusal } from "#models/contract/endpoint.ts";
import type { Middleware } from "koa";
import type { Logger } from "pino";
import { isAway } from "../db/engine.ts";

/** Statuses with which Koa, the body parser and the multipart reader refuse, as codes of ours. */
const BY_STATUS = {
  400: "bad_request",
  404: "not_found",
  405: "method_not_allowed",
  413: "too_large",
  415: "not_acceptable",
  501: "method_not_allowed",
} as const;

function statusIn(error: unknown): number | undefined {
  return error instanceof Error && "status" in error && typeof error.status === "number"
    ? error.status
    : undefined;
}

function isKnown(status: number): status is keyof typeof BY_STATUS {
  return Object.hasOwn(BY_STATUS, status);
}

/** Any error as a refusal of the closed list: a database that is away is `unavailable`, what is not known `unexpected`. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const status = statusIn(error);
  if (status !== undefined && isKnown(status)) return refuse(BY_STATUS[status], { cause: error });
  return refuse(isAway(error) ? "unavailable" : "unexpected", { cause: error });
}

/** The refusal as it goes over the wire. */
export function showProblem(problem: Problem): Refusal {
  return { code: problem.code, message: problem.message, error: problem.message };
}

/** A fault of ours or of what we have asked, for the operator to see. */
const isFault = (status: number) => status >= 500 || status === FAILED_DEPENDENCY;

/** The one place that turns errors into replies; a fault of ours is logged, never shown. */
export function problemReplies(log: Logger): Middleware {
  return async (ctx, next) => {
    try {
      await next();
      if (ctx.body === undefined && isKnown(ctx.status)) throw refuse(BY_STATUS[ctx.status]);
    } catch (error) {
      const problem = asProblem(error);
      ctx.status = statusOf(problem.code);
      ctx.body = showProblem(problem);
      if (problem.retryAfter !== undefined) ctx.set("Retry-After", String(Math.ceil(problem.retryAfter)));
      if (isFault(ctx.status) && problem.code !== "not_open") {
        const route: unknown = ctx["_matchedRoute"];
        const id: unknown = ctx.state["requestId"];
        log.error({ err: problem.cause ?? problem, method: ctx.method, route, id }, "a request failed");
      }
    }
  };
}
