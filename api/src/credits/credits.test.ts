import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Transaction } from "kysely";
import { Problem } from "#models/contract/problem.ts";
import { ROUND_COST } from "#models/rules/credits.ts";
import type { Tables } from "../db/schema.ts";
import { readEnv } from "../env.ts";
import { engines, type TestApi, testApi } from "../testing/testApi.ts";
import * as ledger from "./actions.ts";

type Trx = Transaction<Tables>;

/** What the ledger should say: free credits, and the purposes that are held, with their hold and its end. */
type Model = { available: number; held: Map<string, { holdId: string; until: number }>; ended: string[] };

/** The real ledger of one person. */
class Real {
  readonly api: TestApi;
  readonly userId: string;
  constructor(api: TestApi, userId: string) {
    this.api = api;
    this.userId = userId;
  }
  run<T>(work: (trx: Trx) => Promise<T>) {
    return this.api.deps.database.inTransaction(work);
  }
  reserve(purpose: string) {
    return this.run((trx) => ledger.reserve(this.api.deps, trx, this.userId, purpose));
  }
  settle(holdId: string) {
    return this.run((trx) => ledger.settle(this.api.deps, trx, holdId));
  }
  release(holdId: string) {
    return this.run((trx) => ledger.release(this.api.deps, trx, holdId));
  }
}

class Crash extends Error {}

async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return "done";
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
}

/** What must hold at every moment, read from the rows alone. */
async function checkSums({ api, userId }: Real, model: Model) {
  const { db } = api.deps.database;
  const account = await db
    .selectFrom("credit_accounts")
    .selectAll()
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  const entries = await db.selectFrom("credit_entries").selectAll().where("user_id", "=", userId).execute();
  const holds = await db.selectFrom("credit_holds").selectAll().where("user_id", "=", userId).execute();
  const open = holds.filter((hold) => hold.state === "held");
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  expect(sum(entries.map((entry) => entry.amount))).toBe(account.available + account.held);
  expect(sum(open.map((hold) => hold.amount))).toBe(account.held);
  expect(Math.min(account.available, account.held)).toBeGreaterThanOrEqual(0);
  expect(new Set(entries.map((entry) => entry.idem)).size).toBe(entries.length);
  expect(account.available).toBe(model.available);
  expect(open.map((hold) => hold.purpose).sort()).toEqual([...model.held.keys()].sort());
  const spent = entries.filter((entry) => entry.kind === "spend").map((entry) => entry.idem);
  const settled = holds.filter((hold) => hold.state === "settled").map((hold) => `spend:${hold.hold_id}`);
  expect(spent.sort()).toEqual(settled.sort());
}

type Command = fc.AsyncCommand<Model, Real>;

function command(name: string, run: (model: Model, real: Real) => Promise<void>): Command {
  return {
    check: () => true,
    async run(model, real) {
      await run(model, real);
      await checkSums(real, model);
    },
    toString: () => name,
  };
}

function expected(model: Model, purpose: string): string {
  if (model.held.has(purpose)) return "generating";
  return model.available < ROUND_COST ? "credits_short" : "done";
}

function hold(model: Model, real: Real, purpose: string, holdId: string) {
  model.available -= ROUND_COST;
  model.held.set(purpose, { holdId, until: real.api.clock.now() + ledger.HOLD_LEASE_MS });
}

const reserve = (purpose: string) =>
  command(`reserve(${purpose})`, async (model, real) => {
    const should = expected(model, purpose);
    const pending = real.reserve(purpose);
    expect(await codeOf(pending)).toBe(should);
    if (should === "done") hold(model, real, purpose, await pending);
  });

function end(model: Model, purpose: string, back: boolean): boolean {
  const held = model.held.get(purpose);
  if (!held) return false;
  model.held.delete(purpose);
  model.ended.push(held.holdId);
  if (back) model.available += ROUND_COST;
  return true;
}

const settle = (purpose: string) =>
  command(`settle(${purpose})`, async (model, real) => {
    const holdId = model.held.get(purpose)?.holdId ?? "unknown";
    expect(await real.settle(holdId)).toBe(end(model, purpose, false));
  });

const release = (purpose: string) =>
  command(`release(${purpose})`, async (model, real) => {
    const holdId = model.held.get(purpose)?.holdId ?? "unknown";
    expect(await real.release(holdId)).toBe(end(model, purpose, true));
  });

const endAgain = (place: number) =>
  command(`endAgain(${place})`, async (model, real) => {
    const holdId = model.ended[place % Math.max(1, model.ended.length)] ?? "unknown";
    expect(await Promise.all([real.settle(holdId), real.release(holdId)])).toEqual([false, false]);
  });

/** Settling, releasing and sweeping meet: exactly one of them ends the hold. */
const race = (purpose: string) =>
  command(`race(${purpose})`, async (model, real) => {
    const holdId = model.held.get(purpose)?.holdId ?? "unknown";
    const [settled, released] = await Promise.all([real.settle(holdId), real.release(holdId)]);
    expect(Number(settled) + Number(released)).toBe(model.held.has(purpose) ? 1 : 0);
    end(model, purpose, released);
  });

/** Two devices start rounds at the same moment. */
const together = (one: string, two: string) =>
  command(`together(${one}, ${two})`, async (model, real) => {
    const tries = [one, two].map((purpose) => real.reserve(purpose));
    const codes = await Promise.all(tries.map(codeOf));
    for (const [place, purpose] of [one, two].entries()) {
      if (codes[place] === "done") hold(model, real, purpose, (await tries[place]) ?? "");
    }
    expect(model.available).toBeGreaterThanOrEqual(0);
    if (model.available >= ROUND_COST) expect(codes).not.toContain("credits_short");
  });

/** The work fails after its writes: nothing of it may stay. */
const crash = (purpose: string) =>
  command(`crash(${purpose})`, async (model, real) => {
    const held = model.held.get(purpose);
    const work = real.run(async (trx) => {
      if (held) await ledger.settle(real.api.deps, trx, held.holdId);
      else await ledger.reserve(real.api.deps, trx, real.userId, purpose);
      throw new Crash();
    });
    const error: unknown = await work.catch((reason: unknown) => reason);
    expect(error instanceof Crash || error instanceof Problem).toBe(true);
  });

const wait = (ms: number) =>
  command(`wait(${ms})`, async (model, real) => {
    real.api.clock.pass(ms);
    const due = [...model.held].filter(([, { until }]) => until <= real.api.clock.now());
    expect(await ledger.releaseExpired(real.api.deps)).toBe(due.length);
    for (const [purpose] of due) end(model, purpose, true);
  });

const purposes = fc.constantFrom("a", "b", "c");
const commands = fc.commands(
  [
    purposes.map(reserve),
    purposes.map(reserve),
    purposes.map(settle),
    purposes.map(release),
    purposes.map(race),
    purposes.map(crash),
    fc.tuple(purposes, purposes).map(([one, two]) => together(one, two)),
    fc.nat(9).map(endAgain),
    fc.integer({ min: 1_000, max: 200_000 }).map(wait),
  ],
  { maxCommands: 25 },
);

describe.each(engines)("the credit ledger on %s", (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(engine, { env: readEnv({ NODE_ENV: "test", SIGNUP_CREDITS: "300" }) });
  });
  afterAll(() => api.close());

  it(
    "[LE1] [LE2] [LE3] [LE4] [CR2] keeps its sums in every order of events",
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(commands, async (list) => {
          // What the run before left held must not be swept in this one.
          api.clock.pass(200_000);
          await ledger.releaseExpired(api.deps);
          const { userId } = await api.signUp();
          const model: Model = { available: 300, held: new Map(), ended: [] };
          await fc.asyncModelRun(() => ({ model, real: new Real(api, userId) }), list);
        }),
        { numRuns: 25 },
      );
    },
  );

  it("[LE2] [api bug 33] starts six of twenty rounds that are begun at once with 300 credits", async () => {
    const { userId } = await api.signUp();
    const real = new Real(api, userId);
    const codes = await Promise.all(Array.from({ length: 20 }, (_, n) => codeOf(real.reserve(`round ${n}`))));
    expect(codes.filter((code) => code === "done")).toHaveLength(6);
    expect(codes.filter((code) => code === "credits_short")).toHaveLength(14);
  });

  it("[LE2] holds once for one purpose, however many ask at once", async () => {
    const { userId } = await api.signUp();
    const real = new Real(api, userId);
    const codes = await Promise.all(Array.from({ length: 8 }, () => codeOf(real.reserve("same"))));
    expect(codes.filter((code) => code === "done")).toHaveLength(1);
    expect(codes.filter((code) => code === "generating")).toHaveLength(7);
  });

  it("[LE3] [LE4] [api bug 34] gives credits back once or spends them once, where the sweeper and the late work meet", async () => {
    const { userId } = await api.signUp();
    const real = new Real(api, userId);
    const holds = await Promise.all(["a", "b", "c"].map((purpose) => real.reserve(purpose)));
    api.clock.pass(ledger.HOLD_LEASE_MS + 1);
    const [, ...settled] = await Promise.all([
      ledger.releaseExpired(api.deps),
      ...holds.map((holdId) => real.settle(holdId)),
    ]);
    const spent = settled.filter(Boolean).length;
    expect(await api.deps.database.inTransaction((trx) => ledger.creditsOf(trx, userId))).toBe(
      300 - 50 * spent,
    );
    expect(await ledger.releaseExpired(api.deps)).toBe(0);
    const { db } = api.deps.database;
    const held = await db
      .selectFrom("credit_accounts")
      .select("held")
      .where("user_id", "=", userId)
      .execute();
    expect(held).toEqual([{ held: 0 }]);
  });

  it("[LE1] writes the balance after each entry, also when events meet", async () => {
    const { userId } = await api.signUp();
    const real = new Real(api, userId);
    const holds = await Promise.all(["a", "b", "c", "d"].map((purpose) => real.reserve(purpose)));
    expect(await Promise.all(holds.map((holdId) => real.settle(holdId)))).toEqual([true, true, true, true]);
    const { db } = api.deps.database;
    const entries = await db.selectFrom("credit_entries").selectAll().where("user_id", "=", userId).execute();
    const balances = entries.map((entry) => entry.balance_after).sort((one, two) => two - one);
    expect(balances).toEqual([300, 250, 200, 150, 100]);
  });

  it("[LE1] gives the starting credits once", async () => {
    const { userId } = await api.signUp();
    const again = api.deps.database.inTransaction((trx) => ledger.openAccount(api.deps, trx, userId));
    await expect(again).rejects.toThrow();
    const available = await api.deps.database.inTransaction((trx) => ledger.creditsOf(trx, userId));
    expect(available).toBe(300);
  });

  it("[LE1] never changes an entry", async () => {
    await api.signUp();
    const change = api.deps.database.inTransaction((trx) =>
      trx.updateTable("credit_entries").set({ amount: 1_000 }).execute(),
    );
    await expect(change).rejects.toThrow("credit entries are never changed");
  });
});
