import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import BetterSqlite3 from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MortalServer, mortalServer } from "../lib/mortalServer.ts";
import { resumePdf } from "../lib/resumePdf.ts";

/*
 * The server dies by SIGKILL at a write of one whole interview, one run for each write, and is started again. The page
 * repeats what got no answer, with the same Idempotency-Key. Nothing answered with success may be lost, nothing
 * charged twice.
 */
const missing = existsSync("dist/api/main.js") ? "" : "the server is not built";
if (missing) console.log(`skipped: ${missing}`);

const ANSWERS = ["The first answer.", "The second answer.", "The third answer."];
/** Interviews at the same time. */
const TOGETHER = 3;
/** Every so many writes, from the first one on; KILL_EVERY=1 takes some minutes more and dies at every single one. */
const EVERY = Number(process.env["KILL_EVERY"] ?? 4);
/** A minute of a quiet machine is enough for every fourth write; a busy one needs more. */
const LONGEST_MS = 240_000 * Math.max(1, 4 / EVERY);

type Reply = { status: number; body: Record<string, unknown> };
type Ask = { path: string; key?: string; token?: string; json?: unknown; form?: () => FormData };

/** Sends like the page: again after no answer, after 409 "still running" and after 503, with the same key. */
async function ask(server: MortalServer, { path, key, token, json, form }: Ask): Promise<Reply> {
  for (let tries = 0; tries < 60; tries++) {
    const reply = await fetch(`${server.address}/api${path}`, {
      method: json === undefined && !form ? "GET" : "POST",
      headers: {
        ...(json === undefined ? {} : { "Content-Type": "application/json" }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(key ? { "Idempotency-Key": key } : {}),
      },
      body: form?.() ?? (json === undefined ? null : JSON.stringify(json)),
    }).catch(() => undefined);
    if (!reply) {
      await server.start();
      continue;
    }
    const body = (await reply.json()) as Record<string, unknown>;
    const running =
      reply.status === 409 && ["key_running", "generating", "report_running"].includes(String(body["code"]));
    if (!running && reply.status !== 503) return { status: reply.status, body };
    await new Promise((wake) => setTimeout(wake, 100));
  }
  throw new Error(`${path} got no answer`);
}

/** A new account; one that was made just before the server died is signed in to. */
async function signUp(server: MortalServer): Promise<string> {
  const form = { name: "Candidate", email: "c@example.com", password: "correct horse" };
  const made = await ask(server, { path: "/auth/register", json: form });
  const { status, body } =
    made.status === 201 ? made : await ask(server, { path: "/auth/login", json: form });
  expect([200, 201]).toContain(status);
  return String(body["token"]);
}

type Question = { questionId: string };

/** One interview from sign-up to report. Keys are made once, as the page does. */
async function interview(server: MortalServer) {
  const token = await signUp(server);
  const { body } = await ask(server, { path: "/companies" });
  const [company] = body["companies"] as { companyId: string; rounds: { roundId: string }[] }[];
  const round = { companyId: company?.companyId ?? "", roundId: company?.rounds[0]?.roundId ?? "" };
  const form = () => {
    const data = new FormData();
    data.set("attemptId", "attempt-1");
    data.set("resume", new Blob([resumePdf()], { type: "application/pdf" }), "resume.pdf");
    return data;
  };
  const path = `/questions/generate/${round.companyId}/${round.roundId}`;
  const made = await ask(server, { path, token, key: "generate-1", form });
  expect(made).toMatchObject({ status: expect.any(Number), body: { attemptId: "attempt-1", credits: 50 } });
  const questions = made.body["questions"] as Question[];
  for (const [i, answer] of ANSWERS.entries()) {
    const json = { questionId: questions[i]?.questionId, answer, rev: 1 };
    const saved = await ask(server, { path: "/answers", token, key: `answer-${i}`, json });
    expect(saved).toMatchObject({ status: 200, body: { answer: { answer } } });
  }
  const json = { ...round, attemptId: "attempt-1", answers: ANSWERS.map((answer) => ({ answer })) };
  const report = await ask(server, { path: "/reports/generate", token, key: "report-1", json });
  expect(report).toMatchObject({ status: 201, body: { attemptId: "attempt-1", answeredQuestions: 3 } });
  return report.body;
}

/** What must be true of the database afterwards, whatever happened. */
function check(dataDir: string, report: Record<string, unknown>) {
  const db = new BetterSqlite3(join(dataDir, "taiyari.sqlite"), { readonly: true });
  const all = (sql: string) => db.prepare(sql).all() as Record<string, unknown>[];
  expect(all("select available, held from credit_accounts")).toEqual([{ available: 50, held: 0 }]);
  expect(all("select amount from credit_entries order by amount")).toEqual([
    { amount: -50 },
    { amount: 100 },
  ]);
  expect(all("select state from attempts")).toEqual([{ state: "reported" }]);
  expect(all("select text from answers order by place").map(({ text }) => text)).toEqual(ANSWERS);
  const bodies = all("select body from reports").map(({ body }) => JSON.parse(String(body)));
  expect(bodies).toEqual([report]);
  db.close();
}

describe.skipIf(missing !== "")("a server that is killed at any of its writes", () => {
  const base = mkdtempSync(join(tmpdir(), "taiyari-kill-"));
  const empty = join(base, "empty");
  const servers: MortalServer[] = [];
  beforeAll(async () => {
    const server = await mortalServer(empty);
    await server.start();
    await server.kill();
  });
  afterAll(async () => {
    for (const server of servers) await server.kill();
    rmSync(base, { recursive: true, force: true });
  });

  /** Whether the server died on the way. */
  async function surviveDeathAt(write: number): Promise<boolean> {
    const dataDir = join(base, `write-${write}`);
    cpSync(empty, dataDir, { recursive: true });
    const server = await mortalServer(dataDir);
    servers.push(server);
    await server.start(write);
    let died = !server.lives();
    const { start } = server;
    server.start = (at) => {
      died = true;
      return start(at);
    };
    const report = await interview(server);
    await server.kill();
    check(dataDir, report);
    return died;
  }

  it(
    "loses nothing that it had answered with success, and charges once",
    async ({ signal }) => {
      let next = 1;
      let deaths = 0;
      let over = false;
      async function onAndOn() {
        while (!over && !signal.aborted) {
          const write = next;
          next += EVERY;
          const died = await surviveDeathAt(write).catch((why: unknown) => {
            throw new Error(`killed at write ${write}`, { cause: why });
          });
          if (died) deaths++;
          else over = true;
        }
      }
      await Promise.all(Array.from({ length: TOGETHER }, onAndOn));
      console.log(`killed at ${deaths} writes, each ${EVERY} apart`);
      expect(deaths * EVERY).toBeGreaterThan(40);
    },
    LONGEST_MS,
  );
});
