import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { coach } from "#models/coach/coach.ts";
import type { ModelInterviewer } from "../interviewers/port.ts";
import { ModelFailure } from "../outside/llm/port.ts";
import { type RoundApi, roundApi } from "../testing/roundApi.ts";
import { engines } from "../testing/testApi.ts";

type Silent = ModelInterviewer & { calledOff: number };

/** A model that is asked for scores and says nothing until it is called off, or everything ends. */
function silentModel(end: AbortSignal): Silent {
  const model: Silent = {
    name: "m-1",
    settings: {
      patienceMs: 50_000,
      whenAway: "ask",
      limits: { tokens: 0, cost: 0, personTokens: 0, personCost: 0 },
      priceIn: 0,
      priceOut: 0,
    },
    calledOff: 0,
    ask: () => Promise.reject(new ModelFailure("away", "was not reached")),
    score: (_attempt, cancel) =>
      new Promise((_, reject) =>
        AbortSignal.any([cancel, end]).addEventListener("abort", () => {
          model.calledOff++;
          reject(new ModelFailure("stopped", "was called off"));
        }),
      ),
  };
  return model;
}

describe.each(engines)("a report that the model takes long for, on %s", { timeout: 60_000 }, (engine) => {
  const end = new AbortController();
  const model = silentModel(end.signal);
  let api: RoundApi;
  beforeAll(async () => {
    api = await roundApi(engine, { reportWait: 1_000, interviewer: coach, model });
  });
  afterAll(async () => {
    end.abort();
    await api.close();
  });

  async function finished() {
    const { token } = await api.signUp();
    const { body } = await api.generate(token, undefined, { interviewer: "coach" });
    const ids = { companyId: api.companyId, roundId: api.rounds[0], attemptId: String(body["attemptId"]) };
    const finish = (answer: string, more = {}) =>
      api.call("POST", "/reports/generate", { token, body: { ...ids, answers: [{ answer }], ...more } });
    const state = async () => (await api.call("GET", `/attempts/${ids.attemptId}/report`, { token })).body;
    expect((await finish("What I wrote at Finish.")).body["code"]).toBe("report_running");
    return { finish, state, attemptId: ids.attemptId };
  }

  it("[LM10] can be had from the coach after half a minute, and not before", async () => {
    const { state, attemptId } = await finished();
    expect(await state()).toEqual({ state: "running", reason: null, report: null });
    // Not by the clock, which would end the lease of the job as well.
    await api.deps.database.inTransaction((trx) =>
      trx
        .updateTable("report_requests")
        .set((eb) => ({ asked_at: eb("asked_at", "-", 31_000) }))
        .where("attempt_id", "=", attemptId)
        .execute(),
    );
    expect(await state()).toEqual({ state: "running", reason: null, report: null, coachInstead: true });
  });

  it("[LM10] comes from the coach at once when the person says so, of the answers as they were finished", async () => {
    const { finish, state } = await finished();
    const before = model.calledOff;
    await finish("Something else.", { interviewer: "coach" });
    await vi.waitFor(async () => expect((await state())["state"]).toBe("done"), 8_000);
    const { scoredBy, questions } = Object((await state())["report"]);
    expect([scoredBy.by, questions[0].userAnswer]).toEqual(["coach", "What I wrote at Finish."]);
    expect(model.calledOff).toBe(before + 1);
  });
});
