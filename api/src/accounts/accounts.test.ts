import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines, type TestApi, testApi } from "../testing/testApi.ts";

const form = { name: "Candidate", email: "First@Example.com ", password: "correct horse" };

describe.each(engines)("accounts on %s", (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(engine);
  });
  afterAll(() => api.close());

  it("[api bug 25] makes an account with 100 credits and signs in", async () => {
    const { status, body } = await api.call("POST", "/auth/register", { body: form });
    expect(status).toBe(201);
    expect(body["user"]).toEqual({
      userId: expect.any(String),
      name: "Candidate",
      email: "first@example.com",
      credits: 100,
      role: "user",
      referredBy: null,
    });
    const profile = await api.call("GET", "/auth/profile", { token: String(body["token"]) });
    expect(profile.body["user"]).toEqual(body["user"]);
  });

  it("refuses a second account for the same address, however it is typed", async () => {
    const { status, body } = await api.call("POST", "/auth/register", {
      body: { ...form, email: "FIRST@example.com" },
    });
    expect([status, body["code"]]).toEqual([409, "email_taken"]);
    expect(body["message"]).toBe(body["error"]);
  });

  it("signs in with the password and refuses another one without a 401", async () => {
    const good = await api.call("POST", "/auth/login", {
      body: { email: "first@example.com", password: "correct horse" },
    });
    expect(good.status).toBe(200);
    const bad = await api.call("POST", "/auth/login", {
      body: { email: "first@example.com", password: "wrong horse" },
    });
    expect([bad.status, bad.body["code"]]).toEqual([400, "wrong_password"]);
    const nobody = await api.call("POST", "/auth/login", {
      body: { email: "no@example.com", password: "correct horse" },
    });
    expect(nobody.body).toEqual(bad.body);
  });

  it("ends a session at sign-out and leaves the person's others alone", async () => {
    const login = { body: { email: "first@example.com", password: "correct horse" } };
    const one = String((await api.call("POST", "/auth/login", login)).body["token"]);
    const two = String((await api.call("POST", "/auth/login", login)).body["token"]);
    expect((await api.call("POST", "/auth/logout", { token: one })).status).toBe(200);
    const after = await api.call("GET", "/auth/profile", { token: one });
    expect([after.status, after.body["message"]]).toEqual([401, "Invalid token"]);
    expect((await api.call("GET", "/auth/profile", { token: two })).status).toBe(200);
  });

  it("names the field that is wrong", async () => {
    const { status, body } = await api.call("POST", "/auth/register", {
      body: { ...form, password: "short" },
    });
    expect([status, body["message"]]).toEqual([400, '"password" is missing or not valid.']);
  });

  it("ends a session that was idle for 30 days", async () => {
    const { token } = await api.signUp();
    api.clock.pass(31 * 86_400_000);
    expect((await api.call("GET", "/auth/profile", { token })).status).toBe(401);
  });

  it("ends a session after 90 days, however often it is used", async () => {
    const { token } = await api.signUp();
    for (let week = 0; week < 12; week++) {
      api.clock.pass(7 * 86_400_000);
      expect((await api.call("GET", "/auth/profile", { token })).status).toBe(200);
    }
    api.clock.pass(7 * 86_400_000);
    expect((await api.call("GET", "/auth/profile", { token })).status).toBe(401);
  });

  it("keeps neither the token nor the password", async () => {
    const { token, userId } = await api.signUp();
    const { db } = api.deps.database;
    const user = await db.selectFrom("users").selectAll().where("user_id", "=", userId).execute();
    const sessions = await db.selectFrom("sessions").selectAll().where("user_id", "=", userId).execute();
    expect(JSON.stringify([user, sessions])).not.toMatch(new RegExp(`${token}|correct horse`));
  });

  it("makes one account of two sign-ups at the same moment", async () => {
    const body = { ...form, email: "twice@example.com" };
    const replies = await Promise.all([1, 2, 3].map(() => api.call("POST", "/auth/register", { body })));
    expect(replies.map((reply) => reply.status).sort()).toEqual([201, 409, 409]);
  });

  it.each(["Bearer", "Bearer a b", "Basic abc", `Bearer ${"x".repeat(201)}`])(
    "takes %j for no session",
    async (header) => {
      const { status, body } = await api.call("GET", "/auth/profile", { headers: { Authorization: header } });
      expect([status, body["code"]]).toEqual([401, "invalid_token"]);
    },
  );
});
