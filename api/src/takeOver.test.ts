import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { creditsOf, reserve } from "./credits/actions.ts";
import { takeOver } from "./takeOver.ts";
import { engines, type TestApi, testApi } from "./testing/testApi.ts";

describe.each(engines)("a server that comes up on %s", (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(engine);
  });
  afterAll(() => api.close());

  const whatFor = engine === "sqlite" ? "gives back at once" : "leaves to its lease";
  it(`[LE4] ${whatFor} what a process that may be dead had set aside, and the key of its call`, async () => {
    const { userId } = await api.signUp();
    const { inTransaction, db } = api.deps.database;
    await inTransaction(async (trx) => {
      await reserve(api.deps, trx, userId, "generate:one");
      const call = { user_id: userId, key: "k", hash: "h", status: null, body: null };
      const times = { lease_until: api.clock.now() + 60_000, created_at: api.clock.now() };
      await trx
        .insertInto("idempotency")
        .values({ ...call, ...times })
        .execute();
    });
    await takeOver(api.deps);
    const left = engine === "sqlite" ? { credits: 100, keys: 0 } : { credits: 50, keys: 1 };
    expect(await inTransaction((trx) => creditsOf(trx, userId))).toBe(left.credits);
    expect(await db.selectFrom("idempotency").selectAll().execute()).toHaveLength(left.keys);
  });
});
