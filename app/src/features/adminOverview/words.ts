import type { Overview } from "#models/entities/desk.ts";
import type { Dictionary } from "../../ui/words.ts";

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

const states: Record<Overview["queue"][number]["state"], string> = {
  queued: "waiting",
  running: "running",
  failed: "failed",
};

const en = {
  title: "Overview",
  failed: "The overview could not be loaded",
  asOf: (moment: string) => `As of ${moment}`,
  again: "Look again",
  revenue: "Revenue",
  revenueText: "Payments without refunds and lost disputes, by days and months of India.",
  today: "Today",
  week: "7 days",
  thisMonth: "This month",
  all: "In all",
  people: "People",
  newWeek: "New in 7 days",
  newMonth: "New in 30 days",
  attempts: "Attempts",
  open: "Open",
  reported: "With a report",
  begunWeek: "Begun in 7 days",
  rewards: "Rewards",
  owed: "Owed in all",
  due: "Due now",
  toPayOut: (count: number) => `${many(count, "request", "requests")} to pay out`,
  failures: "To look at",
  noFailures: "Nothing has failed.",
  paidTwice: (count: number) =>
    `${many(count, "payment came", "payments came")} for an order that was paid already. Refund ${count === 1 ? "it" : "them"} at Razorpay.`,
  failedJobs: (count: number, kind: string) =>
    `${many(count, "job", "jobs")} of the kind “${kind}” failed for good.`,
  lastReason: (reason: string) => `Last reason: ${reason}`,
  openOrders: (count: number) =>
    `${many(count, "order", "orders")} of the last four days without a payment. Most were given up; Razorpay is asked about them until then.`,
  queue: "Work in the queue",
  noQueue: "Nothing waits.",
  queued: (kind: string, state: string, count: number) => `${kind}: ${count} ${state}`,
  states,
  model: (name: string) => `Language model ${name}`,
  used: (calls: string, tokens: string, cost: string | null) =>
    `${calls} calls, ${tokens} tokens${cost === null ? "" : `, ${cost} by the prices that are set`}`,
  modelSpent:
    "Today's limit is reached: until midnight the built-in coach does its work, or people are told to choose.",
};

export type Words = typeof en;
export const words: Dictionary<Words> = { en, hi: () => import("./words.hi.ts").then((m) => m.hi) };
