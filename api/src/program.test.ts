import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, mkdirSync, rmSync } from "node:fs";
import { join, resolve as resolvePath } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { freePort } from "../../tests/lib/freePort.ts";
import { untilReady } from "../../tests/lib/untilReady.ts";
import { startServer } from "./server.ts";

// Inside the repository, so that the bundle finds its packages.
const cache = resolvePath(import.meta.dirname, "../../.cache");
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, "program-"));
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(async () => {
  await build({
    entryPoints: ["main.ts", "admin.ts"].map((file) => join(import.meta.dirname, file)),
    outdir: folder,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    splitting: true,
  });
});

const settings = (changes: Record<string, string> = {}) => ({
  NODE_ENV: "test",
  LOG_LEVEL: "silent",
  HOST: "127.0.0.1",
  PORT: "0",
  PAGE_DIR: "/nowhere",
  ...changes,
});

type Ended = { code: number | null; said: string };

function program(file: string, args: string[], env: Record<string, string>): [ChildProcess, Promise<Ended>] {
  const child = spawn(process.execPath, [join(folder, file), ...args], {
    env: { PATH: process.env["PATH"], ...env },
  });
  let said = "";
  child.stdout.on("data", (part) => (said += part));
  child.stderr.on("data", (part) => (said += part));
  return [child, new Promise((resolve) => child.on("close", (code) => resolve({ code, said })))];
}

async function untilUp(address: string) {
  if (!(await untilReady(address, 30_000))) throw new Error("the server did not come up");
}

const register = (address: string, email: string) =>
  fetch(`${address}/api/auth/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name: "Candidate", email, password: "correct horse" }),
  });

describe("the server as a program", { timeout: 60_000 }, () => {
  it("ends with code 0 on SIGTERM and with 1 and a sentence when it cannot start", async () => {
    const port = String(await freePort());
    const env = settings({ PORT: port, DATA_DIR: join(folder, "program"), LOG_LEVEL: "info" });
    const [child, ended] = program("main.js", [], env);
    await untilUp(`http://127.0.0.1:${port}`);
    const [, second] = program("main.js", [], env);
    expect(await second).toMatchObject({ code: 1, said: expect.stringContaining(`Port ${port} is taken`) });
    child.kill("SIGTERM");
    const { code, said } = await ended;
    expect(code).toBe(0);
    for (const line of said.trim().split("\n")) expect(JSON.parse(line)).toHaveProperty("level");
  });

  it("loses no account that was answered with success when it is killed in the middle", async () => {
    const port = String(await freePort());
    const address = `http://127.0.0.1:${port}`;
    const env = settings({ PORT: port, DATA_DIR: join(folder, "killed") });
    const [child, ended] = program("main.js", [], env);
    await untilUp(address);
    const stored: string[] = [];
    const people = Array.from({ length: 40 }, (_, n) => `person${n}@example.com`);
    const sent = people.map(async (email) => {
      const reply = await register(address, email).catch(() => undefined);
      if (reply?.status !== 201) return;
      stored.push(email);
      if (stored.length === 12) child.kill("SIGKILL");
    });
    await Promise.all(sent);
    await ended;
    expect(stored.length).toBeGreaterThanOrEqual(12);
    const [next, nextEnded] = program("main.js", [], env);
    await untilUp(address);
    const again = await Promise.all(stored.map(async (email) => (await register(address, email)).status));
    expect(new Set(again)).toEqual(new Set([409]));
    next.kill("SIGTERM");
    expect((await nextEnded).code).toBe(0);
  });

  it("comes up once with one list of companies when two start at once on a new database", async () => {
    const ports = [await freePort(), await freePort()];
    const env = settings({ DATA_DIR: join(folder, "twins") });
    const twins = ports.map((port) => program("main.js", [], { ...env, PORT: String(port) }));
    for (const port of ports) await untilUp(`http://127.0.0.1:${port}`);
    const lists = await Promise.all(
      ports.map(async (port) => (await fetch(`http://127.0.0.1:${port}/api/companies`)).json()),
    );
    expect(lists[0]).toEqual(lists[1]);
    for (const [child] of twins) child.kill("SIGTERM");
    expect(await Promise.all(twins.map(async ([, ended]) => (await ended).code))).toEqual([0, 0]);
  });
});

describe.each(["sqlite", "postgres"])("the admin command on %s", { timeout: 60_000 }, (engine) => {
  it("makes an account an admin while the server runs, and says what is wrong otherwise", async () => {
    const url = engine === "postgres" ? `${inject("postgresUrl")}/postgres` : "";
    const env = settings({ DATA_DIR: join(folder, "admin"), DATABASE_URL: url });
    const server = await startServer(env);
    const email = "boss@example.com";
    const { token } = await (await register(server.address, email)).json();
    const run = (...args: string[]) => program("admin.js", args, env)[1];
    expect(await run("grant", " Boss@Example.com ")).toMatchObject({ code: 0 });
    const profile = await fetch(`${server.address}/api/auth/profile`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect((await profile.json()).user.role).toBe("admin");
    expect(await run("grant", "nobody@example.com")).toEqual({
      code: 1,
      said: expect.stringContaining("No account has the address nobody@example.com."),
    });
    expect(await run()).toEqual({ code: 2, said: expect.stringContaining("npm run admin -- grant EMAIL\n") });
    await server.stop();
  });

  it("prints a link with which whoever has it sets a new password, once", async () => {
    const url = engine === "postgres" ? `${inject("postgresUrl")}/postgres` : "";
    const env = settings({ DATA_DIR: join(folder, "links"), DATABASE_URL: url });
    const server = await startServer({ ...env, PUBLIC_URL: "https://taiyari.example" });
    const email = "forgetful@example.com";
    await register(server.address, email);
    const run = (...args: string[]) =>
      program("admin.js", args, { ...env, PUBLIC_URL: "https://taiyari.example" })[1];
    const { code, said } = await run("reset", " Forgetful@Example.com");
    const [, token = ""] = /https:\/\/taiyari\.example\/reset-password#([\w-]{43})\n/.exec(said) ?? [];
    expect([code, token.length]).toEqual([0, 43]);
    const reset = () =>
      fetch(`${server.address}/api/auth/password/reset`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ token, password: "another horse" }),
      });
    expect([(await reset()).status, (await reset()).status]).toEqual([200, 404]);
    expect(await run("reset", "nobody@example.com")).toMatchObject({ code: 1 });
    await server.stop();
  });
});
