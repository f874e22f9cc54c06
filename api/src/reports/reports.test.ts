import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { coach } from "#models/coach/coach.ts";
import { scorer } from "#models/coach/score/version.ts";
import { questionIds, type RoundApi, roundApi } from "../testing/roundApi.ts";
import { engines } from "../testing/testApi.ts";

describe.each(engines)("reports on %s", (engine) => {
  let api: RoundApi;
  beforeAll(async () => {
    api = await roundApi(engine);
  });
  afterAll(() => api.close());

  async function person() {
    const { token } = await api.signUp();
    const set = await api.generate(token);
    const finish = (answers: string[], more: Record<string, unknown> = {}, key?: string) =>
      api.call("POST", "/reports/generate", {
        token,
        body: {
          companyId: api.companyId,
          roundId: api.rounds[0],
          answers: answers.map((answer) => ({ answer })),
          ...more,
        },
        ...(key === undefined ? {} : { key }),
      });
    return { token, ids: questionIds(set), attemptId: String(set.body["attemptId"]), finish };
  }

  const questionsOf = (reply: { body: Record<string, unknown> }): Record<string, unknown>[] =>
    Object(reply.body["questions"]);

  it("[SC1] [SC2] works the totals out itself: a blank counts 0 in one mean and not at all in the other", async () => {
    const { finish } = await person();
    const { status, body } = await finish(
      ["one two three four", "one two three four five six seven eight", "  "],
      { overTime: true },
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({
      companyName: "Acme",
      roundTitle: "First",
      overallScore: 40,
      averageScore: 60,
      totalQuestions: 3,
      answeredQuestions: 2,
      provisional: false,
      overTime: true,
      scoredBy: { by: "coach", version: "test" },
    });
    expect(questionsOf({ body }).map(({ state, score }) => [state, score])).toEqual([
      ["scored", 40],
      ["scored", 80],
      ["not-answered", 0],
    ]);
  });

  it("[SC3] never takes anybody's word for a blank", async () => {
    const { finish } = await person();
    api.become({
      async score(attempt) {
        const said = api.interviewer.scored(attempt);
        return {
          ...said,
          questions: said.questions.map((question) => ({
            ...question,
            state: "scored" as const,
            score: 100,
          })),
        };
      },
    });
    const { body } = await finish(["", "\n\t ", "x"]);
    api.become({});
    expect(body).toMatchObject({ overallScore: 33, averageScore: 100, answeredQuestions: 1 });
  });

  it("brings scores into range, drops what is no number and quotes that nobody said", async () => {
    const { finish } = await person();
    api.become({
      async score(attempt) {
        const said = api.interviewer.scored(attempt);
        const scores = [140, -3, Number.NaN];
        const found = [
          { text: "invented", quote: "words that do not stand there" },
          { text: "empty", quote: "" },
          { text: "real", quote: "cache" },
        ];
        return {
          ...said,
          questions: said.questions.map((question, i) => ({ ...question, score: scores[i] ?? null, found })),
        };
      },
    });
    const reply = await finish(["a cache", "a cache", "a cache"]);
    api.become({});
    expect(questionsOf(reply).map(({ state, score }) => [state, score])).toEqual([
      ["scored", 100],
      ["scored", 0],
      ["not-scored", null],
    ]);
    expect(questionsOf(reply)[0]?.["found"]).toEqual([{ text: "real", quote: "cache" }]);
    expect(reply.body).toMatchObject({ overallScore: 50, averageScore: 50, answeredQuestions: 3 });
  });

  it("says not scored where the scorer has left a question out", async () => {
    const { finish } = await person();
    api.become({ score: async (attempt) => ({ ...api.interviewer.scored(attempt), questions: [] }) });
    const reply = await finish(["one", "two", ""]);
    api.become({});
    expect(questionsOf(reply).map(({ state, score }) => [state, score])).toEqual([
      ["not-scored", null],
      ["not-scored", null],
      ["not-answered", 0],
    ]);
  });

  it("keeps questions and expected answers of the stored set, whatever is sent or said", async () => {
    const { finish, ids } = await person();
    api.become({
      async score(attempt) {
        const said = api.interviewer.scored(attempt);
        return {
          ...said,
          questions: said.questions.map((question) => ({
            ...question,
            question: "Other?",
            userAnswer: "other",
            expectedAnswer: "other",
          })),
        };
      },
    });
    const reply = await finish(["mine"], { userId: "somebody", questions: [{ question: "Sent?" }] });
    api.become({});
    expect(questionsOf(reply).map(({ questionId }) => questionId)).toEqual(ids);
    expect(questionsOf(reply)[0]).toMatchObject({
      userAnswer: "mine",
      expectedAnswer: "What was done, why, and what came of it.",
    });
    expect(String(questionsOf(reply)[0]?.["question"])).toMatch(/^Tell me more/);
  });

  it("lets stored answers stand in for what this device does not have", async () => {
    const { token, ids, finish } = await person();
    await api.call("POST", "/answers", { token, body: { questionId: ids[1], answer: "from the phone" } });
    await api.call("POST", "/answers", {
      token,
      body: { questionId: ids[2], answer: "also from the phone" },
    });
    const reply = await finish(["from the laptop", ""]);
    expect(questionsOf(reply).map(({ userAnswer }) => userAnswer)).toEqual([
      "from the laptop",
      "from the phone",
      "also from the phone",
    ]);
    expect((await api.call("GET", `/answers/${ids[0]}`, { token })).body["answer"]).toMatchObject({
      answer: "from the laptop",
    });
  });

  it("does not score a stored text that the person has cleared, and keeps it in the history of the answer", async () => {
    const { token, ids, attemptId } = await person();
    await api.call("POST", "/answers", { token, body: { questionId: ids[0], answer: "an older text" } });
    const answers = [
      { answer: "  ", seconds: 9, cleared: true },
      { answer: "kept", cleared: true },
    ];
    const body = { companyId: api.companyId, roundId: api.rounds[0], attemptId, answers };
    const reply = await api.call("POST", "/reports/generate", { token, body });
    expect(questionsOf(reply).map(({ state, userAnswer }) => [state, String(userAnswer).trim()])).toEqual([
      ["not-answered", ""],
      ["scored", "kept"],
      ["not-answered", ""],
    ]);
    const { versions } = Object((await api.call("GET", `/answers/${ids[0]}/history`, { token })).body);
    expect(versions).toMatchObject([{ answer: "an older text" }]);
    expect((await api.call("GET", `/answers/${ids[2]}`, { token })).status).toBe(404);
  });

  it("refuses more answers than questions and answers of any size beyond the limit", async () => {
    const { finish } = await person();
    const many = await finish(["1", "2", "3", "4"]);
    expect([many.status, many.body["code"]]).toEqual([422, "answers_unmatched"]);
    expect((await finish(["a".repeat(20_001)])).status).toBe(400);
    expect((await finish(["a".repeat(1_100_000)])).status).toBe(413);
    expect((await finish([])).status).toBe(201);
  });

  it("makes one report of an attempt: again, with other answers, or four at once", async () => {
    const { finish, attemptId } = await person();
    const four = await Promise.all([1, 2, 3, 4].map((n) => finish([`answer ${n}`], { attemptId })));
    expect(four.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    for (const reply of four) expect(reply.body).toEqual(four[0]?.body);
    expect((await finish(["later"], { attemptId })).body).toEqual(four[0]?.body);
    expect((await finish(["later"])).body).toEqual(four[0]?.body);
  });

  it("loses nothing when the report cannot be made", async () => {
    const { finish, token, ids } = await person();
    await api.call("POST", "/answers", { token, body: { questionId: ids[0], answer: "kept" } });
    api.become({ score: () => Promise.reject(new Error("the model is gone")) });
    const failed = await finish(["sent"]);
    expect([failed.status, failed.body["message"]]).toEqual([
      424,
      "Failed to generate report. Please try again.",
    ]);
    api.become({});
    expect((await api.call("GET", `/answers/${ids[0]}`, { token })).body["answer"]).toMatchObject({
      answer: "kept",
    });
    expect(
      (await api.call("GET", `/questions/round/${api.companyId}/${api.rounds[0]}`, { token })).status,
    ).toBe(200);
    expect((await finish(["sent"])).status).toBe(201);
  });

  it("closes the attempt: the next set is a new one and costs again", async () => {
    const { finish, token, attemptId } = await person();
    await finish(["done"]);
    expect((await api.call("GET", `/questions/round/${api.rounds[0]}`, { token })).status).toBe(404);
    const next = await api.generate(token, api.rounds[0]);
    expect(next.body["credits"]).toBe(0);
    expect(next.body["attemptId"]).not.toBe(attemptId);
  });

  it("keeps the names of its day", async () => {
    const { finish, token } = await person();
    const { body } = await finish(["done"]);
    const rename = (name: string) =>
      api.deps.database.inTransaction((trx) =>
        trx.updateTable("companies").set({ name }).where("company_id", "=", api.companyId).execute(),
      );
    await rename("Renamed");
    const later = await api.call("GET", `/reports/${api.companyId}/${api.rounds[0]}`, { token });
    await rename("Acme");
    expect(later.body).toEqual(body);
  });

  it("knows no attempt and no report of another person, nor one that was given up", async () => {
    const [mine, other] = [await person(), await api.signUp()];
    const body = { companyId: api.companyId, roundId: api.rounds[0], attemptId: mine.attemptId, answers: [] };
    const foreign = await api.call("POST", "/reports/generate", { token: other.token, body });
    expect([foreign.status, foreign.body["code"]]).toEqual([404, "questions_not_found"]);
    await mine.finish(["mine"]);
    const seen = await api.call("GET", `/reports/${api.companyId}/${api.rounds[0]}`, { token: other.token });
    expect([seen.status, seen.body["message"]]).toEqual([404, "No report data available"]);
    expect((await api.call("GET", "/reports", { token: other.token })).body).toEqual({ reports: [] });
    const third = await person();
    await api.call("DELETE", `/questions/round/${api.companyId}/${api.rounds[0]}`, { token: third.token });
    expect((await third.finish(["x"], { attemptId: third.attemptId })).status).toBe(404);
  });

  it("lists the history newest first, page by page", async () => {
    const { token } = await api.signUp();
    for (const roundId of api.rounds.slice(0, 2)) {
      api.clock.pass(1_000);
      await api.generate(token, roundId);
      await api.call("POST", "/reports/generate", {
        token,
        body: { companyId: api.companyId, roundId, answers: [{ answer: "x" }] },
      });
    }
    const list = async (query: string) => {
      const reply = await api.call("GET", `/reports${query}`, { token });
      const rows: { roundTitle: string; createdAt: string }[] = Object(reply.body["reports"]);
      return rows;
    };
    expect((await list("")).map(({ roundTitle }) => roundTitle)).toEqual(["Second", "First"]);
    const [newest] = await list("?limit=1");
    expect((await list(`?limit=5&before=${newest?.createdAt}`)).map(({ roundTitle }) => roundTitle)).toEqual([
      "First",
    ]);
    expect((await api.call("GET", "/reports?limit=0", { token })).status).toBe(400);
  });
});

describe.each(engines)("a whole round with the coach on %s", (engine) => {
  it("asks about the resume and scores what was said", async () => {
    const api = await roundApi(engine, { interviewer: coach });
    const { token } = await api.signUp();
    const set = await api.generate(token);
    expect([set.status, questionIds(set).length]).toEqual([200, 3]);
    const questions: { expectedAnswer: string }[] = Object(set.body["questions"]);
    const answers = [{ answer: questions[0]?.expectedAnswer ?? "" }, { answer: "I do not know." }];
    const body = { companyId: api.companyId, roundId: api.rounds[0], answers };
    const report = await api.call("POST", "/reports/generate", { token, body });
    const scores = [...Object(report.body["questions"])].map(({ score }: { score: number }) => score);
    expect(report.body).toMatchObject({ totalQuestions: 3, answeredQuestions: 2, scoredBy: scorer("words") });
    expect(scores[0]).toBeGreaterThan(scores[1] ?? 100);
    expect(scores[2]).toBe(0);
    await api.close();
  });

  it("[SC15] compares what was said with the resume that the questions were made from", async () => {
    const lines = [
      "Backend developer",
      "6 years of experience in development",
      "Moved 40 services to PostgreSQL",
    ];
    const readResumeText = async () => ({ lines, hiddenText: false });
    const api = await roundApi(engine, { interviewer: coach, readResumeText });
    const { token } = await api.signUp();
    const set = await api.generate(token);
    expect(set.body["person"]).toMatchObject({ years: 6, employers: [] });
    const answers = [{ answer: "I have 39 years of experience in this kind of work." }];
    const body = { companyId: api.companyId, roundId: api.rounds[0], answers };
    const report = await api.call("POST", "/reports/generate", { token, body });
    const [first] = [...Object(report.body["questions"])].map(
      ({ feedback }: { feedback: string }) => feedback,
    );
    expect(first).toContain("You said 39 years; your resume says 6 years.");
    await api.close();
  });
});
