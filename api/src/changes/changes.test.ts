import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { showAnswer } from "../answers/show.ts";
import { readEnv } from "../env.ts";
import { showAttempt, showSet } from "../questions/show.ts";
import { questionsOf } from "../questions/table.ts";
import { showReport } from "../reports/show.ts";
import { questionIds, type RoundApi, roundApi } from "../testing/roundApi.ts";
import { engines } from "../testing/testApi.ts";
import { type Changes, changesAfter } from "./actions.ts";

const SEED = Number(process.env["CHANGES_SEED"] ?? 20_261_128);

/** What a device has after it has read some pages. */
class Replica {
  seq = 0;
  readonly attempts = new Map<string, unknown>();
  readonly sets = new Map<string, unknown>();
  readonly answers = new Map<string, unknown>();
  readonly reports = new Map<string, unknown>();

  apply(page: Changes) {
    for (const attempt of page.attempts) {
      this.attempts.set(attempt.attemptId, attempt);
      if (attempt.state !== "open") this.sets.delete(attempt.attemptId);
    }
    for (const set of page.sets) this.sets.set(set.attemptId, set);
    for (const answer of page.answers) this.answers.set(answer.questionId, answer);
    for (const report of page.reports) this.reports.set(report.reportId, report);
    this.seq = page.seq;
  }

  all() {
    const sorted = (map: Map<string, unknown>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));
    return [this.attempts, this.sets, this.answers, this.reports].map(sorted);
  }
}

describe.each(engines)("changes on %s", (engine) => {
  let api: RoundApi;
  beforeAll(async () => {
    const env = readEnv({ NODE_ENV: "test", LOG_LEVEL: "silent", SIGNUP_CREDITS: "1000000" });
    api = await roundApi(engine, { env });
  });
  afterAll(() => api.close());

  const read = async (token: string, since?: number): Promise<Changes> => {
    const query = since === undefined ? "" : `?since=${since}`;
    const { status, body } = await api.call("GET", `/changes${query}`, { token });
    expect(status).toBe(200);
    return Object(body);
  };
  const save = (token: string, questionId: string, answer: string) =>
    api.call("POST", "/answers", { token, body: { questionId, answer } });
  const report = (token: string, round = 0) =>
    api.call("POST", "/reports/generate", {
      token,
      body: { companyId: api.companyId, roundId: api.rounds[round], answers: [{ answer: "one two" }] },
    });
  const discard = (token: string, round = 0) =>
    api.call("DELETE", `/questions/round/${api.companyId}/${api.rounds[round]}`, { token });

  it("are none for a new person", async () => {
    const { token } = await api.signUp();
    const none = { seq: 0, more: false, attempts: [], sets: [], answers: [], reports: [] };
    expect(await read(token)).toEqual(none);
    expect(await read(token, 0)).toEqual(none);
  });

  it("[CH1] tell of an attempt, its questions, an answer, a report and an end, each once", async () => {
    const { token } = await api.signUp();
    const set = await api.generate(token);
    const [first = ""] = questionIds(set);
    const begun = await read(token);
    const attempt = { attemptId: set.body["attemptId"], roundId: api.rounds[0], state: "open" };
    expect(begun).toMatchObject({ attempts: [attempt], answers: [], reports: [], more: false });
    expect(begun.sets).toMatchObject([{ attemptId: attempt.attemptId, questions: set.body["questions"] }]);
    const saved = await save(token, first, "one");
    const answered = await read(token, begun.seq);
    expect(answered).toMatchObject({ attempts: [], sets: [], answers: [saved.body["answer"]], reports: [] });
    const made = await report(token);
    const ended = await read(token, answered.seq);
    expect(ended).toMatchObject({
      attempts: [{ ...attempt, state: "reported" }],
      sets: [],
      answers: [{ questionId: first, answer: "one two" }],
      reports: [made.body],
    });
    expect(await read(token, ended.seq)).toMatchObject({ seq: ended.seq, attempts: [], reports: [] });
    await api.generate(token, api.rounds[1]);
    await discard(token, 1);
    expect(await read(token, ended.seq)).toMatchObject({ attempts: [{ state: "discarded" }], sets: [] });
  });

  it("[AN4] tell the device whose text stands of the other device's that lost against it, once", async () => {
    const { token } = await api.signUp();
    const [questionId = ""] = questionIds(await api.generate(token));
    const at = (seconds: number) => new Date(api.clock.now() - 60_000 + seconds * 1_000).toISOString();
    const send = (body: Record<string, unknown>) =>
      api.call("POST", "/answers", { token, body: { questionId, baseServerRev: 0, ...body } });
    const stands = await send({ answer: "stands", rev: 1, device: "Phone #1", editedAt: at(9) });
    const before = await read(token);
    expect(before.answers).toMatchObject([{ answer: "stands", baseServerRev: 0 }]);
    expect(before.answers[0]).not.toHaveProperty("lost");
    const loser = { answer: "lost", rev: 1, device: "Laptop #2", editedAt: at(5) };
    await send(loser);
    const after = await read(token, before.seq);
    const lost = { answer: "lost", device: "Laptop #2", editedAt: at(5) };
    expect(after.answers).toEqual([{ ...Object(stands.body["answer"]), lost }]);
    await send(loser);
    expect(await read(token, after.seq)).toMatchObject({ answers: [] });
    await send({ answer: "next", rev: 2, baseServerRev: 1, device: "Phone #1", editedAt: at(20) });
    const next = await read(token, after.seq);
    expect(next.answers).toMatchObject([{ answer: "next", baseServerRev: 1 }]);
    expect(next.answers[0]).not.toHaveProperty("lost");
  });

  it("are a person's own", async () => {
    const [mine, other] = [await api.signUp(), await api.signUp()];
    const [question = ""] = questionIds(await api.generate(mine.token));
    await save(mine.token, question, "mine");
    await save(other.token, question, "theirs");
    expect(await read(other.token)).toMatchObject({ attempts: [], sets: [], answers: [], more: false });
  });

  it("begin again for a number that was never given out", async () => {
    const { token } = await api.signUp();
    await api.generate(token);
    expect((await read(token, 999_999)).attempts).toHaveLength(1);
  });

  it("refuse what is no number", async () => {
    const { token } = await api.signUp();
    for (const since of ["-1", "x", "1e3", "9".repeat(16), ""]) {
      expect((await api.call("GET", `/changes?since=${since}`, { token })).status).toBe(400);
    }
  });

  it("[CH2] come in pages, none of them bigger than it may be", async () => {
    const { token, userId } = await api.signUp();
    const ids = questionIds(await api.generate(token));
    for (const id of ids) await save(token, id, "x".repeat(5_000));
    await report(token);
    const replica = new Replica();
    const size = { rows: 2, characters: 6_000 };
    for (let more = true, pages = 0; more; pages++) {
      const page = await changesAfter(api.deps, userId, replica.seq, size);
      expect(page.answers.length).toBeLessThanOrEqual(1);
      expect(pages).toBeLessThan(20);
      replica.apply(page);
      more = page.more;
    }
    const whole = new Replica();
    whole.apply(await read(token));
    expect(replica.all()).toEqual(whole.all());
  });

  /** What stands in the tables, shown as it leaves the server. */
  async function everything(userId: string) {
    const { db } = api.deps.database;
    const attempts = await db.selectFrom("attempts").selectAll().where("user_id", "=", userId).execute();
    const open = attempts.filter(({ state }) => state === "open");
    const sets = open.map(async (attempt) => showSet(attempt, await questionsOf(db, [attempt.attempt_id])));
    const answers = await db.selectFrom("answers").selectAll().where("user_id", "=", userId).execute();
    const reports = await db.selectFrom("reports").selectAll().where("user_id", "=", userId).execute();
    const whole = new Replica();
    whole.apply({
      seq: 0,
      more: false,
      attempts: attempts.map(showAttempt),
      sets: await Promise.all(sets),
      answers: answers.map((row) => showAnswer(row)),
      reports: reports.map(showReport),
    });
    return whole.all();
  }

  type Step = { what: "save" | "save" | "generate" | "discard" | "report"; round: number; pick: number };
  const steps = fc.array(
    fc.record({
      what: fc.constantFrom<Step["what"]>("save", "save", "save", "generate", "discard", "report"),
      round: fc.nat(2),
      pick: fc.nat(8),
    }),
    { minLength: 10, maxLength: 24 },
  );

  it(
    "[CH1] [CH2] give a reader every change, while three writers go on at random",
    { timeout: 60_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.tuple(steps, steps, steps),
          fc.integer({ min: 1, max: 4 }),
          async (plans, rows) => {
            const { token, userId } = await api.signUp();
            const known: string[] = [];
            for (const round of api.rounds) known.push(...questionIds(await api.generate(token, round)));
            const step = async ({ what, round, pick }: Step, n: number) => {
              if (what === "save")
                return save(token, known[pick % known.length] ?? "", `text ${n} of ${pick}`);
              if (what === "report") return report(token, round);
              if (what === "discard") return discard(token, round);
              const made = await api.generate(token, api.rounds[round]);
              if (made.status === 200) known.push(...questionIds(made));
              return made;
            };
            let writing = plans.length;
            const write = async (plan: Step[]) => {
              for (const [n, one] of plan.entries()) {
                const { status, body } = await step(one, n);
                expect(status, JSON.stringify(body)).toBeLessThan(500);
              }
              writing--;
            };
            const replica = new Replica();
            const readOn = async () => {
              for (let more = true; more || writing > 0;) {
                const page = await changesAfter(api.deps, userId, replica.seq, { rows, characters: 4_000 });
                expect(page.seq).toBeGreaterThanOrEqual(replica.seq);
                replica.apply(page);
                more = page.more;
                await new Promise((next) => setImmediate(next));
              }
              // What was written between the last page and the end of the last writer.
              for (let more = true; more;) {
                const page = await changesAfter(api.deps, userId, replica.seq, { rows, characters: 4_000 });
                replica.apply(page);
                more = page.more;
              }
            };
            await Promise.all([...plans.map(write), readOn()]);
            expect(replica.all()).toEqual(await everything(userId));
          },
        ),
        { seed: SEED, numRuns: 6, endOnFailure: true },
      );
    },
  );
});
