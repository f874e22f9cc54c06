import * as z from "zod/mini";
import { Id, Moment } from "./basics.ts";
import { Role } from "./user.ts";

/** A person as the admin's desk lists them. */
export const AdminUser = z.object({
  userId: Id,
  name: z.string(),
  email: z.string(),
  role: Role,
  /** Credits free to spend. */
  credits: z.int(),
  /** Credits bought so far, also those that were taken back. */
  creditsBought: z.int(),
  attempts: z.int(),
  reports: z.int(),
  joinedAt: Moment,
  /** To the hour; null where no session is left. */
  lastSeenAt: z.nullable(Moment),
});
export type AdminUser = z.infer<typeof AdminUser>;

/** One deed of an admin. */
export const AuditEntry = z.object({
  entryId: Id,
  at: Moment,
  /** Who did it; null where that account is gone. */
  admin: z.nullable(z.string()),
  /** What was done, as in `company.update`. */
  action: z.string(),
  /** Id of what it was done to. */
  subject: z.string(),
  /** The name of the person it was done to; null where it is no person, or one who is gone. */
  person: z.nullable(z.string()),
  /** What changed by it. */
  detail: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** Jobs of a kind that have failed for good, and the last reason. */
const FailedJobs = z.object({ kind: z.string(), jobs: z.int(), reason: z.nullable(z.string()) });

const Queue = z.object({ kind: z.string(), state: z.enum(["queued", "running", "failed"]), jobs: z.int() });

/** Calls and tokens of a span of time, and their cost in millionths of the currency that the prices are set in. */
const Use = z.object({ calls: z.int(), tokens: z.int(), costInMillionths: z.int() });

/** What the language model has used since the beginning of the day and of the month in Asia/Kolkata. */
const ModelUse = z.object({
  name: z.string(),
  today: Use,
  month: Use,
  /** Whether the limit of today is reached: until tomorrow the coach does its work, or people are told. */
  spent: z.boolean(),
});

/** How the business stands, at one look. Days, weeks and months are those of Asia/Kolkata. */
export const Overview = z.object({
  at: Moment,
  /** `week` and `month`: who joined within 7 and 30 days. */
  people: z.object({ all: z.int(), week: z.int(), month: z.int() }),
  /** `week`: begun within 7 days. */
  attempts: z.object({ open: z.int(), reported: z.int(), week: z.int() }),
  /** Captured payments without what went back; `today` and `month` since their beginning, `week` within 7 days. */
  revenueInPaise: z.object({ today: z.int(), week: z.int(), month: z.int(), all: z.int() }),
  failures: z.object({
    jobs: z.array(FailedJobs),
    /** Orders whose payment is still not known after a quarter of an hour, of the last four days. */
    openOrders: z.int(),
    /** Payments of an order that another payment has paid already: they must be given back. */
    paidTwice: z.int(),
  }),
  queue: z.array(Queue),
  /** `owedInPaise`: all that was earned and not paid out; `due`: requests that can be paid now. */
  rewards: z.object({ owedInPaise: z.int(), due: z.int(), dueInPaise: z.int() }),
  /** The language model, where this server has one. */
  model: z.optional(ModelUse),
});
export type Overview = z.infer<typeof Overview>;
