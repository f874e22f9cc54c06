import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { answersOf } from "../../answers/table.ts";
import { showAnswer } from "../../answers/show.ts";
import { engines, testDatabase } from "../../testing/testApi.ts";
import { openSqlite } from "../open.ts";

const rows = [
  `insert into users (user_id, name, email, role, created_at) values ('a', 'N', 'a@example.com', 'user', 1)`,
  `insert into attempts (attempt_id, user_id, company_id, round_id, state, made_by, created_at)
   values ('a1', 'a', 'c', 'r', 'open', '{}', 1)`,
  `insert into questions (question_id, attempt_id, user_id, place, body) values ('q1', 'a1', 'a', 0, '{}')`,
  // As the release before writes it, which does not know the column.
  `insert into answers (question_id, attempt_id, user_id, place, text, rev, server_rev, edited_at, updated_at)
   values ('q1', 'a1', 'a', 0, 'text', 5, 3, 1, 1)`,
];

describe.each(engines)("the column of how an answer was spoken on %s", (engine) => {
  it("is empty in rows of the release before, which goes on writing them", async () => {
    const folder = mkdtempSync(join(tmpdir(), "taiyari-migration-"));
    const database =
      engine === "sqlite" ? openSqlite(join(folder, "one.sqlite")) : await testDatabase(engine);
    await database.migrate();
    await database.inTransaction(async (trx) => {
      for (const row of rows) await sql.raw(row).execute(trx);
    });
    const [answer] = await answersOf(database.db, "a1");
    expect(answer?.spoken).toBeNull();
    expect(answer && showAnswer(answer)).not.toHaveProperty("spoken");
    await database.close();
    rmSync(folder, { recursive: true });
  });
});
