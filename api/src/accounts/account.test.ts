import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Session } from "#models/contract/account.ts";
import { keptLimits } from "../http/limits.ts";
import { browserKeys } from "../testing/fakePushService.ts";
import { engines, type TestApi, testApi, testDatabase } from "../testing/testApi.ts";

const PHONE = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/128.0.0.0 Mobile Safari/537.36";
const PASSWORD = "correct horse";

describe.each(engines)("the account on %s", (engine) => {
  let api: TestApi;
  let made = 0;
  beforeAll(async () => {
    api = await testApi(engine);
  });
  afterAll(() => api.close());

  const newEmail = () => `own${++made}@example.com`;
  const signIn = async (email: string, password = PASSWORD) => {
    const headers = { "User-Agent": PHONE };
    const { body } = await api.call("POST", "/auth/login", { body: { email, password }, headers });
    return String(body["token"]);
  };
  const isIn = async (token: string) => (await api.call("GET", "/auth/profile", { token })).status === 200;
  const account = async (token: string) => {
    const { body } = await api.call("GET", "/auth/account", { token });
    const sessions: Session[] = Object(body["sessions"]);
    return { signsInWith: body["signsInWith"], sessions };
  };

  it("tells how one signs in, and where one is signed in, this place first", async () => {
    const email = newEmail();
    const { token } = await api.signUp(email);
    const phone = await signIn(email);
    const { signsInWith, sessions } = await account(token);
    expect(signsInWith).toEqual(["password"]);
    expect(sessions.map(({ device, current }) => [device, current])).toEqual([
      [null, true],
      ["Chrome on Android", false],
    ]);
    expect((await account(phone)).sessions.map(({ device }) => device)).toEqual(["Chrome on Android", null]);
    expect(JSON.stringify(sessions)).not.toMatch(new RegExp(`${token}|${phone}`));
  });

  it("tells of no session that has ended by time", async () => {
    const email = newEmail();
    await api.signUp(email);
    api.clock.pass(31 * 86_400_000);
    expect((await account(await signIn(email))).sessions).toHaveLength(1);
  });

  it("changes the name", async () => {
    const { token } = await api.signUp();
    const { status, body } = await api.call("PUT", "/auth/account", { token, body: { name: "  अशा राव " } });
    expect([status, Object(body["user"]).name]).toEqual([200, "अशा राव"]);
    expect((await api.call("PUT", "/auth/account", { token, body: { name: " " } })).status).toBe(400);
  });

  it("ends one session, with its pushes, or all others", async () => {
    const email = newEmail();
    const { token } = await api.signUp(email);
    const [one, two, three] = [await signIn(email), await signIn(email), await signIn(email)];
    const { p256dh, auth } = browserKeys();
    const body = { endpoint: "https://updates.push.services.mozilla.com/wpush/v2/a", keys: { p256dh, auth } };
    expect((await api.call("POST", "/push/subscriptions", { token: one, body })).status).toBeLessThan(300);
    const id = (await account(one)).sessions.find(({ current }) => current)?.sessionId ?? "";
    expect((await api.call("DELETE", `/auth/sessions/${id}`, { token })).status).toBe(200);
    expect([await isIn(one), await isIn(two)]).toEqual([false, true]);
    const pushes = await api.deps.database.db.selectFrom("push_subscriptions").selectAll().execute();
    expect(pushes).toEqual([]);
    const gone = await api.call("DELETE", `/auth/sessions/${id}`, { token });
    expect([gone.status, gone.body["code"]]).toEqual([404, "sign_in_ended"]);
    expect((await api.call("DELETE", "/auth/sessions", { token })).body["sessions"]).toHaveLength(1);
    expect([await isIn(token), await isIn(two), await isIn(three)]).toEqual([true, false, false]);
  });

  it("ends no session of anybody else's", async () => {
    const mine = await api.signUp();
    const other = await api.signUp();
    const id = (await account(other.token)).sessions[0]?.sessionId ?? "";
    expect((await api.call("DELETE", `/auth/sessions/${id}`, { token: mine.token })).status).toBe(404);
    await api.call("DELETE", "/auth/sessions", { token: mine.token });
    expect(await isIn(other.token)).toBe(true);
  });

  it("[AC3] changes the password by the old one; all other sessions end", async () => {
    const email = newEmail();
    const { token } = await api.signUp(email);
    const other = await signIn(email);
    const change = (oldPassword?: string) =>
      api.call("POST", "/auth/password", { token, body: { oldPassword, newPassword: "another horse" } });
    for (const wrong of ["a guess", "", undefined]) {
      const { status, body } = await change(wrong);
      expect([status, body["code"]]).toEqual([400, "wrong_old_password"]);
    }
    expect((await change(PASSWORD)).body["sessions"]).toHaveLength(1);
    expect([await isIn(token), await isIn(other)]).toEqual([true, false]);
    const old = await api.call("POST", "/auth/login", { body: { email, password: PASSWORD } });
    expect(old.body["code"]).toBe("wrong_password");
    expect(await isIn(await signIn(email, "another horse"))).toBe(true);
  });

  it("changes it once when two ask at once", async () => {
    const { token } = await api.signUp();
    const body = (newPassword: string) => ({ oldPassword: PASSWORD, newPassword });
    const replies = await Promise.all(
      ["horse number one", "horse number two"].map((next) =>
        api.call("POST", "/auth/password", { token, body: body(next) }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it("needs a password of 8 characters or more", async () => {
    const { token } = await api.signUp();
    const body = { oldPassword: PASSWORD, newPassword: "short" };
    expect((await api.call("POST", "/auth/password", { token, body })).status).toBe(400);
  });
});

it("a password cannot be guessed by somebody who has found the device open", async () => {
  const database = await testDatabase("sqlite");
  const api = await testApi("sqlite", { database, limits: keptLimits(database) });
  const { token } = await api.signUp();
  const guess = () =>
    api.call("POST", "/auth/password", { token, body: { oldPassword: "guess", newPassword: "new horse" } });
  for (let n = 0; n < 10; n++) expect((await guess()).status).toBe(400);
  expect((await guess()).status).toBe(429);
  await api.close();
});
