import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readEnv } from "../env.ts";
import { keptLimits } from "../http/limits.ts";
import { openGoogle } from "../outside/google/open.ts";
import type { Letter, MailOutcome } from "../outside/mail/port.ts";
import { fakeGoogle } from "../testing/fakeGoogle.ts";
import { engines, type TestApi, testApi, testDatabase } from "../testing/testApi.ts";
import { mailJob } from "./forgotten.ts";

const PASSWORD = "correct horse";
const NEW = "another horse";
const OWN = { "X-Requested-With": "Taiyari" };

/** Takes letters, and refuses as it is told. */
function mailbox() {
  const letters: Letter[] = [];
  const next: (MailOutcome | Error)[] = [];
  async function send(letter: Letter): Promise<MailOutcome> {
    const outcome = next.shift() ?? "sent";
    if (outcome instanceof Error) throw outcome;
    if (outcome === "sent") letters.push(letter);
    return outcome;
  }
  return { letters, next, send };
}

describe.each(engines)("a forgotten password on %s", (engine) => {
  let api: TestApi;
  let made = 0;
  const mail = mailbox();
  let google: Awaited<ReturnType<typeof fakeGoogle>>;
  beforeAll(async () => {
    google = await fakeGoogle();
    const env = readEnv({
      NODE_ENV: "test",
      LOG_LEVEL: "silent",
      PUBLIC_URL: "https://taiyari.example",
      ...google.settings,
    });
    api = await testApi(engine, { env, mail, google: openGoogle(env) });
  });
  afterAll(async () => {
    await api.close();
    await google.close();
  });

  const newEmail = () => `forgot${++made}@example.com`;
  const post = (path: string, body: object, headers = {}) => api.call("POST", path, { body, headers });
  const isIn = async (token: string) => (await api.call("GET", "/auth/profile", { token })).status === 200;
  const tokenIn = ({ text }: Letter) => /reset-password#([\w-]+)/.exec(text)?.[1] ?? "";
  const letterTo = (email: string) =>
    expect.poll(() => mail.letters.filter(({ to }) => to === email).length, { timeout: 5_000 });
  const last = (email: string) =>
    mail.letters.filter(({ to }) => to === email).at(-1) ?? expect.fail("no letter");

  async function ask(email: string, headers = {}) {
    const before = mail.letters.filter(({ to }) => to === email).length;
    const reply = await post("/auth/password/forgot", { email }, headers);
    expect([reply.status, reply.body]).toEqual([200, { ok: true }]);
    await letterTo(email).toBe(before + 1);
    return tokenIn(last(email));
  }
  const reset = (token: string, password = NEW) => post("/auth/password/reset", { token, password });

  it("[AC3] [AC4] is replaced by a link in a letter: once, and every session ends", async () => {
    const email = newEmail();
    const { token: old, userId } = await api.signUp(email);
    const token = await ask(email);
    const { status, body } = await reset(token);
    expect([status, Object(body["user"]).userId]).toEqual([200, userId]);
    expect([await isIn(old), await isIn(String(body["token"]))]).toEqual([false, true]);
    expect((await post("/auth/login", { email, password: NEW })).status).toBe(200);
    expect((await post("/auth/login", { email, password: PASSWORD })).status).toBe(400);
    const again = await reset(token);
    expect([again.status, again.body["code"]]).toEqual([404, "link_over"]);
  });

  it("has the same answer for an address that nobody has, and no letter", async () => {
    const before = mail.letters.length;
    const reply = await post("/auth/password/forgot", { email: "nobody@example.com" });
    expect([reply.status, reply.body]).toEqual([200, { ok: true }]);
    await ask(await knownEmail());
    expect(mail.letters).toHaveLength(before + 1);
  });
  async function knownEmail() {
    const email = newEmail();
    await api.signUp(email);
    return email;
  }

  it("[AC4] has a link that works for half an hour, and a new one ends the older", async () => {
    const email = await knownEmail();
    const [first, second] = [await ask(email), await ask(email)];
    expect((await reset(first)).status).toBe(404);
    api.clock.pass(30 * 60_000);
    expect((await reset(second)).status).toBe(404);
    const third = await ask(email);
    api.clock.pass(29 * 60_000);
    expect((await reset(third)).status).toBe(200);
  });

  it("is replaced once when two tabs send the same link", async () => {
    const token = await ask(await knownEmail());
    const replies = await Promise.all([1, 2].map(() => reset(token)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it("is written to in the language of whoever asks, at the address of the settings", async () => {
    const email = await knownEmail();
    await ask(email, { "Accept-Language": "hi-IN,hi;q=0.9" });
    expect(last(email).text).toMatch(/\p{Script=Devanagari}/u);
    expect(last(email).text).toContain("https://taiyari.example/reset-password#");
    await post("/auth/password/forgot", { email, language: "hi" }, { "Accept-Language": "en" });
    await letterTo(email).toBe(2);
    expect(last(email).text).toMatch(/\p{Script=Devanagari}/u);
  });

  it("keeps no token: neither in the job nor in the table", async () => {
    const email = await knownEmail();
    const token = await ask(email);
    const { db } = api.deps.database;
    const links = await db.selectFrom("password_links").selectAll().execute();
    expect(links.length).toBeGreaterThan(0);
    expect(JSON.stringify(links)).not.toContain(token);
  });

  it("is written to again when the mail server was busy, and not when it refuses for good", async () => {
    const email = await knownEmail();
    const { userId } = Object((await post("/auth/login", { email, password: PASSWORD })).body["user"]);
    mail.next.push(new Error("451"));
    await post("/auth/password/forgot", { email });
    const state = () => api.deps.jobs.stateOf(mailJob, userId);
    await expect.poll(async () => (await state())?.reason ?? null, { timeout: 5_000 }).not.toBeNull();
    // Asking again is reason enough to try at once.
    await ask(email);
    mail.next.push("refused");
    const before = mail.letters.length;
    await post("/auth/password/forgot", { email });
    await expect.poll(async () => await state(), { timeout: 5_000 }).toBeUndefined();
    expect(mail.letters).toHaveLength(before);
  });

  it("[api bug 32] takes the account back from whoever registered the address first, also their Google account", async () => {
    const email = newEmail();
    const { token: attacker } = await api.signUp(email);
    google.signIn({ sub: "g-attacker", email: "attacker@example.com" });
    const connect = { token: attacker, body: { code: google.give() }, headers: OWN };
    expect((await api.call("POST", "/auth/account/google", connect)).status).toBe(200);
    await reset(await ask(email));
    expect(await isIn(attacker)).toBe(false);
    const { body } = await api.call("POST", "/auth/google", { body: { code: google.give() }, headers: OWN });
    expect(Object(body["user"]).email).toBe("attacker@example.com");
  });

  it("is a first password for somebody who signs in with Google, who goes on doing so", async () => {
    const email = newEmail();
    google.signIn({ sub: `g-${email}`, email });
    const signIn = () => api.call("POST", "/auth/google", { body: { code: google.give() }, headers: OWN });
    const { userId } = Object((await signIn()).body["user"]);
    await reset(await ask(email));
    expect(Object((await signIn()).body["user"]).userId).toBe(userId);
    expect((await post("/auth/login", { email, password: NEW })).status).toBe(200);
  });
});

describe("a server that sends no mail", () => {
  it("says so", async () => {
    const api = await testApi("sqlite");
    const { status, body } = await api.call("POST", "/auth/password/forgot", {
      body: { email: "a@example.com" },
    });
    expect([status, body["code"]]).toEqual([409, "mail_not_set_up"]);
    await api.close();
  });
});

describe("a mailbox", () => {
  it("cannot be filled by strangers", async () => {
    const database = await testDatabase("sqlite");
    const api = await testApi("sqlite", { database, limits: keptLimits(database), mail: mailbox() });
    const ask = (email: string) => api.call("POST", "/auth/password/forgot", { body: { email } });
    for (let n = 0; n < 5; n++) expect((await ask("a@example.com")).status).toBe(200);
    expect((await ask("A@example.com")).status).toBe(429);
    expect((await ask("b@example.com")).status).toBe(200);
    await api.close();
  });
});
