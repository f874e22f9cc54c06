import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { showSet } from "../../questions/show.ts";
import { openAttempt } from "../../questions/table.ts";
import { engines, testDatabase } from "../../testing/testApi.ts";
import { openSqlite } from "../open.ts";

const rows = [
  `insert into users (user_id, name, email, role, created_at) values ('a', 'N', 'a@example.com', 'user', 1)`,
  // As the release before writes it, which does not know the column.
  `insert into attempts (attempt_id, user_id, company_id, round_id, state, made_by, created_at)
   values ('a1', 'a', 'c', 'r', 'open', '{"by":"coach","version":"1.0"}', 1)`,
];

describe.each(engines)("the column of a person's facts on %s", (engine) => {
  it("is empty in rows of the release before, which goes on writing them", async () => {
    const folder = mkdtempSync(join(tmpdir(), "taiyari-migration-"));
    const database =
      engine === "sqlite" ? openSqlite(join(folder, "one.sqlite")) : await testDatabase(engine);
    await database.migrate();
    await database.inTransaction(async (trx) => {
      for (const row of rows) await sql.raw(row).execute(trx);
    });
    const attempt = await openAttempt(database.db, "a", "r");
    expect(attempt?.person).toBeNull();
    expect(attempt && showSet(attempt, [])).not.toHaveProperty("person");
    await database.close();
    rmSync(folder, { recursive: true });
  });
});
