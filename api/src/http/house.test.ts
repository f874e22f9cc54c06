import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createHash } from "node:crypto";
import { Writable } from "node:stream";
import { SANDBOX_SCRIPT } from "#models/coding/sandbox.ts";
import { allEndpoints } from "#models/contract/all.ts";
import { readEnv } from "../env.ts";
import { type TestApi, testApi, testDatabase } from "../testing/testApi.ts";
import { policy } from "./headers.ts";
import { makeLog } from "./log.ts";

describe("the house around the rooms", () => {
  const lines: string[] = [];
  let api: TestApi;
  beforeAll(async () => {
    const sink = new Writable({
      write(chunk, _, done) {
        lines.push(String(chunk));
        done();
      },
    });
    api = await testApi("sqlite", { log: makeLog("info", sink) });
  });
  afterAll(() => api.close());

  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    fetch(`${api.address}${path}`, { headers, method });

  it("[api bug 30] isolates and protects everything a browser may show", async () => {
    for (const path of ["/nothing", "/healthz"]) {
      const { headers } = await get(path);
      expect(headers.get("Document-Isolation-Policy")).toBe("isolate-and-credentialless");
      expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin-allow-popups");
      expect(headers.get("Cross-Origin-Embedder-Policy")).toBeNull();
      expect(headers.get("Permissions-Policy")).toContain("microphone=(self)");
      expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
      expect(headers.get("X-Powered-By")).toBeNull();
    }
  });

  it("lets nobody run, frame or keep what the API says, also its refusals", async () => {
    for (const path of ["/api/settings", "/api/nothing", "/api/auth/profile"]) {
      const { headers } = await get(path);
      expect(headers.get("Content-Security-Policy")).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("Cache-Control")).toBe("no-store");
    }
  });

  it("[CO4] allows the one script of the sandbox by its hash, and nobody's text to be evaluated", () => {
    const { scriptSrc, workerSrc } = policy({ page: "", publicUrl: "", google: "" });
    const hash = createHash("sha256").update(SANDBOX_SCRIPT).digest("base64");
    expect(scriptSrc).toContain(`'sha256-${hash}'`);
    expect(scriptSrc.join(" ")).not.toMatch(/'unsafe-inline'|'unsafe-eval'|blob:|data:/);
    expect(workerSrc).toEqual(["'self'", "blob:"]);
    // Written within the document's own script element, it must not be able to end it.
    expect(SANDBOX_SCRIPT).not.toMatch(/<|&(?!&)/);
  });

  it("opens the policy to Google only when it is set up, and to the socket of the public address", () => {
    const settings = { page: "", publicUrl: "https://taiyari.example", google: "" };
    expect(policy(settings).scriptSrc.join(" ")).not.toContain("google");
    expect(policy(settings).connectSrc).toContain("wss://taiyari.example");
    const google = "https://accounts.google.com/gsi/client";
    const open = policy({ ...settings, google });
    expect(open.scriptSrc).toContain(google);
    expect([open.frameSrc, open.connectSrc]).toMatchObject([
      expect.arrayContaining(["https://accounts.google.com/gsi/"]),
      expect.arrayContaining(["https://accounts.google.com/gsi/"]),
    ]);
    expect(open.styleSrc).toContain("https://accounts.google.com/gsi/style");
  });

  it("is alive and ready", async () => {
    expect((await get("/healthz")).status).toBe(200);
    expect((await get("/readyz")).status).toBe(200);
  });

  it("shows its figures to this machine only", async () => {
    const figures = await get("/metrics");
    expect(await figures.text()).toContain("http_request_duration_seconds");
    expect((await get("/metrics", { "X-Forwarded-For": "203.0.113.5" })).status).toBe(404);
  });

  it.each([{ PUBLIC_URL: "https://taiyari.example" }, { TRUST_PROXY: "1" }])(
    "shows its figures on a public server (%j) by token alone, since a proxy may hide who asks",
    async (settings) => {
      const base = { NODE_ENV: "test", LOG_LEVEL: "silent", ...settings };
      for (const [METRICS_TOKEN, Authorization, status] of [
        ["", "", 404],
        ["", "Bearer ", 404],
        ["secret", "", 404],
        ["secret", "Bearer other", 404],
        ["secret", "Bearer secret", 200],
      ] as const) {
        const other = await testApi("sqlite", { env: readEnv({ ...base, METRICS_TOKEN }) });
        const reply = await fetch(`${other.address}/metrics`, { headers: { Authorization } });
        expect([METRICS_TOKEN, Authorization, reply.status]).toEqual([METRICS_TOKEN, Authorization, status]);
        await other.close();
      }
    },
  );

  it("names the methods that an address takes", async () => {
    const reply = await get("/api/auth/login", {}, "DELETE");
    expect([reply.status, reply.headers.get("Allow")]).toEqual([405, "POST"]);
    expect(await reply.json()).toMatchObject({ code: "method_not_allowed" });
  });

  it("writes one line per request, with the route and the person, without anything they sent", async () => {
    const { token, userId } = await api.signUp("private@example.com");
    lines.length = 0;
    const reply = await get("/api/reports/company-1/round-1?secret=yes", {
      Authorization: `Bearer ${token}`,
    });
    expect(lines).toHaveLength(1);
    const line: unknown = JSON.parse(lines[0] ?? "");
    expect(line).toMatchObject({ method: "GET", status: reply.status, ms: expect.any(Number) });
    expect(lines[0]).not.toMatch(new RegExp(`company-1|secret|private|${token}`));
    expect(line).toMatchObject({ id: reply.headers.get("X-Request-Id") });
    if (reply.status === 404) return;
    expect(line).toMatchObject({ userId, route: "/api/reports/:companyId/:roundId" });
  });

  it("writes no value of a failed statement into the log", async () => {
    const log: string[] = [];
    const sink = new Writable({ write: (chunk, _, done) => (log.push(String(chunk)), done()) });
    const error = Object.assign(new Error("duplicate key"), { detail: "Key (email)=(private@example.com)" });
    makeLog("info", sink).error({ err: error }, "failed");
    expect(log.join()).toContain("duplicate key");
    expect(log.join()).not.toContain("private");
  });

  it("describes every call of the contract", async () => {
    const description = await (await get("/api/openapi.json")).json();
    expect(description.openapi).toBe("3.1.0");
    for (const { endpoint, name } of allEndpoints) {
      const operation = description.paths[`/api${endpoint.path}`][endpoint.method.toLowerCase()];
      expect(operation.operationId).toBe(name);
      expect(operation.tags.includes("later")).toBe("later" in endpoint);
    }
    const generate = description.paths["/api/questions/generate/{companyId}/{roundId}"].post;
    expect(Object.keys(generate.requestBody.content)).toEqual(["multipart/form-data"]);
    expect(Object.keys(generate.responses)).toEqual(
      expect.arrayContaining(["200", "401", "402", "409", "413", "422", "424"]),
    );
  });

  it("is not ready when its database is gone", async () => {
    const database = await testDatabase("sqlite");
    const env = readEnv({ NODE_ENV: "test", LOG_LEVEL: "silent" });
    const other = await testApi("sqlite", { database, env });
    await database.close();
    const reply = await fetch(`${other.address}/readyz`);
    expect([reply.status, await reply.json()]).toEqual([
      503,
      expect.objectContaining({ code: "unavailable" }),
    ]);
    await other.close();
  });
});
