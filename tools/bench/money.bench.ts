/*
 * Money: many spends of one balance at the same moment on both engines, and how soon a purchase is in the balance once
 * the provider has reported it.
 */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { reserve, settle } from "../../api/src/credits/actions.ts";
import { type Database, openPostgres, openSqlite } from "../../api/src/db/open.ts";
import { ROUND_COST } from "../../models/rules/credits.ts";
import { startPostgres } from "../../tests/lib/postgres.ts";
import { percentile } from "./percentile.ts";
import { signUp, startBuilt } from "./server.ts";
import { type Figure, report } from "./table.ts";

const SPENDS = 200;
/** The balance is enough for so many of them. */
const ENOUGH_FOR = 120;
const PURCHASES = 20;
const PATIENCE_MS = 10_000;

const ledger = { clock: { now: () => Date.now() }, ids: { make: randomUUID, secret: randomUUID } };

async function openAccount({ inTransaction }: Database, userId: string) {
  const row = { user_id: userId, name: "Candidate", email: `${userId}@example.com`, role: "user" } as const;
  const empty = { password_hash: null, google_sub: null, referred_by: null, referred_at: null };
  await inTransaction(async (trx) => {
    await trx
      .insertInto("users")
      .values({ ...row, ...empty, invite_code: null, created_at: 0 })
      .execute();
    await trx
      .insertInto("credit_accounts")
      .values({ user_id: userId, available: ENOUGH_FOR * ROUND_COST, held: 0 })
      .execute();
  });
}

/** Sets credits aside and spends them; false where there were not enough. */
async function spend({ inTransaction }: Database, userId: string, purpose: string): Promise<boolean> {
  const hold = await inTransaction((trx) => reserve(ledger, trx, userId, purpose)).catch(() => null);
  return hold !== null && inTransaction((trx) => settle(ledger, trx, hold));
}

/** All at once; what is wrong afterwards is counted in rounds. */
async function race(database: Database): Promise<Figure[]> {
  const userId = randomUUID();
  await openAccount(database, userId);
  const begun = performance.now();
  const spent = await Promise.all(
    Array.from({ length: SPENDS }, (_, n) => spend(database, userId, `round ${n}`)),
  );
  const took = performance.now() - begun;
  const { db, engine } = database;
  const account = await db
    .selectFrom("credit_accounts")
    .selectAll()
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  const entries = await db.selectFrom("credit_entries").selectAll().where("user_id", "=", userId).execute();
  const wrong =
    Math.abs(spent.filter(Boolean).length - ENOUGH_FOR) +
    Math.abs(entries.length - ENOUGH_FOR) +
    (account.available + account.held) / ROUND_COST;
  return [
    {
      what: `${SPENDS} spends at once of credits for ${ENOUGH_FOR}, ${engine}, wrong`,
      value: wrong,
      unit: "rounds",
      budget: { is: "<=", value: 0 },
    },
    { what: `they take, ${engine}`, value: took, unit: "ms" },
  ];
}

async function bothEngines(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "taiyari-bench-"));
  const postgres = await startPostgres();
  const databases = [
    openSqlite(join(folder, "money.sqlite")),
    openPostgres(`${postgres.url}/postgres`, (error) => console.error(error.message)),
  ];
  const figures: Figure[] = [];
  for (const database of databases) {
    await database.migrate();
    figures.push(...(await race(database)));
    await database.close();
  }
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
  return figures;
}

type Caller = (method: string, path: string, body?: object) => Promise<Record<string, unknown>>;

const callerOf =
  (address: string, token: string): Caller =>
  async (method, path, body) => {
    const reply = await fetch(`${address}${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}.`);
    return Object(await reply.json());
  };

const credits = async (call: Caller): Promise<number> =>
  Number(Object((await call("GET", "/api/auth/profile"))["user"]).credits);

/** Milliseconds from the payment, with which the sandbox sends its webhook, to the balance that has it. The page says nothing. */
async function buy(call: Caller): Promise<number> {
  const before = await credits(call);
  const { order } = await call("POST", "/api/payments/orders", { pricingId: "first-pack" });
  const paid = performance.now();
  await call("POST", `/sandbox/orders/${Object(order).razorpayOrderId}/pay`, { outcome: "captured" });
  while ((await credits(call)) === before) {
    if (performance.now() - paid > PATIENCE_MS) throw new Error("The credits do not come.");
    await new Promise((next) => setTimeout(next, 5));
  }
  return performance.now() - paid;
}

async function purchases(): Promise<Figure[]> {
  const server = await startBuilt();
  const call = callerOf(server.address, await signUp(server.address));
  const times: number[] = [];
  for (let n = 0; n < PURCHASES; n++) times.push(await buy(call));
  await server.stop();
  return [
    {
      what: `payment and webhook to balance, median of ${PURCHASES}`,
      value: percentile(times, 50),
      unit: "ms",
    },
    {
      what: "the slowest of them",
      value: Math.max(...times),
      unit: "ms",
      budget: { is: "<=", value: 1_000 },
    },
  ];
}

report("money", [...(await bothEngines()), ...(await purchases())]);
