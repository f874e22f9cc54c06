import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refuse } from "#models/contract/problems.ts";
import { fakeInterviewer } from "../testing/fakeInterviewer.ts";
import { questionIds, resumeForm, resumePdf, type RoundApi, roundApi } from "../testing/roundApi.ts";
import { engines } from "../testing/testApi.ts";

describe.each(engines)("questions on %s", (engine) => {
  let api: RoundApi;
  let reads = 0;
  let unreadable: "resume_locked" | "resume_no_text" | undefined;

  beforeAll(async () => {
    api = await roundApi(engine, {
      async readResumeText() {
        reads++;
        if (unreadable) throw refuse(unreadable);
        return { lines: ["Backend developer", "Moved 40 services to PostgreSQL"], hiddenText: false };
      },
    });
  });
  afterAll(() => api.close());

  const path = (round = 0) => `/questions/round/${api.companyId}/${api.rounds[round]}`;

  it("[CR2] takes 50 credits for a round, 50 for a second one, and refuses a third", async () => {
    const { token } = await api.signUp();
    const first = await api.generate(token, api.rounds[0]);
    expect([first.status, first.body["credits"], questionIds(first).length]).toEqual([200, 50, 3]);
    expect((await api.generate(token, api.rounds[1])).body["credits"]).toBe(0);
    const third = await api.generate(token, api.rounds[2]);
    expect([third.status, third.body["code"]]).toEqual([402, "credits_short"]);
    expect(await api.creditsOf(token)).toBe(0);
  });

  it("gives the set of the open attempt again without a charge, whatever attempt id comes along", async () => {
    const { token } = await api.signUp();
    const first = await api.generate(token, api.rounds[0], { attemptId: "mine-1" + engine });
    expect(first.body["attemptId"]).toBe("mine-1" + engine);
    const again = await api.generate(token, api.rounds[0], { attemptId: "mine-2" + engine });
    expect(again.body).toEqual(first.body);
    expect(await api.creditsOf(token)).toBe(50);
  });

  it("[bug 40] gives the stored reply to the same Idempotency-Key", async () => {
    const { token } = await api.signUp();
    const first = await api.generate(token, api.rounds[0], {}, "key-1");
    const asked = api.interviewer.calls.briefs.length;
    const again = await api.generate(token, api.rounds[0], {}, "key-1");
    expect(again.body).toEqual(first.body);
    expect(again.headers.get("Idempotency-Replayed")).toBe("true");
    expect(api.interviewer.calls.briefs.length).toBe(asked);
    expect((await api.generate(token, api.rounds[1], {}, "key-1")).status).toBe(422);
  });

  describe("[RS9] with what the person has put right of the resume", () => {
    const resume = createHash("sha256").update(resumePdf).digest("hex");
    const corrections = {
      resume,
      level: "senior",
      skills: [{ words: "PostgreSQL", change: "remove" }],
      roles: [{ title: "Nurse", employer: "City Hospital", from: "2019", to: "2022" }],
    };
    const lastBrief = () => api.interviewer.calls.briefs.at(-1);

    it("asks by it, and compares answers with it", async () => {
      const { token } = await api.signUp();
      const reply = await api.generate(token, api.rounds[0], { corrections: JSON.stringify(corrections) });
      expect(reply.status).toBe(200);
      expect(lastBrief()?.corrections).toEqual(corrections);
      expect(reply.body["person"]).toMatchObject({ employers: ["City Hospital"], years: 3 });
    });

    it("asks by the resume alone where it was made for another file, or is empty", async () => {
      const { token } = await api.signUp();
      const other = { ...corrections, resume: "f".repeat(64) };
      await api.generate(token, api.rounds[0], { corrections: JSON.stringify(other) });
      expect(lastBrief()?.corrections).toBeNull();
      await api.generate(token, api.rounds[1], { corrections: "" });
      expect(lastBrief()?.corrections).toBeNull();
    });

    it.each([
      ["no JSON", "{"],
      ["something else", JSON.stringify({ skills: "all" })],
      ["a field of the wrong kind", JSON.stringify({ ...corrections, level: "king" })],
      ["more than 20,000 characters", JSON.stringify(corrections) + " ".repeat(20_000)],
      ["more than a form takes", "x".repeat(70_000)],
    ])("refuses %s, without a charge", async (_, text) => {
      const { token } = await api.signUp();
      const reply = await api.generate(token, api.rounds[0], { corrections: text });
      expect([reply.status, reply.body["code"]]).toEqual([400, "bad_request"]);
      expect(await api.creditsOf(token)).toBe(100);
    });

    it("gives the first set to the same key only with the same body, and to the attempt whatever comes along", async () => {
      const { token } = await api.signUp();
      const attemptId = `corrected-${engine}`;
      const first = await api.generate(token, api.rounds[0], { attemptId }, "key-c1");
      const more = { attemptId, corrections: JSON.stringify(corrections) };
      expect((await api.generate(token, api.rounds[0], more, "key-c1")).status).toBe(422);
      const again = await api.generate(token, api.rounds[0], more, "key-c2");
      expect(again.body).toEqual(first.body);
      expect(await api.creditsOf(token)).toBe(50);
    });
  });

  it("makes one set and one charge of two calls at once", async () => {
    const { token } = await api.signUp();
    const calls = await Promise.all([1, 2, 3, 4].map(() => api.generate(token, api.rounds[0])));
    const made = calls.filter(({ status }) => status === 200);
    expect(made.length).toBeGreaterThan(0);
    expect(new Set(made.map(({ body }) => body["attemptId"])).size).toBe(1);
    for (const { status, body } of calls.filter((call) => call.status !== 200)) {
      expect([status, body["code"]]).toEqual([409, "generating"]);
    }
    expect(await api.creditsOf(token)).toBe(50);
  });

  it("gives the credits back when no questions could be made, and lets one try again", async () => {
    const { token } = await api.signUp();
    api.become({ ask: () => Promise.reject(new Error("the model is gone")) });
    const failed = await api.generate(token);
    expect([failed.status, failed.body["code"]]).toEqual([424, "questions_failed"]);
    expect(failed.body["message"]).toBe("Failed to generate questions. Please try again.");
    api.become({ ask: async () => [] });
    expect((await api.generate(token)).status).toBe(424);
    expect(await api.creditsOf(token)).toBe(100);
    api.become({});
    expect((await api.generate(token)).body["credits"]).toBe(50);
  });

  it("gives the credits back and has one try again where the place was taken meanwhile", async () => {
    const { token, userId } = await api.signUp();
    const { inTransaction } = api.deps.database;
    const other = {
      attempt_id: `other-${engine}`,
      user_id: userId,
      company_id: "another",
      state: "open" as const,
    };
    const row = {
      ...other,
      round_id: api.rounds[0] ?? "",
      made_by: "{}",
      created_at: 1,
      ended_at: null,
      seq: 0,
    };
    const { ask } = fakeInterviewer().port;
    api.become({
      async ask(brief, cancel) {
        await inTransaction((trx) => trx.insertInto("attempts").values(row).execute());
        return ask(brief, cancel);
      },
    });
    const { status, body, headers } = await api.generate(token);
    api.become({});
    expect([status, body["code"]]).toEqual([409, "generating"]);
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await api.creditsOf(token)).toBe(100);
    await inTransaction((trx) =>
      trx.deleteFrom("attempts").where("attempt_id", "=", other.attempt_id).execute(),
    );
    expect((await api.generate(token)).body["credits"]).toBe(50);
  });

  it("answers for a bad file before anything is held", async () => {
    const { token } = await api.signUp();
    for (const code of ["resume_locked", "resume_no_text"] as const) {
      unreadable = code;
      const refused = await api.generate(token);
      unreadable = undefined;
      expect([refused.status, refused.body["code"]]).toEqual([422, code]);
    }
    const to = `/questions/generate/${api.companyId}/${api.rounds[0]}`;
    const word = await api.call("POST", to, { token, body: resumeForm({}, Buffer.from("PK word file")) });
    expect([word.status, word.body["message"]]).toEqual([400, "Only PDF files are allowed"]);
    const none = await api.call("POST", to, { token, body: resumeForm({}, null) });
    expect([none.status, none.body["code"]]).toEqual([400, "resume_missing"]);
    const huge = await api.call("POST", to, {
      token,
      body: resumeForm({}, Buffer.alloc(1_048_577, "%PDF-")),
    });
    expect([huge.status, huge.body["message"]]).toEqual([413, "File size must be less than 1MB"]);
    const holds = await api.deps.database.db
      .selectFrom("credit_holds")
      .select("state")
      .where("state", "=", "held")
      .execute();
    expect(holds).toEqual([]);
    expect(await api.creditsOf(token)).toBe(100);
  });

  it("uses the copy kept in the account when another device sends no file", async () => {
    const { token } = await api.signUp();
    await api.call("POST", "/resume/upload", { token, body: resumeForm({ keep: "true" }) });
    const before = reads;
    const to = `/questions/generate/${api.companyId}/${api.rounds[0]}`;
    const set = await api.call("POST", to, { token, body: resumeForm({}, null) });
    expect([set.status, reads]).toEqual([200, before + 1]);
  });

  it("refuses a round that is not there", async () => {
    const { token } = await api.signUp();
    const gone = await api.generate(token, "nowhere");
    expect([gone.status, gone.body["code"]]).toEqual([404, "round_not_found"]);
    const other = await api.call("POST", `/questions/generate/nobody/${api.rounds[0]}`, {
      token,
      body: resumeForm(),
    });
    expect(other.body["code"]).toBe("round_not_found");
  });

  it("makes a new id where another person has used the attempt's", async () => {
    const [one, two] = [await api.signUp(), await api.signUp()];
    const attemptId = `shared-${engine}`;
    const first = await api.generate(one.token, api.rounds[0], { attemptId });
    const second = await api.generate(two.token, api.rounds[0], { attemptId });
    expect(second.status).toBe(200);
    expect(second.body["attemptId"]).not.toBe(first.body["attemptId"]);
    expect(questionIds(second)).not.toEqual(questionIds(first));
  });

  it("never charges again for an attempt that another device has finished or given up", async () => {
    const { token } = await api.signUp();
    const [finished, given] = [`finished-${engine}`, `given-${engine}`];
    const first = await api.generate(token, api.rounds[0], { attemptId: finished });
    const body = { companyId: api.companyId, roundId: api.rounds[0], answers: [{ answer: "Done." }] };
    expect((await api.call("POST", "/reports/generate", { token, body })).status).toBe(201);
    expect((await api.generate(token, api.rounds[0], { attemptId: finished })).body).toEqual(first.body);
    await api.generate(token, api.rounds[1], { attemptId: given });
    await api.call("DELETE", path(1), { token });
    const again = await api.generate(token, api.rounds[1], { attemptId: given });
    expect([again.status, again.body["code"]]).toEqual([404, "questions_not_found"]);
    expect(await api.creditsOf(token)).toBe(0);
  });

  it("gives the sets of a person page by page", async () => {
    const { token } = await api.signUp();
    const older = await api.generate(token, api.rounds[0]);
    api.clock.pass(1_000);
    const newer = await api.generate(token, api.rounds[1]);
    const attempts = async (query: string) => {
      const { body } = await api.call("GET", `/questions/user${query}`, { token });
      return [...Object(body["sets"])].map(({ attemptId }: { attemptId: string }) => attemptId);
    };
    expect(await attempts("")).toEqual([newer.body["attemptId"], older.body["attemptId"]]);
    expect(await attempts("?limit=1")).toEqual([newer.body["attemptId"]]);
    expect(await attempts(`?before=${newer.body["createdAt"]}`)).toEqual([older.body["attemptId"]]);
    expect((await api.call("GET", "/questions/user?limit=101", { token })).status).toBe(400);
  });

  it("asks no more than twenty questions, whatever the interviewer says", async () => {
    const { token } = await api.signUp();
    api.become({
      ask: async (brief) => Array.from({ length: 25 }, (_, n) => api.interviewer.draft(brief, n)),
    });
    const set = await api.generate(token);
    api.become({});
    expect(questionIds(set)).toHaveLength(20);
  });

  it("tells the interviewer what was asked before, oldest first, and a seed", async () => {
    const { token } = await api.signUp();
    await api.generate(token, api.rounds[0], { attemptId: `seed-${engine}` });
    expect(api.interviewer.calls.briefs.at(-1)).toMatchObject({
      seed: `seed-${engine}`,
      askedBefore: [],
      companyName: "Acme",
    });
    await api.generate(token, api.rounds[1]);
    expect(api.interviewer.calls.briefs.at(-1)?.askedBefore).toEqual(["entry-1", "entry-2", "entry-3"]);
  });

  it("gives the open set by round, by round alone and by person, and nobody else's", async () => {
    const [mine, other] = [await api.signUp(), await api.signUp()];
    const { credits, ...set } = (await api.generate(mine.token)).body;
    expect(credits).toBe(50);
    await api.generate(mine.token, api.rounds[1]);
    expect((await api.call("GET", path(), { token: mine.token })).body).toEqual(set);
    expect((await api.call("GET", `/questions/round/${api.rounds[0]}`, { token: mine.token })).body).toEqual(
      set,
    );
    const all: unknown[] = Object(
      (await api.call("GET", "/questions/user", { token: mine.token })).body["sets"],
    );
    expect(all.length).toBe(2);
    expect(all).toContainEqual(set);
    for (const to of [
      path(),
      `/questions/round/${api.rounds[0]}`,
      `/questions/round/nobody/${api.rounds[0]}`,
    ]) {
      const reply = await api.call("GET", to, { token: other.token });
      expect([reply.status, reply.body["code"]]).toEqual([404, "questions_not_found"]);
    }
    expect((await api.call("GET", "/questions/user", { token: other.token })).body).toEqual({ sets: [] });
  });

  it("gives an attempt up for good: its credits stay spent, the next set is new", async () => {
    const [mine, other] = [await api.signUp(), await api.signUp()];
    const first = await api.generate(mine.token);
    expect((await api.call("DELETE", path(), { token: other.token })).status).toBe(404);
    expect((await api.call("DELETE", path(), { token: mine.token })).body).toEqual({ ok: true });
    expect((await api.call("DELETE", path(), { token: mine.token })).status).toBe(404);
    expect((await api.call("GET", path(), { token: mine.token })).status).toBe(404);
    const second = await api.generate(mine.token);
    expect(second.body["credits"]).toBe(0);
    expect(questionIds(second)).not.toEqual(questionIds(first));
  });

  it("goes on when the person who asked has gone away", async () => {
    const { token } = await api.signUp();
    let go: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (go = resolve));
    api.become({
      async ask(brief) {
        await waiting;
        return [api.interviewer.draft(brief, 0)];
      },
    });
    const gone = new AbortController();
    const call = fetch(`${api.address}/api/questions/generate/${api.companyId}/${api.rounds[0]}`, {
      method: "POST",
      body: resumeForm(),
      headers: { Authorization: `Bearer ${token}` },
      signal: gone.signal,
    }).catch(() => "gone");
    const asked = api.interviewer.calls.briefs.length;
    while (api.interviewer.calls.briefs.length === asked) await new Promise((wake) => setTimeout(wake, 10));
    gone.abort();
    expect(await call).toBe("gone");
    go();
    let set = await api.call("GET", path(), { token });
    for (let i = 0; set.status !== 200 && i < 100; i++) {
      await new Promise((wake) => setTimeout(wake, 20));
      set = await api.call("GET", path(), { token });
    }
    api.become({});
    expect(questionIds(set).length).toBe(1);
    expect(await api.creditsOf(token)).toBe(50);
  });

  it("lets only safe addresses out", async () => {
    const { token } = await api.signUp();
    api.become({
      ask: async (brief) => [{ ...api.interviewer.draft(brief, 0), link: "javascript:alert(1)" }],
    });
    const set = await api.generate(token);
    api.become({});
    expect(Object(set.body["questions"])[0].link).toBeNull();
  });
});
