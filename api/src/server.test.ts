import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import http from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readEnv, settingNames } from "./env.ts";
import { type Running, startServer } from "./server.ts";

const folder = mkdtempSync(join(tmpdir(), "server-"));
afterAll(() => rmSync(folder, { recursive: true }));

const settings = (changes: Record<string, string> = {}) => ({
  NODE_ENV: "test",
  LOG_LEVEL: "silent",
  HOST: "127.0.0.1",
  PORT: "0",
  DATA_DIR: join(folder, "data"),
  PAGE_DIR: "/nowhere",
  ...changes,
});

const register = (address: string, email: string) =>
  fetch(`${address}/api/auth/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name: "Candidate", email, password: "correct horse" }),
  });

/** A sign-up whose body has arrived only by half. */
function halfSent(address: string) {
  const body = JSON.stringify({ name: "Candidate", email: "half@example.com", password: "correct horse" });
  const headers = { "Content-Type": "application/json", "Content-Length": String(body.length) };
  const request = http.request(`${address}/api/auth/register`, { method: "POST", headers });
  request.write(body.slice(0, 20));
  const status = new Promise<number>((resolve, reject) => {
    request.on("response", (reply) => resolve(reply.resume().statusCode ?? 0)).on("error", reject);
  });
  return { finishSending: () => request.end(body.slice(20)), status };
}

describe("a server in this process", () => {
  let server: Running;
  beforeAll(async () => {
    server = await startServer(settings());
  });
  afterAll(() => server.stop());

  it("says where it is, with companies to practise with", async () => {
    expect(server.address).toMatch(/^http:\/\/localhost:\d+$/);
    const { companies } = await (await fetch(`${server.address}/api/companies`)).json();
    expect(companies[0].name).toBe("Quick Interview");
  });

  it("names the port that is taken, and leaves nothing open", async () => {
    const { port } = new URL(server.address);
    const second = startServer(settings({ PORT: port, DATA_DIR: join(folder, "second") }));
    await expect(second).rejects.toThrow(`Port ${port} is taken by another program.`);
  });

  it.each([
    [{ HOST: "203.0.113.1" }, "The server cannot listen on 203.0.113.1"],
    [{ DATA_DIR: "/dev/null/data" }, "The database file /dev/null/data/taiyari.sqlite cannot be opened."],
    [
      { DATABASE_URL: "postgres://me:secret@127.0.0.1:9/house" },
      "The database house at 127.0.0.1:9 does not answer.",
    ],
  ])("says in a sentence why it cannot start with %j", async (changes, sentence) => {
    const problem: unknown = await startServer(settings(changes)).catch((error: unknown) => error);
    expect(String(problem)).toContain(sentence);
    expect(String(problem)).not.toContain("secret");
  });

  it("takes an empty setting for none", () => {
    expect(readEnv({ PORT: "", LOG_LEVEL: "", DATA_DIR: "" })).toEqual(readEnv({}));
    expect(() => readEnv({ PUBLIC_URL: "javascript:alert(1)" })).toThrow("PUBLIC_URL");
  });

  it.each([
    [{ VAPID_PUBLIC_KEY: "short" }, "VAPID_PUBLIC_KEY: must be 65 bytes in base64url, or empty"],
    [{ VAPID_PRIVATE_KEY: "A".repeat(43) }, "VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY go together"],
    [{ VAPID_SUBJECT: "me@example.com" }, "VAPID_SUBJECT: must be empty or start with mailto: or https://"],
    [{ PUSH_INSTEAD: "http://127.0.0.1:9", NODE_ENV: "production" }, "PUSH_INSTEAD: is for tests"],
  ])("refuses %j", (changes, sentence) => {
    expect(() => readEnv(changes)).toThrow(sentence);
  });

  it("lists all settings that are wrong", async () => {
    const wrong = startServer(settings({ PORT: "many", DATABASE_URL: "mysql://x" }));
    await expect(wrong).rejects.toThrow(
      /PORT: must be a whole number from 0 to 65535[^]*DATABASE_URL: must be empty or start with postgres:\/\//,
    );
  });

  it("keeps what was stored when it starts again", async () => {
    const data = settings({ DATA_DIR: join(folder, "again") });
    const first = await startServer(data);
    expect((await register(first.address, "again@example.com")).status).toBe(201);
    await first.stop();
    const second = await startServer(data);
    expect((await register(second.address, "again@example.com")).status).toBe(409);
    await second.stop();
  });

  it("finishes the request that is running when it is stopped", async () => {
    const data = settings({ DATA_DIR: join(folder, "stopping") });
    const other = await startServer(data);
    const { finishSending, status } = halfSent(other.address);
    await new Promise((wake) => setTimeout(wake, 200));
    const stopping = other.stop();
    await new Promise((wake) => setTimeout(wake, 200));
    finishSending();
    expect(await status).toBe(201);
    const begun = performance.now();
    await stopping;
    expect(performance.now() - begun).toBeLessThan(5_000);
  });
});

describe(".env.example", () => {
  it("lists every setting with its default, in the order of the code", () => {
    const lines = readFileSync(join(import.meta.dirname, "../../.env.example"), "utf8").split("\n");
    const pairs = lines.filter((line) => /^[A-Z]/.test(line)).map((line) => line.split("=", 2));
    expect(pairs.map(([name]) => name)).toEqual(settingNames);
    expect(readEnv(Object.fromEntries(pairs))).toEqual(readEnv({}));
  });
});
