import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { engines, testDatabase } from "../testing/testApi.ts";
import { type Database, openSqlite } from "./open.ts";
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

  it("[api bug 26] [api bug 28] are all stored when they come at once, and each gives its own result", async () => {
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

describe("two processes on one file of sqlite", () => {
  const folder = mkdtempSync(join(tmpdir(), "taiyari-two-"));
  const file = join(folder, "test.sqlite");
  const row = (key: string) => ({
    ...{ user_id: "u", key, hash: "h", status: null, body: null },
    ...{ lease_until: 0, created_at: 0 },
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("[api bug 23] [api bug 24] a unit of work waits for another's instead of failing at once", async () => {
    const one = openSqlite(file);
    await one.migrate();
    const helper = new Worker(
      `const { workerData } = require("node:worker_threads");
       const Database = require("better-sqlite3");
       const db = new Database(workerData);
       db.exec("begin immediate");
       require("node:worker_threads").parentPort.postMessage("held");
       Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
       db.exec("commit"); db.close();`,
      { eval: true, workerData: file },
    );
    await new Promise((held) => helper.once("message", held));
    const begun = performance.now();
    await one.inTransaction(async (trx) => {
      const known = await trx.selectFrom("idempotency").select("key").execute();
      await trx
        .insertInto("idempotency")
        .values(row(`after ${known.length}`))
        .execute();
    });
    expect(performance.now() - begun).toBeGreaterThan(100);
    expect(await one.db.selectFrom("idempotency").select("key").execute()).toEqual([{ key: "after 0" }]);
    await one.close();
  });

  it("[api bug 27] keeps its log short, also while somebody reads", async () => {
    const database = openSqlite(file);
    const text = "x".repeat(100_000);
    for (let n = 0; n < 300; n++) {
      await database.inTransaction(async (trx) => {
        await trx
          .insertInto("idempotency")
          .values({ ...row(`k${n}`), body: text })
          .execute();
      });
      await database.db.selectFrom("idempotency").select("key").limit(1).execute();
    }
    expect(statSync(`${file}-wal`).size).toBeLessThan(20_000_000);
    await database.close();
  });
});
