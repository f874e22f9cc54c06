import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type RoundApi, roundApi } from "../testing/roundApi.ts";
import { engines } from "../testing/testApi.ts";

/** A door that a test opens. */
function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

describe.each(engines)("the report as a job on %s", { timeout: 60_000 }, (engine) => {
  let api: RoundApi;
  beforeAll(async () => {
    api = await roundApi(engine, { reportWait: 2_000 });
  });
  afterAll(() => api.close());

  async function person() {
    const { token } = await api.signUp();
    const set = await api.generate(token);
    const attemptId = String(set.body["attemptId"]);
    const body = { companyId: api.companyId, roundId: api.rounds[0], attemptId };
    return {
      token,
      attemptId,
      finish: (answer: string, seconds = 7) =>
        api.call("POST", "/reports/generate", {
          token,
          body: { ...body, answers: [{ answer, seconds }], overTime: true },
        }),
      state: async () => (await api.call("GET", `/attempts/${attemptId}/report`, { token })).body,
    };
  }

  const reportsOf = async (attemptId: string) =>
    api.deps.database.db.selectFrom("reports").select("body").where("attempt_id", "=", attemptId).execute();

  it("comes back in well under a second, and is none before it is asked for", async () => {
    const { finish, state } = await person();
    expect(await state()).toEqual({ state: "none", reason: null, report: null });
    const begun = performance.now();
    const { status, body } = await finish("one two");
    expect(performance.now() - begun).toBeLessThan(900);
    expect(status).toBe(201);
    expect(await state()).toEqual({ state: "done", reason: null, report: body });
  });

  it("is told to be running, and the second who asks gets the same one", async () => {
    const { finish, state, attemptId } = await person();
    const { open, opened } = gate();
    api.become({ score: async (attempt) => opened.then(() => api.interviewer.scored(attempt)) });
    const first = finish("first");
    await vi.waitFor(
      async () => expect(await state()).toMatchObject({ state: "running", report: null }),
      5_000,
    );
    const second = finish("second");
    await new Promise((later) => setTimeout(later, 300));
    open();
    const [one, two] = await Promise.all([first, second]);
    api.become({});
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(two.body).toEqual(one.body);
    expect(one.body["questions"]).toMatchObject([{ userAnswer: "first", seconds: 7 }, {}, {}]);
    expect(await reportsOf(attemptId)).toHaveLength(1);
  });

  it("goes on when it takes longer than a call may, with what was sent", async () => {
    const { finish, state } = await person();
    const { open, opened } = gate();
    api.become({ score: async (attempt) => opened.then(() => api.interviewer.scored(attempt)) });
    const { status, headers, body } = await finish("slow", 11);
    expect([status, body["code"], body["message"]]).toEqual([
      409,
      "report_running",
      "Your report is being written.",
    ]);
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
    open();
    await vi.waitFor(async () => expect((await state())["state"]).toBe("done"), 10_000);
    api.become({});
    expect((await state())["report"]).toMatchObject({
      overTime: true,
      questions: [{ userAnswer: "slow", seconds: 11 }, {}, {}],
    });
  });

  it("is tried again by itself after a failure, and at once by whoever asks again, with the newest answers", async () => {
    const { finish, state, attemptId } = await person();
    api.become({ score: () => Promise.reject(new Error("the model is gone")) });
    expect((await finish("first")).status).toBe(424);
    expect(await state()).toEqual({ state: "queued", reason: null, report: null });
    expect((await finish("second")).status).toBe(424);
    api.become({});
    const begun = performance.now();
    const { status, body } = await finish("third");
    expect(performance.now() - begun).toBeLessThan(3_000);
    expect([status, Object(body["questions"])[0].userAnswer]).toEqual([201, "third"]);
    expect(await reportsOf(attemptId)).toHaveLength(1);
  });

  it("says why it has failed for good, and can be asked for again", async () => {
    const { finish, state, attemptId } = await person();
    api.become({ score: () => Promise.reject(new Error("the model is gone")) });
    await finish("x");
    const { inTransaction } = api.deps.database;
    await inTransaction(async (trx) => {
      if (engine === "postgres")
        await sql`update pgboss.job set state = 'failed' where singleton_key = ${attemptId}`.execute(trx);
      else await trx.updateTable("jobs").set({ state: "failed" }).where("key", "=", attemptId).execute();
    });
    const failed = { state: "failed", reason: "Failed to generate report. Please try again.", report: null };
    expect(await state()).toEqual(failed);
    // So long ago that the job was cleared away.
    await inTransaction(async (trx) => {
      if (engine === "postgres")
        await sql`delete from pgboss.job where singleton_key = ${attemptId}`.execute(trx);
      else await trx.deleteFrom("jobs").where("key", "=", attemptId).execute();
    });
    expect(await state()).toEqual(failed);
    api.become({});
    expect((await finish("again")).status).toBe(201);
  });

  it("leaves nothing behind for an attempt that is given up while it is written", async () => {
    const { token, finish, state, attemptId } = await person();
    const { open, opened } = gate();
    api.become({ score: async (attempt) => opened.then(() => api.interviewer.scored(attempt)) });
    const asked = finish("x");
    await vi.waitFor(async () => expect((await state())["state"]).toBe("running"), 5_000);
    await api.call("DELETE", `/questions/round/${api.companyId}/${api.rounds[0]}`, { token });
    open();
    const { status, body } = await asked;
    api.become({});
    expect([status, body["code"]]).toEqual([404, "questions_not_found"]);
    expect(await state()).toEqual({ state: "none", reason: null, report: null });
    expect(await reportsOf(attemptId)).toEqual([]);
    const kept = await api.deps.database.db.selectFrom("report_requests").select("attempt_id").execute();
    expect(kept.map(({ attempt_id }) => attempt_id)).not.toContain(attemptId);
  });

  it("is nobody else's business", async () => {
    const [mine, other] = [await person(), await api.signUp()];
    const { status, body } = await api.call("GET", `/attempts/${mine.attemptId}/report`, {
      token: other.token,
    });
    expect([status, body["code"]]).toEqual([404, "questions_not_found"]);
  });

  it("keeps no answers once it is stored", async () => {
    const { finish, attemptId } = await person();
    await finish("private words");
    const { db } = api.deps.database;
    expect(
      await db.selectFrom("report_requests").select("body").where("attempt_id", "=", attemptId).execute(),
    ).toEqual([]);
  });
});
