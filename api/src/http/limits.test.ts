import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { Problem } from "#models/contract/problem.ts";
import { readEnv } from "../env.ts";
import type { Database } from "../db/open.ts";
import { roundApi } from "../testing/roundApi.ts";
import { engines, type TestApi, testApi, testDatabase } from "../testing/testApi.ts";
import { forgetOldLimits, keptLimits, type Limits } from "./limits.ts";

/** Seconds to wait, or 0 when the try was allowed. */
async function tryOnce(limits: Limits, key: string): Promise<number> {
  try {
    await limits.take("loginHere", key);
    return 0;
  } catch (error) {
    if (error instanceof Problem && error.code === "too_many") return error.retryAfter ?? -1;
    throw error;
  }
}

describe.each(engines)("limits on %s", (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await testDatabase(engine);
  });
  afterAll(() => database.close());
  afterEach(() => void vi.useRealTimers());

  it("let ten tries through, then say how long to wait, and count keys apart", async () => {
    const limits = keptLimits(database);
    for (let n = 0; n < 10; n++) expect(await tryOnce(limits, "a@example.com")).toBe(0);
    const wait = await tryOnce(limits, "a@example.com");
    expect(wait).toBeGreaterThan(890);
    expect(wait).toBeLessThanOrEqual(900);
    expect(await tryOnce(limits, "b@example.com")).toBe(0);
  });

  it("hold across a restart and in another process", async () => {
    expect(await tryOnce(keptLimits(database), "a@example.com")).toBeGreaterThan(800);
  });

  it("let no more than ten of many tries at once through", async () => {
    const limits = keptLimits(database);
    const waits = await Promise.all(Array.from({ length: 30 }, () => tryOnce(limits, "crowd@example.com")));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
  });

  it("open again when their time is over, and their rows go", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 16 * 60_000 });
    expect(await tryOnce(keptLimits(database), "a@example.com")).toBe(0);
    await forgetOldLimits(database, Date.now() + 16 * 60_000);
    expect(await database.db.selectFrom("rate_limits").selectAll().execute()).toEqual([]);
  });

  it("count a try also when a unit of work beside it fails", async () => {
    const limits = keptLimits(database);
    const failing = () =>
      database
        .inTransaction(async (trx) => {
          await trx.selectFrom("users").selectAll().execute();
          throw new Error("fails");
        })
        .catch(() => undefined);
    for (let n = 0; n < 10; n++) await Promise.all([failing(), tryOnce(limits, "c@example.com"), failing()]);
    expect(await tryOnce(limits, "c@example.com")).toBeGreaterThan(0);
  });

  it("keep no e-mail address", async () => {
    await tryOnce(keptLimits(database), "secret@example.com");
    const rows = await database.db.selectFrom("rate_limits").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain("example.com");
  });

  it("take addresses of any length", async () => {
    expect(await tryOnce(keptLimits(database), `${"x".repeat(5_000)}@example.com`)).toBe(0);
  });
});

describe("limits over HTTP", () => {
  let api: TestApi;
  beforeAll(async () => {
    const database = await testDatabase("sqlite");
    api = await testApi("sqlite", { database, limits: keptLimits(database) });
  });
  afterAll(() => api.close());

  it("refuse the eleventh sign-in to one address with Retry-After, before the password is looked at", async () => {
    const login = () =>
      api.call("POST", "/auth/login", { body: { email: "a@example.com", password: "wrong horse" } });
    for (let n = 0; n < 10; n++) expect((await login()).body["code"]).toBe("wrong_password");
    const { status, body, headers } = await login();
    expect([status, body["code"]]).toEqual([429, "too_many"]);
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(800);
  });

  it("do not let a stranger elsewhere lock anyone out", async () => {
    const env = readEnv({ NODE_ENV: "test", LOG_LEVEL: "silent", TRUST_PROXY: "1" });
    const database = await testDatabase("sqlite");
    const behindProxy = await testApi("sqlite", { env, database, limits: keptLimits(database) });
    const { email } = { email: "owner@example.com" };
    await behindProxy.signUp(email);
    const login = (password: string, from: string) =>
      behindProxy.call("POST", "/auth/login", {
        body: { email, password },
        headers: { "X-Forwarded-For": `1.2.3.4, ${from}` },
      });
    for (let n = 0; n < 11; n++) await login("wrong horse", "203.0.113.9");
    expect((await login("correct horse", "203.0.113.9")).status).toBe(429);
    expect((await login("correct horse", "203.0.113.10")).status).toBe(200);
    await behindProxy.close();
  });

  it("do not count the repeats of a call, which are no new work", async () => {
    const database = await testDatabase("sqlite");
    const counted = await roundApi("sqlite", { database, limits: keptLimits(database) });
    const { token } = await counted.signUp();
    const ask = (key: string) => counted.generate(token, counted.rounds[0], {}, key);
    for (let n = 0; n < 31; n++) expect((await ask("the-same")).status).toBe(200);
    for (let n = 0; n < 29; n++) expect((await ask(`another-${n}`)).status).toBe(200);
    expect((await ask("one-too-many")).status).toBe(429);
    await counted.close();
  });
});
