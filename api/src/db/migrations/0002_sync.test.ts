import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql, type Transaction } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { engines, testDatabase } from "../../testing/testApi.ts";
import type { Engine } from "../engine.ts";
import { type Database, openSqlite } from "../open.ts";
import type { Tables } from "../schema.ts";
import { house } from "./0001_house.ts";
import { sync } from "./0002_sync.ts";

type Trx = Transaction<Tables>;

const run = (trx: Trx, ...statements: string[]) =>
  statements.reduce<Promise<unknown>>(
    (before, one) => before.then(() => sql.raw(one).execute(trx)),
    Promise.resolve(),
  );

/** A database without any table. */
async function emptyDatabase(engine: Engine, folder: string): Promise<Database> {
  if (engine === "sqlite") return openSqlite(join(folder, "empty.sqlite"));
  const database = await testDatabase(engine);
  await database.inTransaction((trx) => run(trx, "drop schema public cascade", "create schema public"));
  return database;
}

const person = (id: string) =>
  `insert into users (user_id, name, email, role, created_at) values ('${id}', 'N', '${id}@example.com', 'user', 1)`;
const attempt = (id: string, user: string, at: number, ended: number | null = null) =>
  `insert into attempts (attempt_id, user_id, company_id, round_id, state, made_by, created_at, ended_at)
   values ('${id}', '${user}', 'c', 'r-${id}', '${ended === null ? "open" : "reported"}', '{}', ${at}, ${ended})`;
const answer = (id: string, attemptId: string, user: string, at: number) => [
  `insert into questions (question_id, attempt_id, user_id, place, body) values ('${id}', '${attemptId}', '${user}', 0, '{}')`,
  `insert into answers (question_id, attempt_id, user_id, place, text, rev, server_rev, edited_at, updated_at)
   values ('${id}', '${attemptId}', '${user}', 0, 'text', 5, 3, ${at}, ${at})`,
];
const report = (id: string, attemptId: string, user: string, at: number) =>
  `insert into reports (report_id, attempt_id, user_id, company_id, round_id, body, created_at)
   values ('${id}', '${attemptId}', '${user}', 'c', 'r', '{}', ${at})`;

describe.each(engines)("the migration to sync on %s", (engine) => {
  const folder = mkdtempSync(join(tmpdir(), "taiyari-migration-"));
  let database: Database;
  beforeEach(async () => {
    database = await emptyDatabase(engine, folder);
  });
  afterEach(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });

  it("[CH1] numbers what was there before, each person's own from 1, in the order of its age", async () => {
    await database.inTransaction(async (trx) => {
      await house(engine).up(trx);
      await run(trx, person("a"), person("b"), person("c"));
      await run(trx, attempt("a1", "a", 10, 40), attempt("a2", "a", 20), attempt("b1", "b", 5));
      await run(trx, ...answer("q1", "a1", "a", 30), report("p1", "a1", "a", 41));
      await sync(engine).up(trx);
    });
    const { db } = database;
    const numbers = async (table: "attempts" | "answers" | "reports") =>
      (await db.selectFrom(table).select(["user_id", "seq"]).orderBy("user_id").orderBy("seq").execute()).map(
        ({ user_id, seq }) => `${user_id}${seq}`,
      );
    expect(await numbers("attempts")).toEqual(["a1", "a3", "b1"]);
    expect(await numbers("answers")).toEqual(["a2"]);
    expect(await numbers("reports")).toEqual(["a4"]);
    expect(await db.selectFrom("sync_heads").selectAll().orderBy("user_id").execute()).toEqual([
      { user_id: "a", seq: 4 },
      { user_id: "b", seq: 1 },
    ]);
    expect(
      await db.selectFrom("answers").select(["device", "device_rev", "base_rev", "kept"]).execute(),
    ).toEqual([{ device: null, device_rev: 5, base_rev: 2, kept: 0 }]);
  });
});
