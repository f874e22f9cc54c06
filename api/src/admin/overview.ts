import type { Overview } from "#models/entities/desk.ts";
import type { Deps } from "../deps.ts";
import { modelUse } from "../interviewers/meters.ts";
import * as table from "./overviewTable.ts";
import { dayStart, daysBefore, monthStart } from "./periods.ts";

const MINUTE_MS = 60_000;
/** Until then the page and the webhook have a chance to report a payment. */
const ORDER_OPEN_MS = 15 * MINUTE_MS;
/** A bank may answer after three days; an order older than that was given up. */
const ORDER_DAYS = 4;

/**
 * How the business stands. Some fifteen statements outside any transaction. Those of a span of time go by an index; people,
 * reports, payments and reward entries are passed once each: a tenth of a second in all for a hundred thousand of each, in
 * pieces of a third of that. Figures of one look may be a moment apart.
 */
export async function overview(
  deps: Pick<Deps, "database" | "clock" | "log" | "jobs" | "model">,
): Promise<Overview> {
  const { db } = deps.database;
  const now = deps.clock.now();
  const week = daysBefore(now, 7);
  const failures = {
    jobs: await deps.jobs.failures(),
    openOrders: await table.countOpenOrders(db, daysBefore(now, ORDER_DAYS), now - ORDER_OPEN_MS),
    paidTwice: await table.countPaidTwice(db),
  };
  return {
    at: new Date(now).toISOString(),
    people: await table.countPeople(db, week, daysBefore(now, 30)),
    attempts: await table.countAttempts(db, week),
    revenueInPaise: await table.sumRevenue(db, { today: dayStart(now), week, month: monthStart(now) }),
    failures,
    queue: await deps.jobs.counts(),
    rewards: await table.sumRewards(db),
    model: await modelUse(deps),
  };
}
