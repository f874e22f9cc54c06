import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { problems } from "#models/contract/problems.ts";
import { keptLimits } from "../http/limits.ts";
import { engines, type TestApi, testApi, testDatabase } from "../testing/testApi.ts";
import { inviteCode } from "./linking.ts";

describe.each(engines)("Saying who invited one, on %s", (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(engine);
  });
  afterAll(() => api.close());

  let made = 0;
  async function someone() {
    const email = `r${++made}@example.com`;
    return { ...(await api.signUp(email)), email };
  }
  type Someone = Awaited<ReturnType<typeof someone>>;

  const say = ({ token }: Someone, referredBy: unknown) =>
    api.call("POST", "/auth/set-referrer", { token, body: { referredBy } });
  const profile = async ({ token }: Someone) =>
    Object((await api.call("GET", "/auth/profile", { token })).body["user"]);
  const rewards = async ({ token }: Someone) =>
    (await api.call("GET", "/auth/rewards/history", { token })).body;

  /** What an invited person may see of an address of these tests. */
  const hint = expect.stringMatching(/^[^@]{1,2}•••@example\.com$/);

  it("is shown in the profile by a hint at the address: a share link gives no address away", async () => {
    const [friend, inviter] = [await someone(), await someone()];
    expect((await profile(friend)).referredBy).toBeNull();
    const { status, body } = await say(friend, ` ${inviter.email.toUpperCase()} `);
    expect([status, Object(body["user"]).referredBy]).toEqual([200, hint]);
    expect((await profile(friend)).referredBy).toEqual(hint);
    expect((await rewards(inviter))["invited"]).toBe(1);
  });

  it("takes the code of a share link, which is made once", async () => {
    const [friend, inviter] = [await someone(), await someone()];
    const codes = await Promise.all(
      Array.from({ length: 5 }, async () => (await rewards(inviter))["inviteCode"]),
    );
    expect(new Set(codes).size).toBe(1);
    const { body } = await say(friend, `https://taiyari.example/?invite=${String(codes[0])}`);
    expect(Object(body["user"]).referredBy).toEqual(hint);
    expect(JSON.stringify(await profile(friend))).not.toContain(inviter.email);
  });

  it("tries another code where somebody has it", async () => {
    const [one, two] = [await someone(), await someone()];
    const secrets = ["A", "A", "B"].map((letter) => letter.repeat(43));
    const ids = { ...api.deps.ids, secret: () => secrets.shift() ?? "" };
    const house = { ...api.deps, ids };
    const codes = [await inviteCode(house, one.userId), await inviteCode(house, two.userId)];
    expect(new Set(codes).size).toBe(2);
    expect(secrets).toEqual([]);
  });

  it("[RW2] refuses what leads to nobody", async () => {
    const person = await someone();
    const nobody = ["", "   ", "nobody@example.com", "ZZZZ2222", "just a word", "x".repeat(255)];
    // A character that PostgreSQL cannot store, and what is no text at all.
    for (const typed of [...nobody, "a\u0000@example.com", 7, null]) {
      const { status, body } = await say(person, typed);
      expect([typed, status, body["message"]]).toEqual([typed, 400, problems.bad_referrer.say]);
    }
  });

  it("[RW2] refuses one's own address and one's own code", async () => {
    const person = await someone();
    const { inviteCode: code } = await rewards(person);
    for (const typed of [person.email, ` ${person.email.toUpperCase()}`, code]) {
      const { status, body } = await say(person, typed);
      expect([status, body["message"]]).toEqual([400, problems.bad_referrer.say]);
    }
  });

  it("[RW4] is said once; the same once more is no error, another one is", async () => {
    const [friend, first, second] = [await someone(), await someone(), await someone()];
    await say(friend, first.email);
    expect((await say(friend, first.email)).status).toBe(200);
    expect((await say(friend, (await rewards(first))["inviteCode"])).status).toBe(200);
    const { status, body } = await say(friend, second.email);
    expect([status, body["message"]]).toEqual([400, "Failed to set referrer."]);
    // Whoever is linked cannot try out which addresses there are.
    expect((await say(friend, "nobody@example.com")).body["message"]).toBe("Failed to set referrer.");
  });

  it("[RW4] of fifty that are said at once takes one", async () => {
    const friend = await someone();
    const inviters = await Promise.all(Array.from({ length: 50 }, someone));
    const replies = await Promise.all(inviters.map(({ email }) => say(friend, email)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const invited = await Promise.all(inviters.map(async (one) => Number((await rewards(one))["invited"])));
    expect(invited.reduce((sum, count) => sum + count, 0)).toBe(1);
  });

  it("[RW5] refuses to close a circle, however long", async () => {
    const people = await Promise.all(Array.from({ length: 6 }, someone));
    for (const [at, person] of people.entries()) {
      const next = people[at + 1];
      if (next) expect((await say(person, next.email)).status).toBe(200);
    }
    const last = people.at(-1);
    for (const person of people.slice(0, -1)) {
      if (last) expect((await say(last, person.email)).body["code"]).toBe("referrer_failed");
    }
  });

  it("[RW5] lets at most one of two who name each other at the same moment", async () => {
    for (let time = 0; time < 10; time++) {
      const [one, two] = [await someone(), await someone()];
      const replies = await Promise.all([say(one, two.email), say(two, one.email)]);
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    }
  });

  it("[RW5] leaves one of four open who close a circle at the same moment", async () => {
    for (let time = 0; time < 5; time++) {
      const people = await Promise.all(Array.from({ length: 4 }, someone));
      const replies = await Promise.all(
        people.map((person, at) => say(person, people[(at + 1) % 4]?.email ?? "")),
      );
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    }
  });

  it("[RW4] [LE5] stays where the account of whoever invited is deleted, without a trace of them", async () => {
    const [friend, inviter, other] = [await someone(), await someone(), await someone()];
    await say(friend, inviter.email);
    await api.call("DELETE", "/auth/account", { token: inviter.token });
    expect((await profile(friend)).referredBy).toBe("");
    expect((await say(friend, other.email)).body["code"]).toBe("referrer_failed");
    const rows = await api.deps.database.db.selectFrom("users").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(inviter.userId);
  });

  it("can be tried ten times in an hour", async () => {
    const database = await testDatabase(engine);
    const limited = await testApi(engine, { database, limits: keptLimits(database) });
    const person = await limited.signUp();
    const tries = await Promise.all(
      Array.from({ length: 12 }, () =>
        limited.call("POST", "/auth/set-referrer", {
          token: person.token,
          body: { referredBy: "x@example.com" },
        }),
      ),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([...Array(10).fill(400), 429, 429]);
    await limited.close();
  });
});
