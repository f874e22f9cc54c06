import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OwnData } from "#models/entities/ownData.ts";
import { openSqlite } from "../db/open.ts";
import { questionIds, type RoundApi, roundApi } from "../testing/roundApi.ts";
import { engines, testDatabase } from "../testing/testApi.ts";
import { showAnswer } from "./show.ts";
import { answersOf } from "./table.ts";

const followUp = { question: "You said “40 services”: how did you measure it?", at: 34 };
const text = "I moved 40 services to PostgreSQL.";
const longer = `${text} I counted them in the register.`;

describe.each(engines)("what was asked once more about an answer, on %s", (engine) => {
  let api: RoundApi;
  beforeAll(async () => {
    api = await roundApi(engine);
  });
  afterAll(() => api.close());

  async function person() {
    const { token } = await api.signUp();
    const ids = questionIds(await api.generate(token));
    const save = async (body: Record<string, unknown>, at = 0) =>
      api.call("POST", "/answers", { token, body: { questionId: ids[at], ...body } });
    const stored = async (at = 0) =>
      Object((await api.call("GET", `/answers/${ids[at]}`, { token })).body["answer"]);
    const changes = async (since = 0) =>
      Object((await api.call("GET", `/changes?since=${since}`, { token })).body);
    const finish = (answers: Record<string, unknown>[]) =>
      api.call("POST", "/reports/generate", {
        token,
        body: { companyId: api.companyId, roundId: api.rounds[0], answers },
      });
    return { token, save, stored, changes, finish };
  }

  it("[FU5] is stored with the answer, and comes back with it, with changes and with one's own data", async () => {
    const { token, save, changes, stored } = await person();
    const reply = await save({ answer: text, rev: 1, followUp });
    expect(reply.body["answer"]).toMatchObject({ answer: text, followUp });
    expect((await changes()).answers).toMatchObject([{ answer: text, followUp }]);
    const exported = await api.call("GET", "/auth/export", { token });
    expect(OwnData.parse(exported.body).attempts[0]?.answers).toMatchObject([{ followUp }]);
    await save({ answer: "Nothing was asked.", rev: 1 }, 1);
    expect(await stored(1)).not.toHaveProperty("followUp");
  });

  it("[FU5] stays asked when a device goes on that does not know of it", async () => {
    const { save, stored } = await person();
    await save({ answer: text, rev: 2, followUp });
    await save({ answer: longer, rev: 3 });
    expect(await stored()).toMatchObject({ answer: longer, followUp });
  });

  it("[FU5] is a change by itself, which the person's other devices hear of", async () => {
    const { save, changes } = await person();
    await save({ answer: text, rev: 1, device: "laptop" });
    const { seq } = await changes();
    await save({ answer: text, rev: 1, device: "phone", followUp });
    expect(await changes(seq)).toMatchObject({ answers: [{ serverRev: 1, followUp }] });
  });

  it.each([
    ["no question", { question: "", at: 1 }],
    ["a place before the answer", { ...followUp, at: -1 }],
    ["a question as long as a page", { question: "x".repeat(401), at: 1 }],
    ["a text", "why?"],
  ])("is refused with %s", async (_, odd) => {
    const { save } = await person();
    expect((await save({ answer: text, followUp: odd })).status).toBe(400);
  });

  it("[FU5] stands in the report, as it was sent at Finish or as it is stored, and changes no score", async () => {
    const { save, finish, stored } = await person();
    await save({ answer: text, rev: 3, followUp }, 1);
    const { body } = await finish([{ answer: longer, followUp }, { answer: longer }, { answer: longer }]);
    const questions: Record<string, unknown>[] = Object(body["questions"]);
    expect(questions.map((question) => question["followUp"])).toEqual([followUp, followUp, undefined]);
    expect(await stored(0)).toMatchObject({ answer: longer, followUp });
    expect(JSON.stringify(api.interviewer.calls.scored)).not.toContain("how did you measure");
  });

  it("is of nothing where the answer is blank", async () => {
    const { finish } = await person();
    const { body } = await finish([{ answer: " ", followUp, cleared: true }]);
    const [first] = Object(body["questions"]);
    expect(first).not.toHaveProperty("followUp");
  });

  it("is empty in rows of the release before, which goes on writing them", async () => {
    const folder = mkdtempSync(join(tmpdir(), "taiyari-migration-"));
    const database =
      engine === "sqlite" ? openSqlite(join(folder, "one.sqlite")) : await testDatabase(engine);
    await database.migrate();
    await database.inTransaction(async (trx) => {
      for (const row of [
        `insert into users (user_id, name, email, role, created_at) values ('a', 'N', 'a@example.com', 'user', 1)`,
        `insert into attempts (attempt_id, user_id, company_id, round_id, state, made_by, created_at)
         values ('a1', 'a', 'c', 'r', 'open', '{}', 1)`,
        `insert into questions (question_id, attempt_id, user_id, place, body) values ('q1', 'a1', 'a', 0, '{}')`,
        `insert into answers (question_id, attempt_id, user_id, place, text, rev, server_rev, edited_at, updated_at)
         values ('q1', 'a1', 'a', 0, 'text', 5, 3, 1, 1)`,
      ])
        await sql.raw(row).execute(trx);
    });
    const [answer] = await answersOf(database.db, "a1");
    expect(answer?.follow_up).toBeNull();
    expect(answer && showAnswer(answer)).not.toHaveProperty("followUp");
    await database.close();
    rmSync(folder, { recursive: true });
  });
});
