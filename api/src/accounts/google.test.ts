import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readEnv } from "../env.ts";
import { openGoogle } from "../outside/google/open.ts";
import { fakeGoogle, type FakeGoogle, type GooglePerson } from "../testing/fakeGoogle.ts";
import { engines, type TestApi, type TestReply, testApi } from "../testing/testApi.ts";

const OWN = { "X-Requested-With": "Taiyari" };

describe.each(engines)("signing in with Google on %s", (engine) => {
  let peer: FakeGoogle;
  let api: TestApi;
  let made = 0;
  /** Somebody whom nobody here knows. */
  let who: GooglePerson;
  beforeAll(async () => {
    peer = await fakeGoogle();
    const env = readEnv({
      NODE_ENV: "test",
      LOG_LEVEL: "silent",
      ADMIN_EMAILS: "boss@example.com, chief@example.com",
      ...peer.settings,
    });
    api = await testApi(engine, { env, google: openGoogle(env) });
  });
  afterAll(async () => {
    await api.close();
    await peer.close();
  });
  beforeEach(() => {
    made++;
    who = {
      sub: `g-${engine}-${made}`,
      email: `person${made}@example.com`,
      email_verified: true,
      name: "Asha Rao",
    };
    peer.signIn(who);
  });

  const post = (path: string, body: object, headers: Record<string, string> = OWN, token?: string) =>
    api.call("POST", path, { body, headers, ...(token ? { token } : {}) });
  const signIn = (body: object = { code: peer.give() }, headers = OWN) => post("/auth/google", body, headers);
  const userOf = ({ body }: TestReply): Record<string, unknown> => Object(body["user"]);
  const ticketOf = ({ body }: TestReply) => String(Object(body["join"]).ticket);
  const refusal = ({ status, body }: TestReply) => [status, body["code"]];
  const profile = (token: unknown) => api.call("GET", "/auth/profile", { token: String(token) });

  it("makes an account with 100 credits for somebody new, and finds it again", async () => {
    const first = await signIn();
    expect(first.status).toBe(200);
    expect(userOf(first)).toMatchObject({ name: "Asha Rao", email: who.email, credits: 100, role: "user" });
    const again = await signIn();
    expect(userOf(again)).toEqual(userOf(first));
    expect((await profile(again.body["token"])).status).toBe(200);
  });

  it("says the catalogue's sentence for a code that is none any more, and never 401", async () => {
    const code = peer.give();
    await signIn({ code });
    const again = await signIn({ code });
    expect(again.body).toMatchObject({ code: "google_refused", message: "Google login failed on server" });
    expect(again.status).toBe(400);
  });

  it("says the same with 502 while Google is away", async () => {
    peer.behave("500");
    const reply = await signIn();
    peer.behave("well");
    expect([reply.status, reply.body["message"]]).toEqual([502, "Google login failed on server"]);
  });

  it.each([
    ["without the header that no form can set", {}],
    ["from a page of somebody else's", { ...OWN, Origin: "https://evil.example" }],
  ])("is refused %s", async (_how, headers) => {
    const code = peer.give();
    expect(refusal(await signIn({ code }, headers as typeof OWN))).toEqual([403, "not_own_page"]);
    expect((await signIn({ code })).status).toBe(200);
  });

  it("takes a code that came by way of our own address", async () => {
    const headers = { ...OWN, Origin: api.address };
    const code = peer.give(`${api.address}/auth/google/callback`);
    expect((await signIn({ code, mode: "redirect" }, headers)).status).toBe(200);
    expect(
      refusal(await signIn({ code: peer.give("https://evil.example/x"), mode: "redirect" }, headers)),
    ).toEqual([400, "google_refused"]);
  });

  it.each([1, 2, 3, 4, 5])("makes one account of eight tabs at the same moment, time %i", async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => signIn()));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(new Set(replies.map((reply) => userOf(reply)["userId"])).size).toBe(1);
  });

  it("refuses an address that Google has not verified, also for a known person", async () => {
    await signIn();
    peer.signIn({ email_verified: false });
    expect(refusal(await signIn())).toEqual([403, "google_unverified"]);
  });

  it("keeps the name, and follows the address where it is free", async () => {
    const first = userOf(await signIn());
    peer.signIn({ email: `new${made}@example.com`, name: "Another Name" });
    expect(userOf(await signIn())).toEqual({ ...first, email: `new${made}@example.com` });
    const other = await api.signUp();
    const { email } = userOf(await profile(other.token));
    peer.signIn({ email: String(email) });
    expect(userOf(await signIn())).toEqual({ ...first, email: `new${made}@example.com` });
  });

  it("follows no address for somebody with a password, who signs in by the one they know", async () => {
    const first = await signIn();
    const token = String(first.body["token"]);
    await api.call("POST", "/auth/password", { token, body: { newPassword: "correct horse" } });
    peer.signIn({ email: `new${made}@example.com` });
    expect(userOf(await signIn())["email"]).toBe(who.email);
  });

  it("calls somebody without a name by the beginning of their address", async () => {
    peer.signIn({ name: "  " });
    expect(userOf(await signIn())["name"]).toBe(`person${made}`);
  });

  it("makes an admin of an address that the operator has named and Google has verified", async () => {
    peer.signIn({ email: "Boss@Example.com" });
    expect(userOf(await signIn())["role"]).toBe("admin");
    // Written down like every other change of a role, and once only.
    const boss = userOf(await signIn())["userId"];
    const lines = await api.deps.database.db.selectFrom("audit_log").selectAll().execute();
    expect(lines.map(({ subject, detail }) => [subject, JSON.parse(detail)])).toEqual([
      [boss, { changes: { role: ["user", "admin"] }, by: "ADMIN_EMAILS" }],
    ]);
    const chief = await api.signUp("chief@example.com");
    expect(userOf(await profile(chief.token))["role"]).toBe("user");
    peer.signIn({ sub: `${who.sub}-chief`, email: "chief@example.com" });
    const { join } = (await signIn()).body;
    const joined = await post("/auth/google/join", {
      ticket: Object(join).ticket,
      password: "correct horse",
    });
    expect(userOf(joined)["role"]).toBe("admin");
  });

  describe("where an account with a password has the address", () => {
    const password = "correct horse";

    it("[AC2] [api bug 32] does not sign in, whoever has made that account, until its password is known", async () => {
      const theirs = await api.signUp(who.email);
      const reply = await signIn();
      expect(reply.body).toEqual({ join: { ticket: expect.any(String), email: who.email } });
      const ticket = ticketOf(reply);
      expect(refusal(await post("/auth/google/join", { ticket, password: "a guess" }))).toEqual([
        400,
        "wrong_password",
      ]);
      const joined = await post("/auth/google/join", { ticket, password });
      expect(userOf(joined)).toMatchObject({ userId: theirs.userId, email: who.email });
      expect((await profile(theirs.token)).status).toBe(401);
      expect(userOf(await signIn())["userId"]).toBe(theirs.userId);
      expect(refusal(await post("/auth/google/join", { ticket, password }))).toEqual([404, "join_over"]);
    });

    it("gives a quarter of an hour, and the newest ticket counts", async () => {
      await api.signUp(who.email);
      const [first, second] = [ticketOf(await signIn()), ticketOf(await signIn())];
      expect(refusal(await post("/auth/google/join", { ticket: first, password }))).toEqual([
        404,
        "join_over",
      ]);
      api.clock.pass(15 * 60_000);
      expect(refusal(await post("/auth/google/join", { ticket: second, password }))).toEqual([
        404,
        "join_over",
      ]);
    });

    it("joins once when two tabs send the password at once", async () => {
      await api.signUp(who.email);
      const ticket = ticketOf(await signIn());
      const replies = await Promise.all([1, 2].map(() => post("/auth/google/join", { ticket, password })));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
    });

    it("keeps neither ticket nor code", async () => {
      await api.signUp(who.email);
      const code = peer.give();
      const ticket = ticketOf(await signIn({ code }));
      const rows = await api.deps.database.db.selectFrom("google_joins").selectAll().execute();
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${ticket}|${code}`));
    });
  });

  it("[AC1] does not mix up two Google accounts that have had one address after the other", async () => {
    await signIn();
    peer.signIn({ sub: `${who.sub}-other` });
    expect(refusal(await signIn())).toEqual([409, "google_taken"]);
  });

  describe("for somebody who is signed in", () => {
    const connect = (token: string) => post("/auth/account/google", { code: peer.give() }, OWN, token);
    const leave = (token: string) => api.call("DELETE", "/auth/account/google", { token });

    it("is joined with the account, whatever its address, and left again", async () => {
      const { token, userId } = await api.signUp();
      expect((await connect(token)).body["signsInWith"]).toEqual(["password", "google"]);
      expect(userOf(await signIn())["userId"]).toBe(userId);
      expect((await leave(token)).body["signsInWith"]).toEqual(["password"]);
      expect(userOf(await signIn())["userId"]).not.toBe(userId);
    });

    it("is not joined with two accounts", async () => {
      await signIn();
      const { token } = await api.signUp();
      expect(refusal(await connect(token))).toEqual([409, "google_in_use"]);
    });

    it("[AC5] is not left without another way in", async () => {
      const token = String((await signIn()).body["token"]);
      expect(refusal(await leave(token))).toEqual([409, "password_needed"]);
      expect((await signIn()).status).toBe(200);
    });
  });
});

describe("a server without Google", () => {
  it("says so", async () => {
    const api = await testApi("sqlite");
    const reply = await api.call("POST", "/auth/google", { body: { code: "4/x" }, headers: OWN });
    expect([reply.status, reply.body["code"]]).toEqual([501, "google_not_set_up"]);
    expect((await api.call("GET", "/settings")).body).toMatchObject({ googleClientId: null, mail: false });
    await api.close();
  });

  it("logs neither code nor address when Google fails", async () => {
    const { Writable } = await import("node:stream");
    const { makeLog } = await import("../http/log.ts");
    const lines: string[] = [];
    const sink = new Writable({
      write(chunk, _, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const peer = await fakeGoogle();
    const env = readEnv({ NODE_ENV: "test", ...peer.settings });
    const api = await testApi("sqlite", { env, google: openGoogle(env), log: makeLog("trace", sink) });
    peer.claim({ aud: "other" });
    const code = peer.give();
    await api.call("POST", "/auth/google", { body: { code }, headers: OWN });
    expect(lines.join()).toContain("GoogleFailure");
    expect(lines.join()).not.toMatch(new RegExp(`${code}|asha@example|client-secret|eyJ`));
    await api.close();
    await peer.close();
  });
});
