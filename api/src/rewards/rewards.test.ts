import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { problems } from "#models/contract/problems.ts";
import { Rewards } from "#models/entities/reward.ts";
import { endedMonth } from "#models/rules/payoutMonth.ts";
import { engines, type TestApi, testApi } from "../testing/testApi.ts";
import { settleMonth } from "./monthEnd.ts";
import { buys, dispute, order, payFor, refund } from "./testing/buying.ts";

const UPI = "inviter@okbank";
const DAY_MS = 86_400_000;

describe.each(engines)("Rewards on %s", (engine) => {
  let api: TestApi;
  let admin: { token: string; userId: string };
  let tokens: string[] = [];
  beforeAll(async () => {
    api = await testApi(engine);
  });
  // Months pass, and a session does not live through many of them.
  beforeEach(async () => {
    admin = await api.signUpAdmin();
    tokens = [admin.token];
  });
  afterAll(() => api.close());

  /** Somebody who has invited somebody. */
  async function pair() {
    const email = `${randomUUID()}@example.com`;
    const inviter = await api.signUp(email);
    const friend = await api.signUp();
    await api.call("POST", "/auth/set-referrer", { token: friend.token, body: { referredBy: email } });
    tokens.push(inviter.token, friend.token);
    return { inviter, friend };
  }

  type Someone = { token: string };
  const rewards = async ({ token }: Someone, query = "") => {
    const { status, body } = await api.call("GET", `/auth/rewards/history${query}`, { token });
    expect(status).toBe(200);
    return Rewards.parse(body);
  };
  const redeem = ({ token }: Someone, upiId: unknown = UPI, key?: string) =>
    api.call("POST", "/auth/rewards/redeem", { token, body: { upiId }, ...(key ? { key } : {}) });
  const desk = (path: string, body?: unknown, token = admin.token) =>
    api.call("POST", `/admin/redemptions/${path}`, { token, key: randomUUID(), ...(body ? { body } : {}) });
  const listed = async (query = "") =>
    (await api.call("GET", `/admin/redemptions${query}`, { token: admin.token })).body["redemptions"] as {
      redemptionId: string;
      userId: string;
      amountInPaise: number;
    }[];
  /** To the first morning of the next month. Nobody's session ends on the way: they look in now and then. */
  async function nextMonth() {
    const now = new Date(api.clock.now());
    const left = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1) - now.getTime();
    for (const part of [left / 2, left / 2]) {
      api.clock.pass(part);
      for (const token of tokens) await api.call("GET", "/auth/profile", { token });
    }
  }
  const redemptionOf = async (person: Someone) => (await rewards(person)).redemption?.redemptionId ?? "";

  it("begin with nothing but a share link", async () => {
    const { token } = await api.signUp();
    expect(await rewards({ token })).toEqual({
      ...{ rewardBalance: 0, history: [], next: null, redemptionRequested: false, redemption: null },
      ...{ payouts: [], invited: 0, inviteCode: expect.stringMatching(/^[2-9A-Z]{8}$/) },
    });
  });

  it("[RW1] [RW3] are half of what a friend pays after the link, in rupees, and less what goes back", async () => {
    const { inviter, friend } = await pair();
    const payment = await buys(api, friend.userId, 49_901);
    api.clock.pass(1_000);
    await refund(api, payment, 10_000);
    api.clock.pass(1_000);
    await dispute(api, { ...payment, amount_refunded: 10_000 }, 5_000);
    const { rewardBalance, history, invited } = await rewards(inviter);
    expect([rewardBalance, invited]).toEqual([174.5, 1]);
    expect(history.map(({ amount, referred, settled }) => [amount, referred, settled])).toEqual([
      [-25, "Candidate", false],
      [-50, "Candidate", false],
      [249.5, "Candidate", false],
    ]);
  });

  it("[RW1] are nothing for what was ordered before the link, also where it is paid after it", async () => {
    const email = `${randomUUID()}@example.com`;
    const [inviter, friend] = [await api.signUp(email), await api.signUp()];
    const early = await order(api, friend.userId, 49_900);
    api.clock.pass(1);
    await api.call("POST", "/auth/set-referrer", { token: friend.token, body: { referredBy: email } });
    await payFor(api, early, 49_900);
    expect((await rewards(inviter)).rewardBalance).toBe(0);
  });

  it("come in pages, newest first, and miss none", async () => {
    const { inviter, friend } = await pair();
    for (const amount of [200, 400, 600, 800, 1_000]) {
      await buys(api, friend.userId, amount);
      // Two of them at the same moment.
      if (amount !== 400) api.clock.pass(1_000);
    }
    const seen: number[] = [];
    let next: string | null = null;
    do {
      const page: Rewards = await rewards(inviter, `?limit=2${next ? `&after=${next}` : ""}`);
      seen.push(...page.history.map(({ amount }) => amount));
      next = page.next;
    } while (next);
    expect(seen.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
    const wrong = await api.call("GET", "/auth/rewards/history?after=nothing", { token: inviter.token });
    expect(wrong.status).toBe(400);
  });

  it("[RW6] can be asked for when there are some and no request is open", async () => {
    const { inviter, friend } = await pair();
    expect((await redeem(inviter)).body["message"]).toBe(problems.nothing_to_redeem.say);
    await buys(api, friend.userId);
    const { status, body } = await redeem(inviter);
    expect([status, body["redemptionRequested"], body["rewardBalance"]]).toEqual([200, true, 249.5]);
    expect(body["redemption"]).toMatchObject({ state: "requested", upiId: UPI, amount: 0, month: null });
    expect((await redeem(inviter)).body["message"]).toBe(problems.redemption_open.say);
  });

  it("[RW6] cannot be asked for when more was taken back than there is", async () => {
    const { inviter, friend } = await pair();
    const payment = await buys(api, friend.userId);
    await redeem(inviter);
    await nextMonth();
    await settleMonth(api.deps);
    await desk(`${await redemptionOf(inviter)}/settle`);
    await refund(api, payment, payment.amount);
    expect((await rewards(inviter)).rewardBalance).toBe(-249.5);
    expect((await redeem(inviter)).body["code"]).toBe("nothing_to_redeem");
  });

  it("[RW6] are not paid to what is no UPI id", async () => {
    const { inviter, friend } = await pair();
    await buys(api, friend.userId);
    for (const upiId of [
      "",
      "name",
      "name@",
      "@bank",
      "na me@bank",
      "n@ok.bank",
      "x@bank",
      "name@1bank",
      null,
    ]) {
      const { status, body } = await redeem(inviter, upiId);
      expect([upiId, status, body["error"]]).toEqual([upiId, 400, problems.upi_invalid.say]);
    }
  });

  it("[RW6] are asked for once by twenty requests at once, and a repeat gets its first reply", async () => {
    const { inviter, friend } = await pair();
    await buys(api, friend.userId);
    const replies = await Promise.all(Array.from({ length: 20 }, () => redeem(inviter, UPI, randomUUID())));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const { db } = api.deps.database;
    const rows = await db
      .selectFrom("redemptions")
      .selectAll()
      .where("user_id", "=", inviter.userId)
      .execute();
    expect(rows).toHaveLength(1);
    await api.call("DELETE", "/auth/rewards/redeem", { token: inviter.token });
    const [first, again] = [await redeem(inviter, UPI, "same-key"), await redeem(inviter, UPI, "same-key")];
    expect([again.status, again.body]).toEqual([200, first.body]);
  });

  it("[RW7] can be sent elsewhere, or kept, until the month ends", async () => {
    const { inviter, friend } = await pair();
    const { token } = inviter;
    const change = (upiId: string) => api.call("PUT", "/auth/rewards/redeem", { token, body: { upiId } });
    const withdraw = () => api.call("DELETE", "/auth/rewards/redeem", { token });
    expect((await change("other@okbank")).body["code"]).toBe("redemption_fixed");
    await buys(api, friend.userId);
    await redeem(inviter);
    expect((await change("no address")).body["code"]).toBe("upi_invalid");
    expect((await change("other@okbank")).body["redemption"]).toMatchObject({ upiId: "other@okbank" });
    expect((await withdraw()).body).toMatchObject({ redemptionRequested: false, rewardBalance: 249.5 });
    expect((await withdraw()).status).toBe(409);
    await redeem(inviter);
    await nextMonth();
    await settleMonth(api.deps);
    for (const late of [await change("late@okbank"), await withdraw()]) {
      expect([late.status, late.body["code"]]).toEqual([409, "redemption_fixed"]);
    }
    expect((await rewards(inviter)).redemption).toMatchObject({ state: "due", upiId: UPI });
  });

  it("[RW8] [RW9] become due when the month has ended, and settled by an admin's mark, once", async () => {
    const { inviter, friend } = await pair();
    await buys(api, friend.userId);
    await redeem(inviter);
    const asked = (await listed("?state=requested")).find(({ userId }) => userId === inviter.userId);
    expect(asked?.amountInPaise).toBe(24_950);
    const id = await redemptionOf(inviter);
    expect((await desk(`${id}/settle`)).body["code"]).toBe("redemption_not_due");
    await nextMonth();
    const { month } = endedMonth(api.clock.now());
    expect(await settleMonth(api.deps)).toBeGreaterThan(0);
    const due = await rewards(inviter);
    expect(due).toMatchObject({ rewardBalance: 0, redemption: { state: "due", amount: 249.5, month } });
    expect(due.history[0]).toMatchObject({ settled: false, state: "due" });
    const settled = await desk(`${id}/settle`);
    expect(settled.body["redemption"]).toMatchObject({ state: "settled", amountInPaise: 24_950, upiId: UPI });
    expect((await desk(`${id}/settle`)).status).toBe(409);
    expect((await desk(`${id}/return`, { reason: "Too late." })).body["code"]).toBe("redemption_ended");
    const paid = await rewards(inviter);
    expect(paid).toMatchObject({
      redemptionRequested: false,
      redemption: null,
      history: [{ settled: true }],
    });
    expect(paid.payouts).toMatchObject([{ state: "settled", amount: 249.5, month }]);
  });

  it("[RW9] that could not be paid are free again, and the person sees why", async () => {
    const { inviter, friend } = await pair();
    await buys(api, friend.userId);
    await redeem(inviter);
    await nextMonth();
    await settleMonth(api.deps);
    const id = await redemptionOf(inviter);
    await desk(`${id}/return`, { reason: "The bank does not know this UPI id." });
    const back = await rewards(inviter);
    expect(back).toMatchObject({ rewardBalance: 249.5, redemptionRequested: false });
    expect(back.payouts).toMatchObject([
      { state: "returned", reason: "The bank does not know this UPI id.", amount: 249.5 },
    ]);
    expect((await redeem(inviter)).status).toBe(200);
    await settleMonth(api.deps);
    // It was asked for again after the month had ended: its turn comes when the next one has.
    expect((await rewards(inviter)).redemption?.state).toBe("requested");
    await nextMonth();
    await settleMonth(api.deps);
    expect((await rewards(inviter)).redemption).toMatchObject({ state: "due", amount: 249.5 });
  });

  it("[RW9] write every deed of an admin down, and take a repeat for what it is", async () => {
    const { inviter, friend } = await pair();
    await buys(api, friend.userId);
    await redeem(inviter);
    await nextMonth();
    await settleMonth(api.deps);
    const id = await redemptionOf(inviter);
    const settle = () =>
      api.call("POST", `/admin/redemptions/${id}/settle`, { token: admin.token, key: `settle-${id}` });
    const [first, again] = [await settle(), await settle()];
    expect([again.status, again.body]).toEqual([200, first.body]);
    const log = await api.deps.database.db
      .selectFrom("audit_log")
      .selectAll()
      .where("subject", "=", id)
      .execute();
    expect(log).toMatchObject([{ admin_id: admin.userId, action: "redemption.settle" }]);
    expect(JSON.parse(log[0]?.detail ?? "")).toMatchObject({ amountInPaise: 24_950 });
  });

  it("[RW9] are marked by admins alone, and what is not there is not found", async () => {
    const { inviter } = await pair();
    expect((await desk("nothing/settle", undefined, inviter.token)).status).toBe(403);
    expect((await desk("nothing/settle")).status).toBe(404);
    expect((await desk("nothing/return", { reason: "x" })).status).toBe(404);
    expect((await desk("nothing/return", { reason: " " })).status).toBe(400);
  });

  it("are listed for admins oldest first, page by page", async () => {
    for (let time = 0; time < 3; time++) {
      const { inviter, friend } = await pair();
      await buys(api, friend.userId);
      await redeem(inviter);
    }
    const all = (await listed()).map(({ redemptionId }) => redemptionId);
    const seen: string[] = [];
    let next: unknown = null;
    do {
      const query = `?limit=2${next === null ? "" : `&after=${String(next)}`}`;
      const { body } = await api.call("GET", `/admin/redemptions${query}`, { token: admin.token });
      seen.push(
        ...(body["redemptions"] as { redemptionId: string }[]).map(({ redemptionId }) => redemptionId),
      );
      next = body["next"];
    } while (next !== null);
    expect(seen).toEqual(all);
    expect(seen.length).toBeGreaterThan(4);
    const wrong = await api.call("GET", "/admin/redemptions?after=nothing", { token: admin.token });
    expect(wrong.status).toBe(400);
  });

  it("[RW8] leave what comes after the month's end for the next one", async () => {
    const { inviter, friend } = await pair();
    await buys(api, friend.userId);
    await redeem(inviter);
    await nextMonth();
    // The server was down at midnight; somebody has bought before it looked.
    api.clock.pass(3 * DAY_MS);
    await buys(api, friend.userId, 20_000);
    await settleMonth(api.deps);
    expect(await rewards(inviter)).toMatchObject({ rewardBalance: 100, redemption: { amount: 249.5 } });
  });

  it("[RW3] [RW8] lower the next balance where money goes back after the sum stood", async () => {
    const { inviter, friend } = await pair();
    const payment = await buys(api, friend.userId);
    await redeem(inviter);
    await nextMonth();
    await settleMonth(api.deps);
    await refund(api, payment, payment.amount);
    expect(await rewards(inviter)).toMatchObject({ rewardBalance: -249.5, redemption: { amount: 249.5 } });
  });

  it("[RW8] stay asked for while there is nothing to pay", async () => {
    const { inviter, friend } = await pair();
    const payment = await buys(api, friend.userId);
    await redeem(inviter);
    await refund(api, payment, payment.amount);
    await nextMonth();
    await settleMonth(api.deps);
    expect(await rewards(inviter)).toMatchObject({ rewardBalance: 0, redemption: { state: "requested" } });
  });

  it("[LE5] of a deleted account stay without the person, and its request is returned", async () => {
    const { inviter, friend } = await pair();
    await buys(api, friend.userId);
    await redeem(inviter, "very-own-address@okbank");
    await nextMonth();
    await settleMonth(api.deps);
    const id = await redemptionOf(inviter);
    for (const { token } of [inviter, friend]) await api.call("DELETE", "/auth/account", { token });
    const { db } = api.deps.database;
    const entries = await db.selectFrom("reward_entries").selectAll().execute();
    const redemptions = await db.selectFrom("redemptions").selectAll().execute();
    const left = JSON.stringify([entries, redemptions]);
    for (const trace of [inviter.userId, friend.userId, "very-own-address"])
      expect(left).not.toContain(trace);
    const row = redemptions.find(({ redemption_id }) => redemption_id === id);
    expect(row).toMatchObject({ state: "returned", amount_in_paise: 24_950 });
    expect(entries.filter(({ redemption_id }) => redemption_id === id)).toEqual([]);
    const [shown] = (await listed("?state=returned")).filter(({ redemptionId }) => redemptionId === id);
    expect(shown).toMatchObject({ name: "", email: "" });
  });

  it("[LE5] of a friend whose account is deleted stay, without their name", async () => {
    const { inviter, friend } = await pair();
    await buys(api, friend.userId);
    await api.call("DELETE", "/auth/account", { token: friend.token });
    const { rewardBalance, history } = await rewards(inviter);
    expect([rewardBalance, history[0]?.referred]).toEqual([249.5, ""]);
  });

  it("are nobody's where whoever invited has gone before the payment", async () => {
    const { inviter, friend } = await pair();
    await api.call("DELETE", "/auth/account", { token: inviter.token });
    const payment = await buys(api, friend.userId);
    const rows = await api.deps.database.db
      .selectFrom("reward_entries")
      .selectAll()
      .where("payment_id", "=", payment.id)
      .execute();
    expect(rows).toEqual([]);
  });
});
