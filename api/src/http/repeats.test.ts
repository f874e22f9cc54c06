import type { UserRow } from "../db/schema.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Problem } from "#models/contract/problem.ts";
import { refuse } from "#models/contract/problems.ts";
import { engines, type TestApi, testApi } from "../testing/testApi.ts";
import { forgetOldRepeats, type Keep, keptRepeats, type Repeats, REPEAT_LEASE_MS } from "./repeats.ts";

describe.each(engines)("repeats on %s", (engine) => {
  let api: TestApi;
  let repeats: Repeats;
  beforeAll(async () => {
    api = await testApi(engine);
    repeats = keptRepeats(api.deps.database, api.clock);
  });
  afterAll(() => api.close());

  let count = 0;
  const run = async () => ({ status: 201, body: { n: ++count } });
  const claim = (key: string, changes = {}) => ({ userId: "one", key, hash: "hash", ...changes });

  async function refusal(work: Promise<unknown>) {
    const error: unknown = await work.catch((reason: unknown) => reason);
    return error instanceof Problem ? error : undefined;
  }

  it("give the first result to the same key and body", async () => {
    const first = await repeats.once(claim("a"), run);
    const second = await repeats.once(claim("a"), run);
    expect([first.replayed, second.replayed]).toEqual([false, true]);
    expect([second.status, second.body]).toEqual([201, first.body]);
  });

  it("refuse the same key with another body", async () => {
    expect((await refusal(repeats.once(claim("a", { hash: "other" }), run)))?.code).toBe("key_reused");
  });

  it("keep the keys of two people apart", async () => {
    const mine = await repeats.once(claim("shared"), run);
    const theirs = await repeats.once(claim("shared", { userId: "two" }), run);
    expect(theirs.replayed).toBe(false);
    expect(theirs.body).not.toEqual(mine.body);
  });

  it("say that the first is still running, and run once", async () => {
    let finish: () => void = () => undefined;
    const slow = new Promise<void>((done) => (finish = done));
    let begun: () => void = () => undefined;
    const started = new Promise<void>((done) => (begun = done));
    const first = repeats.once(claim("slow"), async () => {
      begun();
      await slow;
      return run();
    });
    await started;
    const problem = await refusal(repeats.once(claim("slow"), run));
    expect([problem?.code, problem?.retryAfter]).toEqual(["key_running", 2]);
    finish();
    const { body } = await first;
    expect((await repeats.once(claim("slow"), run)).body).toEqual(body);
  });

  it("run once when many come at the same moment", async () => {
    const before = count;
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => repeats.once(claim("many"), run)),
    );
    expect(count).toBe(before + 1);
    expect(results.filter((result) => result.status === "fulfilled").length).toBeGreaterThanOrEqual(1);
  });

  it("do not keep a refusal", async () => {
    const refused = await refusal(
      repeats.once(claim("refused"), () => Promise.reject(refuse("credits_short"))),
    );
    expect(refused?.code).toBe("credits_short");
    expect((await repeats.once(claim("refused"), run)).replayed).toBe(false);
  });

  it("let another try take over from a process that died", async () => {
    const row = {
      user_id: "one",
      key: "dead",
      hash: "hash",
      status: null,
      body: null,
      lease_until: api.clock.now() + REPEAT_LEASE_MS,
      created_at: api.clock.now(),
    };
    await api.deps.database.inTransaction((trx) => trx.insertInto("idempotency").values(row).execute());
    expect((await refusal(repeats.once(claim("dead"), run)))?.code).toBe("key_running");
    api.clock.pass(REPEAT_LEASE_MS + 1);
    expect((await repeats.once(claim("dead"), run)).replayed).toBe(false);
  });

  it("keep nothing of a slow call whose key another one has taken over", async () => {
    const { db, inTransaction } = api.deps.database;
    const user_id = "repeats-slow";
    const made = () => db.selectFrom("kept_resumes").select("name").where("user_id", "=", user_id).execute();
    const person: UserRow = {
      user_id,
      name: "Slow",
      email: `${engine}-slow@example.com`,
      password_hash: null,
      google_sub: null,
      role: "user",
      referred_by: null,
      referred_at: null,
      invite_code: null,
      created_at: 1,
    };
    await inTransaction((trx) => trx.insertInto("users").values(person).execute());
    const act = (keep: Keep, name: string) =>
      inTransaction(async (trx) => {
        const row = { user_id, name, sha256: "", size: 1, pdf: null, kept_at: 1 };
        await keep(trx, { status: 201, body: { name } });
        await trx.insertInto("kept_resumes").values(row).execute();
        return { status: 201, body: { name } };
      });
    let wake: () => void = () => undefined;
    const asleep = new Promise<void>((go) => (wake = go));
    const slow = repeats.once(claim("taken"), async (keep) => {
      await asleep;
      return act(keep, "slow");
    });
    await new Promise((next) => setTimeout(next, 50));
    api.clock.pass(REPEAT_LEASE_MS + 1);
    const second = await repeats.once(claim("taken"), (keep) => act(keep, "second"));
    wake();
    expect((await refusal(slow))?.code).toBe("key_running");
    expect(await made()).toEqual([{ name: "second" }]);
    const again = await repeats.once(claim("taken"), run);
    expect([again.replayed, again.body]).toEqual([true, second.body]);
  });

  it("find the result that was stored with the work, although the process died before it answered", async () => {
    const died = repeats.once(claim("died"), async (keep) => {
      await api.deps.database.inTransaction((trx) => keep(trx, { status: 201, body: { n: "first" } }));
      throw new Error("died");
    });
    await expect(died).rejects.toThrow("died");
    expect(await repeats.once(claim("died"), run)).toEqual({
      status: 201,
      body: { n: "first" },
      replayed: true,
    });
  });

  it.each([" ", "x".repeat(201), "ключ", "a b"])("refuse %j as a key", async (key) => {
    expect((await refusal(repeats.once(claim(key), run)))?.code).toBe("bad_request");
  });

  it("are forgotten after 90 days", async () => {
    const { inTransaction, db } = api.deps.database;
    await inTransaction((trx) => forgetOldRepeats(trx, api.clock.now() + 1));
    expect(await db.selectFrom("idempotency").selectAll().execute()).toEqual([]);
  });
});
