import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bank } from "#models/coach/bank/index.ts";
import { type RoundApi, roundApi } from "../testing/roundApi.ts";
import { engines } from "../testing/testApi.ts";
import { recentTexts } from "./recent.ts";
import { weakOf } from "./weak.ts";

const [entry] = bank;
const draft = {
  ...{ title: "More about this", type: "theoretical", link: null, resumeLine: null, entryId: null },
  ...{ expectedAnswer: "What was done, and why.", avoid: [] },
  points: [{ text: "what was done", accept: [], weight: 1, must: true }],
};

describe.each(engines)("what a person was asked, on %s", (engine) => {
  let api: RoundApi;
  beforeAll(async () => {
    api = await roundApi(engine);
  });
  afterAll(() => api.close());

  /** An attempt of a person with questions that say this. */
  async function asked(userId: string, name: string, at: number, questions: readonly string[]) {
    const ids = { attempt_id: `${name}-${engine}`, user_id: userId };
    const attempt = { ...ids, company_id: api.companyId, round_id: `r-${name}`, state: "reported" as const };
    const rows = questions.map((question, place) => ({
      ...{ ...ids, place, question_id: `${name}-${place}-${engine}`, entry_id: entry?.id ?? null },
      body: JSON.stringify({ ...draft, question }),
    }));
    await api.deps.database.inTransaction(async (trx) => {
      const made = { made_by: "{}", created_at: at, ended_at: at, seq: 0 };
      await trx
        .insertInto("attempts")
        .values({ ...attempt, ...made })
        .execute();
      for (let from = 0; from < rows.length; from += 100) {
        const few = rows.slice(from, from + 100);
        await trx.insertInto("questions").values(few).execute();
      }
    });
  }

  /** A report of an attempt with one question. */
  async function reported(userId: string, name: string, at: number, body: string) {
    await asked(userId, name, at, ["How do you do it?"]);
    const ids = { report_id: `${name}-${engine}`, attempt_id: `${name}-${engine}`, user_id: userId };
    const row = { ...ids, company_id: api.companyId, round_id: `r-${name}`, body, created_at: at, seq: 0 };
    await api.deps.database.inTransaction((trx) => trx.insertInto("reports").values(row).execute());
  }

  it("[LM3] is held against a new set as far back as a thousand questions, oldest first", async () => {
    const { userId } = await api.signUp();
    const older = Array.from({ length: 300 }, (_, n) => `Older question ${n}?`);
    const newer = Array.from({ length: 900 }, (_, n) => `Newer question ${n}?`);
    await asked(userId, "older", 1_000, older);
    await asked(userId, "newer", 2_000, newer);
    expect(await recentTexts(api.deps.database.db, userId)).toEqual([...older.slice(200), ...newer]);
  });

  it.each([
    ["is cut", '{"questions": [{"questi'],
    ["is of another shape", '{"questions": "none"}'],
    ["is empty", ""],
  ])("[QS12] keeps nobody from a round where a report %s, and the others count", async (what, body) => {
    const { userId } = await api.signUp();
    const name = what.replaceAll(" ", "-");
    const marks = { questions: [{ questionId: `good-${name}-0-${engine}`, score: 20 }] };
    await reported(userId, `good-${name}`, 1_000, JSON.stringify(marks));
    await reported(userId, `bad-${name}`, 2_000, body);
    expect((await weakOf(api.deps.database.db, userId)).weakTopics).toEqual([entry?.topic]);
  });
});
