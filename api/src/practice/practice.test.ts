import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bank } from "#models/coach/bank/index.ts";
import { weakQuestions } from "#models/contract/practice.ts";
import { type RoundApi, roundApi } from "../testing/roundApi.ts";
import { engines } from "../testing/testApi.ts";

const entries = (topic: string) => bank.filter((entry) => entry.topic === topic).map(({ id }) => id);

describe.each(engines)("the practice deck on %s", (engine) => {
  let api: RoundApi;
  beforeAll(async () => {
    api = await roundApi(engine);
  });
  afterAll(() => api.close());

  /** A round whose questions come from these entries, answered with so many words each: ten points a word. */
  async function play(token: string, roundId: string | undefined, entryIds: string[], words: number[]) {
    api.become({
      ask: async (brief) => entryIds.map((entryId, at) => ({ ...api.interviewer.draft(brief, at), entryId })),
    });
    await api.generate(token, roundId);
    api.become({});
    api.clock.pass(60_000);
    const answers = words.map((count) => ({ answer: Array.from({ length: count }, () => "word").join(" ") }));
    const body = { companyId: api.companyId, roundId, answers };
    const { status } = await api.call("POST", "/reports/generate", { token, body });
    expect(status).toBe(201);
  }

  async function weakOf(token: string, before?: string) {
    const query = before === undefined ? "" : `?before=${before}`;
    const { status, body } = await api.call("GET", `/practice${query}`, { token });
    expect(status).toBe(200);
    return weakQuestions.reply.parse(body);
  }

  it("[PD1] gives the questions that scored under 60 or were left open, with what a device needs to score them", async () => {
    const { token } = await api.signUp();
    await play(token, api.rounds[0], entries("kafka").slice(0, 3), [6, 5, 0]);
    const { questions, next } = await weakOf(token);
    expect(next).toBeNull();
    expect(questions.map(({ score, question }) => [score, question.entryId])).toEqual([
      [50, entries("kafka")[1]],
      [0, entries("kafka")[2]],
    ]);
    expect(questions[0]).toMatchObject({
      answer: "word word word word word",
      companyName: "Acme",
      roundTitle: "First",
      question: { points: [{ text: "what came of it" }], expectedAnswer: expect.any(String) },
    });
  });

  it("[PD1] gives nobody the questions of somebody else", async () => {
    const [mine, theirs] = [await api.signUp(), await api.signUp()];
    await play(theirs.token, api.rounds[0], entries("kafka").slice(0, 3), [1, 1, 1]);
    expect((await weakOf(mine.token)).questions).toEqual([]);
    expect((await api.call("GET", "/practice")).status).toBe(401);
  });

  it("[QS12] tells the interviewer of the next round which topics were weak, as the newest report has it", async () => {
    const { token } = await api.signUp();
    const [kafka, redis, sql] = ["kafka", "redis", "sql"].map((topic) => entries(topic)[0] ?? "");
    if (!kafka || !redis || !sql) throw new Error("The bank has no such entries.");
    await play(token, api.rounds[0], [kafka, redis, sql], [1, 9, 0]);
    expect(api.interviewer.calls.briefs.at(-1)?.weakTopics).toEqual([]);
    await play(token, api.rounds[1], [entries("kafka")[1] ?? "", redis, redis], [9, 9, 9]);
    expect(api.interviewer.calls.briefs.at(-1)?.weakTopics).toEqual(["kafka", "sql"]);
  });

  it("[QS12] says in set and report why a question was chosen", async () => {
    const { token } = await api.signUp();
    api.become({
      ask: async (brief) => [{ ...api.interviewer.draft(brief, 0), because: "weak-topic" }],
    });
    const set = await api.generate(token);
    api.become({});
    expect(Object(set.body["questions"])).toMatchObject([{ because: "weak-topic" }]);
    const { body } = await api.call("POST", "/reports/generate", {
      token,
      body: { companyId: api.companyId, roundId: api.rounds[0], answers: [{ answer: "one" }] },
    });
    expect(body["questions"]).toMatchObject([{ because: "weak-topic" }]);
  });

  it("[PD1] goes back over older reports, 20 at a time", async () => {
    const { token, userId } = await api.signUp();
    await play(token, api.rounds[0], entries("kafka").slice(0, 1), [1]);
    const { inTransaction } = api.deps.database;
    await inTransaction(async (trx) => {
      const row = await trx
        .selectFrom("reports")
        .selectAll()
        .where("user_id", "=", userId)
        .executeTakeFirstOrThrow();
      const attempt = await trx
        .selectFrom("attempts")
        .selectAll()
        .where("user_id", "=", userId)
        .executeTakeFirstOrThrow();
      // Newer reports with nothing weak in them.
      for (let n = 1; n <= 20; n++) {
        const id = `${userId.slice(0, 20)}-${n}`;
        const at = row.created_at + n * 1_000;
        await trx
          .insertInto("attempts")
          .values({ ...attempt, attempt_id: id })
          .execute();
        const body = JSON.stringify({
          ...JSON.parse(row.body),
          questions: [],
          createdAt: new Date(at).toISOString(),
        });
        await trx
          .insertInto("reports")
          .values({ ...row, report_id: id, attempt_id: id, body, created_at: at })
          .execute();
      }
    });
    const first = await weakOf(token);
    expect(first.questions).toEqual([]);
    expect(first.next).not.toBeNull();
    const second = await weakOf(token, first.next ?? "");
    expect(second.questions).toHaveLength(1);
    expect(second.next).toBeNull();
  });
});
