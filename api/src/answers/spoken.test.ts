import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OwnData } from "#models/entities/ownData.ts";
import { questionIds, type RoundApi, roundApi } from "../testing/roundApi.ts";
import { engines } from "../testing/testApi.ts";

const spoken = { words: 42, talkMs: 18_000, spanMs: 21_000, pauses: 2, longestPauseMs: 1_900, fillers: 3 };
const slower = { ...spoken, spanMs: 30_000, pauses: 4 };
const text = "I moved 40 services to PostgreSQL.";

describe.each(engines)("how an answer was spoken, on %s", (engine) => {
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

  it("is stored with the answer, and comes back with it, with changes and with one's own data", async () => {
    const { token, save, stored, changes } = await person();
    const reply = await save({ answer: text, rev: 1, spoken });
    expect(reply.body["answer"]).toMatchObject({ answer: text, spoken });
    expect(await stored()).toMatchObject({ spoken });
    expect((await changes()).answers).toMatchObject([{ answer: text, spoken }]);
    const exported = await api.call("GET", "/auth/export", { token });
    const [attempt] = OwnData.parse(exported.body).attempts;
    expect(attempt?.answers).toMatchObject([{ answer: text, spoken }]);
    await save({ answer: "Typed.", rev: 1, spoken: null }, 1);
    expect(await stored(1)).not.toHaveProperty("spoken");
  });

  it.each([
    ["a negative number", { ...spoken, words: -1 }],
    ["a fraction", { ...spoken, talkMs: 0.5 }],
    ["more than a day", { ...spoken, spanMs: 86_400_001 }],
    ["a number left out", { words: 1 }],
    ["a text", "fast"],
  ])("is refused with %s in it", async (_, odd) => {
    const { save } = await person();
    expect((await save({ answer: text, spoken: odd })).status).toBe(400);
  });

  it("[SP2] goes with the text of its device where two devices have answered", async () => {
    const { save, stored } = await person();
    await save({ answer: "spoken on the phone", rev: 1, baseServerRev: 0, device: "phone", spoken });
    await save({ answer: "typed on the laptop", rev: 1, baseServerRev: 1, device: "laptop" });
    expect(await stored()).not.toHaveProperty("spoken");
    await save({ answer: "spoken again", rev: 2, baseServerRev: 2, device: "phone", spoken: slower });
    expect(await stored()).toMatchObject({ spoken: slower });
    const late = { answer: "an older one", rev: 1, baseServerRev: 2, device: "phone", spoken };
    await save({ ...late, editedAt: new Date(api.clock.now() - 60_000).toISOString() });
    expect(await stored()).toMatchObject({ answer: "spoken again", spoken: slower });
  });

  it("[SP2] is a change by itself, which the person's other devices hear of, and no other text", async () => {
    const { save, stored, changes } = await person();
    await save({ answer: text, rev: 1, device: "laptop" });
    const { seq } = await changes();
    const second = await save({ answer: text, rev: 1, device: "phone", spoken });
    expect(second.body).toMatchObject({ conflict: null, answer: { serverRev: 1, spoken } });
    expect(await changes(seq)).toMatchObject({ answers: [{ serverRev: 1, spoken }] });
    await save({ answer: text, rev: 2, device: "laptop" });
    expect(await stored()).toMatchObject({ spoken });
  });

  it("stands in the report beside the answer: as it was sent at Finish, else as it is stored with the text", async () => {
    const { save, finish, stored } = await person();
    await save({ answer: text, rev: 3, spoken }, 1);
    await save({ answer: "spoken before", rev: 1, spoken }, 2);
    const { body } = await finish([
      { answer: "Just said.", spoken: slower },
      { answer: text },
      { answer: "typed instead" },
    ]);
    const questions: Record<string, unknown>[] = Object(body["questions"]);
    expect(questions.map((question) => question["spoken"])).toEqual([slower, spoken, undefined]);
    expect(await stored(0)).toMatchObject({ answer: "Just said.", spoken: slower });
    // The device's own copy of the answer comes later, with what the report has said already.
    await save({ answer: "Just said.", rev: 1, device: "phone", spoken: slower });
    expect(await stored(0)).toMatchObject({ spoken: slower, serverRev: 1 });
  });

  it("is of nothing where the answer is blank", async () => {
    const { finish } = await person();
    const { body } = await finish([{ answer: "  ", spoken, cleared: true }]);
    const questions: Record<string, unknown>[] = Object(body["questions"]);
    expect(questions[0]).toMatchObject({ state: "not-answered" });
    expect(questions[0]).not.toHaveProperty("spoken");
  });

  it("[SP1] is not told to whoever scores, and changes no score", async () => {
    const scores = async (measures: Record<string, unknown>) => {
      const { finish } = await person();
      const { body } = await finish([{ answer: text, ...measures }]);
      return [
        body["overallScore"],
        ...[...Object(body["questions"])].map(({ score }: { score: number }) => score),
      ];
    };
    const halting = { ...spoken, spanMs: 600_000, pauses: 90, longestPauseMs: 60_000, fillers: 200 };
    const silent = await scores({});
    expect(await scores({ spoken })).toEqual(silent);
    expect(await scores({ spoken: halting })).toEqual(silent);
    expect(JSON.stringify(api.interviewer.calls.scored)).not.toContain("spanMs");
  });
});
