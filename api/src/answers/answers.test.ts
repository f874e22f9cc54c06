import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { forgetBriefRepeats } from "../http/repeats.ts";
import { questionIds, type RoundApi, roundApi } from "../testing/roundApi.ts";
import { engines } from "../testing/testApi.ts";

describe.each(engines)("answers on %s", (engine) => {
  let api: RoundApi;
  beforeAll(async () => {
    api = await roundApi(engine);
  });
  afterAll(() => api.close());

  async function person() {
    const { token } = await api.signUp();
    const ids = questionIds(await api.generate(token));
    const save = (body: Record<string, unknown>, at = 0) =>
      api.call("POST", "/answers", { token, body: { questionId: ids[at], ...body } });
    return { token, ids, save };
  }

  it("stores the specification's own call and gives it back", async () => {
    const { token, ids, save } = await person();
    const stored = await save({ answer: "I moved 40 services." });
    expect(stored.status).toBe(200);
    expect(stored.body["answer"]).toMatchObject({
      questionId: ids[0],
      answer: "I moved 40 services.",
      index: 0,
      rev: 1,
      serverRev: 1,
    });
    expect(stored.body["conflict"]).toBeNull();
    const { answer } = stored.body;
    expect((await api.call("GET", `/answers/${ids[0]}`, { token })).body).toEqual({ answer });
    expect((await api.call("GET", `/answers/${ids[1]}`, { token })).status).toBe(404);
  });

  it("never replaces a newer revision by an older one", async () => {
    const { save } = await person();
    await save({ answer: "new", rev: 7 });
    const late = await save({ answer: "old", rev: 6 });
    expect(late.status).toBe(200);
    expect(late.body["answer"]).toMatchObject({ answer: "new", rev: 7, serverRev: 1 });
    expect((await save({ answer: "newest", rev: 8 })).body["answer"]).toMatchObject({
      answer: "newest",
      rev: 8,
      serverRev: 2,
    });
  });

  it("needs the reply it has stored under a key for days only, while others need theirs for a season", async () => {
    const { token, ids } = await person();
    const key = "phone.1";
    const body = { questionId: ids[0], answer: "one", rev: 1 };
    const first = await api.call("POST", "/answers", { token, body, key });
    const again = await api.call("POST", "/answers", { token, body, key });
    expect([again.body, again.headers.get("Idempotency-Replayed")]).toEqual([first.body, "true"]);
    await api.generate(token, api.rounds[1], {}, "a-round");
    const { db, inTransaction } = api.deps.database;
    await inTransaction((trx) => forgetBriefRepeats(trx, api.clock.now() + 1));
    const kept = await db.selectFrom("idempotency").select("key").execute();
    expect(kept.map((row) => row.key)).toEqual(["a-round"]);
    const late = await api.call("POST", "/answers", { token, body, key });
    expect([late.body, late.headers.get("Idempotency-Replayed")]).toEqual([first.body, null]);
  });

  it("changes nothing when the same comes again", async () => {
    const { save } = await person();
    const first = await save({ answer: "same", rev: 3 });
    api.clock.pass(5_000);
    expect((await save({ answer: "same", rev: 3 })).body).toEqual(first.body);
    const plain = await save({ answer: "same" }, 1);
    expect((await save({ answer: "same" }, 1)).body).toEqual(plain.body);
  });

  it("counts revisions up for a page that sends none", async () => {
    const { save } = await person();
    await save({ answer: "one" });
    expect((await save({ answer: "two" })).body["answer"]).toMatchObject({
      answer: "two",
      rev: 2,
      serverRev: 2,
    });
    expect((await save({ answer: "" })).body["answer"]).toMatchObject({ answer: "", rev: 3, serverRev: 3 });
  });

  it("goes on storing after the largest revision there is", async () => {
    const { save } = await person();
    await save({ answer: "one", rev: 2_147_483_647 });
    const next = await save({ answer: "two" });
    expect(next.status).toBe(200);
    expect(next.body["answer"]).toMatchObject({ answer: "two", rev: 2_147_483_647, serverRev: 2 });
  });

  it("takes the later edit where two devices have the same revision", async () => {
    const { save } = await person();
    const at = (seconds: number) => new Date(api.clock.now() - 60_000 + seconds * 1_000).toISOString();
    await save({ answer: "phone", rev: 2, editedAt: at(10) });
    expect((await save({ answer: "laptop", rev: 2, editedAt: at(5) })).body["answer"]).toMatchObject({
      answer: "phone",
    });
    expect((await save({ answer: "laptop", rev: 2, editedAt: at(20) })).body["answer"]).toMatchObject({
      answer: "laptop",
      serverRev: 2,
    });
  });

  it("knows no question of another person", async () => {
    const [mine, other] = [await person(), await person()];
    await mine.save({ answer: "mine" });
    const foreign = await api.call("POST", "/answers", {
      token: other.token,
      body: { questionId: mine.ids[0], answer: "theirs" },
    });
    expect([foreign.status, foreign.body["code"]]).toEqual([404, "question_not_found"]);
    expect((await api.call("GET", `/answers/${mine.ids[0]}`, { token: other.token })).status).toBe(404);
    expect(
      (await api.call("GET", `/answers/${mine.ids[0]}`, { token: mine.token })).body["answer"],
    ).toMatchObject({ answer: "mine" });
    expect((await other.save({ questionId: "nothing", answer: "x" })).status).toBe(404);
  });

  it("refuses a huge answer and keeps the longest that fits", async () => {
    const { save } = await person();
    expect((await save({ answer: "a".repeat(20_000) })).status).toBe(200);
    const long = await save({ answer: "a".repeat(20_001) });
    expect([long.status, long.body["message"]]).toEqual([400, '"answer" is missing or not valid.']);
    expect((await save({ answer: "a".repeat(2_000_000) })).status).toBe(413);
    expect((await save({ answer: "a\u0000b" })).status).toBe(400);
  });

  it("keeps every script and sign", async () => {
    const { save } = await person();
    const text = "मैंने GST 📈 फाइल किया\nsecond line 'quoted' \\ \"x\"";
    expect((await save({ answer: text })).body["answer"]).toMatchObject({ answer: text });
  });

  it("gives the answers of a round in the order of its questions, of the open attempt before a reported one", async () => {
    const { token, save } = await person();
    await save({ answer: "second" }, 1);
    await save({ answer: "first" }, 0);
    const list = () => api.call("GET", `/answers/round/${api.rounds[0]}`, { token });
    const texts = async () =>
      [...Object((await list()).body["answers"])].map(({ answer }: { answer: string }) => answer);
    expect(await texts()).toEqual(["first", "second"]);
    const body = { companyId: api.companyId, roundId: api.rounds[0], answers: [] };
    await api.call("POST", "/reports/generate", { token, body });
    expect(await texts()).toEqual(["first", "second"]);
    await api.generate(token);
    expect(await texts()).toEqual([]);
    expect((await api.call("GET", "/answers/round/nowhere", { token })).body).toEqual({ answers: [] });
  });

  it("stores one of many writes at once, the newest, and counts each change", async () => {
    const { token, ids, save } = await person();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) => save({ answer: `text ${i + 1}`, rev: i + 1 })),
    );
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    const { answer }: { answer: { serverRev: number } } = Object(
      (await api.call("GET", `/answers/${ids[0]}`, { token })).body,
    );
    expect(answer).toMatchObject({ answer: "text 20", rev: 20 });
    expect(answer.serverRev).toBeLessThanOrEqual(20);
  });

  it("stores a late answer after the report, which stays as it is", async () => {
    const { token, save, ids } = await person();
    const body = { companyId: api.companyId, roundId: api.rounds[0], answers: [{ answer: "on time" }] };
    const report = await api.call("POST", "/reports/generate", { token, body });
    expect((await save({ answer: "too late", rev: 9 })).body["answer"]).toMatchObject({ answer: "too late" });
    expect((await api.call("GET", `/answers/${ids[0]}`, { token })).body["answer"]).toMatchObject({
      answer: "too late",
    });
    expect((await api.call("GET", `/reports/${api.companyId}/${api.rounds[0]}`, { token })).body).toEqual(
      report.body,
    );
  });
});
