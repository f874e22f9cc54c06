import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../tests/lib/freePort.ts";
import { resumePdf } from "../../tests/lib/resumePdf.ts";
import { untilReady } from "../../tests/lib/untilReady.ts";

/** A server of its own process, over an empty database that goes with it. */
export type Running = { address: string; dataDir: string; child: ChildProcess; stop(): Promise<void> };

/** Starts the built server, with the log at its normal level and thrown away. */
export async function startBuilt(): Promise<Running> {
  const dataDir = mkdtempSync(join(tmpdir(), "taiyari-bench-"));
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), HOST: "127.0.0.1", DATA_DIR: dataDir, DATABASE_URL: "" };
  const child = spawn(process.execPath, ["dist/api/main.js"], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const address = `http://127.0.0.1:${port}`;
  if (!(await untilReady(address, 30_000))) {
    child.kill("SIGKILL");
    throw new Error("The server did not get ready within 30 s.");
  }
  return {
    address,
    dataDir,
    child,
    async stop() {
      const gone = new Promise((done) => child.once("exit", done));
      child.kill("SIGTERM");
      await gone;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function json(reply: Response): Promise<Record<string, unknown>> {
  const body: Record<string, unknown> = Object(await reply.json());
  if (!reply.ok) throw new Error(`${reply.url} answered ${reply.status}: ${JSON.stringify(body)}`);
  return body;
}

/** A new person's token. */
export async function signUp(address: string): Promise<string> {
  const form = {
    name: "Candidate",
    email: `c${process.pid}-${Date.now()}@example.com`,
    password: "correct horse",
  };
  const reply = await fetch(`${address}/api/auth/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(form),
  });
  return String((await json(reply))["token"]);
}

/** Ids of the questions of a new attempt at the first round of the list. */
export async function startAttempt(address: string, token: string): Promise<string[]> {
  const { companies } = await json(await fetch(`${address}/api/companies`));
  const [company] = Array.isArray(companies) ? companies : [];
  const form = new FormData();
  form.set("resume", new Blob([resumePdf()], { type: "application/pdf" }), "resume.pdf");
  const reply = await fetch(
    `${address}/api/questions/generate/${company.companyId}/${company.rounds[0].roundId}`,
    { method: "POST", headers: { Authorization: `Bearer ${token}` }, body: form },
  );
  const { questions } = await json(reply);
  return Array.isArray(questions) ? questions.map((question) => String(question.questionId)) : [];
}
