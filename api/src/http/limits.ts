import { createHash } from "node:crypto";
import { refuse } from "#models/contract/problems.ts";
import {
  type RateLimiterAbstract,
  RateLimiterPostgres,
  RateLimiterRes,
  RateLimiterSQLite,
} from "rate-limiter-flexible";
import type { Database } from "../db/open.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Tries in so many seconds. `login` and `register` count per IP address, which a hostel, a college or a mobile network
 * shares; `loginHere` per e-mail and IP address, so that a stranger elsewhere locks nobody out; `loginEmail` per e-mail
 * address, against a guess from many places. `google`, `forgot` and `reset` count per IP address, `forgotEmail` per address
 * that is written to, `password` per person, `shared` per IP address. `speech` counts seconds of sound per person.
 */
const LIMITS = {
  login: { points: 200, duration: 15 * MINUTE },
  loginHere: { points: 10, duration: 15 * MINUTE },
  loginEmail: { points: 100, duration: HOUR },
  register: { points: 100, duration: HOUR },
  google: { points: 200, duration: 15 * MINUTE },
  password: { points: 10, duration: 15 * MINUTE },
  forgot: { points: 60, duration: HOUR },
  forgotEmail: { points: 5, duration: HOUR },
  reset: { points: 60, duration: HOUR },
  generate: { points: 30, duration: HOUR },
  report: { points: 60, duration: HOUR },
  upload: { points: 60, duration: HOUR },
  ownData: { points: 30, duration: HOUR },
  orders: { points: 30, duration: HOUR },
  payments: { points: 120, duration: HOUR },
  orderLooks: { points: 240, duration: HOUR },
  referrer: { points: 10, duration: HOUR },
  redeem: { points: 30, duration: HOUR },
  shares: { points: 60, duration: HOUR },
  shared: { points: 300, duration: 15 * MINUTE },
  sockets: { points: 120, duration: 10 * MINUTE },
  speech: { points: 3 * HOUR, duration: DAY },
} as const;

/** The rate limits there are, by what they protect. */
export type LimitName = keyof typeof LIMITS;

/** Counts tries, or `points` at once; throws `too_many` with the seconds to wait when a limit is used up. */
export type Limits = { take(limit: LimitName, key: string, points?: number): Promise<void> };

/** For tests and benchmarks that are not about limits. */
export const noLimits: Limits = { take: async () => undefined };

const TABLE = { tableName: "rate_limits", tableCreated: true, clearExpiredByTimeout: false } as const;

function limiterOf({ engine, raw }: Database, name: LimitName): RateLimiterAbstract {
  const { points, duration } = LIMITS[name];
  // Whoever is far over the limit is turned away from memory, so that a flood does not become writes.
  const options = {
    ...TABLE,
    storeClient: raw,
    keyPrefix: name,
    points,
    duration,
    inMemoryBlockOnConsumed: points + 1,
  };
  return engine === "sqlite"
    ? new RateLimiterSQLite({ ...options, storeType: "better-sqlite3" })
    : new RateLimiterPostgres({ ...options, storeType: "pool" });
}

/** Milliseconds to wait; 0 when the try is within the limit. */
async function waitFor(limiter: RateLimiterAbstract, key: string, points: number): Promise<number> {
  try {
    await limiter.consume(key, points);
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, refusal.msBeforeNext);
    throw refusal;
  }
}

/** Neither addresses nor e-mail addresses are kept as they are, and PostgreSQL's keys stay short. */
const keyOf = (key: string) => createHash("sha256").update(key).digest("base64url");

/**
 * Limits counted in the database, so that they hold across restarts and processes. On SQLite the limiter writes on
 * the one connection all transactions share; left alone it would slip into whichever is running and be undone with
 * it. So it runs as a unit of work of its own: its own transaction is then a savepoint in ours.
 */
export function keptLimits(database: Database): Limits {
  const limiters = new Map<LimitName, RateLimiterAbstract>();
  const limiter = (name: LimitName) => {
    const known = limiters.get(name) ?? limiterOf(database, name);
    limiters.set(name, known);
    return known;
  };
  return {
    async take(name, key, points = 1) {
      const count = () => waitFor(limiter(name), keyOf(key), points);
      const wait = await (database.engine === "sqlite" ? database.inTransaction(count) : count());
      if (wait > 0) throw refuse("too_many", { retryAfter: wait / 1000 });
    },
  };
}

/** Removes counts whose time is over. */
export async function forgetOldLimits(database: Database, now: number): Promise<void> {
  await database.inTransaction((trx) => trx.deleteFrom("rate_limits").where("expire", "<", now).execute());
}
