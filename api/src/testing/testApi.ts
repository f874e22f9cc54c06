import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { pino } from "pino";
import { inject } from "vitest";
import { coach } from "#models/coach/coach.ts";
import { createApi } from "../app.ts";
import { type Database, openPostgres, openSqlite } from "../db/open.ts";
import type { Engine } from "../db/engine.ts";
import type { Deps } from "../deps.ts";
import { readEnv } from "../env.ts";
import { noLimits } from "../http/limits.ts";
import { makeMetrics } from "../http/metrics.ts";
import { openJobs } from "../jobs/open.ts";
import type { PaymentProvider } from "../outside/payments/port.ts";
import type { Push } from "../push/port.ts";
import { takeWork } from "../work.ts";

/** Both engines: the whole suite of a room runs on each. */
export const engines: readonly Engine[] = ["sqlite", "postgres"];

/** An empty database of its own, with the newest schema. */
export async function testDatabase(engine: Engine): Promise<Database> {
  const database =
    engine === "sqlite"
      ? newSqlite()
      : openPostgres(await newPostgres(), (error) => process.stderr.write(`${error.message}\n`));
  await database.migrate();
  return database;
}

/** In a folder of its own, which goes when it is closed. */
function newSqlite(): Database {
  const folder = mkdtempSync(join(tmpdir(), "taiyari-test-"));
  const database = openSqlite(join(folder, "test.sqlite"));
  return {
    ...database,
    async close() {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function newPostgres(): Promise<string> {
  const server = inject("postgresUrl");
  const name = `t_${randomBytes(8).toString("hex")}`;
  const pool = new pg.Pool({ connectionString: `${server}/postgres`, max: 1 });
  const db = new Kysely({ dialect: new PostgresDialect({ pool }) });
  await sql.raw(`create database ${name}`).execute(db);
  await db.destroy();
  return `${server}/${name}`;
}

/** A clock that a test moves by hand. */
export class TestClock {
  #now = Date.UTC(2026, 10, 27, 9, 0, 0);
  now() {
    return this.#now;
  }
  /** Lets so many milliseconds pass. */
  pass(ms: number) {
    this.#now += ms;
  }
}

export type TestReply = { status: number; headers: Headers; body: Record<string, unknown> };

export type TestApi = {
  deps: Deps;
  clock: TestClock;
  address: string;
  /** Sends JSON, or a form when `body` is one. `path` is under /api. */
  call(method: string, path: string, options?: CallOptions): Promise<TestReply>;
  /** Makes an account and returns its token. */
  signUp(email?: string): Promise<{ token: string; userId: string }>;
  /** Makes an account that is an admin. */
  signUpAdmin(): Promise<{ token: string; userId: string }>;
  close(): Promise<void>;
};

export type CallOptions = { token?: string; body?: unknown; key?: string; headers?: Record<string, string> };

function bodyOf(body: unknown): { content?: string | FormData; type?: string } {
  if (body === undefined) return {};
  if (body instanceof FormData) return { content: body };
  return { content: typeof body === "string" ? body : JSON.stringify(body), type: "application/json" };
}

async function send(address: string, method: string, path: string, options: CallOptions): Promise<TestReply> {
  const { content, type } = bodyOf(options.body);
  const response = await fetch(`${address}/api${path}`, {
    method,
    ...(content === undefined ? {} : { body: content }),
    headers: {
      ...(type ? { "Content-Type": type } : {}),
      ...(options.token ? { Authorization: `Bearer ${options.token}` } : {}),
      ...(options.key ? { "Idempotency-Key": options.key } : {}),
      ...options.headers,
    },
  });
  const body: Record<string, unknown> = Object(await response.json());
  return { status: response.status, headers: response.headers, body };
}

/** Push services are none of most tests' business. */
const noPush: Push = { publicKey: "", send: () => Promise.reject(new Error("This test sends no pushes.")) };

/** Takes orders; nobody ever pays one. */
const quietPayments: PaymentProvider = {
  keyId: "rzp_quiet",
  checkoutScript: "/nowhere.js",
  createOrder: async ({ amount, currency }) => ({
    id: `order_${randomUUID()}`,
    amount,
    currency,
    status: "created",
  }),
  payment: async () => null,
  paymentsOf: async () => [],
  refundedSince: async () => [],
  isSigned: () => false,
  isSent: () => false,
};

/** The dependencies of a test: real database, coach and clockwork, silent log, no limits. */
export async function testDeps(
  engine: Engine,
  changes: Partial<Deps> = {},
): Promise<Deps & { clock: TestClock }> {
  const clock = new TestClock();
  const database = changes.database ?? (await testDatabase(engine));
  const log = pino({ level: "silent" });
  return {
    database,
    env: readEnv({ NODE_ENV: "test", LOG_LEVEL: "silent" }),
    ids: { make: () => randomUUID(), secret: () => randomBytes(32).toString("base64url") },
    log,
    interviewer: coach,
    model: null,
    readResumeText: async () => ({
      lines: ["Backend developer with Node.js and PostgreSQL"],
      hiddenText: false,
    }),
    limits: noLimits,
    metrics: makeMetrics(),
    jobs: openJobs({ database, clock, log }),
    reportWait: 20_000,
    push: noPush,
    payments: quietPayments,
    sandbox: null,
    google: null,
    mail: null,
    ...changes,
    clock,
  };
}

/** The API on a port of its own, over a database of its own. */
export async function testApi(engine: Engine, changes: Partial<Deps> = {}): Promise<TestApi> {
  const deps = await testDeps(engine, changes);
  takeWork(deps);
  await deps.jobs.start();
  const server = http.createServer(createApi(deps).callback());
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  const call: TestApi["call"] = (method, path, options = {}) => send(address, method, path, options);

  async function signUp(email = `${randomBytes(6).toString("hex")}@example.com`) {
    const { status, body } = await call("POST", "/auth/register", {
      body: { name: "Candidate", email, password: "correct horse" },
    });
    const user = body["user"];
    const userId = typeof user === "object" && user !== null && "userId" in user ? String(user.userId) : "";
    if (status !== 201) throw new Error(`sign-up failed: ${JSON.stringify(body)}`);
    return { token: String(body["token"]), userId };
  }

  return {
    deps,
    clock: deps.clock,
    address,
    call,
    signUp,
    async signUpAdmin() {
      const person = await signUp();
      await deps.database.inTransaction((trx) =>
        trx.updateTable("users").set({ role: "admin" }).where("user_id", "=", person.userId).execute(),
      );
      return person;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await deps.jobs.stop();
      await deps.database.close();
    },
  };
}
