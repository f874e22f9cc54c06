import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { creditsOf, HOLD_LEASE_MS, reserve } from "./credits/actions.ts";
import type { Jobs } from "./jobs/port.ts";
import { engines, type TestApi, testApi } from "./testing/testApi.ts";
import { clearOld, returnCredits, tidyUp } from "./tidying.ts";

const DAY_MS = 86_400_000;

describe.each(engines)("tidying up on %s", (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(engine);
  });
  afterAll(() => api.close());

  it("[LE4] gives back what a dead process had set aside", async () => {
    const { userId } = await api.signUp();
    const { inTransaction } = api.deps.database;
    await inTransaction((trx) => reserve(api.deps, trx, userId, "round"));
    await returnCredits(api.deps);
    expect(await inTransaction((trx) => creditsOf(trx, userId))).toBe(50);
    api.clock.pass(HOLD_LEASE_MS + 1);
    await returnCredits(api.deps);
    expect(await inTransaction((trx) => creditsOf(trx, userId))).toBe(100);
  });

  it("removes sessions that have ended and keeps the others", async () => {
    const old = await api.signUp();
    api.clock.pass(31 * DAY_MS);
    const fresh = await api.signUp();
    await clearOld(api.deps);
    const rows = await api.deps.database.db.selectFrom("sessions").select("user_id").execute();
    expect(rows.map((row) => row.user_id)).toContain(fresh.userId);
    expect(rows.map((row) => row.user_id)).not.toContain(old.userId);
  });

  it("removes links and tickets whose time is over", async () => {
    const { userId } = await api.signUp();
    const { clock, database } = api.deps;
    const [now, row] = [clock.now(), { user_id: userId, created_at: 1 }];
    await database.inTransaction(async (trx) => {
      for (const [name, expires_at] of [
        ["old", now],
        ["new", now + 1],
      ] as const) {
        await trx
          .insertInto("password_links")
          .values({ ...row, token_hash: name, expires_at })
          .execute();
        await trx
          .insertInto("google_joins")
          .values({ ...row, ticket_hash: name, google_sub: name, expires_at })
          .execute();
      }
    });
    await clearOld(api.deps);
    const links = await database.db.selectFrom("password_links").select("token_hash").execute();
    const tickets = await database.db.selectFrom("google_joins").select("ticket_hash").execute();
    expect([links, tickets]).toEqual([[{ token_hash: "new" }], [{ ticket_hash: "new" }]]);
  });

  it("keeps a failure for a week, so that one can ask why", async () => {
    if (engine === "postgres") return;
    const { clock, database } = api.deps;
    const row = { kind: "x", key: "x", payload: "{}", attempts: 1, tries: 1, lease_until: 0, reason: "Why." };
    await database.inTransaction((trx) =>
      trx
        .insertInto("jobs")
        .values({ ...row, state: "failed", run_at: clock.now(), created_at: clock.now() })
        .execute(),
    );
    const failures = async () => (await database.db.selectFrom("jobs").select("key").execute()).length;
    api.clock.pass(6 * DAY_MS);
    await clearOld(api.deps);
    expect(await failures()).toBe(1);
    api.clock.pass(2 * DAY_MS);
    await clearOld(api.deps);
    expect(await failures()).toBe(0);
  });

  it("is work at fixed times, which begins with the server", async () => {
    const names: string[] = [];
    const cron: Jobs["cron"] = ({ name }) => void names.push(name);
    tidyUp({ ...api.deps, jobs: { ...api.deps.jobs, cron } });
    expect(names).toEqual(["return-credits", "reconcile", "reconcile-refunds", "clear-old", "settle-month"]);
  });
});
