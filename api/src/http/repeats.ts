import { createHash } from "node:crypto";
import { refuse } from "#models/contract/problems.ts";
import type { Context } from "koa";
import { sql, type Transaction } from "kysely";
import type { Clock } from "../deps.ts";
import type { Database } from "../db/open.ts";
import type { Tables } from "../db/schema.ts";
import type { RawBody } from "./body.ts";

type Trx = Transaction<Tables>;
type Result = { status: number; body: unknown };
/** `brief`: the reply is needed for days only, since the call is harmless to repeat after them anyway. */
type Claim = { userId: string; key: string; hash: string; brief?: boolean };

/** Stores a result in the transaction of the work itself: then no crash can come between the two. */
export type Keep = (trx: Trx, result: Result) => Promise<void>;

/** Calls that may be sent again: same key and body, the stored reply; another body, 422; still running, 409. */
export type Repeats = {
  /** `run` may keep its result itself; otherwise it is stored when `run` is done. */
  once(claim: Claim, run: (keep: Keep) => Promise<Result>): Promise<Result & { replayed: boolean }>;
};

/** Longer than the slowest call takes, which waits a minute for an interviewer; after it a claim belongs to a dead process. */
export const REPEAT_LEASE_MS = 90_000;
const KEY = /^[\x21-\x7e]{1,200}$/;

/** What must be the same for a repeat to be one: method, address, fields and file. */
export function requestHash(ctx: Context, raw: RawBody): string {
  return createHash("sha256")
    .update(`${ctx.method} ${ctx.path}\n${JSON.stringify(raw.fields ?? null)}\n`)
    .update(raw.file?.bytes ?? "")
    .digest("hex");
}

/** A key that this call works under until `lease`; after it another call may have taken over. */
type Held = { userId: string; key: string; lease: number };

const running = () => refuse("key_running", { retryAfter: 2 });

/** The stored result of the first request, or undefined when this one takes over from a dead one. */
async function known(trx: Trx, { userId, key, hash }: Claim, now: number): Promise<Result | undefined> {
  const row = await trx
    .selectFrom("idempotency")
    .selectAll()
    .where("user_id", "=", userId)
    .where("key", "=", key)
    .executeTakeFirst();
  // The first request has just been refused and its claim removed: the next try finds the key free.
  if (!row) throw running();
  if (row.hash !== hash) throw refuse("key_reused");
  if (row.status !== null && row.body !== null) return { status: row.status, body: JSON.parse(row.body) };
  const taken = await trx
    .updateTable("idempotency")
    .set({ lease_until: now + REPEAT_LEASE_MS })
    .where("user_id", "=", userId)
    .where("key", "=", key)
    .where("status", "is", null)
    .where("lease_until", "<=", now)
    .returning("key")
    .executeTakeFirst();
  if (!taken) throw running();
  return undefined;
}

/** Claims a key, or returns the stored result of the first request. */
function claim({ inTransaction }: Database, of: Claim, now: number): Promise<Result | Held> {
  const { userId, key, hash, brief = false } = of;
  const row = { user_id: userId, key, hash, status: null, body: null, brief: brief ? 1 : 0 };
  const lease = now + REPEAT_LEASE_MS;
  return inTransaction(async (trx) => {
    const inserted = await trx
      .insertInto("idempotency")
      .values({ ...row, lease_until: lease, created_at: now })
      .onConflict((on) => on.doNothing())
      .returning("key")
      .executeTakeFirst();
    return (inserted ? undefined : await known(trx, of, now)) ?? { userId, key, lease };
  });
}

/** Stores the result of a claim; false when the claim is another call's by now, or has its result. */
async function store(trx: Trx, { userId, key, lease }: Held, { status, body }: Result): Promise<boolean> {
  const stored = await trx
    .updateTable("idempotency")
    .set({ status, body: JSON.stringify(body) })
    .where("user_id", "=", userId)
    .where("key", "=", key)
    .where("lease_until", "=", lease)
    .where("status", "is", null)
    .returning("key")
    .executeTakeFirst();
  return stored !== undefined;
}

/** Gives a claim up, unless it is another call's by now or has its result. */
const forget = (trx: Trx, { userId, key, lease }: Held) =>
  trx
    .deleteFrom("idempotency")
    .where("user_id", "=", userId)
    .where("key", "=", key)
    .where("lease_until", "=", lease)
    .where("status", "is", null)
    .execute();

/** Removes the claims of calls that were running, all of which have died with their process. */
export const forgetRunning = (trx: Transaction<Tables>) =>
  trx.deleteFrom("idempotency").where("status", "is", null).execute();

/** Removes results that nobody will ask for again. */
export const forgetOldRepeats = (trx: Transaction<Tables>, before: number) =>
  trx.deleteFrom("idempotency").where("created_at", "<", before).execute();

/** Removes brief results stored before a moment. */
export const forgetBriefRepeats = (trx: Trx, before: number) =>
  trx
    .deleteFrom("idempotency")
    // Word for word the condition of the index: SQLite does not match it against a bound value.
    .where(sql<boolean>`brief = 1`)
    .where("created_at", "<", before)
    .execute();

/** Repeats kept in the database, so that they hold across restarts and processes. */
export function keptRepeats(database: Database, clock: Clock): Repeats {
  return {
    async once(of, run) {
      if (!KEY.test(of.key))
        throw refuse("bad_request", { say: '"Idempotency-Key" is missing or not valid.' });
      const held = await claim(database, of, clock.now());
      if (!("lease" in held)) return { ...held, replayed: true };
      let kept = false;
      try {
        const result = await run(async (trx, own) => {
          // Whoever took over acts too: this transaction must leave nothing.
          if (!(await store(trx, held, own))) throw running();
          kept = true;
        });
        if (!kept) await database.inTransaction((trx) => store(trx, held, result));
        return { ...result, replayed: false };
      } catch (error) {
        // A refusal is not kept: with more credits, or another resume, the same attempt may go through.
        await database.inTransaction((trx) => forget(trx, held));
        throw error;
      }
    },
  };
}
