import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { creditsOf, reserve } from "./credits/actions.ts";
import { clearOld, startSweeper } from "./sweeper.ts";
import { engines, type TestApi, testApi } from "./testing/testApi.ts";

const DAY_MS = 86_400_000;

describe.each(engines)("the sweeper on %s", (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(engine);
  });
  afterAll(() => api.close());

  it("[LE4] gives back at the start what a dead process had set aside", async () => {
    const { userId } = await api.signUp();
    const { inTransaction } = api.deps.database;
    await inTransaction((trx) => reserve(api.deps, trx, userId, "round"));
    await startSweeper(api.deps)();
    expect(await inTransaction((trx) => creditsOf(trx, userId))).toBe(50);
    api.clock.pass(180_001);
    await startSweeper(api.deps)();
    expect(await inTransaction((trx) => creditsOf(trx, userId))).toBe(100);
  });

  it("removes sessions that have ended, and no other", async () => {
    const old = await api.signUp();
    api.clock.pass(31 * DAY_MS);
    const fresh = await api.signUp();
    await clearOld(api.deps);
    const rows = await api.deps.database.db.selectFrom("sessions").select("user_id").execute();
    expect(rows.map((row) => row.user_id)).toContain(fresh.userId);
    expect(rows.map((row) => row.user_id)).not.toContain(old.userId);
  });

  it("goes on after a run that failed", async () => {
    const failing = { ...api.deps, clock: { now: () => Number.NaN } };
    await expect(startSweeper(failing)()).resolves.toBeUndefined();
  });
});
