import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Overview } from "#models/entities/desk.ts";
import type { Transaction } from "kysely";
import type { OrderRow, PaymentRow, Tables } from "../db/schema.ts";
import { engines, type TestApi, testApi } from "../testing/testApi.ts";
import { dayStart, monthStart } from "./periods.ts";

const DAY_MS = 86_400_000;

describe("the day and the month in Asia/Kolkata", () => {
  it.each([
    ["2026-11-27T09:00:00.000Z", "2026-11-26T18:30:00.000Z", "2026-10-31T18:30:00.000Z"],
    ["2026-11-30T18:29:59.999Z", "2026-11-29T18:30:00.000Z", "2026-10-31T18:30:00.000Z"],
    ["2026-11-30T18:30:00.000Z", "2026-11-30T18:30:00.000Z", "2026-11-30T18:30:00.000Z"],
    ["2027-01-01T00:00:00.000Z", "2026-12-31T18:30:00.000Z", "2026-12-31T18:30:00.000Z"],
  ])("of %s begin where they begin there", (now, day, month) => {
    expect(new Date(dayStart(Date.parse(now))).toISOString()).toBe(day);
    expect(new Date(monthStart(Date.parse(now))).toISOString()).toBe(month);
  });
});

describe.each(engines)("the overview on %s", (engine) => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await testApi(engine);
    token = (await api.signUpAdmin()).token;
  });
  afterAll(() => api.close());

  const look = async () => {
    const { status, body } = await api.call("GET", "/admin/overview", { token });
    expect(status).toBe(200);
    return body as unknown as Overview;
  };
  const store = (work: (trx: Transaction<Tables>) => Promise<unknown>) =>
    api.deps.database.inTransaction(async (trx) => void (await work(trx)));

  const order = (order_id: string, more: Partial<OrderRow>): OrderRow => ({
    order_id,
    user_id: "u",
    pricing_id: "first-pack",
    provider_order_id: `at-${order_id}`,
    credits: 500,
    amount_in_paise: 49_900,
    state: "paid",
    paid_by: `pay-${order_id}`,
    created_at: api.clock.now(),
    looked_at: api.clock.now(),
    ...more,
  });
  const payment = (order_id: string, more: Partial<PaymentRow> = {}): PaymentRow => ({
    payment_id: `pay-${order_id}`,
    order_id,
    amount_in_paise: 49_900,
    captured: 1,
    refunded_in_paise: 0,
    disputed_in_paise: 0,
    taken_back: 0,
    owed: 0,
    created_at: api.clock.now(),
    ...more,
  });

  it("says nought of everything where nothing has happened", async () => {
    expect(await look()).toEqual({
      at: new Date(api.clock.now()).toISOString(),
      people: { all: 1, week: 1, month: 1 },
      attempts: { open: 0, reported: 0, week: 0 },
      revenueInPaise: { today: 0, week: 0, month: 0, all: 0 },
      failures: { jobs: [], openOrders: 0, paidTwice: 0 },
      queue: [],
      rewards: { owedInPaise: 0, due: 0, dueInPaise: 0 },
    });
  });

  it("counts the money that has stayed, by the day, week and month of India", async () => {
    const now = api.clock.now();
    const rows = [
      payment("today"),
      payment("part", { refunded_in_paise: 9_900 }),
      payment("gone", { refunded_in_paise: 49_900, disputed_in_paise: 49_900 }),
      payment("never", { captured: 0 }),
      payment("yesterday", { created_at: dayStart(now) - 1 }),
      payment("month", { created_at: monthStart(now) }),
      payment("before", { created_at: monthStart(now) - 1 }),
    ];
    await store(async (trx) => {
      await trx
        .insertInto("orders")
        .values(rows.map(({ order_id }) => order(order_id, {})))
        .execute();
      await trx.insertInto("payments").values(rows).execute();
    });
    expect((await look()).revenueInPaise).toEqual({
      today: 89_900,
      week: 139_800,
      month: 189_700,
      all: 239_600,
    });
  });

  it("names orders that stay open and payments that came twice", async () => {
    const MINUTE_MS = 60_000;
    const now = api.clock.now();
    const open = (id: string, created_at: number, more: Partial<OrderRow> = {}) =>
      order(id, { state: "created", paid_by: null, created_at, ...more });
    await store(async (trx) => {
      await trx
        .insertInto("orders")
        .values([
          open("open", now - 15 * MINUTE_MS),
          open("tried", now - DAY_MS, { state: "attempted" }),
          open("new", now - 14 * MINUTE_MS),
          open("given-up", now - 5 * DAY_MS),
          open("unmade", now - DAY_MS, { provider_order_id: null }),
          order("double", {}),
        ])
        .execute();
      await trx
        .insertInto("payments")
        .values([
          payment("double"),
          payment("double", { payment_id: "second" }),
          payment("double", { payment_id: "third", refunded_in_paise: 49_900 }),
        ])
        .execute();
    });
    const { failures } = await look();
    expect(failures).toEqual({ jobs: [], openOrders: 2, paidTwice: 1 });
  });

  it("adds up what referrers are owed, without what is paid and without whoever is gone", async () => {
    const { userId } = await api.signUp();
    const entry = (
      entry_id: string,
      amount_in_paise: number,
      redemption_id: string | null,
      user_id = userId,
    ) => ({
      entry_id,
      user_id,
      from_user_id: "f",
      payment_id: "p",
      amount_in_paise,
      idem: entry_id,
      redemption_id,
      at: 1,
    });
    const redemption = (
      redemption_id: string,
      state: "due" | "settled",
      amount_in_paise: number,
      month: string,
    ) => ({
      redemption_id,
      user_id: userId,
      upi_id: "a@upi",
      amount_in_paise,
      state,
      month,
      reason: null,
      created_at: 1,
      due_at: 2,
      ended_at: null,
    });
    await store(async (trx) => {
      await trx
        .insertInto("redemptions")
        .values([
          redemption("r-due", "due", 700, "2026-10"),
          redemption("r-paid", "settled", 5_000, "2026-09"),
        ])
        .execute();
      await trx
        .insertInto("reward_entries")
        .values([
          entry("free", 300, null),
          entry("back", -100, null),
          entry("due", 700, "r-due"),
          entry("paid", 5_000, "r-paid"),
          entry("gone", 9_000, null, "gone-1"),
        ])
        .execute();
    });
    expect((await look()).rewards).toEqual({ owedInPaise: 900, due: 1, dueInPaise: 700 });
  });

  it("counts people who have joined and attempts that were begun within their days", async () => {
    const { userId } = await api.signUp();
    const attempt = (id: string, days: number, state: "open" | "reported") => ({
      attempt_id: id,
      user_id: userId,
      company_id: "c",
      round_id: id,
      state,
      made_by: "{}",
      created_at: api.clock.now() - days * DAY_MS,
      ended_at: null,
      seq: 1,
    });
    await store(async (trx) => {
      await trx
        .updateTable("users")
        .set({ created_at: api.clock.now() - 8 * DAY_MS })
        .where("user_id", "=", userId)
        .execute();
      await trx
        .insertInto("attempts")
        .values([attempt("a1", 1, "open"), attempt("a2", 6, "reported"), attempt("a3", 9, "open")])
        .execute();
      await trx
        .insertInto("reports")
        .values({
          report_id: "r",
          attempt_id: "a2",
          user_id: userId,
          company_id: "c",
          round_id: "a2",
          body: "{}",
          created_at: 1,
          seq: 2,
        })
        .execute();
    });
    const { people, attempts } = await look();
    expect(people.all - people.week).toBe(1);
    expect(people.month).toBe(people.all);
    expect(attempts).toEqual({ open: 2, reported: 1, week: 2 });
  });
});
