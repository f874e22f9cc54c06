import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OwnData } from "#models/entities/ownData.ts";
import { reserve } from "../credits/actions.ts";
import { questionIds, resumeForm, resumePdf, type RoundApi, roundApi } from "../testing/roundApi.ts";
import { ownData } from "./ownData.ts";
import { buys, refund } from "../rewards/testing/buying.ts";
import { engines } from "../testing/testApi.ts";

describe.each(engines)("own data on %s", (engine) => {
  let api: RoundApi;
  beforeAll(async () => {
    api = await roundApi(engine);
  });
  afterAll(() => api.close());

  const report = (token: string, round: string | undefined) =>
    api.call("POST", "/reports/generate", {
      token,
      body: { companyId: api.companyId, roundId: round, answers: [{ answer: "at the finish" }] },
    });

  /** A person with two attempts, answers, a report and a kept resume. */
  async function busyPerson() {
    const email = `asha-${Math.random().toString(36).slice(2)}@example.com`;
    const { token, userId } = await api.signUp(email);
    const [first = "", second = ""] = questionIds(await api.generate(token));
    const save = (questionId: string, answer: string) =>
      api.call("POST", "/answers", {
        token,
        key: `key-${answer.replace(" ", "-")}`,
        body: { questionId, answer, device: "Chrome on Android" },
      });
    await save(first, "first words");
    await save(first, "other words");
    await save(second, "second answer");
    await report(token, api.rounds[0]);
    api.clock.pass(1_000);
    await api.generate(token, api.rounds[1]);
    await api.call("POST", "/resume/upload", { token, body: resumeForm({ keep: "true" }) });
    return { token, userId, email, first, second };
  }

  const exported = async (token: string) => {
    const { status, body, headers } = await api.call("GET", "/auth/export", { token });
    expect([status, headers.get("Content-Type")]).toEqual([200, "application/json; charset=utf-8"]);
    return OwnData.parse(body);
  };

  /** Every row of every table, as text. */
  async function wholeDatabase(): Promise<string> {
    const { db } = api.deps.database;
    const { rows } = await (
      engine === "sqlite"
        ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
        : sql<{ name: string }>`select table_name as name from information_schema.tables
            where table_schema not in ('pg_catalog', 'information_schema') and table_schema = 'public'`
    ).execute(db);
    const parts = rows.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db));
    return JSON.stringify((await Promise.all(parts)).map((part) => part.rows));
  }

  it("are exported whole: person, credits, attempts, questions, answers with history, reports, resume", async () => {
    const { token, userId, email, first } = await busyPerson();
    const data = await exported(token);
    const user = { userId, email, credits: 0, signsInWith: ["password"] };
    expect(data).toMatchObject({ version: 1, user, sessions: [{}], pushSubscriptions: [] });
    expect(data.creditEntries.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([-50, -50, 100]);
    expect(data.creditHolds.map(({ state }) => state)).toEqual(["settled", "settled"]);
    expect(data.attempts.map(({ state, roundId }) => [state, roundId])).toEqual([
      ["reported", api.rounds[0]],
      ["open", api.rounds[1]],
    ]);
    const [attempt] = data.attempts;
    expect(attempt?.questions).toHaveLength(3);
    expect(attempt?.report?.questions[0]?.userAnswer).toBe("at the finish");
    expect(attempt?.answers.find(({ questionId }) => questionId === first)).toMatchObject({
      answer: "at the finish",
      history: [{ answer: "other words", device: "Chrome on Android" }, { answer: "first words" }],
    });
    expect(data.resume).toEqual({ name: "resume.pdf", pdf: Buffer.from(resumePdf).toString("base64") });
  });

  it("are exported without a password, a token or anybody else's", async () => {
    const [mine, other] = [await busyPerson(), await busyPerson()];
    const text = JSON.stringify(await exported(mine.token));
    expect(text).not.toMatch(/argon2|password_hash|token/i);
    for (const foreign of [other.userId, other.email, other.first]) expect(text).not.toContain(foreign);
  });

  it("are exported with what was bought and earned, and without whom it came from", async () => {
    const email = `inviter-${Math.random().toString(36).slice(2)}@example.com`;
    const [inviter, friend] = [await api.signUp(email), await api.signUp()];
    await api.call("POST", "/auth/set-referrer", { token: friend.token, body: { referredBy: email } });
    const payment = await buys(api, friend.userId);
    await refund(api, payment, 4_990);
    await api.call("POST", "/auth/rewards/redeem", { token: inviter.token, body: { upiId: "me@okbank" } });
    const [theirs, mine] = [await exported(friend.token), await exported(inviter.token)];
    expect(theirs.user.referredBy).toBe("in•••@example.com");
    expect(theirs.orders).toMatchObject([
      {
        ...{ credits: 500, amountInPaise: 49_900, state: "paid", razorpayOrderId: payment.order_id },
        payments: [{ paymentId: payment.id, captured: true, refundedInPaise: 4_990, creditsTakenBack: 50 }],
      },
    ]);
    expect(mine.orders).toEqual([]);
    expect(mine.rewards.entries.map(({ amountInPaise }) => amountInPaise).sort((a, b) => a - b)).toEqual([
      -2_495, 24_950,
    ]);
    expect(mine.rewards.redemptions).toMatchObject([{ upiId: "me@okbank", state: "requested", month: null }]);
    expect(mine.rewards.inviteCode).toMatch(/^[2-9A-Z]{8}$/);
    expect(JSON.stringify(mine)).not.toContain(friend.userId);
  });

  it("are exported in pieces, one attempt at a time, however many there are", async () => {
    const { token, userId } = await busyPerson();
    const pieces: string[] = [];
    for await (const piece of ownData(api.deps, userId)) pieces.push(piece);
    expect(pieces.map((piece) => piece.split('"attemptId"').length > 1)).toEqual([false, true, true, false]);
    expect(OwnData.parse(JSON.parse(pieces.join("")))).toEqual(await exported(token));
  });

  it("of a new person are exported too", async () => {
    const { token } = await api.signUp();
    expect(await exported(token)).toMatchObject({ attempts: [], resume: null, user: { credits: 100 } });
  });

  it("are deleted to the last row and file, and nobody else's are touched", async () => {
    const [mine, other] = [await busyPerson(), await busyPerson()];
    const others = await exported(other.token);
    const second = await api.call("POST", "/auth/login", {
      body: { email: mine.email, password: "correct horse" },
    });
    const gone = await api.call("DELETE", "/auth/account", { token: mine.token });
    expect([gone.status, gone.body]).toEqual([200, { ok: true }]);
    for (const token of [mine.token, String(second.body["token"])]) {
      expect((await api.call("GET", "/auth/profile", { token })).status).toBe(401);
      expect((await api.call("DELETE", "/auth/account", { token })).status).toBe(401);
    }
    const left = await wholeDatabase();
    for (const trace of [mine.userId, mine.email, mine.first]) expect(left).not.toContain(trace);
    const folder = join(api.deps.env.dataDir, "resumes");
    const files = existsSync(folder) ? readdirSync(folder) : [];
    expect(files.filter((file) => file.includes(mine.userId))).toEqual([]);
    expect(await exported(other.token)).toEqual({ ...others, exportedAt: expect.any(String) });
  });

  it("leave the address free for a new account, with nothing of the old one", async () => {
    const { token, email } = await busyPerson();
    await api.call("DELETE", "/auth/account", { token });
    const again = await api.signUp(email);
    expect(await exported(again.token)).toMatchObject({ attempts: [], resume: null, user: { credits: 100 } });
    expect((await api.call("GET", "/changes", { token: again.token })).body["seq"]).toBe(0);
  });

  it("[LE5] leave entries behind that belong to nobody and add up to nothing", async () => {
    const { inTransaction, db } = api.deps.database;
    const { token, userId } = await api.signUp();
    await api.generate(token);
    await inTransaction((trx) => reserve(api.deps, trx, userId, "another round"));
    const sums = async () => {
      const entries = await db.selectFrom("credit_entries").selectAll().execute();
      const accounts = await db.selectFrom("credit_accounts").selectAll().execute();
      const booked = entries.reduce((sum, { amount }) => sum + amount, 0);
      return [booked, accounts.reduce((sum, { available, held }) => sum + available + held, 0)];
    };
    const before = await db.selectFrom("credit_entries").select("entry_id").execute();
    await api.call("DELETE", "/auth/account", { token });
    const [booked, held] = await sums();
    expect(booked).toBe(held);
    const rows = await db
      .selectFrom("credit_entries")
      .selectAll()
      .where("ref", "=", "account deleted")
      .execute();
    const nobody = rows.find(({ amount }) => amount === -50)?.user_id ?? "";
    expect(nobody).toMatch(/^gone-/);
    const theirs = await db.selectFrom("credit_entries").selectAll().where("user_id", "=", nobody).execute();
    expect(theirs.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([-50, -50, 100]);
    const after = await db.selectFrom("credit_entries").select("entry_id").execute();
    expect(after).toEqual(expect.arrayContaining(before));
    const holds = await db.selectFrom("credit_holds").selectAll().where("user_id", "=", nobody).execute();
    expect(holds.map(({ state }) => state).sort()).toEqual(["released", "settled"]);
  });

  it("[LE5] let an entry lose its person once, and nothing else of it change", async () => {
    const { inTransaction } = api.deps.database;
    const { userId } = await api.signUp();
    const change = (set: { amount?: number; user_id?: string; balance_after?: number }, of = userId) =>
      inTransaction((trx) => trx.updateTable("credit_entries").set(set).where("user_id", "=", of).execute());
    await expect(change({ amount: 1 })).rejects.toThrow("never changed");
    await expect(change({ user_id: "somebody" })).rejects.toThrow("never changed");
    await expect(change({ user_id: "gone-1", balance_after: 7 })).rejects.toThrow("never changed");
    await change({ user_id: "gone-1" });
    await expect(change({ user_id: "gone-2" }, "gone-1")).rejects.toThrow("never changed");
  });

  it("are deleted once where it is asked for many times at once, and while answers come in", async () => {
    const { token, first, userId } = await busyPerson();
    const calls = Array.from({ length: 12 }, (_, n) =>
      n % 3 === 0
        ? api.call("DELETE", "/auth/account", { token })
        : api.call("POST", "/answers", { token, body: { questionId: first, answer: `late ${n}` } }),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses[0]).toBe(200);
    for (const status of statuses) expect([200, 401, 404]).toContain(status);
    expect(await wholeDatabase()).not.toContain(userId);
  });
});
