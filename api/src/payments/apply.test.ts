import { randomUUID } from "node:crypto";
import fc from "fast-check";
import type { Transaction } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { creditsToGiveBack } from "#models/rules/clawback.ts";
import { creditsOf } from "../credits/actions.ts";
import type { Tables } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import type { ProviderPayment } from "../outside/payments/entities.ts";
import { freeSum } from "../rewards/table.ts";
import { engines, type TestApi, testApi } from "../testing/testApi.ts";
import { applyPayment } from "./apply.ts";
import * as table from "./table.ts";

/** Cases of the property, over both engines. */
const CASES = 1_000;
const CREDITS = 500;
const PRICE = 49_900;

type Trx = Transaction<Tables>;

/** Reports of one payment as the provider may send them, in any order, number and age. */
const REPORTS = [
  "callback",
  "captured",
  "order.paid",
  "failed",
  "authorized",
  "refund",
  "part",
  "reconcile",
] as const;
type Kind = (typeof REPORTS)[number];

function snapshot(kind: Kind, id: string, orderId: string, refunds: number): ProviderPayment {
  const base = { id, order_id: orderId, amount: PRICE, currency: "INR" };
  switch (kind) {
    case "failed":
      return { ...base, status: "failed", captured: false, amount_refunded: 0 };
    case "authorized":
      return { ...base, status: "authorized", captured: false, amount_refunded: 0 };
    case "refund":
      return { ...base, status: "refunded", captured: true, amount_refunded: PRICE };
    case "part":
      return { ...base, status: "captured", captured: true, amount_refunded: 10_000 };
    case "reconcile":
      return {
        ...base,
        status: refunds === PRICE ? "refunded" : "captured",
        captured: true,
        amount_refunded: refunds,
      };
    default:
      return { ...base, status: "captured", captured: true, amount_refunded: 0 };
  }
}

class Crash extends Error {}

/** A database that dies at the write of this number, once. */
function dyingAt(write: number, { database }: Pick<Deps, "database">): Deps["database"] {
  let left = write;
  const dying = (trx: Trx): Trx =>
    new Proxy(trx, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== "function") return value;
        if (["insertInto", "updateTable"].includes(String(name)) && left-- === 0) throw new Crash();
        return value.bind(target);
      },
    });
  return { ...database, inTransaction: (work) => database.inTransaction((trx) => work(dying(trx))) };
}

describe.each(engines)("Reports of payments on %s", (engine) => {
  let api: TestApi;
  let userId: string;

  beforeAll(async () => {
    api = await testApi(engine);
    ({ userId } = await api.signUp());
  });
  afterAll(() => api.close());

  const inTransaction = <T>(work: (trx: Trx) => Promise<T>) => api.deps.database.inTransaction(work);
  const balance = () => inTransaction((trx) => creditsOf(trx, userId));

  async function order(owner = userId): Promise<string> {
    const id = randomUUID();
    const now = api.clock.now();
    await inTransaction((trx) =>
      table.insertOrder(trx, {
        order_id: id,
        user_id: owner,
        pricing_id: "first-pack",
        provider_order_id: `order_${id}`,
        credits: CREDITS,
        amount_in_paise: PRICE,
        state: "created",
        paid_by: null,
        created_at: now,
        looked_at: now,
      }),
    );
    return `order_${id}`;
  }

  const event = fc.record({
    kind: fc.constantFrom(...REPORTS),
    crashAt: fc.option(fc.nat(7), { nil: undefined, freq: 3 }),
  });
  const story = fc.record({
    events: fc
      .array(event, { minLength: 1, maxLength: 7 })
      .filter((events) => events.some(({ kind }) => kind !== "failed" && kind !== "authorized")),
    together: fc.boolean(),
  });

  it(
    "[PY1] [api bug 7] [api bug 13] [api bug 14] [api bug 15] that contain a capture end in exactly one credit, in whatever order, number and company of crashes",
    { timeout: 240_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(story, async ({ events, together }) => {
          const [orderId, paymentId, before] = [await order(), `pay_${randomUUID()}`, await balance()];
          const refunded = Math.max(
            0,
            ...events.map(({ kind }) => ({ refund: PRICE, part: 10_000 })[kind as string] ?? 0),
          );
          async function report({ kind, crashAt }: { kind: Kind; crashAt?: number | undefined }) {
            const payment = snapshot(kind, paymentId, orderId, refunded);
            if (crashAt !== undefined) {
              const house = { ...api.deps, database: dyingAt(crashAt, api.deps) };
              // What has died is reported again; what got through is, too.
              await applyPayment(house, { payment }).catch((why: unknown) =>
                expect(why).toBeInstanceOf(Crash),
              );
            }
            await applyPayment(api.deps, { payment });
          }
          if (together) await Promise.all(events.map(report));
          else for (const one of events) await report(one);
          const back = creditsToGiveBack(
            { credits: CREDITS, amountInPaise: PRICE },
            { refundedInPaise: refunded, disputedInPaise: 0 },
          );
          expect((await balance()) - before).toBe(CREDITS - back);
        }),
        { numRuns: CASES / engines.length, endOnFailure: true },
      );
    },
  );

  it("[PY2] of another amount, another currency or no order of ours add nothing", async () => {
    const [orderId, before] = [await order(), await balance()];
    const right = snapshot("captured", "pay_1", orderId, 0);
    const wrong = [
      { ...right, amount: PRICE - 1 },
      { ...right, currency: "USD" },
      { ...right, order_id: "order_of_nobody" },
      { ...right, order_id: null },
    ];
    const outcomes = await Promise.all(wrong.map((payment) => applyPayment(api.deps, { payment })));
    expect(outcomes).toEqual(["mismatch", "mismatch", "unknown", "unknown"]);
    expect(await balance()).toBe(before);
  });

  it("[PY1] of a second payment for a paid order add nothing, and its refund takes nothing back", async () => {
    const [orderId, before] = [await order(), await balance()];
    await applyPayment(api.deps, { payment: snapshot("captured", "pay_first", orderId, 0) });
    await applyPayment(api.deps, { payment: snapshot("captured", "pay_second", orderId, 0) });
    await applyPayment(api.deps, { payment: snapshot("refund", "pay_second", orderId, 0) });
    expect(await balance()).toBe(before + CREDITS);
  });

  it("[PY5] of two payments of which one goes back leave one pack, in whatever order they come", async () => {
    const reports = ["first captured", "second captured", "second refund"] as const;
    const orders = [
      [0, 1, 2],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
      [0, 2, 1],
    ];
    for (const places of orders) {
      const [orderId, before] = [await order(), await balance()];
      for (const place of [...places, ...places]) {
        const [which, kind] = (reports[place] ?? "").split(" ");
        const payment = snapshot(
          kind === "refund" ? "refund" : "captured",
          `pay_${which}_${orderId}`,
          orderId,
          0,
        );
        await applyPayment(api.deps, { payment });
      }
      expect([places, (await balance()) - before]).toEqual([places, CREDITS]);
    }
  });

  it("[PY5] of a payment that stays, after another was given back whose credits were spent, add what is left of its credits", async () => {
    const person = await api.signUp();
    const orderId = await order(person.userId);
    const report = (kind: Kind, id: string) =>
      applyPayment(api.deps, { payment: snapshot(kind, `${id}_${orderId}`, orderId, 0) });
    await report("captured", "gone");
    await inTransaction((trx) =>
      trx
        .updateTable("credit_accounts")
        .set({ available: 120 })
        .where("user_id", "=", person.userId)
        .execute(),
    );
    await report("refund", "gone");
    await report("captured", "stays");
    expect(await inTransaction((trx) => creditsOf(trx, person.userId))).toBe(120);
    const row = await table.paymentOf(api.deps.database.db, `gone_${orderId}`);
    expect(row).toMatchObject({ taken_back: CREDITS, owed: 0 });
  });

  it("[PY3] of a refund take back what is free and note the rest as owed", async () => {
    const person = await api.signUp();
    const orderId = await order(person.userId);
    const payment = (kind: Kind) => snapshot(kind, `pay_${orderId}`, orderId, 0);
    await applyPayment(api.deps, { payment: payment("captured") });
    await inTransaction((trx) =>
      trx
        .updateTable("credit_accounts")
        .set({ available: 120 })
        .where("user_id", "=", person.userId)
        .execute(),
    );
    await applyPayment(api.deps, { payment: payment("refund") });
    const row = await table.paymentOf(api.deps.database.db, `pay_${orderId}`);
    expect(row).toMatchObject({ taken_back: 120, owed: 380 });
    expect(await inTransaction((trx) => creditsOf(trx, person.userId))).toBe(0);
  });

  it("[PY3] [api bug 35] of refunds that exceed the payment, or are below nothing, never take back more than was added, and add nothing", async () => {
    const person = await api.signUp();
    const orderId = await order(person.userId);
    const free = () => inTransaction((trx) => creditsOf(trx, person.userId));
    const before = await free();
    const captured = snapshot("captured", `pay_${orderId}`, orderId, 0);
    await applyPayment(api.deps, { payment: captured });
    const refunds = [PRICE * 3, -PRICE, PRICE * 2];
    await Promise.all(
      refunds.map((amount_refunded) =>
        applyPayment(api.deps, { payment: { ...captured, amount_refunded } }).catch(() => undefined),
      ),
    );
    expect(await free()).toBe(before);
    const row = await table.paymentOf(api.deps.database.db, `pay_${orderId}`);
    expect(row).toMatchObject({ taken_back: CREDITS, owed: 0 });
  });

  it("[PY3] of a lost dispute take the credits back as a refund does, once", async () => {
    const [orderId, before] = [await order(), await balance()];
    const payment = snapshot("captured", `pay_${orderId}`, orderId, 0);
    for (let time = 0; time < 2; time++) await applyPayment(api.deps, { payment, disputedInPaise: PRICE });
    expect(await balance()).toBe(before);
  });

  it("of an account that is gone are noted as ownerless, and nothing is booked", async () => {
    const orderId = await order("gone-1");
    const applied = await applyPayment(api.deps, {
      payment: snapshot("captured", `pay_${orderId}`, orderId, 0),
    });
    expect(applied).toBe("ownerless");
  });

  it("[LE5] leave nothing that names a person whose account is deleted", async () => {
    const person = await api.signUp();
    const orderId = await order(person.userId);
    await applyPayment(api.deps, { payment: snapshot("captured", `pay_${orderId}`, orderId, 0) });
    const deleted = await api.call("DELETE", "/auth/account", { token: person.token });
    expect(deleted.status).toBe(200);
    const { db } = api.deps.database;
    const rows = await Promise.all([
      db.selectFrom("orders").selectAll().where("provider_order_id", "=", orderId).execute(),
      db.selectFrom("credit_entries").selectAll().where("ref", "=", `pay_${orderId}`).execute(),
    ]);
    expect(rows.flat()).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(person.userId);
  });

  it("[RW1] [RW3] pay the referrer half, once, for what was ordered after the linking, and take it back with a refund", async () => {
    const [referrer, friend] = [await api.signUp(), await api.signUp()];
    const early = await order(friend.userId);
    api.clock.pass(1_000);
    await inTransaction((trx) =>
      trx
        .updateTable("users")
        .set({ referred_by: referrer.userId, referred_at: api.clock.now() })
        .where("user_id", "=", friend.userId)
        .execute(),
    );
    const late = await order(friend.userId);
    const rewards = async () => {
      const { db } = api.deps.database;
      const rows = await db
        .selectFrom("reward_entries")
        .selectAll()
        .where("user_id", "=", referrer.userId)
        .execute();
      return rows.map(({ amount_in_paise }) => amount_in_paise);
    };
    for (const orderId of [early, late, late]) {
      await applyPayment(api.deps, { payment: snapshot("captured", `pay_${orderId}`, orderId, 0) });
    }
    expect(await rewards()).toEqual([24_950]);
    for (const kind of ["part", "refund", "refund"] as const) {
      await applyPayment(api.deps, { payment: snapshot(kind, `pay_${late}`, late, 0) });
    }
    const entries = await rewards();
    expect(entries.reduce((sum, amount) => sum + amount, 0)).toBe(0);
    expect(entries).toHaveLength(3);
  });

  /** A referrer, with a friend's payment that has brought them half of it. */
  async function paidByFriend() {
    const [referrer, friend] = [await api.signUp(), await api.signUp()];
    await inTransaction((trx) =>
      trx
        .updateTable("users")
        .set({ referred_by: referrer.userId, referred_at: api.clock.now() })
        .where("user_id", "=", friend.userId)
        .execute(),
    );
    const orderId = await order(friend.userId);
    const report = (kind: Kind, refunded = 0) =>
      applyPayment(api.deps, { payment: snapshot(kind, `pay_${orderId}`, orderId, refunded) });
    await report("captured");
    const earned = () => inTransaction((trx) => freeSum(trx, referrer.userId));
    return { friend, report, earned };
  }

  it("[RW3] of a refund that is too little for a credit take the referrer's part of it back all the same", async () => {
    const { friend, report, earned } = await paidByFriend();
    const before = await inTransaction((trx) => creditsOf(trx, friend.userId));
    await report("reconcile", 99);
    expect([await earned(), await inTransaction((trx) => creditsOf(trx, friend.userId))]).toEqual([
      24_900,
      before,
    ]);
  });

  it("[RW3] of a refund take the referrer's part back also when the buyer's account is deleted", async () => {
    const { friend, report, earned } = await paidByFriend();
    await api.call("DELETE", "/auth/account", { token: friend.token });
    expect(await earned()).toBe(24_950);
    for (let time = 0; time < 2; time++) expect(await report("refund")).toBe("ownerless");
    expect(await earned()).toBe(0);
  });
});
