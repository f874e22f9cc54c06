import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Report } from "#models/entities/report.ts";
import { coach } from "#models/coach/coach.ts";
import { type RoundApi, roundApi } from "../testing/roundApi.ts";
import { engines } from "../testing/testApi.ts";

describe.each(engines)("code that was run before the report, on %s", (engine) => {
  let api: RoundApi;
  beforeAll(async () => {
    api = await roundApi(engine, { interviewer: coach });
  });
  afterAll(() => api.close());

  const exercise = { name: "f", params: ["n"], examples: [1, 2, 3].map((n) => ({ args: [n], result: n })) };
  const code = "Twice the value.\n\n```javascript\nfunction f(n) {\n  return n;\n}\n```";

  /** Someone with questions, the first of which asks for a function with three examples. */
  async function person(asked: object = exercise) {
    const { token } = await api.signUp();
    await api.generate(token);
    await api.deps.database.inTransaction(async (trx) => {
      const rows = await trx
        .selectFrom("questions")
        .select(["question_id", "body"])
        .where("place", "=", 0)
        .execute();
      for (const { question_id, body } of rows) {
        const question = { ...Object(JSON.parse(body)), type: "coding", exercise: asked };
        await trx
          .updateTable("questions")
          .set({ body: JSON.stringify(question) })
          .where("question_id", "=", question_id)
          .execute();
      }
    });
    return async (answer: Record<string, unknown>) =>
      api.call("POST", "/reports/generate", {
        token,
        body: { companyId: api.companyId, roundId: api.rounds[0], answers: [answer] },
      });
  }
  const first = (body: unknown) => Report.parse(body).questions[0];

  it("[CO5] counts with what it passed, and the report says so", async () => {
    const finish = await person();
    const { body } = await finish({ answer: code, run: { passed: 2, of: 3 } });
    expect(first(body)?.run).toEqual({ passed: 2, of: 3 });
    expect(first(body)?.parts.find(({ competency }) => competency === "evidence")).toMatchObject({
      ...{ score: 67, weight: 0.3 },
      reason: "2 of 3 examples passed when you last ran it, on your device.",
    });
  });

  it("[CO5] [CO6] counts with the checks where its question has them, and else not", async () => {
    const checks = [4, 5].map((n) => ({ args: [n], result: n }));
    const run = { passed: 3, of: 5, checks: { passed: 0, of: 2 } };
    const { body } = await (await person({ ...exercise, checks }))({ answer: code, run });
    expect(first(body)?.run).toEqual(run);
    expect(first(body)?.parts.find(({ competency }) => competency === "evidence")).toMatchObject({
      ...{ score: 60, weight: 0.3 },
      reason: "3 of 3 examples and 0 of 2 other checks passed when you last ran it, on your device.",
    });
    const without = await (
      await person({ ...exercise, checks })
    )({ answer: code, run: { passed: 3, of: 3 } });
    expect(first(without.body)).not.toHaveProperty("run");
    const before = await (await person())({ answer: code, run });
    expect(first(before.body)).not.toHaveProperty("run");
  });

  it("[CO5] counts for nothing where the question has another number of examples, or the answer is blank", async () => {
    const other = await (await person())({ answer: code, run: { passed: 4, of: 4 } });
    expect(first(other.body)).not.toHaveProperty("run");
    const more = await (await person())({ answer: code, run: { passed: 4, of: 3 } });
    expect(first(more.body)).not.toHaveProperty("run");
    const blank = await (await person())({ answer: " ", run: { passed: 3, of: 3 } });
    expect(first(blank.body)).toMatchObject({ state: "not-answered", score: 0 });
  });

  it.each([
    ["a number below nothing", { passed: -1, of: 3 }],
    ["a text", "all"],
  ])("is refused with %s", async (_, run) => {
    expect((await (await person())({ answer: code, run })).status).toBe(400);
  });
});
