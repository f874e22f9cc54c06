import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { problems } from "#models/contract/problems.ts";
import { keptLimits } from "../http/limits.ts";
import { openSandbox, type Sandbox } from "../outside/payments/sandbox/sandbox.ts";
import type { Outcome } from "../outside/payments/sandbox/till.ts";
import { sign } from "../outside/payments/signature.ts";
import { engines, type TestApi, testApi, testDatabase } from "../testing/testApi.ts";
import { reconcile, reconcileRefunds } from "./reconcile.ts";

const CREDITS = 500;

describe.each(engines)("Buying credits on %s", (engine) => {
  let api: TestApi;
  let sandbox: Sandbox;
  let webhooks = "";

  beforeAll(async () => {
    const webhookAddress = () => webhooks;
    sandbox = await openSandbox({
      file: ":memory:",
      webhookAddress,
      repeatMs: 20,
      lateMs: 50,
      patienceMs: 1_500,
    });
    api = await testApi(engine, { payments: sandbox.provider, sandbox });
    webhooks = `${api.address}/api/webhooks/razorpay`;
  });
  afterEach(() => {
    sandbox.setWeather("fair");
    webhooks = `${api.address}/api/webhooks/razorpay`;
  });
  afterAll(async () => {
    await api.close();
    await sandbox.close();
  });

  const creditsOf = async (token: string) => {
    const { body } = await api.call("GET", "/auth/profile", { token });
    return Number(Object(body["user"]).credits);
  };

  /** Somebody with an order, and what the page knows of it. */
  async function buyer() {
    const { token } = await api.signUp();
    const before = await creditsOf(token);
    const { body: packs } = await api.call("GET", "/pricing/active");
    const [pack] = packs["pricing"] as { pricingId: string }[];
    const made = await api.call("POST", "/payments/orders", {
      token,
      key: randomUUID(),
      body: { pricingId: pack?.pricingId },
    });
    const order = Object(made.body["order"]) as { orderId: string; razorpayOrderId: string };
    return { token, before, made, order };
  }

  async function pay(orderId: string, outcome?: Outcome) {
    const body = outcome ? JSON.stringify({ outcome }) : "";
    return fetch(`${api.address}/sandbox/orders/${orderId}/pay`, { method: "POST", body });
  }

  const credit = (token: string, body: unknown) =>
    api.call("POST", "/answers/payment/credit", { token, body });

  /** Waits until the balance is this, as it comes by webhook. */
  const arrives = (token: string, credits: number) =>
    expect.poll(() => creditsOf(token), { timeout: 5_000 }).toBe(credits);

  it("opens an order at today's price before the checkout (rule PY4)", async () => {
    const { made } = await buyer();
    expect(made).toMatchObject({
      status: 201,
      body: {
        razorpayKeyId: "rzp_sandbox_taiyari",
        order: { credits: CREDITS, amountInPaise: 49_900, currency: "INR", state: "created" },
      },
    });
  });

  it("[PY4] gives what was agreed, whatever the pack costs by then", async () => {
    const { token, before, order } = await buyer();
    const change = (price_in_paise: number) =>
      api.deps.database.inTransaction((trx) => trx.updateTable("pricing").set({ price_in_paise }).execute());
    await change(99_900);
    await pay(order.razorpayOrderId);
    await arrives(token, before + CREDITS);
    await change(49_900);
  });

  it("adds the credits once, by the webhook and by the page, and says the same to each report", async () => {
    const { token, before, order } = await buyer();
    const receipt = await (await pay(order.razorpayOrderId)).json();
    const replies = await Promise.all([
      credit(token, receipt),
      credit(token, receipt),
      credit(token, receipt),
    ]);
    const all = { credits: before + CREDITS, pending: false };
    expect(replies.map(({ status, body }) => ({ status, body }))).toEqual(
      replies.map(() => ({ status: 200, body: all })),
    );
    expect(await creditsOf(token)).toBe(before + CREDITS);
  });

  it("lets a person look 240 times in an hour: each look may ask the provider", async () => {
    const database = await testDatabase(engine);
    const limited = await testApi(engine, { database, limits: keptLimits(database) });
    const { token } = await limited.signUp();
    const looks = await Promise.all(
      Array.from({ length: 242 }, () => limited.call("GET", "/payments/orders/none", { token })),
    );
    const statuses = looks.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(240).fill(404), 429, 429]);
    await limited.close();
  });

  it("needs no more than the payment's id, as the specification has it", async () => {
    const { token, before, order } = await buyer();
    webhooks = "";
    const { razorpay_payment_id } = (await (await pay(order.razorpayOrderId, "silent")).json()) as Record<
      string,
      string
    >;
    const { body } = await credit(token, { razorpay_payment_id });
    expect(body["credits"]).toBe(before + CREDITS);
  });

  it.each(["lost", "twice", "reordered", "late"] as const)(
    "[api bug 6] [api bug 8] ends with the credits when the payment is %s",
    async (outcome) => {
      const { token, before, order } = await buyer();
      await pay(order.razorpayOrderId, outcome).catch(() => undefined);
      await arrives(token, before + CREDITS);
    },
  );

  it("[api bug 10] adds nothing for a payment that failed, whatever the checkout said of it, and says so", async () => {
    const { token, before, order } = await buyer();
    const reply = await pay(order.razorpayOrderId, "failed");
    const { error } = (await reply.json()) as { error: { metadata: { payment_id: string } } };
    const { status, body } = await credit(token, { razorpay_payment_id: error.metadata.payment_id });
    expect([status, body["message"]]).toEqual([402, problems.payment_failed.say]);
    expect(await creditsOf(token)).toBe(before);
  });

  it("takes the credits back when the money goes back", async () => {
    for (const outcome of ["refunded", "disputed"] as const) {
      const { token, before, order } = await buyer();
      await pay(order.razorpayOrderId, outcome);
      await arrives(token, before);
    }
  });

  it("tells who polls after a closed checkout, without webhook and page", async () => {
    const { token, before, order } = await buyer();
    webhooks = "";
    await pay(order.razorpayOrderId, "silent");
    api.clock.pass(5_000);
    const { body } = await api.call("GET", `/payments/orders/${order.orderId}`, { token });
    expect(body).toMatchObject({ order: { state: "paid" }, credits: before + CREDITS });
  });

  it("is reconciled after a quarter of an hour when page and webhook were both lost", async () => {
    const { token, before, order } = await buyer();
    webhooks = "";
    await pay(order.razorpayOrderId, "silent");
    api.clock.pass(14 * 60_000);
    await reconcile(api.deps);
    expect(await creditsOf(token)).toBe(before);
    api.clock.pass(2 * 60_000);
    expect(await reconcile(api.deps)).toBeGreaterThan(0);
    expect(await creditsOf(token)).toBe(before + CREDITS);
  });

  it("[PY3] finds in the night a refund whose webhook was lost for good, page by page, and takes it once", async () => {
    const { token, before, order } = await buyer();
    webhooks = "";
    const receipt = Object(await (await pay(order.razorpayOrderId, "silent")).json());
    expect((await credit(token, receipt)).body["credits"]).toBe(before + CREDITS);
    // Many small refunds, so that the list has more pages than one.
    for (let n = 0; n < 101; n++) await sandbox.refund(receipt.razorpay_payment_id, 100);
    const half = 49_900 / 2 - 101 * 100;
    await sandbox.refund(receipt.razorpay_payment_id, half);
    expect(await creditsOf(token)).toBe(before + CREDITS);
    expect(await reconcileRefunds(api.deps)).toBeGreaterThan(0);
    expect(await creditsOf(token)).toBe(before + CREDITS / 2);
    await reconcileRefunds(api.deps);
    expect(await creditsOf(token)).toBe(before + CREDITS / 2);
  });

  it("goes on the next night where the provider does not answer about refunds", async () => {
    sandbox.setWeather("error");
    expect(await reconcileRefunds(api.deps)).toBe(0);
    sandbox.setWeather("fair");
    expect(await reconcileRefunds(api.deps)).toBeGreaterThan(0);
  });

  it.each(["hang", "html", "error"] as const)(
    "[api bug 1] [api bug 2] [api bug 11] says that it could not, and keeps nothing half done, when the API answers with: %s",
    async (weather) => {
      const { token, before, order } = await buyer();
      webhooks = "";
      const receipt = await (await pay(order.razorpayOrderId, "silent")).json();
      sandbox.setWeather(weather);
      const refused = await credit(token, receipt);
      expect(refused.status).toBe(503);
      const { body } = await api.call("GET", "/pricing/active");
      const [pack] = body["pricing"] as { pricingId: string }[];
      const again = await api.call("POST", "/payments/orders", {
        token,
        body: { pricingId: pack?.pricingId },
      });
      expect([again.status, again.body["message"]]).toEqual([502, problems.checkout_failed.say]);
      sandbox.setWeather("fair");
      expect((await credit(token, receipt)).body["credits"]).toBe(before + CREDITS);
    },
    30_000,
  );

  it("refuses another person's payment, an unknown one, and a signature that does not fit", async () => {
    const [owner, other] = [await buyer(), await buyer()];
    webhooks = "";
    const receipt = (await (await pay(owner.order.razorpayOrderId, "silent")).json()) as Record<
      string,
      string
    >;
    const claims = [
      [other.token, receipt],
      [other.token, { razorpay_payment_id: receipt["razorpay_payment_id"] }],
      [owner.token, { razorpay_payment_id: "pay_unknown" }],
      [owner.token, { ...receipt, razorpay_signature: "0".repeat(64) }],
    ] as const;
    for (const [token, claim] of claims) {
      const { status, body } = await credit(token, claim);
      expect([status, body["message"]]).toEqual([422, problems.payment_not_credited.say]);
    }
    expect(await creditsOf(other.token)).toBe(other.before);
  });

  it("[api bug 5] opens one order for a wish that is sent twice, though the provider knows no such key", async () => {
    const { token } = await api.signUp();
    const wish = { token, key: randomUUID(), body: { pricingId: "first-pack" } };
    const [first, second] = [
      await api.call("POST", "/payments/orders", wish),
      await api.call("POST", "/payments/orders", wish),
    ];
    expect(second.body).toEqual(first.body);
    const { db } = api.deps.database;
    const orders = await db.selectFrom("orders").selectAll().where("provider_order_id", "is not", null);
    const own = await orders
      .where("provider_order_id", "=", String(Object(first.body["order"]).razorpayOrderId))
      .execute();
    expect(own).toHaveLength(1);
  });

  it("shows nobody another person's order", async () => {
    const [owner, other] = [await buyer(), await buyer()];
    const { status } = await api.call("GET", `/payments/orders/${owner.order.orderId}`, {
      token: other.token,
    });
    expect(status).toBe(404);
  });

  describe("the webhook", () => {
    const SECRET = "sandbox-webhook-secret";
    async function send(body: string, signature: string) {
      const { status } = await fetch(webhooks, {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-Razorpay-Signature": signature },
        body,
      });
      return status;
    }
    const event = (orderId: string, secondsAgo: number) =>
      JSON.stringify({
        event: "payment.captured",
        created_at: Math.floor(api.clock.now() / 1_000) - secondsAgo,
        payload: {
          payment: {
            entity: { id: "pay_x", order_id: orderId, amount: 49_900, currency: "INR", status: "captured" },
          },
        },
      });

    it("[api bug 3] [api bug 4] [api bug 16] is believed by the very bytes that were signed, and by nothing else", async () => {
      const { token, before, order } = await buyer();
      const body = event(order.razorpayOrderId, 0).replace('"event"', ' "event"');
      const forged = [sign(body, "another secret"), "", sign(JSON.stringify(JSON.parse(body)), SECRET)];
      // [api bug 4] The key's own secret signs callbacks, never webhooks.
      forged.push(sign(body, "sandbox-key-secret"));
      for (const signature of forged) expect(await send(body, signature)).toBe(400);
      expect(await creditsOf(token)).toBe(before);
      expect(await send(body, sign(body, SECRET))).toBe(200);
      // [api bug 16] A replay of what was signed adds nothing.
      expect(await send(body, sign(body, SECRET))).toBe(200);
      expect(await creditsOf(token)).toBe(before + CREDITS);
    });

    it("[api bug 12] is asked for again while its order is not known, and taken when it never will be", async () => {
      const [soon, never] = [event("order_soon", 60), event("order_never", 3_600)];
      expect(await send(soon, sign(soon, SECRET))).toBe(503);
      expect(await send(never, sign(never, SECRET))).toBe(200);
    });

    it("takes events that are of no use here, and refuses what is none", async () => {
      const other = JSON.stringify({ event: "invoice.paid", created_at: 1, payload: {} });
      expect(await send(other, sign(other, SECRET))).toBe(200);
      expect(await send("[]", sign("[]", SECRET))).toBe(400);
    });
  });
});
