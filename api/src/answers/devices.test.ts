import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { questionIds, type RoundApi, roundApi } from "../testing/roundApi.ts";
import { engines } from "../testing/testApi.ts";

const phone = "Chrome on Android";
const laptop = "Firefox on Windows";

describe.each(engines)("an answer that two devices write on %s", (engine) => {
  let api: RoundApi;
  beforeAll(async () => {
    api = await roundApi(engine);
  });
  afterAll(() => api.close());

  const at = (seconds: number) => new Date(api.clock.now() - 600_000 + seconds * 1_000).toISOString();

  async function person() {
    const { token } = await api.signUp();
    const [questionId = ""] = questionIds(await api.generate(token));
    const save = (body: Record<string, unknown>, key?: string) =>
      api.call("POST", "/answers", { token, body: { questionId, ...body }, ...(key ? { key } : {}) });
    const history = async () => {
      const { status, body } = await api.call("GET", `/answers/${questionId}/history`, { token });
      expect(status).toBe(200);
      return [...Object(body["versions"])].map(({ answer }: { answer: string }) => answer);
    };
    return { token, questionId, save, history };
  }

  it("[AN1] goes from one to the other as long as each has seen the other's, however low its revision is", async () => {
    const { save, history } = await person();
    await save({ answer: "from the phone", rev: 9, baseServerRev: 0, device: phone });
    const next = await save({ answer: "from the laptop", rev: 1, baseServerRev: 1, device: laptop });
    expect(next.body).toMatchObject({
      answer: { answer: "from the laptop", rev: 9, serverRev: 2 },
      conflict: null,
    });
    const third = await save({ answer: "again the laptop", rev: 2, baseServerRev: 2, device: laptop });
    expect(third.body).toMatchObject({
      answer: { answer: "again the laptop", serverRev: 3 },
      conflict: null,
    });
    expect(await history()).toEqual(["from the laptop", "from the phone"]);
  });

  it("[AN2] is acknowledged where both wrote the same", async () => {
    const { save, history } = await person();
    await save({ answer: "same", rev: 1, baseServerRev: 0, device: phone });
    const second = await save({ answer: "same", rev: 1, baseServerRev: 0, device: laptop });
    expect(second.body).toMatchObject({ answer: { answer: "same", serverRev: 1 }, conflict: null });
    expect(await history()).toEqual([]);
  });

  it("[AN3] is the longer text where one goes on with the other, in both orders", async () => {
    for (const texts of [
      ["I led", "I led a team"],
      ["I led a team", "I led"],
      ["a team", "I led a team"],
    ]) {
      const { save, history } = await person();
      await save({ answer: texts[0], rev: 1, baseServerRev: 0, device: phone, editedAt: at(9) });
      const second = await save({
        answer: texts[1],
        rev: 1,
        baseServerRev: 0,
        device: laptop,
        editedAt: at(1),
      });
      expect(second.body).toMatchObject({ answer: { answer: "I led a team" }, conflict: null });
      expect(await history()).toEqual([]);
    }
  });

  it("[AN4] is the later edit, in both orders, and the other is kept and returned", async () => {
    const early = { answer: "early", rev: 4, baseServerRev: 0, device: phone, editedAt: at(1) };
    const late = { answer: "late", rev: 2, baseServerRev: 0, device: laptop, editedAt: at(2) };
    const lost = { answer: "early", device: phone, editedAt: at(1) };
    for (const [first, second] of [
      [early, late],
      [late, early],
    ]) {
      const { save, history } = await person();
      await save({ ...first });
      const reply = await save({ ...second });
      expect(reply.body).toMatchObject({ answer: { answer: "late" }, conflict: lost });
      expect(await history()).toEqual(["early"]);
    }
  });

  it("[bug 37] [AN4] does not go to the device whose clock is ahead, nor refuse it", async () => {
    const { save } = await person();
    const threeDaysOn = new Date(api.clock.now() + 3 * 86_400_000).toISOString();
    await save({ answer: "clock ahead", rev: 1, baseServerRev: 0, device: phone, editedAt: threeDaysOn });
    api.clock.pass(1_000);
    const second = await save({ answer: "right", rev: 1, baseServerRev: 0, device: laptop });
    expect(second.body).toMatchObject({
      answer: { answer: "right" },
      conflict: { answer: "clock ahead" },
    });
    const threeDaysAgo = new Date(api.clock.now() - 3 * 86_400_000).toISOString();
    const third = { answer: "clock behind", rev: 2, baseServerRev: 2, device: phone, editedAt: threeDaysAgo };
    expect((await save(third)).body).toMatchObject({ answer: { answer: "clock behind" }, conflict: null });
  });

  it("[AN4] gives a repeated loser the same reply and keeps it once", async () => {
    const { save, history } = await person();
    await save({ answer: "winner", rev: 1, baseServerRev: 0, device: phone, editedAt: at(5) });
    const loser = { answer: "loser", rev: 1, baseServerRev: 0, device: laptop, editedAt: at(1) };
    const first = await save(loser);
    expect(first.body).toMatchObject({ answer: { answer: "winner" }, conflict: { answer: "loser" } });
    expect((await save(loser)).body).toEqual(first.body);
    expect(await history()).toEqual(["loser"]);
  });

  it("[AN4] tells a device of the other text again where its reply was lost and its key comes again", async () => {
    const { save } = await person();
    await save({ answer: "first", rev: 1, baseServerRev: 0, device: phone, editedAt: at(1) });
    const later = { answer: "second", rev: 1, baseServerRev: 0, device: laptop, editedAt: at(2) };
    const reply = await save(later, "laptop.1");
    expect(reply.body).toMatchObject({ conflict: { answer: "first" } });
    const again = await save(later, "laptop.1");
    expect([again.body, again.headers.get("Idempotency-Replayed")]).toEqual([reply.body, "true"]);
    expect((await save({ ...later, answer: "other" }, "laptop.1")).status).toBe(422);
  });

  it("[AN5] stays as it is where an older request of the same device comes late", async () => {
    const { save, token, questionId } = await person();
    await save({ answer: "one two", rev: 1, baseServerRev: 0, device: phone, editedAt: at(1) });
    await save({ answer: "one", rev: 3, baseServerRev: 1, device: phone, editedAt: at(3) });
    const before = await api.call("GET", `/answers/${questionId}`, { token });
    const late = await save({ answer: "one tw", rev: 2, baseServerRev: 1, device: phone, editedAt: at(2) });
    expect(late.body).toEqual({ ...before.body, conflict: null });
  });

  it("[AN6] follows a request whose reply was lost, also with a shorter text, without a conflict", async () => {
    const { save, history } = await person();
    await save({ answer: "I led a team", rev: 1, baseServerRev: 0, device: phone, editedAt: at(1) });
    const next = await save({ answer: "I led", rev: 2, baseServerRev: 0, device: phone, editedAt: at(2) });
    expect(next.body).toMatchObject({ answer: { answer: "I led", serverRev: 2 }, conflict: null });
    expect(await history()).toEqual(["I led a team"]);
  });

  it("[AN7] keeps what is replaced, not what only grows, and of all that the newest 20", async () => {
    const { save, history, questionId } = await person();
    await save({ answer: "I" });
    await save({ answer: "I led" });
    expect(await history()).toEqual([]);
    for (let n = 1; n <= 45; n++) await save({ answer: `text ${n}!` });
    expect(await history()).toEqual(Array.from({ length: 20 }, (_, n) => `text ${44 - n}!`));
    const { db } = api.deps.database;
    const rows = db.selectFrom("answer_history").select("n").where("question_id", "=", questionId);
    expect((await rows.execute()).length).toBeLessThanOrEqual(30);
  });

  it("has a history that only its own person reads", async () => {
    const { save, questionId } = await person();
    await save({ answer: "one" });
    await save({ answer: "two" });
    const { token } = await api.signUp();
    const foreign = await api.call("GET", `/answers/${questionId}/history`, { token });
    expect([foreign.status, foreign.body["code"]]).toEqual([404, "question_not_found"]);
  });

  it("[AN7] loses nothing where both write at once, many times", async () => {
    const { save, history, token, questionId } = await person();
    const texts = Array.from({ length: 16 }, (_, n) => `text number ${n}.`);
    const replies = await Promise.all(
      texts.map((answer, n) =>
        save({ answer, rev: n + 1, baseServerRev: 0, device: n % 2 ? phone : laptop, editedAt: at(n % 5) }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(texts.map(() => 200));
    const stored = await api.call("GET", `/answers/${questionId}`, { token });
    const all = [...(await history()), Object(stored.body["answer"]).answer];
    expect(all.sort()).toEqual([...texts].sort());
  });
});
