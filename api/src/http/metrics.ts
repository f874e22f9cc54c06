import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { JobCount } from "../jobs/port.ts";

/** A request that was answered; `route` is the contract's path, never an id. */
export type Answered = { method: string; route: string; status: number; ms: number };

/** Figures for whoever operates the server, in the text format of Prometheus. */
export type Metrics = {
  count(request: Answered): void;
  /** Has the jobs counted each time that the figures are read. */
  watchJobs(counts: () => Promise<JobCount[]>): void;
  text(): Promise<string>;
  contentType: string;
  /** Where a room adds figures of its own. */
  registry: Registry;
};

/** Request times by method, route and status, beside the figures of the process. */
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
    registry,
    text: () => registry.metrics(),
    watchJobs(counts) {
      const jobs = new Gauge({
        name: "jobs",
        help: "Jobs that wait, run or have failed for good",
        labelNames: ["kind", "state"] as const,
        registers: [registry],
        async collect() {
          const now = await counts();
          jobs.reset();
          for (const { kind, state, jobs: many } of now) jobs.set({ kind, state }, many);
        },
      });
    },
    count({ method, route, status, ms }) {
      seconds.observe({ method, route, status }, ms / 1_000);
    },
  };
}
