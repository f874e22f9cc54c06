import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OwnData } from "#models/entities/ownData.ts";
import { Share, SharedReport } from "#models/entities/share.ts";
import { SHARE_LASTS_MS } from "#models/rules/share.ts";
import { clearOld } from "../tidying.ts";
import { type RoundApi, roundApi } from "../testing/roundApi.ts";
import { engines } from "../testing/testApi.ts";

const OWN = "I moved 40 services to PostgreSQL, one at a time.";

describe.each(engines)("a link to a report, on %s", (engine) => {
  let api: RoundApi;
  beforeAll(async () => {
    api = await roundApi(engine);
  });
  afterAll(() => api.close());

  /** Somebody with a report, and what they can do with it. */
  async function person() {
    const { token } = await api.signUp();
    const attemptId = String((await api.generate(token)).body["attemptId"]);
    await api.call("POST", "/reports/generate", {
      token,
      body: { companyId: api.companyId, roundId: api.rounds[0], answers: [{ answer: OWN }] },
    });
    const make = (body: Record<string, unknown> = {}, key?: string) =>
      api.call("POST", "/shares", {
        token,
        body: { attemptId, withAnswers: true, ...body },
        ...(key !== undefined && { key }),
      });
    const share = async (body?: Record<string, unknown>) => Share.parse((await make(body)).body["share"]);
    const list = async (query = "") =>
      Object((await api.call("GET", `/shares${query}`, { token })).body)["shares"] as unknown[];
    /** Until its end; the person comes by in between, so that they stay signed in. */
    const outlast = async () => {
      api.clock.pass(SHARE_LASTS_MS / 2);
      await list();
      api.clock.pass(SHARE_LASTS_MS / 2);
    };
    return { token, attemptId, make, share, list, outlast };
  }
  const open = (token: string) => api.call("GET", `/shared/${token}`);

  it("[SH1] shows the report to whoever has it, without a sign-in, for 30 days", async () => {
    const { share } = await person();
    const { token, endsAt } = await share();
    expect(Date.parse(endsAt)).toBe(api.clock.now() + SHARE_LASTS_MS);
    const { status, body } = await open(token);
    expect(status).toBe(200);
    expect(SharedReport.parse(body).questions[0]).toMatchObject({ userAnswer: OWN, state: "scored" });
    api.clock.pass(SHARE_LASTS_MS - 1);
    expect((await open(token)).status).toBe(200);
    api.clock.pass(1);
    expect((await open(token)).body).toMatchObject({ code: "share_ended" });
  });

  it("[SH1] is one at a time: asking again changes what it shows, and gives the same one", async () => {
    const { share, list } = await person();
    const first = await share();
    api.clock.pass(1_000);
    const second = await share({ withAnswers: false, shownAs: "  A. R.  " });
    expect(second).toEqual({ ...first, withAnswers: false, shownAs: "A. R." });
    expect(await list()).toEqual([second]);
    expect((await open(first.token)).body).toMatchObject({ withAnswers: false, shownAs: "A. R." });
  });

  it("[SH1] that has ended gives place to another one", async () => {
    const { share, outlast } = await person();
    const first = await share();
    await outlast();
    const second = await share();
    expect(second.token).not.toBe(first.token);
    expect((await open(first.token)).status).toBe(404);
    expect((await open(second.token)).status).toBe(200);
  });

  it("[SH2] says nothing of whose it is, and has no id and no line of the resume", async () => {
    const { share, attemptId } = await person();
    const { token, shareId } = await share();
    const { body } = await open(token);
    const text = JSON.stringify(body);
    for (const hidden of [attemptId, shareId, api.companyId, "userId", "email", "questionId", "resumeLine"])
      expect(text).not.toContain(hidden);
    expect(body).toMatchObject({ shownAs: "" });
  });

  it("[SH3] without the answers has none of their words, and all of their scores", async () => {
    const { share } = await person();
    const full = SharedReport.parse((await open((await share()).token)).body);
    const bare = SharedReport.parse((await open((await share({ withAnswers: false })).token)).body);
    expect(JSON.stringify(bare)).not.toContain("40 services to PostgreSQL, one");
    expect(bare.questions.map(({ score, missing }) => [score, missing])).toEqual(
      full.questions.map(({ score, missing }) => [score, missing]),
    );
    expect(bare.questions.some(({ parts }) => parts.some(({ reason }) => reason !== ""))).toBe(true);
    expect(bare.questions.every(({ feedback, userAnswer }) => feedback === "" && userAnswer === "")).toBe(
      true,
    );
  });

  it("[SH4] [SH5] ends at once when it is taken back, and then looks like one that never was", async () => {
    const { token: session, share, list } = await person();
    const { token, shareId } = await share();
    const end = () => api.call("DELETE", `/shares/${shareId}`, { token: session });
    expect((await end()).status).toBe(200);
    const [ended, never] = [await open(token), await open("x".repeat(43))];
    expect([ended.status, ended.body]).toEqual([never.status, never.body]);
    expect(ended.status).toBe(404);
    expect((await end()).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await share()).token).not.toBe(token);
  });

  it("[SH4] cannot be taken back, listed or made by anybody else", async () => {
    const [owner, other] = [await person(), await person()];
    const { token, shareId } = await owner.share();
    await api.call("DELETE", `/shares/${shareId}`, { token: other.token });
    expect((await open(token)).status).toBe(200);
    expect(await other.list()).toEqual([]);
    expect((await other.make({ attemptId: owner.attemptId })).body).toMatchObject({ code: "report_missing" });
  });

  it("[SH4] ends with the account of its person", async () => {
    const { token: session, share } = await person();
    const { token } = await share();
    expect((await api.call("DELETE", "/auth/account", { token: session, body: {} })).status).toBe(200);
    expect((await open(token)).status).toBe(404);
  });

  it("is the same for a repeat under the same key", async () => {
    const { make } = await person();
    const [one, two] = [await make({}, "same-key"), await make({}, "same-key")];
    expect(two.body).toEqual(one.body);
  });

  it("is in one's own data, without its address; and is tidied away when it has ended", async () => {
    const { token: session, share, attemptId } = await person();
    const { token } = await share({ shownAs: "Me" });
    const exported = async () => (await api.call("GET", "/auth/export", { token: session })).body;
    expect(OwnData.parse(await exported()).shares).toMatchObject([{ attemptId, shownAs: "Me" }]);
    expect(JSON.stringify(await exported())).not.toContain(token);
    api.clock.pass(SHARE_LASTS_MS);
    await clearOld(api.deps);
    const left = await api.deps.database.db
      .selectFrom("shares")
      .selectAll()
      .where("ends_at", "<=", api.clock.now())
      .execute();
    expect(left).toEqual([]);
  });

  it("[SH2] is kept nowhere on its way, and no other site is told of it", async () => {
    const { share } = await person();
    const { headers } = await open((await share()).token);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
    expect(headers.get("Referrer-Policy")).toBe("no-referrer");
  });
});
