import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedCompanies } from "#api/companies/seed.ts";
import { readEnv } from "#api/env.ts";
import { hashToken } from "#api/http/signedIn.ts";
import { engines, type TestApi, testApi } from "#api/testing/testApi.ts";
import { allEndpoints } from "#models/contract/all.ts";
import type { Endpoint } from "#models/contract/endpoint.ts";
import { isProblemCode, statusOf } from "#models/contract/problems.ts";
import { oddText, oddValue, spoilt, valuesOf } from "./arbitraries.ts";

/** Tries per call and engine; more, or other ones, with FUZZ_RUNS and FUZZ_SEED. */
const RUNS = Number(process.env["FUZZ_RUNS"] ?? 40);
const SEED = Number(process.env["FUZZ_SEED"] ?? 20_261_127);

type Attack = {
  params: string[];
  query: string;
  /** What is sent, with its content type; undefined: nothing. */
  body: { content: string | Uint8Array<ArrayBuffer> | FormData; type?: string } | undefined;
  key: string | undefined;
  asAdmin: boolean;
};

const rawBodies: fc.Arbitrary<Attack["body"]> = fc.constantFrom<Attack["body"]>(
  undefined,
  { content: "", type: "application/json" },
  { content: "{", type: "application/json" },
  { content: "[]", type: "application/json" },
  { content: "null", type: "application/json" },
  { content: '"text"', type: "application/json" },
  { content: '{"__proto__":{"role":"admin"},"constructor":{"prototype":{}}}', type: "application/json" },
  { content: `{"a":"${"x".repeat(1_100_000)}"}`, type: "application/json" },
  { content: "[".repeat(50_000), type: "application/json" },
  { content: new Uint8Array([0x7b, 0xff, 0xfe, 0x22]), type: "application/json" },
  { content: '{"name":"x"}', type: "application/json; charset=klingon" },
  { content: "name=x", type: "application/x-www-form-urlencoded" },
  { content: "{}", type: "text/plain" },
  { content: "--x\r\n", type: "multipart/form-data; boundary=x" },
  { content: "junk", type: "multipart/form-data" },
);

/** Half of a character pair cannot be written in an address. */
const wellFormed = (text: string) => text.slice(0, 500).replace(/\p{Surrogate}/gu, "?");

function jsonBodies(schema: NonNullable<Endpoint["body"]>): fc.Arbitrary<Attack["body"]> {
  const fitting = valuesOf(schema);
  const value = fc.oneof(
    { weight: 3, arbitrary: fitting },
    { weight: 3, arbitrary: spoilt(fitting) },
    oddValue,
  );
  const sent = value.map((one) => ({ content: JSON.stringify(one) ?? "", type: "application/json" }));
  return fc.oneof({ weight: 8, arbitrary: sent }, rawBodies);
}

const files = fc.constantFrom(
  new Uint8Array(),
  new TextEncoder().encode("%PDF-1.4\nnot much of one"),
  new TextEncoder().encode("GIF89a"),
  new Uint8Array(1_048_577).fill(37),
);

function formBodies({ fields, file }: NonNullable<Endpoint["form"]>): fc.Arbitrary<Attack["body"]> {
  const fitting = valuesOf(fields);
  const values = fc.oneof(fitting, spoilt(fitting));
  const field = fc.constantFrom(file, file, file, "other");
  const sent = fc.tuple(values, files, field, oddText).map(([value, bytes, name, fileName]) => {
    const form = new FormData();
    for (const [key, part] of Object.entries(Object(value))) form.append(key, String(part));
    form.append(name, new Blob([bytes], { type: "application/pdf" }), fileName);
    return { content: form };
  });
  return fc.oneof({ weight: 6, arbitrary: sent }, rawBodies);
}

function attacks(endpoint: Endpoint, ids: readonly string[]): fc.Arbitrary<Attack> {
  const bodies = endpoint.form
    ? formBodies(endpoint.form)
    : endpoint.body
      ? jsonBodies(endpoint.body)
      : fc.constant(undefined);
  const id = fc.oneof(fc.constantFrom(...ids), oddText);
  return fc.record({
    params: fc.array(id, { minLength: 2, maxLength: 2 }),
    query: fc.oneof(
      fc.constantFrom(
        "",
        "?limit=5",
        "?limit=0",
        "?before=yesterday",
        "?limit=1&limit=2",
        "?__proto__=1",
        "?%E0%A4%A=1",
      ),
      oddText.map((text) => `?before=${encodeURIComponent(wellFormed(text))}`),
    ),
    body: bodies,
    key: fc.option(fc.oneof(fc.uuid(), fc.constantFrom("same", "x".repeat(300), "a b")), { nil: undefined }),
    asAdmin: fc.boolean(),
  });
}

function addressOf({ path }: Endpoint, { params, query }: Attack): string {
  let place = 0;
  // A dot alone would be taken for a folder.
  const encode = (text: string) => encodeURIComponent(wellFormed(text)).replace(/^\.+$/, "%2E") || "-";
  return `/api${path.replace(/\{\w+\}/g, () => encode(params[place++] ?? "-"))}${query}`;
}

describe.each(engines)("every call, fed with nonsense, on %s", (engine) => {
  let api: TestApi;
  let ids: string[];
  const people = { user: "", admin: "" };

  /** A session made in the database, since sign-out ends the one it is called with. */
  async function newToken(userId: string): Promise<string> {
    const token = api.deps.ids.secret();
    const now = api.clock.now();
    const row = { token_hash: hashToken(token), user_id: userId, created_at: now, last_seen: now };
    await api.deps.database.inTransaction((trx) => trx.insertInto("sessions").values(row).execute());
    return token;
  }

  beforeAll(async () => {
    api = await testApi(engine, {
      env: readEnv({
        NODE_ENV: "test",
        LOG_LEVEL: "silent",
        SIGNUP_CREDITS: "1000000",
        PAGE_DIR: "/nowhere",
      }),
    });
    await seedCompanies(api.deps);
    const stranger = await api.signUp();
    people.user = (await api.signUp()).userId;
    people.admin = (await api.signUpAdmin()).userId;
    ids = ["quick-interview", "quick-interview-technical", "unknown", people.user, stranger.userId];
    for (const owner of [stranger.token, await newToken(people.user)]) ids.push(...(await startRound(owner)));
  });
  afterAll(() => api.close());

  /** Starts a round where that room is open; returns the ids that it gave out. */
  async function startRound(token: string): Promise<string[]> {
    const form = new FormData();
    form.append("resume", new Blob(["%PDF-1.4\n"], { type: "application/pdf" }), "resume.pdf");
    const path = "/questions/generate/quick-interview/quick-interview-technical";
    const { body } = await api.call("POST", path, { token, body: form });
    const found = JSON.stringify(body).match(/"(attemptId|questionId)":"[^"]+"/g) ?? [];
    return found.map((pair) => pair.split('"')[3] ?? "").slice(0, 3);
  }

  /** Whoever deletes an account deletes one of their own. */
  async function tokenFor({ path, method }: Endpoint, { asAdmin }: Attack): Promise<string> {
    if (method === "DELETE" && path === "/auth/account") return (await api.signUp()).token;
    return newToken(asAdmin ? people.admin : people.user);
  }

  async function send(endpoint: Endpoint, attack: Attack) {
    const token = await tokenFor(endpoint, attack);
    const body = ["GET", "DELETE"].includes(endpoint.method) ? undefined : attack.body;
    const reply = await fetch(`${api.address}${addressOf(endpoint, attack)}`, {
      method: endpoint.method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body?.type ? { "Content-Type": body.type } : {}),
        ...(attack.key === undefined ? {} : { "Idempotency-Key": attack.key }),
      },
      ...(body ? { body: body.content } : {}),
    });
    return { status: reply.status, type: reply.headers.get("Content-Type"), text: await reply.text() };
  }

  function check(endpoint: Endpoint, { status, type, text }: Awaited<ReturnType<typeof send>>) {
    expect(type).toMatch(/^application\/json/);
    const body: unknown = JSON.parse(text);
    expect(status, text).not.toBe(401);
    if (status < 300) {
      expect(status).toBe(endpoint.status ?? 200);
      expect(endpoint.reply.safeParse(body).error).toBeUndefined();
      return;
    }
    const { code, message, error } = Object(body);
    expect(Object.keys(Object(body)).sort()).toEqual(["code", "error", "message"]);
    expect(isProblemCode(code) && statusOf(code), text).toBe(status);
    expect([typeof message, error]).toEqual(["string", message]);
    if (status >= 500) expect(code, text).toBe("not_open");
  }

  it.each(allEndpoints.map(({ endpoint }) => ({ call: `${endpoint.method} ${endpoint.path}`, endpoint })))(
    "$call refuses in its own words or answers as described",
    async ({ endpoint }) => {
      await fc.assert(
        fc.asyncProperty(attacks(endpoint, ids), async (attack) =>
          check(endpoint, await send(endpoint, attack)),
        ),
        { numRuns: RUNS, seed: SEED, endOnFailure: true },
      );
      if (endpoint.path.endsWith("/role")) await restoreRoles();
    },
  );

  /** One call may change roles, by an admin who is written down. Afterwards all are what they were. */
  async function restoreRoles() {
    await api.deps.database.inTransaction(async (trx) => {
      const admins = await trx.selectFrom("users").select("user_id").where("role", "=", "admin").execute();
      const lines = await trx
        .selectFrom("audit_log")
        .select("subject")
        .where("action", "=", "role.set")
        .execute();
      const changed = new Set([people.admin, ...lines.map(({ subject }) => subject)]);
      expect(admins.filter(({ user_id }) => !changed.has(user_id))).toEqual([]);
      await trx.updateTable("users").set({ role: "user" }).where("user_id", "<>", people.admin).execute();
      await trx.updateTable("users").set({ role: "admin" }).where("user_id", "=", people.admin).execute();
    });
  }

  it("leaves nobody an admin who was none, and everybody's credits in order", async () => {
    const { db } = api.deps.database;
    const admins = await db.selectFrom("users").select("user_id").where("role", "=", "admin").execute();
    expect(admins).toEqual([{ user_id: people.admin }]);
    const accounts = await db.selectFrom("credit_accounts").selectAll().execute();
    const entries = await db.selectFrom("credit_entries").selectAll().execute();
    for (const { user_id, available, held } of accounts) {
      const sum = entries
        .filter((one) => one.user_id === user_id)
        .reduce((all, { amount }) => all + amount, 0);
      expect(sum).toBe(available + held);
    }
  });
});
