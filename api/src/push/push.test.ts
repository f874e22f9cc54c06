import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { browserKeys, fakePushService, readPush, readVapid } from "../testing/fakePushService.ts";
import { type RoundApi, roundApi } from "../testing/roundApi.ts";
import { engines, testDatabase } from "../testing/testApi.ts";
import { readEnv } from "../env.ts";
import { vapidKeys } from "./keys.ts";
import { makePush } from "./sender.ts";

type Service = Awaited<ReturnType<typeof fakePushService>>;

describe.each(engines)("push on %s", { timeout: 30_000 }, (engine) => {
  let api: RoundApi;
  let service: Service;
  let publicKey: string;
  beforeAll(async () => {
    service = await fakePushService();
    const database = await testDatabase(engine);
    const vapid = await vapidKeys(database, readEnv({ VAPID_SUBJECT: "mailto:ops@example.com" }));
    publicKey = vapid.publicKey;
    api = await roundApi(engine, { database, push: makePush(vapid, service.address), reportWait: 200 });
  });
  beforeEach(() => void service.got.splice(0));
  afterAll(async () => {
    await api.close();
    await service.close();
  });

  /** Somebody with an open attempt, and a browser that takes pushes. */
  async function person() {
    const { token, userId } = await api.signUp();
    const attemptId = String((await api.generate(token)).body["attemptId"]);
    const keys = browserKeys();
    const endpoint = `https://push.service.net/send/${attemptId}`;
    const subscribe = (more: Record<string, unknown> = {}, who = token) =>
      api.call("POST", "/push/subscriptions", {
        token: who,
        body: { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, ...more },
      });
    const finish = () =>
      api.call("POST", "/reports/generate", {
        token,
        body: {
          companyId: api.companyId,
          roundId: api.rounds[0],
          attemptId,
          answers: [{ answer: "my own words" }],
        },
      });
    /** Asks for a report that takes longer than the call waits. */
    async function finishLate() {
      api.become({
        score: async (attempt) => {
          await new Promise((later) => setTimeout(later, 700));
          return api.interviewer.scored(attempt);
        },
      });
      expect((await finish()).body["code"]).toBe("report_running");
      api.become({});
      await vi.waitFor(async () => {
        const { body } = await api.call("GET", `/attempts/${attemptId}/report`, { token });
        expect(body["state"]).toBe("done");
      }, 10_000);
    }
    return { token, userId, attemptId, keys, endpoint, subscribe, finish, finishLate };
  }

  const subscriptionsOf = async (userId: string) =>
    api.deps.database.db
      .selectFrom("push_subscriptions")
      .select("endpoint")
      .where("user_id", "=", userId)
      .execute();
  const arrived = (many: number) =>
    vi.waitFor(() => expect(service.got).toHaveLength(many), { timeout: 10_000, interval: 50 });
  const settled = () =>
    vi.waitFor(
      async () => expect((await api.deps.jobs.counts()).filter(({ kind }) => kind === "push")).toEqual([]),
      10_000,
    );

  it("says the server's key before anyone signs in", async () => {
    expect((await api.call("GET", "/settings")).body["vapidPublicKey"]).toBe(publicKey);
    expect(Buffer.from(publicKey, "base64url")).toHaveLength(65);
  });

  it("tells a browser of a report that nobody waited for, encrypted and signed, without a word of the person", async () => {
    const { attemptId, keys, subscribe, finishLate } = await person();
    expect((await subscribe()).status).toBe(201);
    await finishLate();
    await arrived(1);
    const [push] = service.got;
    expect(push?.path).toBe(`/send/${attemptId}`);
    expect(push?.headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400", urgency: "normal" });
    expect(push?.headers["topic"]).toMatch(/^[\w-]{1,32}$/);
    const vapid = readVapid(String(push?.headers.authorization));
    expect(vapid.publicKey).toBe(publicKey);
    expect(vapid.claims).toMatchObject({ aud: "https://push.service.net", sub: "mailto:ops@example.com" });
    const text = readPush(push?.body ?? Buffer.alloc(0), keys);
    const words = { title: "Your report is ready", body: "Acme: First" };
    const where = { attemptId, companyId: api.companyId, roundId: api.rounds[0] };
    expect(JSON.parse(text)).toEqual({
      kind: "report",
      ...where,
      ...words,
      web_push: 8030,
      notification: {
        ...words,
        navigate: `/report/${api.companyId}/${api.rounds[0]}`,
        tag: attemptId,
        lang: "en",
      },
    });
    expect(text).not.toMatch(/@|my own words|Asha/);
    expect(() => readPush(push?.body ?? Buffer.alloc(0), browserKeys())).toThrow();
    await settled();
  });

  it("tells a browser whose call has hung up before the report came", async () => {
    const patient = await roundApi(engine, {
      database: await testDatabase(engine),
      push: api.deps.push,
      reportWait: 20_000,
    });
    const { token } = await patient.signUp();
    const attemptId = String((await patient.generate(token)).body["attemptId"]);
    const endpoint = `https://push.service.net/send/${attemptId}`;
    const { p256dh, auth } = browserKeys();
    await patient.call("POST", "/push/subscriptions", { token, body: { endpoint, keys: { p256dh, auth } } });
    let score = () => {};
    const scoring = new Promise<void>((begun) => {
      const released = new Promise<void>((release) => (score = release));
      patient.become({
        score: async (attempt) => {
          begun();
          await released;
          return patient.interviewer.scored(attempt);
        },
      });
    });
    const line = new AbortController();
    const [roundId] = patient.rounds;
    const call = fetch(`${patient.address}/api/reports/generate`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body: JSON.stringify({
        companyId: patient.companyId,
        roundId,
        attemptId,
        answers: [{ answer: "mine" }],
      }),
      signal: line.signal,
    });
    await scoring;
    line.abort();
    await expect(call).rejects.toThrow("aborted");
    const request = patient.deps.database.db.selectFrom("report_requests").select("waiting_until");
    await vi.waitFor(async () => {
      const row = await request.where("attempt_id", "=", attemptId).executeTakeFirst();
      expect(row?.waiting_until).toBe(0);
    });
    score();
    await arrived(1);
    await patient.close();
  });

  it("tells nobody who has just been answered", async () => {
    const { subscribe, finish } = await person();
    await subscribe();
    expect((await finish()).status).toBe(201);
    await new Promise((later) => setTimeout(later, 400));
    expect(service.got).toEqual([]);
  });

  it("tries again when the push service is busy, and keeps the subscription", async () => {
    const { userId, attemptId, subscribe, finishLate } = await person();
    await subscribe();
    service.answer(503);
    await finishLate();
    await arrived(1);
    const { database } = api.deps;
    const due = async () => {
      // The wait after a failure is over.
      if (engine === "sqlite") api.clock.pass(60_000);
      else
        await sql`update pgboss.job set start_after = now() - interval '1 second' where state = 'retry'`.execute(
          database.db,
        );
      expect(service.got).toHaveLength(2);
    };
    await vi.waitFor(due, { timeout: 10_000, interval: 300 });
    await settled();
    expect(service.got[1]?.path).toBe(`/send/${attemptId}`);
    expect(await subscriptionsOf(userId)).toHaveLength(1);
  });

  it.each([404, 410])("forgets a subscription that is gone (%i)", async (status) => {
    const { userId, subscribe, finishLate } = await person();
    await subscribe();
    service.answer(status);
    await finishLate();
    await arrived(1);
    await settled();
    expect(await subscriptionsOf(userId)).toEqual([]);
  });

  it.each([302, 400, 403])("does not follow or repeat what is refused (%i)", async (status) => {
    const { userId, subscribe, finishLate } = await person();
    await subscribe();
    service.answer(status);
    await finishLate();
    await arrived(1);
    await settled();
    expect(service.got).toHaveLength(1);
    expect(await subscriptionsOf(userId)).toHaveLength(1);
  });

  it("ends with the session, with the browser's wish, and goes over to the next person of the browser", async () => {
    const [mine, other] = [await person(), await api.signUp()];
    await mine.subscribe();
    await mine.subscribe();
    expect(await subscriptionsOf(mine.userId)).toHaveLength(1);
    await mine.subscribe({}, other.token);
    expect([
      (await subscriptionsOf(mine.userId)).length,
      (await subscriptionsOf(other.userId)).length,
    ]).toEqual([0, 1]);
    const endpoint = { body: { endpoint: mine.endpoint } };
    await api.call("POST", "/push/unsubscribe", { token: mine.token, ...endpoint });
    expect(await subscriptionsOf(other.userId)).toHaveLength(1);
    const gone = await api.call("POST", "/push/unsubscribe", { token: other.token, ...endpoint });
    expect([gone.status, (await subscriptionsOf(other.userId)).length]).toEqual([200, 0]);
    await mine.subscribe();
    await api.call("POST", "/auth/logout", { token: mine.token });
    expect(await subscriptionsOf(mine.userId)).toEqual([]);
  });

  it("keeps the ten newest browsers of a person", async () => {
    const { userId, subscribe } = await person();
    for (let n = 0; n < 12; n++) {
      api.clock.pass(1);
      await subscribe({ endpoint: `https://push.service.net/${n}` });
    }
    const kept = (await subscriptionsOf(userId)).map(({ endpoint }) => endpoint);
    expect(kept).toHaveLength(10);
    expect(kept).toContain("https://push.service.net/11");
    expect(kept).not.toContain("https://push.service.net/1");
  });

  const notAllowed = [400, "bad_request"];
  const unusable = [422, "push_unusable"];
  it.each([
    [{ endpoint: "http://push.service.net/x" }, notAllowed],
    [{ endpoint: "https://127.0.0.1/x" }, unusable],
    [{ endpoint: "https://localhost/x" }, unusable],
    [{ keys: { p256dh: "A".repeat(87), auth: "A".repeat(22) } }, unusable],
    [{ keys: { p256dh: browserKeys().p256dh, auth: "A".repeat(30) } }, unusable],
  ])("refuses %j", async (wrong, refusal) => {
    const { userId, subscribe } = await person();
    const { status, body } = await subscribe(wrong);
    expect([status, body["code"]]).toEqual(refusal);
    expect(await subscriptionsOf(userId)).toEqual([]);
  });

  it("has the same keys in every process and after every start, and its own only when it is given some", async () => {
    const { database } = api.deps;
    const env = readEnv({});
    const all = await Promise.all([1, 2, 3].map(() => vapidKeys(database, env)));
    expect(new Set(all.map((keys) => keys.publicKey))).toEqual(new Set([publicKey]));
    const given = { ...env, vapidPublicKey: "A", vapidPrivateKey: "B", publicUrl: "https://taiyari.example" };
    expect(await vapidKeys(database, given)).toEqual({
      publicKey: "A",
      privateKey: "B",
      subject: "https://taiyari.example",
    });
    const fresh = await testDatabase(engine);
    const made = await Promise.all([1, 2, 3].map(() => vapidKeys(fresh, env)));
    expect(new Set(made.map((keys) => keys.privateKey)).size).toBe(1);
    await fresh.close();
  });
});
