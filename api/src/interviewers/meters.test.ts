import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { coach } from "#models/coach/coach.ts";
import { pino } from "pino";
import type { ModelSettings } from "../modelSettings.ts";
import { clearOld } from "../tidying.ts";
import { type FakeModel, fakeModel } from "../testing/fakeModel.ts";
import { engines } from "../testing/testApi.ts";
import { costOf } from "./meters.ts";
import { type ModelApi, modelApi } from "./testing/modelApi.ts";

/** The coach of a server without an embedder. */
const byWords = { by: "coach", version: `${coach.who.version} · words` };

const DAY_MS = 86_400_000;
const NO_LIMITS = { tokens: 0, cost: 0, personTokens: 0, personCost: 0 };

it("a price is for a million tokens, a cost in millionths", () => {
  expect(costOf({ input: 1_000, output: 500 }, { priceIn: 0.15, priceOut: 0.6 })).toBe(450);
});

describe.each(engines)("what a model uses on %s", { timeout: 60_000 }, (engine) => {
  let peer: FakeModel;
  beforeAll(async () => {
    peer = await fakeModel();
  });
  beforeEach(() => peer.reset());
  afterAll(() => peer.close());

  /** Each reply of the peer has 100 tokens in and 50 out; a set of three takes two calls. */
  async function withLimits(
    limits: Partial<ModelSettings["limits"]>,
    work: (api: ModelApi) => Promise<void>,
    more: Partial<ModelSettings> = {},
  ) {
    const settings = { priceIn: 10_000, priceOut: 20_000, limits: { ...NO_LIMITS, ...limits }, ...more };
    const lines: string[] = [];
    const log = pino({ level: "debug" }, { write: (line: string) => void lines.push(line) });
    const api = await modelApi(engine, peer, settings, { log });
    await work(api);
    await api.close();
    return lines.join("");
  }

  it("is counted by person and by day, for the admin and for /metrics", () =>
    withLimits({}, async (api) => {
      const { token, userId } = await api.signUp();
      await api.generate(token);
      const { db } = api.deps.database;
      const used = { calls: 2, tokens_in: 200, tokens_out: 100, cost: 4_000_000 };
      expect(await db.selectFrom("model_use").selectAll().execute()).toEqual([
        { user_id: userId, day: "2026-11-27", ...used },
      ]);
      expect(await db.selectFrom("model_days").selectAll().execute()).toEqual([
        { day: "2026-11-27", ...used },
      ]);
      const own = await api.call("GET", "/auth/export", { token });
      expect(own.body["interviewer"]).toEqual({
        whenAway: null,
        use: [{ day: "2026-11-27", calls: 2, tokensIn: 200, tokensOut: 100 }],
      });
      const admin = await api.signUpAdmin();
      const { body } = await api.call("GET", "/admin/overview", { token: admin.token });
      const sum = { calls: 2, tokens: 300, costInMillionths: 4_000_000 };
      expect(body["model"]).toEqual({ name: "m-1", today: sum, month: sum, spent: false });
      const text = await api.deps.metrics.text();
      expect(text).toContain('model_tokens_total{purpose="questions",direction="in"} 200');
      expect(text).toContain("model_cost_total 4");
      expect(text).toContain('model_call_duration_seconds_count{purpose="questions",outcome="ok"} 2');
    }));

  it.each([
    ["of one person's tokens", { personTokens: 300 }, 200],
    ["of one person's cost", { personCost: 4 }, 200],
    ["of everyone's tokens", { tokens: 300 }, 429],
    ["of everyone's cost", { cost: 4 }, 429],
  ])("has a limit %s, until midnight in India, and costs nothing beyond it", async (_, limits, others) => {
    await withLimits(limits, async (api) => {
      const { token } = await api.signUp();
      expect((await api.generate(token)).status).toBe(200);
      peer.got.length = 0;
      const over = await api.generate(token, api.rounds[1]);
      expect([over.status, over.body["code"]]).toEqual([429, "interviewer_limit"]);
      // 9:00 UTC is 14:30 there.
      expect(Number(over.headers.get("Retry-After"))).toBe(9.5 * 3_600);
      expect([await api.creditsOf(token), await api.holds(), peer.got]).toEqual([50, [], []]);
      const other = await api.signUp();
      expect((await api.generate(other.token)).status).toBe(others);
      api.clock.pass(DAY_MS);
      expect((await api.generate(token, api.rounds[1])).body["credits"]).toBe(0);
    });
  });

  it("is taken over by the coach beyond a limit, where people or the settings want so", () =>
    withLimits(
      { personTokens: 1 },
      async (api) => {
        const { token } = await api.signUp();
        expect((await api.generate(token)).body["madeBy"]).toMatchObject({ by: "llm" });
        expect((await api.generate(token, api.rounds[1])).body["madeBy"]).toEqual(coach.who);
        const report = await api.finish(token, ["I measure before and after, since I want to know."]);
        expect(report.body["scoredBy"]).toEqual(byWords);
      },
      { whenAway: "coach" },
    ));

  it("is counted where the model fails, and nothing of a person is in the log", async () => {
    const words = "my very own answer words";
    const lines = await withLimits({}, async (api) => {
      const { token } = await api.signUp("private.person@example.com");
      await api.generate(token);
      peer.behave("no JSON");
      await api.finish(token, [words]);
      const [row] = await api.deps.database.db.selectFrom("model_days").selectAll().execute();
      expect(row?.calls).toBeGreaterThanOrEqual(4);
      peer.behave("500");
      await api.generate(token, api.rounds[1]);
    });
    expect(lines).toContain("a call of the language model");
    for (const secret of [words, "Moved 40 services", "k-secret", "private.person"]) {
      expect(lines).not.toContain(secret);
    }
  });

  it("is forgotten with the account, and of single persons after 90 days; the sums stay", () =>
    withLimits({}, async (api) => {
      const [one, two] = [await api.signUp(), await api.signUp()];
      await api.generate(one.token);
      await api.generate(two.token);
      const people = async () =>
        (await api.deps.database.db.selectFrom("model_use").select("user_id").execute()).map(
          ({ user_id }) => user_id,
        );
      const password = { password: "correct horse" };
      await api.call("DELETE", "/auth/account", { token: one.token, body: password });
      expect(await people()).toEqual([two.userId]);
      api.clock.pass(91 * DAY_MS);
      await clearOld(api.deps);
      expect(await people()).toEqual([]);
      // Two calls of the first set and, since the pace is known then, one of the second.
      const [sum] = await api.deps.database.db.selectFrom("model_days").select("calls").execute();
      expect(sum?.calls).toBe(3);
    }));
});
