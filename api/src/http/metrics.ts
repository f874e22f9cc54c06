import type { Middleware } from "koa";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";

/** Figures for whoever operates the server, in the text format of Prometheus. */
export type Metrics = { middleware: Middleware; text(): Promise<string>; contentType: string };

/** Request times by method, route and status; a route is the contract's path, never an id. */
export function makeMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from request to reply",
    labelNames: ["method", "route", "status"] as const,
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
    registers: [registry],
  });
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    async middleware(ctx, next) {
      const start = performance.now();
      await next();
      const route = typeof ctx._matchedRoute === "string" ? ctx._matchedRoute : "none";
      seconds.observe({ method: ctx.method, route, status: ctx.status }, (performance.now() - start) / 1000);
    },
  };
}
