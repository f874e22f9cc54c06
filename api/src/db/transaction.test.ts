import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { engines, testDatabase } from "../testing/testApi.ts";
import type { Database } from "./open.ts";
import type { Work } from "./transaction.ts";

describe.each(engines)("units of work on %s", (engine) => {
  let database: Database;
  beforeEach(async () => {
    database = await testDatabase(engine);
  });
  afterEach(() => database.close());

  const add =
    (key: string): Work<string> =>
    async (trx) => {
      const row = { user_id: "u", key, hash: "h", status: null, body: null, lease_until: 0, created_at: 0 };
      await trx.insertInto("idempotency").values(row).execute();
      return key;
    };
  const addAndFail: Work<never> = async (trx) => {
    await add("half")(trx);
    throw new Error("no");
  };
  const stored = async () =>
    (await database.db.selectFrom("idempotency").select("key").orderBy("key").execute()).map(
      ({ key }) => key,
    );

  it("are all stored when they come at once, and each gives its own result", async () => {
    const keys = Array.from({ length: 100 }, (_, n) => `k${String(n).padStart(3, "0")}`);
    expect(await Promise.all(keys.map((key) => database.inTransaction(add(key))))).toEqual(keys);
    expect(await stored()).toEqual(keys);
  });

  it("do not suffer from one among them that fails, of which nothing is stored", async () => {
    const results = await Promise.allSettled([
      database.inTransaction(add("a")),
      database.inTransaction(addAndFail),
      database.inTransaction(add("b")),
    ]);
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await stored()).toEqual(["a", "b"]);
  });

  it("are seen by the next read as soon as they have settled", async () => {
    await database.inTransaction(add("a"));
    expect(await stored()).toEqual(["a"]);
  });
});

describe("reading on sqlite", () => {
  it("goes on while a unit of work is open, and cannot write", async () => {
    const database = await testDatabase("sqlite");
    const seen = await database.inTransaction(async (trx) => {
      const row = {
        user_id: "u",
        key: "k",
        hash: "h",
        status: null,
        body: null,
        lease_until: 0,
        created_at: 0,
      };
      await trx.insertInto("idempotency").values(row).execute();
      return database.db.selectFrom("idempotency").selectAll().execute();
    });
    expect(seen).toEqual([]);
    await expect(database.db.deleteFrom("users").execute()).rejects.toThrow("readonly");
    await database.close();
  });
});
